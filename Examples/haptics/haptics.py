#!/usr/bin/env python3
"""Gives a tick for each page that is selected, and counts the ticks.

A plugin of pager-host in the standard library of Python 3 alone. It hears selection.changed and
page.settled, and shows two states that sessions can expect:

    expect plugin("org.example.haptics").count = 2
    expect plugin("org.example.haptics").page = "Finance"

To use it, name it in Plugins.json:

    { "id": "org.example.haptics", "kind": "process", "entry": ["python3", "haptics.py"] }
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


class Ticks:
    """Counts the ticks."""

    def __init__(self, host):
        self.host = host
        self.count = 0

    def handle(self, event):
        """Handles one event."""
        if event["type"] == "selection.changed":
            if event["data"]["reason"] == "initial":
                return
            self.count += 1
            self.host.notify("show", name="count", value=self.count)
        elif event["type"] == "page.settled":
            self.host.notify("show", name="page", value=event["data"]["key"])


def run(host):
    """Answers the host until it tells the plugin to end."""
    ticks = Ticks(host)
    for message in host.messages():
        method = message.get("method")
        if method == "initialize":
            versions = message["params"]["protocol"]
            if not versions["min"] <= PROTOCOL <= versions["max"]:
                spoken = {"min": PROTOCOL, "max": PROTOCOL}
                error = {"code": -32003, "message": "no common protocol", "data": spoken}
                host.send(id=message["id"], error=error)
                return PROTOCOL_ERROR
            hello = {
                "protocol": PROTOCOL,
                "features": [],
                "subscribes": ["selection.changed", "page.settled"],
                "publishes": [],
                "credit": CREDIT,
            }
            host.send(id=message["id"], result=hello)
        elif method == "events":
            batch = message["params"]["batch"]
            for event in batch:
                ticks.handle(event)
            host.notify("credit", upTo=batch[-1]["seq"], add=len(batch))
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
