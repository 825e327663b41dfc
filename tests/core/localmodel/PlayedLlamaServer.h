#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace tests {

/// Writes a script that plays llama-server. `before` is Python that runs before it listens, with `option`
/// (its command line by name), `key` and `folder` (that of the script). It answers /health, a list of one
/// model, and questions with "ready", each with the key alone. False where it cannot be written.
inline bool writePlayedLlamaServer(const QString &path, const QByteArray &before = {})
{
    static constexpr const char *begin = R"(#!/usr/bin/python3
import http.server, json, os, sys, time
folder = os.path.dirname(os.path.abspath(__file__))
option = dict(zip(sys.argv[1::2], sys.argv[2::2]))
key = os.environ.get("LLAMA_API_KEY", "")
model = option["--alias"]
def answer_to(handler):
    return "ready"
)";
    static constexpr const char *rest = R"(
class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_): pass
    def say(self, body, status=200, kind="application/json"):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def mayPass(self):
        if self.headers.get("Authorization") == "Bearer " + key: return True
        self.say(b'{"error": {"message": "Invalid API Key"}}', 401)
        return False
    def do_GET(self):
        if self.path == "/health": return self.say(b'{"status": "ok"}')
        if self.mayPass(): self.say(json.dumps({"data": [{"id": model}]}).encode())
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        if not self.mayPass(): return
        text = answer_to(self)
        self.say(json.dumps({"choices": [{"message": {"content": text}, "finish_reason": "stop"}],
                             "usage": {"prompt_tokens": 9, "completion_tokens": len(text.split())}}).encode())
class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
Server((option["--host"], int(option["--port"])), Handler).serve_forever()
)";
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(begin + before + rest);
    return file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace tests
