"""The client's side of a web socket, for browsers that are driven over one."""

from __future__ import annotations

import base64
import os
import socket
import struct


class Socket:
    """The client's side of a web socket: text messages only."""

    def __init__(self, port: int, path: str, patience: float) -> None:
        self.line = socket.create_connection(("127.0.0.1", port), patience)
        self.line.settimeout(patience)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade"
        self.line.sendall(
            f"{asked}\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.read = self.line.makefile("rb")
        if b" 101 " not in self.read.readline():
            raise ConnectionError("the browser refused the web socket")
        while self.read.readline().strip():
            pass

    def close(self) -> None:
        self.read.close()
        self.line.close()

    def send(self, text: str) -> None:
        body, mask = text.encode(), os.urandom(4)
        size = (
            struct.pack("!BQ", 0xFF, len(body)) if len(body) >= 2**16 else struct.pack("!BH", 0xFE, len(body))
        )
        if len(body) < 126:
            size = bytes([0x80 | len(body)])
        whole = mask * (len(body) // 4 + 1)
        masked = bytes(one ^ other for one, other in zip(body, whole, strict=False))
        self.line.sendall(b"\x81" + size + mask + masked)

    def receive(self) -> str:
        text = b""
        while True:
            head, size = self.read.read(2)
            if size == 126:
                (size,) = struct.unpack("!H", self.read.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read.read(8))
            body = self.read.read(size)
            if head & 0x0F in (0, 1):
                text += body
                if head & 0x80:
                    return text.decode()
