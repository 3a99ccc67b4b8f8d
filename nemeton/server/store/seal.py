"""What nobody may read in the database of a running game, a host who plays along included: the dealer's secret and
whatever was dealt or decided in secret. It is sealed with a key that lies in a file of its own.

Each seal is good for one table only: what was cut out of one cannot be pasted into another.
"""

from __future__ import annotations

import base64
import binascii
import os
import secrets
from contextlib import suppress
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from nemeton.server.errors import BadSetting, Unreadable

KEY_BYTES = 32
NONCE_BYTES = 12
PLAIN_SECRET = 32  # bytes of a secret that was stored before there were seals
SIGN = "~"  # begins a sealed text; no notation begins so
BLOCK = 64  # bytes; sealed texts are filled up to a multiple of it
PRIVATE = 0o600


class Seal:
    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)

    def close(self, table_id: str, open_: bytes) -> bytes:
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, open_, table_id.encode())

    def open(self, table_id: str, closed: bytes) -> bytes:
        try:
            return self._cipher.decrypt(closed[:NONCE_BYTES], closed[NONCE_BYTES:], table_id.encode())
        except (InvalidTag, ValueError):
            raise Unreadable("it is sealed with another key than this server has") from None

    def close_text(self, table_id: str, text: str) -> str:
        """As long as that of any other text of its kind: the length of a colour's name would tell the colour."""
        plain = text.encode()
        filled = plain + b" " * (-len(plain) % BLOCK)
        return SIGN + base64.b64encode(self.close(table_id, filled)).decode()

    def open_text(self, table_id: str, text: str) -> str:
        if not text.startswith(SIGN):
            return text
        try:
            return self.open(table_id, base64.b64decode(text[len(SIGN) :], validate=True)).decode().rstrip(" ")
        except (binascii.Error, UnicodeDecodeError):
            raise Unreadable("what was sealed is damaged") from None

    def open_secret(self, table_id: str, stored: bytes) -> bytes:
        return stored if len(stored) == PLAIN_SECRET else self.open(table_id, stored)


def seal_in(path: Path) -> Seal:
    """By the key in that file, which is made if there is none."""
    try:
        if not path.exists():
            _make(path)
        text = path.read_text("ascii").strip()
        if os.name == "posix":
            with suppress(OSError):  # it may lie where nobody can change anything, given to us to read
                path.chmod(PRIVATE)
        key = bytes.fromhex(text)
    except OSError as problem:
        raise BadSetting(f"the key in {path} cannot be used: {problem.strerror}") from None
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadSetting(
            f"{path} holds no key of {KEY_BYTES} bytes in hexadecimal; put back the one this database was begun with"
        )
    return Seal(key)


def _make(path: Path) -> None:
    """Appears at once and complete, whoever else makes one at this moment."""
    trial = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(trial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), "w") as file:
        file.write(secrets.token_hex(KEY_BYTES) + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(trial, path)
    except FileExistsError:
        pass
    finally:
        trial.unlink()
