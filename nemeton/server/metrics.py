"""Our own numbers for Prometheus. `GET /metrics` shows them beside those that Litestar keeps of every request.

A process is one server, so they are counted for the process.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

moves = Counter("nemeton_moves", "Accepted player decisions")
refusals = Counter("nemeton_refusals", "Refused requests by code", ["code"])
connections = Counter("nemeton_connections", "Live connections opened")
slow_readers = Counter("nemeton_slow_readers", "Connections dropped because they read too slowly")
storage_failures = Counter("nemeton_storage_failures", "Commits that failed")
failed_copies = Counter("nemeton_failed_copies", "Daily copies of the database that could not be made")
lost_thoughts = Counter("nemeton_lost_thoughts", "Thoughts asked again because their worker or Redis was gone")
bot_failures = Counter("nemeton_bot_failures", "Thoughts of bots that failed")
commit_seconds = Histogram("nemeton_commit_seconds", "Duration of commits", buckets=SECONDS)
accept_seconds = Histogram(
    "nemeton_accept_seconds", "From somebody's wish to its commit and fan-out", ["verb"], buckets=SECONDS
)
thought_seconds = Histogram("nemeton_thought_seconds", "Time bots took to decide, waiting included", buckets=SECONDS)
live_connections = Gauge("nemeton_live_connections", "Devices looking at tables now")
unreadable_tables = Gauge("nemeton_unreadable_tables", "Tables that were set aside because they cannot be read")
nodes = Gauge("nemeton_nodes", "Servers alive on this database")
redis_up = Gauge("nemeton_redis_up", "1 while Redis answers, 0 while it does not")
overtaken = Counter("nemeton_overtaken", "Changes refused because another server was faster; most are tried again")
tables_in_memory = Gauge("nemeton_tables_in_memory", "Tables held in memory")
