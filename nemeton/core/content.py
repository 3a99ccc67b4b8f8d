"""Reading a game's content.toml, the data of its box."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any


def load(module_file: str) -> dict[str, Any]:
    """The content.toml beside a module, given the module's `__file__`."""
    data = Path(module_file).with_name("content.toml").read_bytes()
    content: dict[str, Any] = tomllib.loads(data.decode())
    content["fingerprint"] = hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()[:12]
    return content
