#pragma once

#include "core/records/ReadError.h"
#include "core/records/text/LineReader.h"

#include <string>

namespace core::records {

enum class JsonKind { Null, String, Number, Boolean, Nested };

/// Takes what is inside of one field, in the order in which it stands there.
class JsonInsideSink
{
public:
    virtual ~JsonInsideSink() = default;

    /// An object or array begins; the first is the field's own.
    virtual void begin(bool isArray) = 0;
    virtual void end() = 0;
    /// Of the value that follows, in an object.
    virtual void key(const std::string &name) = 0;
    /// As JsonFieldSink::take.
    virtual void value(JsonKind kind, std::string &value) = 0;
};

/// Takes the top-level fields of an object as they are met.
class JsonFieldSink
{
public:
    virtual ~JsonFieldSink() = default;

    /// `value` is the string, the number as it is written, `true`, `false`, `{...}` or `[...]`; empty for
    /// null. It may be moved from.
    virtual void take(const std::string &name, JsonKind kind, std::string &value) = 0;
    /// Behind take() of a nested field: who takes what is inside of it; null when nobody does.
    virtual JsonInsideSink *inside(const std::string &name)
    {
        static_cast<void>(name);
        return nullptr;
    }
};

/// What holds one object.
enum class JsonUnit { Line, Element };

/// Reads a line that holds one JSON object, or an element of an array that is one. Nothing is built in memory
/// but the value at hand, whatever it holds. Error: InvalidRecords with the line, behind which reading can go
/// on; it quotes nothing.
ReadResult<void> parseJsonLine(const Line &line, JsonFieldSink &sink, JsonUnit unit = JsonUnit::Line);

} // namespace core::records
