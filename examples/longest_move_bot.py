#!/usr/bin/env python3
"""A player in another program: reads one JSON object per line, answers one per line. No import of nemeton.

    nemeton simulate celtica --bots "outside:python3 examples/longest_move_bot.py,random" --games 10

It takes the move with the longest text, which in Celtica means the most cards or parts. Any language can do the same.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "ask":
        best = max(question["moves"], key=lambda entry: len(entry["say"]))
        print(json.dumps({"move": best["say"]}), flush=True)
