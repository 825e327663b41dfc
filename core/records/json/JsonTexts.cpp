#include "core/records/json/JsonTexts.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records {

JsonLineTexts::JsonLineTexts(LineReader lines)
    : m_lines(std::move(lines))
{}

ReadResult<bool> JsonLineTexts::next(Line &text)
{
    for (;;) {
        auto isThere = m_lines.next(text);
        if (!isThere || !*isThere || !trimmed(text.text).empty())
            return isThere;
    }
}

namespace {

constexpr std::string_view space = " \t\r\n";

/// Finds a character of a set by a table: most of a file is passed over here.
class Signs final
{
public:
    explicit constexpr Signs(std::string_view signs)
    {
        for (const char sign : signs)
            m_isOne[static_cast<unsigned char>(sign)] = true;
    }

    /// Returns the first at or behind `from`; the end of the text if there is none.
    std::size_t find(std::string_view text, std::size_t from) const
    {
        while (from < text.size() && !m_isOne[static_cast<unsigned char>(text[from])])
            ++from;
        return from;
    }

private:
    std::array<bool, 256> m_isOne{};
};

constexpr Signs structure("\"{}[]");
constexpr Signs endOfString("\"\\");
constexpr Signs endOfWord(",]} \t\r\n\"{[");

} // namespace

JsonElements::JsonElements(TextStream stream, std::size_t maximumRecordBytes)
    : m_stream(std::move(stream))
    , m_maximumRecordBytes(maximumRecordBytes)
{}

ReadResult<bool> JsonElements::next(Line &element)
{
    switch (m_state) {
    case State::Start:
        return start(element);
    case State::FirstElement:
    case State::NextElement:
        return nextOfArray(element);
    case State::Objects:
        return nextObject(element);
    case State::RestOfObject:
    case State::BehindAll:
        break;
    }
    KEYSEED_TRY(passRest());
    return false;
}

ReadResult<bool> JsonElements::start(Line &element)
{
    KEYSEED_ASSIGN(const auto first, sign());
    if (!first)
        return false;
    if (first == '{')
        return searchObject(element);
    if (first != '[')
        return fail(unexpected("an array of JSON objects"));
    pass(1);
    m_state = State::FirstElement;
    return nextOfArray(element);
}

ReadResult<bool> JsonElements::nextOfArray(Line &element)
{
    auto first = sign();
    if (first && *first == ',' && m_state == State::NextElement) {
        pass(1);
        m_state = State::FirstElement;
        first = sign();
        if (first && *first == ']')
            return fail(unexpected("a JSON object"));
    }
    KEYSEED_TRY(first);
    if (!*first)
        return fail(brokenOff());
    if (*first == ']') {
        pass(1);
        m_state = m_isInObject ? State::RestOfObject : State::BehindAll;
        return next(element);
    }
    if (m_state == State::NextElement)
        return fail(unexpected("a comma, or the end of the array,"));
    if (*first == ',' || *first == '}')
        return fail(unexpected("a JSON object"));
    m_state = State::NextElement;
    return cut(element);
}

ReadResult<bool> JsonElements::searchObject(Line &element)
{
    bool isList = false;
    KEYSEED_ASSIGN(const auto length, behindBrackets(&isList));
    if (length > m_maximumRecordBytes)
        return fail(tooLong());
    if (isList) {
        pass(length);
        m_isInObject = true;
        m_state = State::FirstElement;
        return nextOfArray(element);
    }
    take(length, element);
    m_state = State::Objects;
    return true;
}

ReadResult<bool> JsonElements::nextObject(Line &element)
{
    KEYSEED_ASSIGN(const auto first, sign());
    if (!first)
        return false;
    return first == '{' ? cut(element) : ReadResult<bool>(fail(unexpected("a JSON object")));
}

ReadResult<void> JsonElements::passRest()
{
    std::size_t depth = m_state == State::RestOfObject ? 1 : 0;
    bool isInString = false;
    while (depth > 0) {
        pass((isInString ? endOfString : structure).find(rest(), 0));
        if (rest().size() < 2 && (rest().empty() || rest().front() == '\\')) {
            KEYSEED_TRY(need(false));
            continue;
        }
        const char found = rest().front();
        if (found == '"')
            isInString = !isInString;
        else if (found == '{' || found == '[')
            ++depth;
        else if (found != '\\')
            --depth;
        pass(found == '\\' ? 2 : 1);
    }
    m_state = State::BehindAll;
    KEYSEED_ASSIGN(const auto behind, sign());
    return behind ? ReadResult<void>(fail(unexpected("nothing more"))) : ReadResult<void>();
}

ReadResult<bool> JsonElements::cut(Line &element)
{
    const char first = rest().front();
    const auto length = first == '"'                   ? behindString(1)
                        : first == '{' || first == '[' ? behindBrackets(nullptr)
                                                       : behindWord();
    KEYSEED_TRY(length);
    if (*length > m_maximumRecordBytes)
        return fail(tooLong());
    take(*length, element);
    return true;
}

ReadResult<std::size_t> JsonElements::behindBrackets(bool *isList)
{
    std::size_t depth = 0;
    for (std::size_t at = 0;;) {
        at = structure.find(rest(), at);
        if (at == rest().size()) {
            KEYSEED_TRY(need(true));
            continue;
        }
        const char found = rest()[at++];
        if (found == '"') {
            const auto behind = behindString(at);
            if (!behind)
                return behind;
            at = *behind;
        } else if (found == '}' || found == ']') {
            if (--depth == 0)
                return at;
        } else if (++depth == 2 && found == '[' && isList != nullptr) {
            const auto object = beginOfValue(at);
            if (!object)
                return object;
            *isList = rest()[*object] == '{';
            at = *object;
            if (*isList)
                return at;
        }
    }
}

ReadResult<std::size_t> JsonElements::behindString(std::size_t from)
{
    for (std::size_t at = from;;) {
        at = endOfString.find(rest(), at);
        const std::size_t length = at < rest().size() && rest()[at] == '\\' ? 2 : 1;
        if (at + length > rest().size()) {
            KEYSEED_TRY(need(true));
            continue;
        }
        at += length;
        if (length == 1)
            return at;
    }
}

ReadResult<std::size_t> JsonElements::beginOfValue(std::size_t from)
{
    for (;;) {
        const std::size_t at = rest().find_first_not_of(space, from);
        if (at != std::string_view::npos)
            return at;
        from = rest().size();
        KEYSEED_TRY(need(true));
    }
}

/// Passes over a number or a name, which is no record, or over text that is no JSON.
ReadResult<std::size_t> JsonElements::behindWord()
{
    std::size_t at = endOfWord.find(rest(), 1);
    while (at == rest().size()) {
        KEYSEED_TRY(need(true));
        at = endOfWord.find(rest(), at);
    }
    return at;
}

ReadResult<std::optional<char>> JsonElements::sign()
{
    for (;;) {
        pass(std::min(rest().find_first_not_of(space), rest().size()));
        if (!rest().empty())
            return rest().front();
        KEYSEED_ASSIGN(const auto isMore, fetch());
        if (!isMore)
            return std::optional<char>();
    }
}

ReadResult<void> JsonElements::need(bool isKept)
{
    if (isKept && rest().size() > m_maximumRecordBytes)
        return fail(tooLong());
    KEYSEED_ASSIGN(const auto isMore, fetch());
    return isMore ? ReadResult<void>() : ReadResult<void>(fail(brokenOff()));
}

ReadResult<bool> JsonElements::fetch()
{
    m_text.erase(0, m_position);
    m_position = 0;
    KEYSEED_ASSIGN(const auto piece, m_stream.append(m_text));
    if (piece == TextStream::Piece::Undecodable) {
        TextPosition end = m_place;
        end.pass(m_text);
        return fail(m_stream.undecodable(end.line(), end.column()));
    }
    return piece == TextStream::Piece::Text;
}

void JsonElements::pass(std::size_t count)
{
    m_place.pass(rest().substr(0, count));
    m_position += count;
}

void JsonElements::take(std::size_t length, Line &element)
{
    element = {.text = rest().substr(0, length), .ending = {}, .number = m_place.line(), .offset = {}};
    pass(length);
}

ReadError JsonElements::tooLong() const
{
    return {
        .place = {.line = m_place.line()},
        .what = "a record begins here that is longer than " + inMebibytes(m_maximumRecordBytes)
                + ", the most a record may have; split the record",
        .facts = {.kind = ProblemKind::TooLong, .expected = static_cast<std::int64_t>(m_maximumRecordBytes)}};
}

ReadError JsonElements::brokenOff() const
{
    return {.place = {.line = m_place.line()},
            .what = "the file ends inside of what begins here; export it again, or complete it"};
}

ReadError JsonElements::unexpected(const std::string &expected) const
{
    return {.place = {.line = m_place.line()},
            .what = expected + " is expected at column " + std::to_string(m_place.column())
                    + "; export the records again as a JSON array or as JSON lines"};
}

} // namespace core::records
