"""A silent sound device: without any device Firefox gives a page no sound output."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path


class NullSink:
    """PulseAudio with one sink that leads nowhere; ``address`` is for ``PULSE_SERVER``."""

    @classmethod
    def missing(cls) -> str | None:
        """The program that is not installed here, if any."""
        return None if shutil.which("pulseaudio") else "pulseaudio"

    def __init__(self, folder: Path, patience: float = 60) -> None:
        path = folder / "sound.socket"
        self.address = f"unix:{path}"
        environment = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        with (folder / "pulse.txt").open("wb") as output:
            self.process = subprocess.Popen(
                ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--load=module-null-sink",
                 f"--load=module-native-protocol-unix socket={path} auth-anonymous=1"],
                env=environment, stdout=output, stderr=output, start_new_session=True,
            )  # fmt: skip
        until = time.monotonic() + patience
        while not path.is_socket():
            if time.monotonic() > until or self.process.poll() is not None:
                self.kill()
                raise TimeoutError(f"pulseaudio did not start: {(folder / 'pulse.txt').read_text()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> NullSink:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
