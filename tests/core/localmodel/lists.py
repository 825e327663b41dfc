"""Plays servers of language models on free ports of this computer, one for each kind that is named.

Prints the port of each, then serves until its input ends. /asked of any port gives what was asked of it so far.
"""
import http.server, json, sys, threading

class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_): pass

    def say(self, body, status=200, kind="application/json", more={}):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        for name, value in more.items(): self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self): self.do_GET()

    def do_GET(self):
        kind = self.server.kind
        if self.path == "/asked": return self.say(json.dumps(self.server.asked).encode())
        self.server.asked.append(self.command + " " + self.path)
        if kind == "openai":
            self.say(json.dumps({"object": "list", "data": [{"id": "b-model"}, {"id": "a-model"}, {"id": "b-model"}]}).encode())
        elif kind == "ollama":
            self.say(json.dumps({"models": [{"name": "llama3:latest", "size": 1}]}).encode())
        elif kind == "none": self.say(b'{"data": []}')
        elif kind == "html": self.say(b"<html>It works</html>", kind="text/html")
        elif kind == "other": self.say(b'{"status": "ok"}')
        elif kind == "key": self.say(b'{"error": "no key"}', 401)
        elif kind == "missing": self.say(b"{}", 404)
        elif kind == "elsewhere": self.say(b"", 302, more={"Location": "http://192.0.2.1/v1/models"})
        elif kind == "names":
            self.say(json.dumps({"data": [{"id": "good"}, {"id": "a\u001b[2Jb"}, {"id": "a\u202eb"}, {"id": "a\nb"},
                                          {"id": "x" * 201}, {"id": ""}, {"id": 7}, 7, None, {"id": {"a": 1}}]}).encode())
        elif kind == "many":
            self.say(json.dumps({"data": [{"id": f"m{n:05}"} for n in range(5000)]}).encode())
        elif kind == "deep": self.say(b'{"data":' + b"[" * 100000 + b"]" * 100000 + b"}")
        elif kind == "endless":
            self.send_response(200); self.end_headers()
            try:
                while True: self.wfile.write(b" " * 65536)
            except OSError: pass
        elif kind == "silent": threading.Event().wait(60)

for kind in sys.argv[1:]:
    server = Server(("127.0.0.1", 0), Handler)
    server.kind, server.asked = kind, []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
sys.stdin.read()
