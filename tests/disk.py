"""A browser's disk without a browser, and the desk over it as a web worker has it."""

import msgspec

from automatable.core.refused import Refused
from automatable.play.alone import Alone
from automatable.play.keeper import Entry, Kept, now
from automatable.play.outbox import Disk, Outbox

STORES = ("game", "entry", "setting", "box", "meta")


class Shelves:
    """Five stores of JSON; a commit does all or nothing."""

    def __init__(self):
        self.stores = {name: {} for name in STORES}

    def commit(self, changes):
        after = {name: dict(store) for name, store in self.stores.items()}
        for kind, name, key, value in msgspec.json.decode(msgspec.json.encode(changes)):
            store, key = after[name], tuple(key) if isinstance(key, list) else key
            if kind == "add" and key in store:
                raise KeyError(key)
            if kind == "delete":
                store.pop(key, None)
            elif kind == "delete-all":
                after[name] = {one: kept for one, kept in store.items() if one[0] != key}
            else:
                store[key] = msgspec.json.encode(value)
        self.stores = after

    def read(self):
        """What is read when the desk opens, as text."""
        kept = {
            name: {key: msgspec.Raw(value) for key, value in store.items()}
            for name, store in self.stores.items()
        }
        return msgspec.json.encode(
            {
                "game": list(kept["game"].values()),
                "setting": kept["setting"],
                "box": kept["box"],
                **kept["meta"],
            }
        ).decode()

    def entries(self, id):
        """The entries of a game, as text."""
        found = [msgspec.Raw(value) for key, value in sorted(self.stores["entry"].items()) if key[0] == id]
        return msgspec.json.encode(found).decode()


def next_tick():
    """The list is in order of time, and nobody's next tap is in the same tick."""
    began = now()
    while now() == began:
        pass


class Committed:
    """A keeper whose every call opens an outbox on the disk anew and commits what it did there."""

    def __init__(self, shelves):
        self.shelves = shelves

    def __getattr__(self, name):
        def called(*args, **more):
            outbox = Outbox(msgspec.json.decode(self.shelves.read(), type=Disk))
            for id in outbox.lacks({"op": "export-all"}):
                outbox.bring(id, msgspec.json.decode(self.shelves.entries(id), type=list[Entry]))
            found = getattr(outbox, name)(*args, **more)
            self.shelves.commit(outbox.take())
            next_tick()
            return found

        return called

    def journal(self, id, version):
        return Kept(self, id, version)


class Page:
    """The desk as a web worker has it: read anew before each message, committed after it, JSON between."""

    def __init__(self, keeper):
        self.keeper = keeper

    def handle(self, message):
        shelves, text = self.keeper.shelves, msgspec.json.encode(message).decode()
        alone = Alone(shelves.read())
        for id in msgspec.json.decode(alone.lacks(text)):
            alone.bring(id, shelves.entries(id))
        met = msgspec.json.decode(alone.handle(text))
        next_tick()
        shelves.commit(met["changes"])
        if "error" in met:
            raise Refused(met["error"]["message"], **met["error"]["args"])
        return met["reply"]
