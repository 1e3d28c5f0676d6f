#!/usr/bin/env python3
"""Keeps pages closed: says no before one of them is selected.

A plugin of pager-host in the standard library of Python 3 alone. It votes on selections, hears
pages.changed to know which page has which key, and shows a state that sessions can expect:

    expect plugin("org.example.lock").refused = 2

To use it, name it in Plugins.json, with the permission and the keys of the closed pages:

    { "id": "org.example.lock", "kind": "process", "entry": ["python3", "lock.py"],
      "permissions": ["veto"], "options": { "closed": ["Sports"] } }
"""

import json
import os
import sys

PROTOCOL = 1
CREDIT = 16

# What a plugin ends with.
BAD_USAGE = 64
HOST_GONE = 69
PROTOCOL_ERROR = 76


class Host:
    """The way to the host: one message a line, and nobody else writes there."""

    def __init__(self):
        # Whatever is printed, here or in a library, goes to the log and not between messages.
        self.output = os.fdopen(os.dup(1), "wb", buffering=0)
        os.dup2(2, 1)

    def messages(self):
        """Every message of the host until it is gone."""
        for line in sys.stdin.buffer:
            yield json.loads(line)

    def send(self, **message):
        """Writes one message."""
        text = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False)
        self.output.write(text.encode("utf-8") + b"\n")

    def notify(self, method, **params):
        """Says something that wants no answer."""
        self.send(method=method, params=params)


class Lock:
    """Knows the pages, and which of them are closed."""

    def __init__(self, host, closed):
        self.host = host
        self.closed = set(closed)
        self.keys = []
        self.refused = 0

    def handle(self, event):
        """Handles one event."""
        if event["type"] == "pages.changed":
            self.keys = [page["key"] for page in event["pages"]]
        elif event["type"] == "selection.refused" and event["data"].get("why") == "veto":
            self.refused += 1
            self.host.notify("show", name="refused", value=self.refused)

    def vote(self, proposal):
        """Whether the page that is proposed is closed."""
        return 0 <= proposal["to"] < len(self.keys) and self.keys[proposal["to"]] in self.closed


def run(host):
    """Answers the host until it tells the plugin to end."""
    lock = None
    for message in host.messages():
        method = message.get("method")
        params = message.get("params", {})
        if method == "initialize":
            versions = params["protocol"]
            if not versions["min"] <= PROTOCOL <= versions["max"]:
                spoken = {"min": PROTOCOL, "max": PROTOCOL}
                error = {"code": -32003, "message": "no common protocol", "data": spoken}
                host.send(id=message["id"], error=error)
                return PROTOCOL_ERROR
            lock = Lock(host, params["options"].get("closed", []))
            hello = {
                "protocol": PROTOCOL,
                # A host that does not permit to veto offers no votes.
                "features": [feature for feature in params["features"] if feature == "vote"],
                "subscribes": ["pages.changed", "selection.refused"],
                "publishes": [],
                "credit": CREDIT,
            }
            host.send(id=message["id"], result=hello)
        elif method == "events":
            batch = params["batch"]
            for event in batch:
                lock.handle(event)
            host.notify("credit", upTo=batch[-1]["seq"], add=len(batch))
        elif method == "vote":
            host.send(id=message["id"], result={"veto": lock.vote(params["data"])})
        elif method == "ping":
            host.send(id=message["id"], result={})
        elif method == "shutdown":
            host.send(id=message["id"], result={})
            return 0
        elif method is not None and "id" in message:
            error = {"code": -32601, "message": f"there is no method {method}"}
            host.send(id=message["id"], error=error)
    return HOST_GONE


def main():
    """Runs the plugin, or tells a person how to."""
    if os.environ.get("PAGER_PLUGIN") != "1":
        sys.stderr.write(__doc__)
        sys.stderr.write("\nIt is started by pager-host, not by hand.\n")
        return BAD_USAGE
    return run(Host())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.exit(HOST_GONE)
