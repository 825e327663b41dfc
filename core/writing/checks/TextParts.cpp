#include "core/writing/checks/TextParts.h"

#include "core/base/Text.h"
#include "core/writing/PatternText.h"
#include "core/writing/TextPool.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr std::array<std::string_view, 12> personTitles{
    "dr.", "mr.", "mrs.", "ms.", "prof.", "st.", "hr.", "fr.", "m.", "mme.", "sr.", "sra."};

bool isWordByte(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '\''
           || (static_cast<unsigned char>(byte) & 0x80U) != 0;
}

// Dashes, quotes and dots outside of ASCII (U+2010 to U+203F, U+00A0 to U+00BF) separate words.
bool isSeparator(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    return (byte(at) == 0xE2U && byte(at + 1) == 0x80U) || (byte(at) == 0xC2U && byte(at + 1) < 0xC0U);
}

bool endsWithTitle(std::string_view part)
{
    const std::string small = lowered(trimmed(part));
    const std::size_t blank = small.find_last_of(" (\n");
    const std::string_view last = std::string_view(small).substr(blank == std::string::npos ? 0 : blank + 1);
    return std::ranges::find(personTitles, last) != personTitles.end();
}

std::string joinedWords(std::span<const std::string> words)
{
    return ' ' + joined(words, " ") + ' ';
}

} // namespace

std::string smallLetters(std::string_view text)
{
    std::string small = lowerCase(text);
    for (const std::string_view apostrophe : {"\xE2\x80\x99", "\xE2\x80\x98"})
        for (std::size_t at = small.find(apostrophe); at != std::string::npos;
             at = small.find(apostrophe, at))
            small.replace(at, apostrophe.size(), "'");
    return small;
}

std::vector<std::string> wordsIn(std::string_view text)
{
    const std::string small = smallLetters(text);
    std::vector<std::string> words(1);
    for (std::size_t at = 0; at < small.size(); ++at) {
        if (isSeparator(small, at)) {
            at += small[at] == '\xE2' ? 2 : 1;
            words.emplace_back();
        } else if (isWordByte(small[at])) {
            words.back() += small[at];
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    std::erase_if(words,
                  [](const std::string &word) { return word.find_first_not_of('\'') == std::string::npos; });
    return words;
}

std::size_t wordCount(std::string_view text)
{
    return wordsIn(text).size();
}

std::vector<std::string_view> partsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    bool isGoingOn = false;
    for (const std::string_view each : sentencesOf(text)) {
        if (isGoingOn)
            parts.back() = {parts.back().data(), parts.back().size() + each.size()};
        else
            parts.push_back(each);
        isGoingOn = endsWithTitle(each) && each.find('\n') == std::string_view::npos;
    }
    return parts;
}

std::string withoutParts(std::string_view text, const std::function<bool(std::string_view)> &isUnwanted)
{
    std::string kept;
    bool isSame = true;
    for (const std::string_view part : partsOf(text)) {
        if (!isUnwanted(part)) {
            kept += part;
            continue;
        }
        isSame = false;
        // The line break after the part stays, so that the next one does not join the line before.
        if (part.find('\n') != std::string_view::npos && !kept.empty() && kept.back() != '\n')
            kept += '\n';
    }
    return isSame ? std::string(text) : std::string(trimmed(kept));
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

bool holdsWord(std::string_view small, std::string_view word)
{
    const bool isOpen = word.ends_with('*');
    const std::string_view wanted = word.substr(0, word.size() - (isOpen ? 1 : 0));
    for (std::size_t at = small.find(wanted); at != std::string_view::npos; at = small.find(wanted, at + 1)) {
        const std::size_t end = at + wanted.size();
        const bool isFree = at == 0 || !isWordByte(small[at - 1]) || small[at - 1] == '\'';
        if (isFree && (isOpen || end == small.size() || !isWordByte(small[end]) || small[end] == '\''))
            return true;
    }
    return false;
}

bool holdsAny(std::string_view small, std::span<const std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return holdsWord(small, word); });
}

bool endsSentence(std::string_view text)
{
    std::string_view rest = trimmed(text);
    for (bool isClosing = true; isClosing;) {
        isClosing = false;
        for (const std::string_view mark :
             {"\"", "'", ")", "]", "*", "\xE2\x80\x9D", "\xE2\x80\x99", "\xC2\xBB"})
            if (rest.ends_with(mark)) {
                rest.remove_suffix(mark.size());
                isClosing = true;
            }
    }
    rest = trimmed(rest);
    return rest.ends_with('.') || rest.ends_with('!') || rest.ends_with('?')
           || rest.ends_with("\xE2\x80\xA6");
}

WordRuns::WordRuns(std::size_t length, std::string_view text)
    : m_length(length)
{
    add(text);
}

void WordRuns::add(std::string_view text)
{
    const auto words = wordsIn(text);
    for (std::size_t at = 0; at + m_length <= words.size(); ++at)
        m_runs.insert(joinedWords(std::span(words).subspan(at, m_length)));
    m_all += joinedWords(words);
}

bool WordRuns::holdsRunOf(std::string_view text, std::size_t fewest) const
{
    const auto words = wordsIn(text);
    for (std::size_t at = 0; at + m_length <= words.size(); ++at)
        if (m_runs.contains(joinedWords(std::span(words).subspan(at, m_length))))
            return true;
    return words.size() >= fewest && words.size() < m_length
           && m_all.find(joinedWords(words)) != std::string::npos;
}

} // namespace core::writing
