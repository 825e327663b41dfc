#include "core/records/hl7/Separators.h"
#include "core/records/text/Decoder.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>

namespace core::records::hl7 {

namespace {

/// More than a page has; a number beyond is none.
constexpr unsigned mostRepeated = 200;

/// Returns the number behind `.sp` and the like; 1 without a number.
unsigned timesOf(std::string_view digits)
{
    if (digits.starts_with('+'))
        digits.remove_prefix(1);
    unsigned times = 1;
    std::from_chars(digits.data(), digits.data() + digits.size(), times);
    return std::min(times, mostRepeated);
}

std::optional<std::string> bytesOf(std::string_view digits)
{
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
        std::uint8_t byte = 0;
        const auto [end, error] = std::from_chars(digits.data() + i, digits.data() + i + 2, byte, 16);
        if (error != std::errc() || end != digits.data() + i + 2)
            return std::nullopt;
        bytes += static_cast<char>(byte);
    }
    return digits.empty() || digits.size() % 2 != 0 ? std::nullopt : std::optional(bytes);
}

/// Returns the text of a formatting command; empty for an unknown command.
std::optional<std::string> formatted(std::string_view command)
{
    const std::string_view name = command.substr(0, 3);
    const std::string_view rest = command.substr(name.size());
    if (!std::ranges::all_of(rest,
                             [](unsigned char c) { return std::isdigit(c) != 0 || c == '+' || c == '-'; }))
        return std::nullopt;
    if (name == ".br" || name == ".ce")
        return "\n";
    if (name == ".sp")
        return std::string(timesOf(rest), '\n');
    if (name == ".sk")
        return std::string(timesOf(rest), ' ');
    if (name == ".in" || name == ".ti" || name == ".fi" || name == ".nf")
        return std::string();
    return std::nullopt;
}

/// Takes a text apart at its escapes.
class Unescaping final
{
public:
    Unescaping(const Separators &separators, const std::string &encoding)
        : m_separators(separators)
        , m_encoding(encoding)
    {}

    std::string run(std::string_view text)
    {
        const char escape = m_separators.escape;
        for (std::size_t begin = text.find(escape); begin != std::string_view::npos;
             begin = text.find(escape)) {
            plain(text.substr(0, begin));
            text.remove_prefix(begin + 1);
            // Only escapes of bytes may be long: a text without them is not searched to its end for each
            // escape.
            const std::size_t end = text.find(escape);
            if (end != std::string_view::npos && take(text.substr(0, end)))
                text.remove_prefix(end + 1);
            else
                plain(std::string_view(&escape, 1));
        }
        plain(text);
        flushBytes();
        return std::move(m_text);
    }

private:
    void plain(std::string_view text)
    {
        if (!text.empty())
            flushBytes();
        m_text += text;
    }

    /// Returns false if it is no escape.
    bool take(std::string_view code)
    {
        if (code.starts_with('X'))
            if (const auto bytes = bytesOf(code.substr(1))) {
                m_bytes += *bytes;
                return true;
            }
        const auto meant = code.starts_with('.') ? formatted(code) : standard(code);
        if (meant)
            plain(*meant);
        return meant.has_value();
    }

    std::optional<std::string> standard(std::string_view code) const
    {
        const char name = code.size() == 1 ? code[0] : '\0';
        switch (name) {
        case 'F':
            return std::string(1, m_separators.field);
        case 'S':
            return std::string(1, m_separators.component);
        case 'T':
            // Without a separator of the kind, the usual one is meant.
            return std::string(1, m_separators.subcomponent == 0 ? '&' : m_separators.subcomponent);
        case 'R':
            return std::string(1, m_separators.repetition == 0 ? '~' : m_separators.repetition);
        case 'E':
            return std::string(1, m_separators.escape);
        case 'H': // highlighting, on and off
        case 'N':
            return std::string();
        default:
            return std::nullopt;
        }
    }

    /// A character may come from several escapes.
    void flushBytes()
    {
        if (!m_bytes.empty())
            m_text += decodedAnyway(m_bytes, m_encoding, false);
        m_bytes.clear();
    }

    const Separators &m_separators;
    const std::string &m_encoding;
    std::string m_text;
    std::string m_bytes; ///< bytes of `\Xhh\`, not decoded yet
};

} // namespace

std::string unescaped(std::string_view text, const Separators &separators, const std::string &encoding)
{
    if (separators.escape == 0 || text.find(separators.escape) == std::string_view::npos)
        return std::string(text);
    return Unescaping(separators, encoding).run(text);
}

} // namespace core::records::hl7
