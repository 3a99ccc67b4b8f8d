"""Real reverse proxies before real servers, as the files in `deploy/` say. `make test-extras` runs this as
`python -m tests.extras.proxies`, which installs them where that can be done."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.packages import provide
from tests.servers import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "localhost"
NEEDED = (
    "the tests behind a proxy need nginx and Caddy "
    "(Debian: `apt install nginx-light caddy`; macOS: `brew install nginx caddy`)"
)
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


# its own port and certificate, no other port, nothing kept elsewhere
CADDY = """
{{
    admin off
    auto_https disable_redirects
    storage file_system {folder}/caddy
}}
"""


def find(program: str) -> str | None:
    return shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")


class Proxy:
    """With TLS, a certificate of its own and the servers at these ports."""

    def __init__(self, name: str, folder: Path, ports: Sequence[int]) -> None:
        self.address = f"https://{NAME}:{free_port()}"
        certificate, key = folder / "site.crt", folder / "site.key"
        make_certificate(certificate, key)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        program = find(name)
        assert program is not None, NEEDED
        nodes = {f"node{number + 1}.example.org:8642": f"127.0.0.1:{port}" for number, port in enumerate(ports)}
        words = self._nginx(folder, nodes) if name == "nginx" else self._caddy(folder, nodes)
        self.process = subprocess.Popen([program, *words])

    def _nginx(self, folder: Path, nodes: dict[str, str]) -> list[str]:
        port = self.address.rpartition(":")[2]
        changes = {
            "listen 443": f"listen 127.0.0.1:{port}",
            "server_name play.example.org": f"server_name {NAME}",
            "/etc/ssl/play.example.org.crt": str(folder / "site.crt"),
            "/etc/ssl/play.example.org.key": str(folder / "site.key"),
        }
        (folder / "site.conf").write_text(adapted("nginx.conf", {**changes, **nodes}))
        (folder / "nginx.conf").write_text(("user root;" if os.geteuid() == 0 else "") + NGINX.format(folder=folder))
        return ["-p", str(folder), "-c", str(folder / "nginx.conf")]

    def _caddy(self, folder: Path, nodes: dict[str, str]) -> list[str]:
        changes = {"play.example.org {": f"{self.address} {{\n\ttls {folder}/site.crt {folder}/site.key"}
        config = CADDY.format(folder=folder) + adapted("Caddyfile", {**changes, **nodes})
        (folder / "Caddyfile").write_text(config)
        return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


def adapted(file: str, changes: dict[str, str]) -> str:
    """A file of `deploy/` for this machine."""
    text = (DEPLOY / file).read_text()
    for given, here in changes.items():
        assert given in text, f"deploy/{file} has no {given!r} any more"
        text = text.replace(given, here)
    return text


def make_certificate(certificate: Path, key: Path) -> None:
    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(secret, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    key.write_bytes(
        secret.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )


if __name__ == "__main__":
    for package, program in (("nginx-light", "nginx"), ("caddy", "caddy")):
        provide(package, partial(find, program), NEEDED)
