"""What is kept in the database. Changes of this file need a migration beside the others in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    false,
)
from sqlalchemy import Table as Relation  # a table is where people sit

metadata = MetaData()

tables = Relation(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(12), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_seconds", Float, nullable=False),
    Column("clock_increment", Float, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch_of", String(32), unique=True),
    Column("talk_seconds", Float, nullable=False, server_default="0"),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("lesson", String(60)),
    Column("chapter", Integer),
    Column("origin", Text),
    Column("shuffling", Boolean, nullable=False, server_default=false()),
    Column("contributions", Text, nullable=False, server_default="[]"),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("asking", Text),
    Index("tables_by_status", "status", "open"),
    Index("tables_by_name", "name", unique=True),
)

seats = Relation(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(60)),
    Column("level", Integer),
    Column("stand_in", Integer),
    Column("token_hash", String(64)),
    Column("device_hash", String(64)),
    Column("until_back", Boolean, nullable=False, server_default=false()),
    Column("ends", Boolean, nullable=False, server_default=false()),
    Column("luck", String(64)),
    Column("words", Text),
    Index("seats_by_token", "token_hash"),
    Index("seats_by_device", "device_hash"),
)

# The game itself: append-only, and no two servers can both write the same number.
entries = Relation(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("say", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("back_to", Integer),
    Column("clock", Float),
    Column("at", Float, nullable=False),
    Column("late", String(8)),
)

chats = Relation(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("chats_by_table", "table_id", "id"),
)

# `number` is the entry a promise follows: it stands as long as that entry does.
promises = Relation(
    "promises",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("receiver", Integer, primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("place", String(40)),
    Column("topic", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

# An offer and its answers stand as long as the entries they follow; a yes makes promises of what was offered.
offers = Relation(
    "offers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("offer", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("receiver", Integer),
    Column("gives", String(40)),
    Column("gives_place", String(40)),
    Column("asks", String(40)),
    Column("asks_place", String(40)),
    Column("private", Boolean, nullable=False),
    Column("counters", Integer),
    Column("topic", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

answers = Relation(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("offer", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("yes", Boolean, nullable=False),
    Column("reason", String(40)),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

replays = Relation(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("info", Text, nullable=False),
    Column("device_hash", String(64)),
    Column("created", Float, nullable=False),
    Index("replays_by_device", "device_hash"),
)

# Boxes of games that somebody has corrected (nemeton/games/boxes.py), as JSON.
boxes = Relation(
    "boxes",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("fingerprint", String(80), primary_key=True),
    Column("told", Text, nullable=False),
    Column("created", Float, nullable=False),
)

# The servers that share this database, and when each was last seen by the database's own clock.
nodes = Relation(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

# What holds for the whole database, such as the mark of the key that its secrets are sealed with.
facts = Relation(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("told", Text, nullable=False),
)

# Of a table or a replay; one made in another form is made anew.
reviews = Relation(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("format", Integer, primary_key=True),
    Column("told", Text, nullable=False),
    Column("created", Float, nullable=False),
)
