"""A real Ray cluster of two nodes on this machine, in a process of its own.

Prints its address when both are there. A line on standard input kills the second node as a power cut would; the end of
standard input ends the cluster.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

Cluster: Any = import_module("ray.cluster_utils").Cluster


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    print("address", cluster.address, flush=True)
    if sys.stdin.readline():
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
        sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
