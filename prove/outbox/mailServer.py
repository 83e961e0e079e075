"""A mail server of Debian's aiosmtpd that at first refuses, stalls or hangs up on some: `mailServer.py PORT`.

Says a line of JSON for each mail that it has taken, before it tells the sender so. Recipients are numbered
(visitor17@...): of a hundred, one is refused for good at its first try, and two each are put off, left waiting, and cut
off once the mail has come.
"""

import asyncio
import json
import re
import sys

from aiosmtpd.smtp import SMTP

# Seconds that a mail takes on its way, and longer than a sender waits for an answer.
UNDER_WAY = 0.15
STALL = 15

tried: set[str] = set()


def behaviour(address: str) -> str:
    """What becomes of this try; from the second on, all is taken."""
    number = re.match(r"visitor(\d+)@", address)
    if number is None or address in tried:
        return "take"
    return {7: "refuse", 17: "later", 67: "later", 27: "stall", 77: "stall", 37: "drop", 87: "drop"}.get(
        int(number[1]) % 100, "take"
    )


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        what = behaviour(address)
        if what in ("refuse", "later"):
            tried.add(address)
            return "550 No such mailbox" if what == "refuse" else "451 Try later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        address = envelope.rcpt_tos[0]
        what = behaviour(address)
        tried.add(address)
        await asyncio.sleep(STALL if what == "stall" else UNDER_WAY)
        if what != "take":
            server.transport.abort()
            return "451 Not taken"
        name = re.search(rb"^Message-ID:\s*(\S+)", envelope.content, re.MULTILINE | re.IGNORECASE)
        print(json.dumps({"to": address, "id": name[1].decode() if name else ""}), flush=True)
        return "250 Taken"


async def main() -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Handler(), loop=loop), "127.0.0.1", int(sys.argv[1]))
    await server.serve_forever()


asyncio.run(main())
