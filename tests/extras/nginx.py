"""A real nginx before real servers, as `deploy/nginx.conf` says. `make test-extras` runs it as
`python -m tests.extras.nginx`, which installs one where that can be done."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.packages import provide
from tests.servers import free_port

CONFIG = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NAME = "localhost"
NEEDED = "the tests behind a proxy need nginx (Debian: `apt install nginx-light`; macOS: `brew install nginx`)"
ROUND = """
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


def find() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


class Proxy:
    """With TLS, a certificate of its own and the servers at these ports."""

    def __init__(self, folder: Path, ports: Sequence[int]) -> None:
        program, port = find(), free_port()
        assert program is not None, NEEDED
        self.folder = folder
        self.address = f"https://{NAME}:{port}"
        certificate, key = folder / "site.crt", folder / "site.key"
        make_certificate(certificate, key)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        site = CONFIG.read_text()
        for given, here in {
            "listen 443": f"listen 127.0.0.1:{port}",
            "server_name play.example.org": f"server_name {NAME}",
            "/etc/ssl/play.example.org.crt": str(certificate),
            "/etc/ssl/play.example.org.key": str(key),
            "node1.example.org:8642": f"127.0.0.1:{ports[0]}",
            "node2.example.org:8642": f"127.0.0.1:{ports[1]}",
        }.items():
            assert given in site, f"deploy/nginx.conf has no {given!r} any more"
            site = site.replace(given, here)
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(("user root;" if os.geteuid() == 0 else "") + ROUND.format(folder=folder))
        self.process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")])

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


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
    provide("nginx-light", find, NEEDED)
