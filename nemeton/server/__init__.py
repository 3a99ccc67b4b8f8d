"""The table for people: seats, live updates, storage and bots. What is said over the wire stands in docs/protocol.md.

Its rooms, from low to high: `store` (the database), `table` (what happens at a table), `bots` (who thinks in processes
of its own), `edge` (the ways in). Here in the hall stands what every room uses: `wire` and `limits` (forms and bounds),
`errors`, `metrics`, `settings`, `logs`; and what puts the rooms together: `host` (all tables), `app` and `run`. Nothing
here knows a particular game.
"""
