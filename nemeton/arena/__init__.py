"""Many games between players: who sits where, who is stronger and by how much, and how sure that is.

`schedule` numbers the games, `play` plays one, `team` and `cluster` share them out, `journal` keeps what is finished,
`run` puts these together. `figures`, `rating` and `sequential` say what came out; `report`, `page` and `strength` tell
it to people.
"""
