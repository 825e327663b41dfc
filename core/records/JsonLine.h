#pragma once

#include "core/records/Fault.h"
#include "core/records/LineReader.h"

#include <string>

namespace core::records {

enum class JsonKind { Null, String, Number, Boolean, Nested };

/// Takes the top-level fields of an object as they are met.
class JsonFieldSink
{
public:
    virtual ~JsonFieldSink() = default;

    /// `value` is the string, the number as it is written, `true`, `false`, `{...}` or `[...]`; empty for
    /// null. It may be moved from.
    virtual void take(const std::string &name, JsonKind kind, std::string &value) = 0;
};

/// Reads a line that holds one JSON object. Nothing is built in memory but the value at hand, whatever
/// the line holds. Fault: InvalidRecords with the line, behind which reading can go on; it quotes nothing.
Faulty<void> parseJsonLine(const Line &line, JsonFieldSink &sink);

} // namespace core::records
