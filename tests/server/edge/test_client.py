"""The built client: compressed, cached by its hashes, behind strict headers; and what is shown when there is none."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.server.support import Person, every_game, quick, running


@pytest.fixture
def built(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Nemeton</title>" + " " * 2000)
    (static / "assets" / "index-Bx3dK9aQ.js").write_text("console.log('grove');" * 200)
    (static / "assets" / "index-Bx3dK9aQ.js.br").write_bytes(b"as if by brotli")
    (static / "icon.png").write_bytes(b"\x89PNG")
    return static


def test_files_are_compressed_and_cached_by_their_hash(tmp_path: Path, built: Path) -> None:
    with running(quick(tmp_path, static=built)) as server, Person(server.address) as anouk:
        http = anouk.http
        page = http.get("/", headers={"accept-encoding": "gzip"})
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["cache-control"] == "no-cache"
        assert "nemeton_device" in page.cookies
        cookie = page.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        script = http.get("/assets/index-Bx3dK9aQ.js", headers={"accept-encoding": "identity"})
        assert script.text.startswith("console.log")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("application/javascript")
        assert "set-cookie" not in script.headers
        with http.stream("GET", "/assets/index-Bx3dK9aQ.js", headers={"accept-encoding": "gzip, br"}) as best:
            assert best.headers["content-encoding"] == "br"
            assert b"".join(best.iter_raw()) == b"as if by brotli"
        with http.stream("GET", "/assets/index-Bx3dK9aQ.js", headers={"accept-encoding": "gzip"}) as packed:
            assert gzip.decompress(b"".join(packed.iter_raw())).startswith(b"console.log")
        again = http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        assert http.get("/icon.png").content == b"\x89PNG"
        assert http.get("/assets/gone.js").status_code == 404
        assert http.get("/../secrets.txt").status_code == 404
        assert http.get("/%2e%2e/test.db").status_code == 404
        assert http.get("/somewhere/else").text.startswith("<!doctype html><title>Nemeton")


def test_a_client_built_anew_is_served_without_a_restart(tmp_path: Path, built: Path) -> None:
    with running(quick(tmp_path, static=built)) as server, Person(server.address) as anouk:
        http = anouk.http
        assert "Nemeton" in http.get("/").text
        (built / "index.html").write_text("<!doctype html><title>Newer</title>")
        assert "Newer" in http.get("/").text


def test_without_a_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    with running(quick(tmp_path, static=tmp_path / "nothing")) as server, Person(server.address) as anouk:
        assert "make setup" in anouk.get("/").text


def test_every_answer_carries_the_security_headers(tmp_path: Path, built: Path) -> None:
    with running(quick(tmp_path, static=built)) as server, Person(server.address) as anouk:
        http = anouk.http
        for answer in (http.get("/"), http.get("/api/games"), http.get("/api/none"), http.post("/api/games")):
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert http.post("/api/games").status_code == 405
        assert http.get("/api/none").json()["code"] == "not_found"


@every_game
def test_large_answers_of_the_api_are_compressed(anouk: Person, game: str) -> None:
    answer = anouk.http.get(f"/api/games/{game}/content", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["meta"]["key"] == game


def test_a_server_answers_only_to_its_own_names_but_says_to_every_proxy_how_it_is(tmp_path: Path) -> None:
    elsewhere = {"host": "evil.example"}
    with running(quick(tmp_path, hosts=("127.0.0.1",))) as server, Person(server.address) as anouk:
        for path in ("/", "/api/games", "/metrics"):
            assert anouk.get(path).status_code == 200
            assert anouk.http.get(path, headers=elsewhere).status_code == 403
        assert anouk.http.get("/health", headers=elsewhere).status_code == 200
