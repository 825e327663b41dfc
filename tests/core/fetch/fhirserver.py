#!/usr/bin/python3
"""A FHIR server for tests: bulk export, search, Binary and SMART backend services on loopback.

Prints one line, the port. Reads its orders as JSON from the command line:
  documents  number of DocumentReference resources; each second one has its text in a Binary
  reports    number of DiagnosticReport resources
  page       resources on a page of a search, and in a file of an export
  polls      answers of 202 before an export is ready
  patience   seconds of Retry-After with 202 and 429
  public     public key (PEM) that verifies requests for a token; without it everything is open
  algorithm  the one that a request for a token must name
  uses       requests after which a token has expired
  lifetime   expires_in of a token
  faults     {kind of request: [fault, ...]}, one for each request of that kind, "" for none; kinds: kickoff,
             status, file, page, binary, token; faults: a status, half, html, type, fewer, elsewhere, circle,
             redirect, stranger, twice, huge
  log        a file with one line for each request: kind, path, whether it had a token
"""
import base64
import json
import os
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

ORDERS = json.loads(sys.argv[1]) if len(sys.argv) > 1 else {}
PAGE = ORDERS.get("page", 3)
LOCK = threading.Lock()
STATE = {"polls": 0, "exports": 0, "tokens": {}, "seen": set()}
FAULTS = ORDERS.get("faults", {})
PRIVATE = "Mrs Undisclosed has a private disease"


def text_of(number):
    return "Note %d: the patient has chest pain and fever." % number


def document(number):
    attachment = {"contentType": "text/plain"}
    if number % 2:
        attachment["url"] = "Binary/b%d" % number
    else:
        attachment["data"] = base64.b64encode(text_of(number).encode()).decode()
    return {"resourceType": "DocumentReference", "id": "d%d" % number, "status": "current",
            "type": {"text": "Neurology" if number % 3 else "Cardiology"},
            "subject": {"reference": "Patient/p%d" % number}, "content": [{"attachment": attachment}]}


def report(number):
    return {"resourceType": "DiagnosticReport", "id": "r%d" % number, "status": "final",
            "subject": {"reference": "Patient/p%d" % number}, "conclusion": "Report %d: no fracture." % number}


ALL = {"DocumentReference": [document(n) for n in range(ORDERS.get("documents", 5))],
       "DiagnosticReport": [report(n) for n in range(ORDERS.get("reports", 2))]}


def unpadded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def number_in_der(number):
    data = number.lstrip(b"\0") or b"\0"
    data = (b"\0" if data[0] & 128 else b"") + data
    return b"\x02" + bytes([len(data)]) + data


def is_signed(assertion):
    head, claims, signature = assertion.split(".")
    raw = unpadded(signature)
    if ORDERS["algorithm"] == "ES384":
        if len(raw) != 96:
            return False
        pair = number_in_der(raw[:48]) + number_in_der(raw[48:])
        raw = b"\x30" + bytes([len(pair)]) + pair
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/signature", "wb") as file:
            file.write(raw)
        return subprocess.run(["openssl", "dgst", "-sha384", "-verify", ORDERS["public"], "-signature",
                               folder + "/signature"], input=(head + "." + claims).encode(),
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def kind(self):
        path = urlsplit(self.path).path
        if path == "/auth/token":
            return "token"
        if path.endswith("/$export"):
            return "kickoff"
        for begin, kind in (("/r4/Binary/", "binary"), ("/status/", "status"), ("/files/", "file")):
            if path.startswith(begin):
                return kind
        return "page" if path.startswith("/r4/") and path[4:] in ALL else "other"

    def answer(self, status, body=b"", kind="application/fhir+json", **headers):
        if not isinstance(body, bytes):
            body = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def outcome(self, status, code, **headers):
        self.answer(status, {"resourceType": "OperationOutcome",
                             "issue": [{"severity": "error", "code": code, "diagnostics": PRIVATE}]}, **headers)

    def begin(self):
        """The kind and its fault; none if the request was answered already."""
        kind = self.kind()
        token = self.headers.get("Authorization", "")
        with LOCK:
            if "log" in ORDERS:
                with open(ORDERS["log"], "a") as file:
                    file.write("%s %s %s%s\n" % (self.command, kind, self.path, " with token" if token else ""))
            waiting = FAULTS.get(kind, [])
            fault = waiting.pop(0) if waiting else ""
            if "public" in ORDERS and kind not in ("token", "other"):
                name = token.removeprefix("Bearer ")
                if STATE["tokens"].get(name, 0) <= 0:
                    self.outcome(401, "login")
                    return None
                STATE["tokens"][name] -= 1
        if fault.isdigit():
            headers = {"Retry_After": str(ORDERS.get("patience", 1))} if fault in ("429", "503") else {}
            self.outcome(int(fault), "transient" if fault >= "429" else "not-found", **headers)
            return None
        if fault == "redirect":
            self.answer(302, b"", Location="http://127.0.0.1:9/other")
            return None
        if fault == "html":
            self.answer(200, ("<html>" + PRIVATE + "</html>").encode(), "text/html")
            return None
        return kind, fault

    def base(self):
        return "http://" + self.headers["Host"]

    def do_DELETE(self):
        if self.begin():
            self.answer(202)

    def do_POST(self):
        begun = self.begin()
        if not begun:
            return
        form = {key: value[0] for key, value in
                parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode()).items()}
        assertion = form.get("client_assertion", "..")
        head = json.loads(unpadded(assertion.split(".")[0]))
        claims = json.loads(unpadded(assertion.split(".")[1]))
        right = (form.get("grant_type") == "client_credentials"
                 and form.get("client_assertion_type") == "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
                 and head["alg"] == ORDERS["algorithm"] and head["typ"] == "JWT" and head["kid"]
                 and claims["iss"] == claims["sub"] == "keyseed-test" and claims["aud"] == self.base() + "/auth/token"
                 and claims["exp"] - claims["iat"] <= 300 and claims["jti"] not in STATE["seen"]
                 and "system/DocumentReference.rs" in form["scope"] and is_signed(assertion))
        with LOCK:
            STATE["seen"].add(claims["jti"])
            if not right:
                self.answer(400, {"error": "invalid_client", "error_description": PRIVATE})
                return
            token = "token-secret-%d" % len(STATE["seen"])
            STATE["tokens"][token] = ORDERS.get("uses", 1000)
        self.answer(200, {"access_token": token, "token_type": "bearer", "expires_in": ORDERS.get("lifetime", 300),
                          "scope": form["scope"]}, "application/json")

    def do_GET(self):
        begun = self.begin()
        if not begun:
            return
        kind, fault = begun
        getattr(self, "get_" + kind)(fault)

    def get_other(self, _):
        if self.path == "/r4/.well-known/smart-configuration":
            self.answer(200, {"token_endpoint": self.base() + "/auth/token", "capabilities": ["permission-v2"]})
        else:
            self.outcome(404, "not-found")

    def get_kickoff(self, fault):
        if self.headers.get("Prefer") != "respond-async" or "_type=" not in self.path:
            self.outcome(400, "invalid")
            return
        with LOCK:
            STATE["polls"] = ORDERS.get("polls", 0)
            STATE["exports"] += 1
        where = "http://127.0.0.1:9" if fault == "elsewhere" else self.base()
        self.answer(202, b"", Content_Location=where + "/status/%d" % STATE["exports"])

    def get_status(self, fault):
        with LOCK:
            STATE["polls"] -= 1
            left = STATE["polls"]
        if left >= 0:
            self.answer(202, b"", X_Progress="working", Retry_After=str(ORDERS.get("patience", 1)))
            return
        where = "http://127.0.0.1:9" if fault == "elsewhere" else self.base()
        output = []
        for name, resources in ALL.items():
            for begin in range(0, len(resources), PAGE):
                output.append({"type": name, "url": "%s/files/%s/%d" % (where, name, begin),
                               "count": len(resources[begin:begin + PAGE])})
        output.append({"type": "Patient", "url": where + "/files/Patient/0", "count": 1})
        self.answer(200, {"transactionTime": "2026-01-01T00:00:00Z", "requiresAccessToken": "public" in ORDERS,
                          "output": output, "error": []}, "application/json")

    def get_file(self, fault):
        _, _, name, begin = self.path.split("/")
        resources = ALL[name][int(begin):int(begin) + PAGE]
        if fault == "fewer":
            resources = resources[:-1]
        if fault == "type":
            resources = [{"resourceType": "Patient", "id": "x", "name": PRIVATE}] * len(resources)
        body = "".join(json.dumps(each) + "\n" for each in resources).encode()
        if fault == "half":
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body[:len(body) // 2])
            self.close_connection = True
            return
        if fault == "huge":
            body = b"x" * (3 << 20)
        self.answer(200, body, "application/fhir+ndjson")

    def get_page(self, fault):
        url = urlsplit(self.path)
        name = url.path[4:]
        begin = int(parse_qs(url.query).get("at", ["0"])[0])
        # A server that pages while a resource is added repeats the last one.
        first = begin - 1 if fault == "twice" else begin
        entries = [{"resource": each, "search": {"mode": "match"}} for each in ALL[name][first:begin + PAGE]]
        entries.append({"resource": {"resourceType": "OperationOutcome"}, "search": {"mode": "outcome"}})
        bundle = {"resourceType": "Bundle", "type": "searchset", "entry": entries, "link": []}
        if begin + PAGE < len(ALL[name]):
            following = "%s?at=%d" % (name, begin + PAGE)  # relative to the address of the page
            if fault == "elsewhere":
                following = "http://127.0.0.1:9/r4/" + following
            if fault == "circle":
                following = self.base() + self.path
            bundle["link"].append({"relation": "next", "url": following})
        self.answer(200, bundle)

    def get_binary(self, fault):
        number = int(self.path.rsplit("b", 1)[1])
        data = text_of(number).encode()
        if number % 4 == 1:  # the bytes themselves, whatever was asked for
            self.answer(200, data, "text/plain")
            return
        self.answer(200, {"resourceType": "Binary", "id": "stranger" if fault == "stranger" else "b%d" % number,
                          "contentType": "text/plain", "data": base64.b64encode(data).decode()})


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
server.handle_error = lambda *_: None  # a client may go in the middle of an answer
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()  # ends with the test
os._exit(0)
