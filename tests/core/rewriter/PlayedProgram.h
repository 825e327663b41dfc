#pragma once

#include "core/rewriter/Frames.h"

#include <QByteArray>
#include <QFile>

namespace tests {

/// Writes a script that plays keyseed-rewriter: `answers`, in Python, answer `what`, of `header` and
/// `payload`, by say(header, payload). False where it cannot be written.
inline bool writePlayedProgram(const QString &path,
                               const QByteArray &answers,
                               int version = core::rewriter::protocolVersion)
{
    static constexpr const char *frames = R"(#!/usr/bin/python3
import json, os, struct, sys, time
def taken(n):
    data = sys.stdin.buffer.read(n)
    if len(data) < n: sys.exit(0)
    return data
def say(header, payload=b''):
    text = json.dumps(header).encode()
    sys.stdout.buffer.write(struct.pack('<II', len(text), len(payload)) + text + payload)
    sys.stdout.buffer.flush()
while True:
    h, p = struct.unpack('<II', taken(8))
    header = json.loads(taken(h)); payload = taken(p)
    what = header['do']
)";
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(frames + QByteArray(answers).replace("VERSION", QByteArray::number(version)));
    return file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace tests
