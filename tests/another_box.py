"""What a process tells that plays with another box: sources are copied and numbers of content.toml changed there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.playing import ROOT


def told_there(there: Path, game: str, changes: Mapping[str, str], module: str) -> dict[str, Any]:
    """`python -m` of that module prints it as JSON. Each text to be changed stands once in the content of the game."""
    shutil.copytree(ROOT / "nemeton", there / "nemeton", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    content = there / "nemeton" / "games" / game / "content.toml"
    text = content.read_text("utf-8")
    for printed, other in changes.items():
        assert text.count(printed) == 1
        text = text.replace(printed, other)
    content.write_text(text, "utf-8")
    told = subprocess.run(
        [sys.executable, "-m", module],
        cwd=there,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(there), str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    found: dict[str, Any] = json.loads(told.stdout)
    return found
