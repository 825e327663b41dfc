#!/usr/bin/python3
"""A language model's server for tests: answers on loopback, and goes wrong as told.

Prints one line, the port. Reads its orders as JSON from the command line:
  protocol   openai, ollama or anthropic
  latency    seconds before each answer
  faults     {kind: share}, kinds: 429-after, 429, 500, reset, hang, half, garbled
  plain      answer in one piece instead of a stream
  always     one kind of fault for every request: also 401, 404, redirect, html, endless, huge, echo-key, quota
  models     the names in the list of models; a question to another model gets a 404 then
  list       what a GET gets instead of the list: a fault as for always, json (which is no list), junk
  aliases    names that are in no list but can be asked for one by one
  wants      the key without which everything is refused with 401; with open-list all but the list
  open-list  the list is for everybody
  tunnel     as a proxy: the status with which every CONNECT is refused
  log        a file that gets every byte received
  cert, key  files, for https
  old-tls    no newer TLS than 1.1
  bad-cert, bad-key, bad-share  another certificate for this share of the connections
  bodies     a file with a JSON list of [status, body in base64]: every second question gets the next one of them
  every      every question does
  patience   seconds that 429-after asks for, without it 1
  head       bytes of a header that every answer has
  close      every connection after one answer
  refuses    names of parameters: a request with one of them gets a 400 that names it; "system" is the role
  pool       a file with a JSON list of texts, of whose sentences the answers are made (notepool.py)
A GET of /count gives {"requests": n, "prompts": {user prompt: [requests, answers]}}.
The chance comes from a fixed seed and the number of the request.
"""
import asyncio
import base64
import json
import random
import socket
import ssl
import struct
import sys

from notepool import NotePool

ORDERS = json.loads(sys.argv[1]) if len(sys.argv) > 1 else {}
PROTOCOL = ORDERS.get("protocol", "openai")
COUNT = {"requests": 0, "prompts": {}}
BODIES = json.load(open(ORDERS["bodies"])) if "bodies" in ORDERS else []
POOL = NotePool(ORDERS["pool"]) if "pool" in ORDERS else None


def pieces(text):
    words = text.split(" ")
    return [word if index == 0 else " " + word for index, word in enumerate(words)]


def stream(text):
    """The answer as the protocol streams it, chunk by chunk."""
    tokens = {"prompt_tokens": 20, "completion_tokens": len(pieces(text))}
    if PROTOCOL == "ollama":
        for piece in pieces(text):
            yield json.dumps({"message": {"role": "assistant", "content": piece}, "done": False}) + "\n"
        yield json.dumps({"message": {"content": ""}, "done": True, "done_reason": "stop",
                          "prompt_eval_count": 20, "eval_count": len(pieces(text))}) + "\n"
    elif PROTOCOL == "anthropic":
        def event(kind, **data):
            return "event: %s\ndata: %s\n\n" % (kind, json.dumps({"type": kind, **data}))
        yield event("message_start", message={"usage": {"input_tokens": 20, "output_tokens": 1}})
        yield event("content_block_start", index=0, content_block={"type": "text", "text": ""})
        for piece in pieces(text):
            yield event("content_block_delta", index=0, delta={"type": "text_delta", "text": piece})
        yield event("content_block_stop", index=0)
        yield event("message_delta", delta={"stop_reason": "end_turn"}, usage={"output_tokens": len(pieces(text))})
        yield event("message_stop")
    else:
        for piece in pieces(text):
            yield "data: " + json.dumps({"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": None}]}) + "\n\n"
        yield "data: " + json.dumps({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}) + "\n\n"
        yield "data: " + json.dumps({"choices": [], "usage": tokens}) + "\n\n"
        yield "data: [DONE]\n\n"


def whole(text):
    """The answer in one piece."""
    if PROTOCOL == "ollama":
        return {"message": {"content": text}, "done": True, "done_reason": "stop", "prompt_eval_count": 20, "eval_count": 9}
    if PROTOCOL == "anthropic":
        return {"type": "message", "content": [{"type": "text", "text": text}], "stop_reason": "end_turn",
                "usage": {"input_tokens": 20, "output_tokens": 9}}
    return {"choices": [{"message": {"content": text}, "finish_reason": "stop"}],
            "usage": {"prompt_tokens": 20, "completion_tokens": 9}}


def head(status, kind="application/json", length=None, extra=""):
    size = "Transfer-Encoding: chunked\r\n" if length is None else "Content-Length: %d\r\n" % length
    if "head" in ORDERS:
        extra += "".join("X-Filler: %s\r\n" % ("x" * 1000) for _ in range(ORDERS["head"] // 1000))
    return ("HTTP/1.1 %s\r\nContent-Type: %s\r\n%s%s\r\n" % (status, kind, size, extra)).encode()


def simple(status, body, kind="application/json", extra=""):
    data = body.encode()
    return head(status, kind, len(data), extra) + data


def chunk(text):
    data = text.encode()
    return b"%x\r\n%s\r\n" % (len(data), data)


class Reset(Exception):
    """The connection is to be reset."""


async def wrong(kind, headers, writer):
    """Goes wrong in that way; true when the connection can go on."""
    if kind == "429-after":
        writer.write(simple("429 Too Many Requests", '{"error":{"message":"slow down"}}', extra="Retry-After: %s\r\n" % ORDERS.get("patience", 1)))
    elif kind == "quota":
        writer.write(simple("429 Too Many Requests", '{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}'))
    elif kind.isdigit():
        writer.write(simple(kind + " Wrong", '{"error":{"message":"test fault %s"}}' % kind))
    elif kind == "redirect":
        writer.write(simple("307 Moved", "", extra="Location: %s\r\n" % ORDERS["target"]))
    elif kind == "html":
        writer.write(simple("200 OK", "<html><body>Please sign in\x07</body></html>", "application/json"))
    elif kind == "garbled":
        writer.write(simple("200 OK", '{"choices":[{"message":{"content":"a'))
    elif kind == "echo-key":
        writer.write(simple("401 Unauthorized", json.dumps({"error": {"message": "bad key " + headers.get("authorization", "")}})))
    elif kind == "hang":
        await asyncio.sleep(3600)
    elif kind == "half":
        writer.write(head("200 OK", "text/event-stream") + chunk(next(iter(stream("half an answer")))))
        await writer.drain()
        raise Reset
    elif kind == "reset":
        raise Reset
    elif kind in ("endless", "huge"):
        writer.write(head("200 OK", "text/event-stream"))
        try:
            while not writer.is_closing():
                writer.write(chunk("data: " + json.dumps({"choices": [{"delta": {"content": "x" * 65536}}]}) + "\n\n"))
                await writer.drain()
        except ConnectionError:
            return False
    return True


def isAllowed(headers):
    said = [headers.get("authorization", "").removeprefix("Bearer "), headers.get("api-key"), headers.get("x-api-key")]
    return "wants" not in ORDERS or ORDERS["wants"] in said


async def listed(path, headers, writer):
    """The models, or what is ordered instead."""
    kind = ORDERS.get("list")
    names = ORDERS.get("models", ["small-model"] if PROTOCOL == "ollama" else ["small-model", "large-model"])
    last = path.split("?")[0].rsplit("/", 1)[1]
    if last in ORDERS.get("aliases", []):
        writer.write(simple("200 OK", json.dumps({"id": last})))
    elif not isAllowed(headers) and not ORDERS.get("open-list"):
        return await wrong("401", headers, writer)
    elif last not in ("models", "tags"):
        return await wrong("404", headers, writer)
    elif kind == "json":
        writer.write(simple("200 OK", '{"status":"fine"}'))
    elif kind == "junk":
        writer.write(simple("200 OK", '{"data": {"a": 1}, "models": [1, null, {"id": 5}, {"name": ["x"]}, {"id": "odd"}]}'))
    elif kind:
        return await wrong(kind, headers, writer)
    elif PROTOCOL == "ollama":
        writer.write(simple("200 OK", json.dumps({"models": [{"name": name} for name in names]})))
    else:
        writer.write(simple("200 OK", json.dumps({"data": [{"id": name} for name in names]})))
    return True


def isKnown(path, body):
    """Of Azure the deployment is in the path."""
    name = json.loads(body).get("model") or path.split("/deployments/")[-1].split("/")[0]
    return "models" not in ORDERS or name in ORDERS["models"]


def promptOf(body):
    return next(each["content"] for each in json.loads(body)["messages"] if each["role"] == "user")


def refusedOf(body):
    """The first parameter of the request that is refused."""
    asked = json.loads(body)
    roles = [each["role"] for each in asked["messages"]]
    for name in ORDERS.get("refuses", []):
        if name in roles or asked.get(name):
            return name
    return None


def faultOf(number):
    if "always" in ORDERS:
        return ORDERS["always"]
    chance = random.Random(number * 7919 + ORDERS.get("seed", 1)).random()
    for kind, share in ORDERS.get("faults", {}).items():
        chance -= share
        if chance < 0:
            return kind
    return None


async def answer(method, path, headers, body, writer):
    if path == "/count":
        writer.write(simple("200 OK", json.dumps(COUNT)))
        return True
    if method == "CONNECT":
        writer.write(simple("%d Refused" % ORDERS["tunnel"], ""))
        return True
    if method == "GET":
        return await listed(path, headers, writer)
    COUNT["requests"] += 1
    prompt = promptOf(body)
    tally = COUNT["prompts"].setdefault(prompt, [0, 0])
    tally[0] += 1
    kind = faultOf(COUNT["requests"])
    if not isAllowed(headers):
        kind = "401"
    elif not isKnown(path, body):
        writer.write(simple("404 Not Found", '{"error":{"message":"The model does not exist","code":"model_not_found"}}'))
        return True
    refused = refusedOf(body)
    if refused:
        words = "System role not supported" if refused == "system" else "Unsupported parameter: '%s' is not supported" % refused
        writer.write(simple("400 Bad Request", json.dumps({"error": {"message": words}})))
        return True
    await asyncio.sleep(ORDERS.get("latency", 0))
    if kind:
        return await wrong(kind, headers, writer)
    asked = body
    turn = COUNT["requests"] - 1 if ORDERS.get("every") else COUNT["requests"] // 2 - 1
    if BODIES and (ORDERS.get("every") or COUNT["requests"] % 2 == 0):
        status, body = BODIES[turn % len(BODIES)]
        data = base64.b64decode(body)
        writer.write(head("%d As told" % status, "application/json", len(data)) + data)
        return True
    text = POOL.answer(prompt) if POOL else "Written for: " + prompt
    if ORDERS.get("plain") or not json.loads(asked).get("stream", True):
        writer.write(simple("200 OK", json.dumps(whole(text))))
    else:
        writer.write(head("200 OK", "text/event-stream"))
        for piece in stream(text):
            writer.write(chunk(piece))
        writer.write(b"0\r\n\r\n")
    await writer.drain()
    tally[1] += 1
    return True


async def serve(reader, writer):
    try:
        while True:
            begin = await reader.readexactly(1)
            if begin == b"\x16":  # of TLS, to a port without
                writer.write(simple("400 Bad Request", ""))
                break
            request = begin + await reader.readuntil(b"\r\n\r\n")
            lines = request.decode("latin-1").split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:] if ": " in line)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            if "log" in ORDERS:
                with open(ORDERS["log"], "ab") as log:
                    log.write(request + body + b"\n")
            method, path = lines[0].split(" ")[:2]
            if not await answer(method, path, headers, body, writer):
                break
            await writer.drain()
            if "close" in ORDERS:
                break
    except Reset:
        connection = writer.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        writer.close()


async def main():
    tls = None
    if "cert" in ORDERS:
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(ORDERS["cert"], ORDERS["key"])
        if "old-tls" in ORDERS:
            tls.set_ciphers("DEFAULT@SECLEVEL=0")
            tls.minimum_version, tls.maximum_version = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1
        if "bad-cert" in ORDERS:
            bad = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            bad.load_cert_chain(ORDERS["bad-cert"], ORDERS["bad-key"])
            chance = random.Random(ORDERS.get("seed", 1))

            def choose(connection, _name, _context):
                if chance.random() < ORDERS["bad-share"]:
                    connection.context = bad
            tls.sni_callback = choose
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls, limit=1 << 24)
    print(server.sockets[0].getsockname()[1], flush=True)
    # Ends with the test that started it, however that ends.
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    sys.stdout.flush()
    import os
    os._exit(0)

asyncio.run(main())
