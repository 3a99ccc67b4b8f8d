"""How long a review takes through the server, and whether the page answers meanwhile.

    python bench/reviews.py [GAME …]

For each title a recorded game of four is brought to a fresh server and reviewed at the usual depth; while it works, the
start page and the list of games are asked for again and again.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import httpx

import nemeton
from tests.review.games import text_of
from tests.web.served import served

PLAYERS = 4
PAUSE = 0.2  # seconds between two looks


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        print("| game | decisions | review | slowest answer meanwhile | answers |\n| --- | --- | --- | --- | --- |")
        for name in sys.argv[1:] or nemeton.names():
            with httpx.Client(base_url=address, headers={"origin": address.rstrip("/")}, timeout=120) as http:
                print(row(http, name), flush=True)


def row(http: httpx.Client, name: str) -> str:
    http.get("/api/games")
    source = http.post("/api/replays", content=text_of(name, PLAYERS)).json()["id"]
    began = time.perf_counter()
    http.post(f"/api/reviews/{source}").raise_for_status()
    slowest, answers, found = 0.0, 0, {"status": "waiting"}
    while found["status"] in ("waiting", "working"):
        for path in ("/", "/api/games"):
            asked = time.perf_counter()
            http.get(path).raise_for_status()
            slowest, answers = max(slowest, time.perf_counter() - asked), answers + 1
        time.sleep(PAUSE)
        found = http.get(f"/api/reviews/{source}").json()
    took = time.perf_counter() - began
    assert found["status"] == "ready", found
    return f"| {name} | {found['total']} | {took:.1f} s | {1000 * slowest:.0f} ms | {answers} |"


if __name__ == "__main__":
    main()
