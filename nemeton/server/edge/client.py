"""The built web client, served from memory: compressed once, hashed files cached for ever, the page itself never."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from nemeton.server.edge.calls import AnyRequest
from nemeton.server.errors import Refused
from nemeton.server.table.auth import device_cookie

PAGE = "index.html"
KINDS = {".js": "application/javascript", ".webmanifest": "application/manifest+json"}  # systems differ about these
PACKED = "compressed_already"  # the mark of handlers that compress by themselves
HASHED = re.compile(r"^assets/.*-[\w-]{8,}\.\w+$")
WORTH_COMPRESSING = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg")
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Nemeton</title>
<h1>The server is running, but the web client has not been built</h1>
<p>Run <code>make setup</code> and load this page again.
The API works already: <a href="/schema/openapi.json">its description</a>, <a href="/health">its health</a>.</p></html>
"""


@dataclass(frozen=True)
class File:
    kind: str
    plain: bytes
    packed: dict[str, bytes]  # by content encoding, best first
    tag: str
    lasting: bool


class Client:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._read_at = 0.0

    def find(self, path: str) -> File | None:
        """The file of that name; read again when the client has been built anew."""
        page = self._folder / PAGE
        built = page.stat().st_mtime if page.exists() else 0.0
        if built != self._read_at:
            self._files = dict(map(self._read, self._names()))
            self._read_at = built
        return self._files.get(path)

    def _names(self) -> list[Path]:
        every = [path for path in self._folder.rglob("*") if path.is_file()]
        return [path for path in every if path.suffix not in (".br", ".gz", ".map")]

    def _read(self, path: Path) -> tuple[str, File]:
        name = path.relative_to(self._folder).as_posix()
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        plain = path.read_bytes()
        packed: dict[str, bytes] = {}
        if kind.startswith(WORTH_COMPRESSING):
            brotli = path.with_name(path.name + ".br")
            if brotli.exists():
                packed["br"] = brotli.read_bytes()
            packed["gzip"] = gzip.compress(plain, 9, mtime=0)
        tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        return name, File(kind, plain, packed, tag, HASHED.search(name) is not None)


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def serve_client(
    request: AnyRequest, client: NamedDependency[Client], path: FromPath[str] = "/"
) -> Response[bytes]:
    name = path.strip("/")
    if name.startswith(("api/", "schema")):
        raise Refused("not_found", "there is no such call; /schema/openapi.json lists all")
    file = client.find(name or PAGE)
    if file is None and "." not in name:
        file = client.find(PAGE)
        if file is None:
            return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    if file is None:
        raise Refused("not_found", "there is no such file")
    return _answer(request, file)


def _answer(request: AnyRequest, file: File) -> Response[bytes]:
    headers = {
        "etag": file.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
    }
    _device, cookies = device_cookie(request) if file.kind == MediaType.HTML else ("", [])
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.plain
    understood = request.headers.get("accept-encoding", "")
    for encoding, packed in file.packed.items():
        if encoding in understood:
            body = packed
            headers["content-encoding"] = encoding
            break
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") else file.kind
    return Response(body, media_type=kind, headers=headers, cookies=cookies)
