#pragma once

#include "core/base/Digest.h"
#include "core/records/ReadError.h"
#include "core/records/json/JsonObject.h"
#include "core/records/text/LineBreaks.h"
#include "core/records/text/LineReader.h"
#include "core/records/text/TextStream.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// The texts of JSON objects, one after another.
class JsonTexts
{
public:
    virtual ~JsonTexts() = default;

    /// Fills the next text, whose views live until the next call; false at the end. Errors: Io,
    /// InvalidRecords.
    virtual ReadResult<bool> next(Line &text) = 0;

    virtual JsonUnit unit() const = 0;
    virtual const std::string &encoding() const = 0;
    virtual double fractionRead() const = 0;
    /// Returns the digest; all zero before the end was read, or if none was requested.
    virtual const Digest &digest() const = 0;
};

/// The lines of a JSONL file without blank lines.
class JsonLineTexts final : public JsonTexts
{
public:
    explicit JsonLineTexts(LineReader lines);

    ReadResult<bool> next(Line &text) override;

    JsonUnit unit() const override { return JsonUnit::Line; }
    const std::string &encoding() const override { return m_lines.encoding(); }
    double fractionRead() const override { return m_lines.fractionRead(); }
    const Digest &digest() const override { return m_lines.digest(); }

private:
    LineReader m_lines;
};

/// Cuts JSON into the texts of its records: the elements of an array, which is the whole text or the first
/// array of objects that is a member of an object. An object without such an array is a record itself, as are
/// objects that follow it. Looks at strings and brackets only: the parser checks whether an element is JSON.
/// Holds one element and one chunk.
class JsonElements final : public JsonTexts
{
public:
    JsonElements(TextStream stream, std::size_t maximumRecordBytes);

    /// Fills the next element, with the line on which it begins. Errors: Io, InvalidRecords (neither array
    /// nor object, cut off, bytes not in the encoding, element too long).
    ReadResult<bool> next(Line &element) override;

    JsonUnit unit() const override { return JsonUnit::Element; }
    const std::string &encoding() const override { return m_stream.encoding(); }
    double fractionRead() const override { return m_stream.fractionRead(); }
    const Digest &digest() const override { return m_stream.digest(); }

private:
    enum class State { Start, FirstElement, NextElement, Objects, RestOfObject, BehindAll };

    ReadResult<bool> start(Line &element);
    ReadResult<bool> searchObject(Line &element);
    ReadResult<bool> nextOfArray(Line &element);
    ReadResult<bool> nextObject(Line &element);
    ReadResult<void> passRest();
    ReadResult<bool> cut(Line &element);

    // Bytes of rest() in front of the end of what begins there. `isList`: whether an array of objects was met
    // right inside of the object, whose first element stands there then; null: not looked for.
    ReadResult<std::size_t> behindBrackets(bool *isList);
    ReadResult<std::size_t> behindString(std::size_t from);
    ReadResult<std::size_t> behindWord();
    ReadResult<std::size_t> beginOfValue(std::size_t from);

    std::string_view rest() const { return std::string_view(m_text).substr(m_position); }
    /// Returns the next character that is no white space; empty at the end.
    ReadResult<std::optional<char>> sign();
    /// Reads more of rest(); an error at the end of the file. It counts for the record if it is kept.
    ReadResult<void> need(bool isKept);
    ReadResult<bool> fetch();
    void pass(std::size_t count);
    void take(std::size_t length, Line &element);
    ReadError tooLong() const;
    ReadError brokenOff() const;
    ReadError unexpected(const std::string &expected) const;

    TextStream m_stream;
    std::size_t m_maximumRecordBytes;
    State m_state = State::Start;
    bool m_isInObject = false; ///< the array is
    std::string m_text;
    std::size_t m_position = 0; ///< the text in front of it in m_text is dealt with
    TextPosition m_place;       ///< line and column of m_position
};

} // namespace core::records
