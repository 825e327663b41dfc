#pragma once

#include "core/records/ReadError.h"
#include "core/records/text/LineReader.h"

#include <cstddef>
#include <string>

namespace core::records {

enum class JsonKind { Null, String, Number, Boolean, Nested };

/// A value of a JSON object, at any depth.
struct JsonValue
{
    JsonKind kind = JsonKind::Null;
    /// Number that JsonSink::take returned for the object or array around it; 0: the root.
    std::size_t parent = 0;
    std::size_t depth = 1;             ///< 1: a field of the root
    const std::string *name = nullptr; ///< name of the field; null for an element of an array
    std::size_t index = 0;             ///< index of the element
};

/// Takes the values of a JSON object in the order in which they are written.
class JsonSink
{
public:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    virtual ~JsonSink() = default;

    /// Takes a value. `text` is the string, the number as it is written, `true`, `false`, `{...}` or `[...]`;
    /// empty for null. It may be moved from. Returns, for an object or array, the number under which the
    /// values inside of it are handed in, or `nowhere` to pass over them at the cost of counting brackets.
    virtual std::size_t take(const JsonValue &value, std::string &text) = 0;
};

/// The unit that holds one object: a line of JSON Lines, or an element of an array.
enum class JsonUnit { Line, Element };

/// Reads a line or an element that holds one JSON object. No more than the current value is held in memory.
/// Errors: InvalidRecords with the line, behind which reading can continue; the message quotes nothing.
ReadResult<void> parseJsonObject(const Line &line, JsonSink &sink, JsonUnit unit = JsonUnit::Line);

} // namespace core::records
