"""A real Dask scheduler and two worker processes; one is killed in the middle."""

import json
import subprocess
import sys
import time
from typing import Any

import pytest
from server_process import PATIENCE

from automatable.core.engine.errors import UserError
from automatable.lab import run

DASK = [sys.executable, "-m", "dask"]
WHAT: dict[str, Any] = {"games": 300, "level": "automa", "human": ["steady"], "cards": 0, "seed": 5}


@pytest.fixture
def cluster(tmp_path, monkeypatch):
    monkeypatch.setattr(
        "automatable.lab.runs.executors.CLUSTER_PATIENCE", PATIENCE
    )  # workers may start slowly
    file, processes = tmp_path / "scheduler.json", []

    def start(*command):
        processes.append(
            subprocess.Popen([*DASK, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        )
        return processes[-1]

    start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", file)
    worker = ("worker", "--scheduler-file", file, "--no-nanny", "--nthreads", "1", "--no-dashboard")
    workers = [start(*worker), start(*worker)]
    end = time.monotonic() + PATIENCE
    try:
        while not (file.exists() and file.read_text().rstrip().endswith("}")) and time.monotonic() < end:
            time.sleep(0.05)
        yield json.loads(file.read_text())["address"], workers
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def test_a_worker_killed_in_mid_run_changes_nothing(cluster):
    address, workers = cluster
    here = run("scythe", **WHAT)
    seen = []

    def kill(done, total):
        seen.append(done)
        if len(seen) == 2:
            workers[0].kill()

    assert run("scythe", cluster=address, progress=kill, **WHAT).cells == here.cells
    assert workers[0].wait(PATIENCE) != 0
    assert workers[1].poll() is None
    assert seen[-1] == 300


def test_an_unreachable_cluster_is_refused(monkeypatch):
    monkeypatch.setattr("automatable.lab.runs.executors.CLUSTER_PATIENCE", 1)
    with pytest.raises(UserError) as user_error:
        run("scythe", cluster="tcp://127.0.0.1:9", **WHAT)
    assert user_error.value.message == "lab-cluster-unreachable"
    for nonsense in ("foo", "nonsense://x:80", "tcp://x"):
        with pytest.raises(UserError) as user_error:
            run("scythe", cluster=nonsense, **WHAT)
        assert user_error.value.message == "lab-bad-cluster"
