"""The engine's buffers as NumPy sees them."""

from __future__ import annotations

from typing import Any

import numpy as np


def array(buffer: Any, kind: Any) -> Any:
    """A buffer of the engine, without a copy. Without the compiled engine some are lists, which NumPy has to copy."""
    return np.array(buffer, kind) if isinstance(buffer, list) else np.frombuffer(buffer, kind)
