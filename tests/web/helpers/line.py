"""A network between browser and server that can go dead without ending a connection, as a phone's does."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Thread

STREAM = b"GET /api/stream"


class Connection:
    """One connection of the browser and its other half to the server."""

    def __init__(self, browser: socket.socket, port: int) -> None:
        self.browser = browser
        self.server = socket.create_connection(("127.0.0.1", port))
        self.streams = False
        self.dead = Event()
        ways = ((self.browser, self.server), (self.server, self.browser))
        self.threads = [Thread(target=self._pass, args=way, daemon=True) for way in ways]

    def start(self) -> None:
        for thread in self.threads:
            thread.start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.streams = self.streams or data.startswith(STREAM)
                if not self.dead.is_set():
                    target.sendall(data)
        if not self.dead.is_set():  # a dead line does not pass on that one side has left
            self._end()

    def _end(self) -> None:
        for end in (self.browser, self.server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._end()
        for thread in self.threads:
            thread.join()
        self.browser.close()
        self.server.close()


class Line:
    """Passes everything on to a server of this machine, until it is broken off."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cut = False
        self.connections: list[Connection] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                connection = Connection(self.listening.accept()[0], self.port)
                if self.cut:
                    connection.dead.set()
                self.connections.append(connection)
                connection.start()

    def silence_streams(self) -> None:
        """The streams that are open get nothing any more, and do not end."""
        for connection in self.connections:
            if connection.streams:
                connection.dead.set()

    def break_off(self) -> None:
        """No connection passes anything, also no new one, and none ends."""
        self.cut = True
        for connection in self.connections:
            connection.dead.set()

    def mend(self) -> None:
        """New connections pass everything; those of before stay dead."""
        self.cut = False

    def __enter__(self) -> Line:
        self.thread = Thread(target=self._accept, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.listening.shutdown(socket.SHUT_RDWR)  # ends the waiting; close() alone would not
        self.thread.join()
        self.listening.close()
        for connection in self.connections:
            connection.close()
