"""The forms of docs/protocol.md as types: what may be asked, and what is answered."""

# ruff: noqa: F403, I001 -- in the order in which a reader meets them; the client's types follow it
from nemeton.server.wire.table import *
from nemeton.server.wire.advice import *
from nemeton.server.wire.puzzles import *
from nemeton.server.wire.reviews import *
from nemeton.server.wire.about import *
