"""A browser's disk without a browser, and the service over it as in a web worker."""

import msgspec

from automatable.core.engine.errors import UserError
from automatable.play.browser_api import BrowserApi
from automatable.play.storage.base import JournalEntry, SavedJournal, now
from automatable.play.storage.browser import BrowserStorage, Disk

STORES = ("game", "entry", "setting", "box", "meta")


class FakeDisk:
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
        """What is read at the start, as text."""
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
    """Wait for the next tick of the clock, which orders the list."""
    began = now()
    while now() == began:
        pass


class CommittedStorage:
    """A storage that opens the disk for every call and commits the changes."""

    def __init__(self, disk):
        self.disk = disk

    def __getattr__(self, name):
        def called(*args, **more):
            storage = BrowserStorage(msgspec.json.decode(self.disk.read(), type=Disk))
            for id in storage.unloaded(storage.numbers()):
                storage.load(id, msgspec.json.decode(self.disk.entries(id), type=list[JournalEntry]))
            found = getattr(storage, name)(*args, **more)
            self.disk.commit(storage.take_changes())
            next_tick()
            return found

        return called

    def journal(self, id, version):
        return SavedJournal(self, id, version)


class Worker:
    """The service as in a web worker: read before each request, commit after it, JSON between."""

    def __init__(self, storage):
        self.storage = storage

    def handle(self, request):
        disk, text = self.storage.disk, msgspec.json.encode(request).decode()
        api = BrowserApi(disk.read())
        for id in msgspec.json.decode(api.missing(text)):
            api.load(id, disk.entries(id))
        handled = msgspec.json.decode(api.handle(text))
        next_tick()
        disk.commit(handled["changes"])
        if "error" in handled:
            raise UserError(handled["error"]["message"], **handled["error"]["args"])
        return handled["response"]
