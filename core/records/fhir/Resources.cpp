#include "core/records/fhir/Resources.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <utility>

namespace core::records::fhir {

namespace {

constexpr std::int64_t entriesDepth = 2; // of the list that `entry` of a Bundle is
constexpr std::string_view entriesKey = "entry";

bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || isBreak(c);
}

} // namespace

Resources::Resources(TextStream stream, const ReadOptions &options)
    : m_stream(std::move(stream))
    , m_maximumBytes(options.maximumRecordBytes)
{}

ReadResult<bool> Resources::next(ResourceText &resource)
{
    for (;;) {
        if (m_at == m_text.size()) {
            KEYSEED_ASSIGN(const auto isThere, fetch());
            if (!isThere)
                return atEnd();
        }
        if (m_isInString && !m_isEscaped)
            passOverString();
        if (m_at == m_text.size())
            continue;
        const char c = m_text[m_at];
        const std::int64_t line = m_line;
        const Found found = step(c);
        count(c);
        ++m_at;
        if (found != Found::Nothing)
            return hand(found, line, resource);
    }
}

ReadResult<bool> Resources::fetch()
{
    m_taken += static_cast<std::int64_t>(m_text.size());
    m_text.clear();
    m_at = 0;
    KEYSEED_ASSIGN(const auto piece, m_stream.append(m_text));
    if (piece == TextStream::Piece::Undecodable)
        return fail({.place = {.line = m_line},
                     .what = "byte " + std::to_string(m_stream.badByte()) + " of the file is not "
                             + m_stream.encoding() + "; " + m_stream.adviceOnBadByte(),
                     .facts = {.kind = ProblemKind::NotInEncoding,
                               .found = m_stream.badByte(),
                               .name = m_stream.encoding(),
                               .likely = m_stream.encodingOfBadByte().value_or(std::string())}});
    return piece == TextStream::Piece::Text;
}

ReadResult<bool> Resources::atEnd()
{
    if (std::exchange(m_where, Where::Outside) != Where::Inside)
        return false;
    m_isInString = false;
    return fail({.place = {.line = m_top.text.line},
                 .what = "the file ends before the resource or Bundle that begins here does; export it again",
                 .canGoOn = true,
                 .offset = m_top.text.offset});
}

/// Returns the result of next() for what was found on `line`.
ReadResult<bool> Resources::hand(Found found, std::int64_t line, ResourceText &resource)
{
    if (found == Found::Stray)
        return fail({.place = {.line = line},
                     .what = "not an object; FHIR resources in JSON are expected, one a line, or a Bundle; "
                             "everything up to the next line that begins with { is left out",
                     .canGoOn = true,
                     .facts = {.kind = ProblemKind::NotAnObject}});
    if (found == Found::CutOff)
        return fail({.place = {.line = m_brokenAt},
                     .what = "what begins here is no whole JSON: it is cut off, or a text in it has a line "
                             "break; everything up to the next line that begins with { is left out: "
                             "export it again",
                     .canGoOn = true});
    Kept &kept = found == Found::Top ? m_top : m_entry;
    if (kept.bytes > m_maximumBytes || kept.values > mostValues)
        return fail(
            {.place = {.line = kept.text.line},
             .what = "longer than " + inMebibytes(m_maximumBytes)
                     + ", the most a record may have; leave the resource out",
             .canGoOn = true,
             .facts = {.kind = ProblemKind::TooLong, .expected = static_cast<std::int64_t>(m_maximumBytes)},
             .offset = kept.text.offset});
    std::swap(resource, kept.text);
    return true;
}

Resources::Found Resources::step(char c)
{
    if (m_where != Where::Inside)
        return outside(c);
    return m_isInString ? inString(c) : inside(c);
}

Resources::Found Resources::outside(char c)
{
    if (c == '{' && (m_where == Where::Outside || isBreak(m_before))) {
        open();
        return Found::Nothing;
    }
    if (isSpace(c) || m_where == Where::Stray)
        return Found::Nothing;
    m_where = Where::Stray;
    return Found::Stray;
}

/// Passes over a string up to a character that may end it.
void Resources::passOverString()
{
    const auto from = m_text.begin() + static_cast<std::ptrdiff_t>(m_at);
    const auto end =
        std::find_if(from, m_text.end(), [](char c) { return c == '"' || c == '\\' || isBreak(c); });
    if (end == from)
        return;
    const std::string_view passed =
        std::string_view(m_text).substr(m_at, static_cast<std::size_t>(end - from));
    keep(passed);
    if (m_isKey && m_key.size() <= entriesKey.size())
        m_key += passed.substr(0, entriesKey.size() + 1);
    m_before = passed.back();
    m_at += passed.size();
}

Resources::Found Resources::inString(char c)
{
    keep({&c, 1});
    if (isBreak(c)) { // JSON has none in a string
        m_brokenAt = m_isInEntries && m_depth > entriesDepth ? m_entry.text.line : m_top.text.line;
        m_where = Where::Stray;
        m_isInString = false;
        return Found::CutOff;
    }
    if (std::exchange(m_isEscaped, !m_isEscaped && c == '\\'))
        return Found::Nothing;
    if (c == '"')
        m_isInString = false;
    return Found::Nothing;
}

Resources::Found Resources::inside(char c)
{
    Found found = Found::Nothing;
    if (c == '{' || c == '[')
        found = deeper(c);
    else if (c == '}' || c == ']')
        found = shallower(c);
    else
        keep({&c, 1});
    if (c == '"') {
        m_isInString = true;
        m_isEscaped = false;
        m_isKey = m_depth == 1 && (m_significant == '{' || m_significant == ',');
        if (m_isKey)
            m_key.clear();
    }
    if (!isSpace(c))
        m_significant = c;
    return found;
}

Resources::Found Resources::deeper(char c)
{
    // An object stands behind one of these only. Where resources have a line each, none begins one inside.
    const bool mayStand = m_significant == ':' || m_significant == ',' || m_significant == '[';
    if (c == '{' && isBreak(m_before) && (m_hasLines || !mayStand)) {
        m_brokenAt = m_isInEntries && m_depth > entriesDepth ? m_entry.text.line : m_top.text.line;
        open();
        return Found::CutOff;
    }
    ++m_depth;
    if (c == '[' && m_depth == entriesDepth && m_key == entriesKey) {
        m_isInEntries = true;
        m_hasEntries = true;
        m_top.text.json.clear();
    } else if (m_isInEntries && m_depth == entriesDepth + 1) {
        begin(m_entry);
        m_entry.text.entry = m_entries++;
    }
    keep({&c, 1});
    return Found::Nothing;
}

Resources::Found Resources::shallower(char c)
{
    keep({&c, 1});
    --m_depth;
    if (m_isInEntries && m_depth == entriesDepth)
        return Found::Entry;
    if (m_isInEntries && m_depth < entriesDepth)
        m_isInEntries = false;
    if (m_depth > 0)
        return Found::Nothing;
    m_where = Where::Outside;
    m_hasLines = m_hasLines || m_top.text.line == m_line;
    return m_hasEntries ? Found::Nothing : Found::Top;
}

void Resources::open()
{
    begin(m_top);
    m_where = Where::Inside;
    m_depth = 1;
    m_significant = '{';
    m_isInString = false;
    m_key.clear();
    m_isInEntries = false;
    m_hasEntries = false;
    m_entries = 0;
    keep("{");
}

void Resources::begin(Kept &kept) const
{
    kept.text.json.clear();
    kept.text.line = m_line;
    kept.text.offset = m_stream.isUtf8() ? std::optional(m_stream.skippedBytes() + taken()) : std::nullopt;
    kept.text.entry.reset();
    kept.bytes = 0;
    kept.values = 0;
}

/// Keeps text of the current object; a Bundle itself is not kept.
void Resources::keep(std::string_view text)
{
    if (m_isInEntries ? m_depth <= entriesDepth : m_hasEntries)
        return;
    Kept &kept = m_isInEntries ? m_entry : m_top;
    kept.bytes += text.size();
    kept.values += !m_isInString && (text == "," || text == "{" || text == "[") ? 1 : 0;
    if (kept.bytes <= m_maximumBytes && kept.values <= mostValues)
        kept.text.json += text;
    else
        kept.text.json.clear();
}

/// Lines, which end with LF, CR or CR LF.
void Resources::count(char c)
{
    if (c == '\r' || (c == '\n' && m_before != '\r'))
        ++m_line;
    m_before = c;
}

} // namespace core::records::fhir
