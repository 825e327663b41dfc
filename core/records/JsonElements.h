#pragma once

#include "core/records/JsonTexts.h"
#include "core/records/TextPosition.h"
#include "core/records/TextStream.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// Cuts JSON into the texts of its records: the elements of an array, which is all there is or the first
/// array of objects right inside of an object. An object without such an array is a record itself, and so are
/// objects that follow it. Looks at strings and brackets alone: whether an element is JSON is for who reads
/// it. Holds one element and one chunk.
class JsonElements final : public JsonTexts
{
public:
    JsonElements(TextStream stream, std::size_t maximumRecordBytes);

    /// The line is that in which the element begins. Faults: Io, InvalidRecords (neither array nor object,
    /// broken off, bytes not in the encoding, element too long).
    Faulty<bool> next(Line &element) override;

    JsonUnit unit() const override { return JsonUnit::Element; }
    const std::string &encoding() const override { return m_stream.encoding(); }
    double fractionRead() const override { return m_stream.fractionRead(); }
    const Digest &digest() const override { return m_stream.digest(); }

private:
    enum class State { Start, FirstElement, NextElement, Objects, RestOfObject, BehindAll };

    Faulty<bool> start(Line &element);
    Faulty<bool> searchObject(Line &element);
    Faulty<bool> nextOfArray(Line &element);
    Faulty<bool> nextObject(Line &element);
    Faulty<void> passRest();
    Faulty<bool> cut(Line &element);

    // Bytes of rest() in front of the end of what begins there. `isList`: whether an array of objects was met
    // right inside of the object, whose first element stands there then; null: not looked for.
    Faulty<std::size_t> behindBrackets(bool *isList);
    Faulty<std::size_t> behindString(std::size_t from);
    Faulty<std::size_t> behindWord();
    Faulty<std::size_t> beginOfValue(std::size_t from);

    std::string_view rest() const { return std::string_view(m_text).substr(m_position); }
    /// The next one that is no white space; empty at the end.
    Faulty<std::optional<char>> sign();
    /// More of rest(), which the file must not end in; it is a record when it is kept.
    Faulty<void> need(bool isKept);
    Faulty<bool> fetch();
    void pass(std::size_t count);
    void take(std::size_t length, Line &element);
    Fault tooLong() const;
    Fault brokenOff() const;
    Fault unexpected(const std::string &expected) const;

    TextStream m_stream;
    std::size_t m_maximumRecordBytes;
    State m_state = State::Start;
    bool m_isInObject = false; ///< the array is
    std::string m_text;
    std::size_t m_position = 0; ///< what stands in front of it in m_text is dealt with
    TextPosition m_place;       ///< of m_position
};

} // namespace core::records
