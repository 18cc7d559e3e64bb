"""A bare WebSocket relay: whoever connects to the same path hears each other. Prints where it answers."""

import asyncio
import socket
from collections import defaultdict
from typing import Any

import uvicorn

_pairs: dict[str, set[Any]] = defaultdict(set)


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    others = _pairs[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    others.add(send)
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            break
        for other in others:
            if other is not send:
                await other({"type": "websocket.send", "text": message["text"]})
    others.discard(send)


async def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"ws://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
    )
    await uvicorn.Server(config).serve(sockets=[listener])


if __name__ == "__main__":
    asyncio.run(main())
