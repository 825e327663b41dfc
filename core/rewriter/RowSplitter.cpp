#include "core/rewriter/RowSplitter.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/rewriter/Shape.h"

#include <algorithm>
#include <utility>

namespace core::rewriter {

namespace {

constexpr std::string_view blanks = " \t\r\n\f\v";
// Shorter sentences share a row: a unit has few rows to give.
constexpr std::size_t fewTokens = 8;
// The maximum length of a row in bytes, so that rows fit into a message: longer ones are divided, and their
// tokens not counted.
constexpr std::size_t longestRow = 512;

bool endsSentence(std::string_view word)
{
    return word.find('\n') != std::string_view::npos
           || (!word.empty() && std::string_view(".!?").find(word.back()) != std::string_view::npos);
}

} // namespace

Result<RowSplitter> RowSplitter::open(const std::filesystem::path &folder)
{
    KEYSEED_ASSIGN(const auto facts, factsOfModel(folder));
    RowSplitter splitter;
    splitter.m_most = static_cast<std::size_t>(rowTokens) - 1;
    if (facts.form == ModelForm::Adept)
        return splitter;
    KEYSEED_ASSIGN(auto bpe, Bpe::read(folder));
    splitter.m_bpe = std::move(bpe);
    --splitter.m_most;
    return splitter;
}

// Returns the tokens of a word; more than a row has for one that is too long.
std::size_t RowSplitter::tokensOf(std::string_view word) const
{
    if (!m_bpe && word.find_first_not_of(blanks) == std::string_view::npos)
        return 0;
    if (word.size() > longestRow)
        return m_most + 1;
    return m_bpe ? m_bpe->encode(word).size() : 1;
}

// A row's first word loses its blank, and often takes other tokens without it.
std::size_t RowSplitter::tokensOfFirst(std::string_view word) const
{
    const std::string_view rest = trimmed(word);
    return rest.empty() ? 0 : tokensOf(rest);
}

// How much of what is too much for a row is not: whole characters, where there are any.
std::size_t RowSplitter::fitting(std::string_view text) const
{
    const auto isAmidCharacter = [&](std::size_t at) {
        return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    };
    const auto wholeCharacters = [&](std::size_t bytes) {
        for (std::size_t back = 0; back < std::min<std::size_t>(4, bytes); ++back)
            if (!isAmidCharacter(bytes - back))
                return bytes - back;
        return bytes;
    };
    if (!m_bpe)
        return wholeCharacters(std::min(text.size(), longestRow));
    std::size_t fits = std::min(text.size(), m_most); // as many bytes as tokens always fit
    for (std::size_t most = std::min(text.size(), m_most * 4); fits < most;) {
        const std::size_t tried = fits + (most - fits + 1) / 2;
        if (tokensOf(text.substr(0, wholeCharacters(tried))) <= m_most)
            fits = tried;
        else
            most = tried - 1;
    }
    return wholeCharacters(fits);
}

void RowSplitter::add(std::string_view row, std::vector<std::string> &rows) const
{
    row = trimmed(row);
    while (tokensOf(row) > m_most) {
        const std::size_t part = fitting(row);
        if (const auto some = trimmed(row.substr(0, part)); !some.empty())
            rows.emplace_back(some);
        row = trimmed(row.substr(part));
    }
    if (!row.empty())
        rows.emplace_back(row);
}

// Words lie behind one another in the text, so that a row is a piece of it.
std::vector<std::string> RowSplitter::rowsOf(std::string_view text) const
{
    std::vector<std::string> rows;
    const char *begin = text.data();
    std::size_t tokens = 0;
    const auto endRow = [&](const char *end) {
        add({begin, static_cast<std::size_t>(end - begin)}, rows);
        begin = end;
        tokens = 0;
    };
    for (const std::string_view word : wordsOf(text)) {
        std::size_t more = tokens == 0 ? tokensOfFirst(word) : tokensOf(word);
        if (tokens > 0 && tokens + more > m_most) {
            endRow(word.data());
            more = tokensOfFirst(word);
        }
        tokens += more;
        if (tokens >= fewTokens && endsSentence(word))
            endRow(word.data() + word.size());
    }
    endRow(text.data() + text.size());
    return rows;
}

} // namespace core::rewriter
