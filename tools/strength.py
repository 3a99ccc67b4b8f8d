"""docs/strength.md from the reports of `nemeton arena`.

python -m tools.strength REPORTS…                      every *.json, or all of them below a folder, to docs/strength.md
python -m tools.strength REPORTS… --out other.md
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from nemeton.arena.report import read_report
from nemeton.arena.strength import strength
from nemeton.core.errors import NemetonError

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"


def files(paths: list[Path]) -> list[Path]:
    """The files themselves; of a folder every report below it, of a run's folder its report.json only."""
    found = []
    for path in paths:
        found += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    return [path for path in found if path.name != "plan.json"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reports", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=PAGE)
    args = parser.parse_args()
    try:
        reports = [read_report(path) for path in files(args.reports)]
        if not reports:
            raise NemetonError("there are no reports there; `nemeton arena --report FILE.json` writes one")
        args.out.write_text(strength(reports))
    except (NemetonError, OSError) as problem:
        sys.exit(f"strength: {problem}")
    print(f"{args.out}: {len(reports)} reports")


if __name__ == "__main__":
    main()
