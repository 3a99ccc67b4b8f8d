"""The table for people: seats, live updates, storage and bots. What is said over the wire stands in docs/protocol.md.

From low to high: `wire` and `limits` (forms and bounds), `storage` (the append-only list of entries), `table` (one game
in memory), `render` (what a caller may see of it), `host` (all tables together), `moves` and `seating` (what can be
done), `bots` and `clocks` (who acts without being asked), `live` and `api` (the two ways in), `app` and `run` (put
together). Nothing here knows a particular game.
"""
