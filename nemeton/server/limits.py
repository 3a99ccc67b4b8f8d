"""Every bound on what clients may send, how much and how often; in one file so that a host can judge them together."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

# --- sizes ---
BODY_BYTES = 16_384  # any request body but a record
RECORD_BYTES = 524_288  # a *.nem file; the longest games are a tenth of that
MESSAGE_BYTES = 8_192  # one message over the socket
NAME_CHARACTERS = 40
LUCK_CHARACTERS = 120
CHAT_CHARACTERS = 500
PROMISE_CHARACTERS = 40
TALK_SECONDS = 600
CHAIN_MOVES = 32
MOVE_CHARACTERS = 200
TOKEN_CHARACTERS = 64
ADDRESS_CHARACTERS = 200

REQUEST_SECONDS = 20.0  # for a whole request to arrive; who takes longer is cut off

# --- amounts ---
TABLES_PER_DEVICE = 200  # at which it holds a seat and that are not over
BOT_TABLES_PER_ADDRESS = 10  # without people, in play
BOT_TABLES = 100  # … of everybody
REPLAYS_PER_DEVICE = 200  # imported records
REPLAY_BYTES_PER_DEVICE = 20_000_000
REPLAYS_KEPT = 20_000  # of all devices
REVIEWS_AT_ONCE = 2  # that are being made; others wait …
REVIEWS_WAITING = 40  # … so many at most
ENDINGS_KEPT = 64  # in memory
BULK_ANSWERS = 2  # whole games that are written down at the same time
WORTH_PACKING = 1_000  # bytes
LISTED = 50  # tables or replays in one list
CHATS_KEPT_IN_SIGHT = 50
PROMISES_IN_SIGHT = 100
REMARKS_IN_SIGHT = 12  # of bots about their decisions
OFFERS_IN_A_TALK = 8  # of one seat
EVENTS_IN_SNAPSHOT = 1_000
CATCH_UP_ENTRIES = 300  # who missed more gets a snapshot
OUTBOX_MESSAGES = 64  # who reads so slowly that more are waiting is disconnected
SPECTATORS_PER_TABLE = 64
CONNECTIONS_PER_HOLDER = 16  # of one table
REFUSALS_BEFORE_CLOSE = 50  # messages over the rate on one connection
CONNECTIONS_PER_ADDRESS = 256  # that wait for a request or its answer; a trusted proxy may have more
KNOWN_CLIENTS = 20_000  # addresses whose rate is remembered


@dataclass(frozen=True)
class Rate:
    per_second: float
    burst: float


@dataclass(frozen=True)
class Rates:
    """Per client address, the last one per connection."""

    read: Rate = Rate(50, 200)
    write: Rate = Rate(20, 60)
    create: Rate = Rate(1, 30)
    heavy: Rate = Rate(2, 10)  # hints, positions, imported records
    connect: Rate = Rate(5, 60)
    message: Rate = Rate(20, 60)


UNBOUNDED = Rates(*[Rate(1e9, 1e9)] * 6)


@dataclass
class Bucket:
    """Fills steadily; every request takes one out."""

    rate: Rate
    level: float = field(init=False)
    seen: float = field(default_factory=lambda: time.monotonic())

    def __post_init__(self) -> None:
        self.level = self.rate.burst

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.seen) * self.rate.per_second)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket per client; those unseen for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def take(self, client: str) -> bool:
        bucket = self._known.setdefault(client, Bucket(self._rate))
        self._known.move_to_end(client)
        if len(self._known) > KNOWN_CLIENTS:
            self._known.popitem(last=False)
        return bucket.take()
