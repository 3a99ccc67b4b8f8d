#!/usr/bin/env python3
"""A player that reads text, as a language model would: replace `answer` by a call of yours. No import of nemeton.

    nemeton match graenaland --players 3 --bots "outside:python3 examples/text_bot.py,greedy,random" --games 3

What happened since the last question is remembered in `story`; the prompt is the story, the table as text, and the
legal moves in words. This one looks for words it likes, and otherwise takes the first move.
"""

import json
import sys

LIKES = ("complete", "build", "hut", "village", "points")


def answer(prompt: str, moves: list[dict]) -> str:
    for word in LIKES:
        for move in moves:
            if word in move["words"].lower():
                return move["say"]
    return moves[0]["say"]


story: list[str] = []
for line in sys.stdin:
    question = json.loads(line)
    story += question["since"]
    lines = [*story[-40:], question["text"], question["asked"], *(move["words"] for move in question["moves"])]
    print(json.dumps({"move": answer("\n".join(lines), question["moves"])}), flush=True)
