#include "core/rewriter/RowSplitter.h"

#include "core/rewriter/Shape.h"

#include <utility>

namespace core::rewriter {

namespace {

constexpr std::string_view blanks = " \t\r\n\f\v";
// Shorter sentences share a row: a unit has few rows to give.
constexpr std::size_t fewTokens = 8;

bool endsSentence(std::string_view word)
{
    return word.find('\n') != std::string_view::npos
           || (!word.empty() && std::string_view(".!?").find(word.back()) != std::string_view::npos);
}

void addTrimmed(std::string_view row, std::vector<std::string> &rows)
{
    const auto begin = row.find_first_not_of(blanks);
    if (begin != std::string_view::npos)
        rows.emplace_back(row.substr(begin, row.find_last_not_of(blanks) - begin + 1));
}

} // namespace

Result<RowSplitter> RowSplitter::open(const std::filesystem::path &folder)
{
    const auto facts = factsOfModel(folder);
    if (!facts)
        return fail(facts.error());
    RowSplitter splitter;
    splitter.m_most = static_cast<std::size_t>(rowTokens) - 1;
    if (facts->form == ModelForm::Adept)
        return splitter;
    auto bpe = Bpe::read(folder);
    if (!bpe)
        return fail(bpe.error());
    splitter.m_bpe = std::move(*bpe);
    --splitter.m_most;
    return splitter;
}

std::size_t RowSplitter::tokensOf(std::string_view word) const
{
    if (word.find_first_not_of(blanks) == std::string_view::npos)
        return 0;
    return m_bpe ? m_bpe->encode(word).size() : 1;
}

// Words lie behind one another in the text, so that a row is a piece of it. White space inside a row counts
// for nothing here and is a token at most there; one too many is cut off.
std::vector<std::string> RowSplitter::rowsOf(std::string_view text) const
{
    std::vector<std::string> rows;
    const char *begin = text.data();
    std::size_t tokens = 0;
    for (const std::string_view word : wordsOf(text)) {
        const std::size_t more = tokensOf(word);
        if (tokens > 0 && tokens + more > m_most) {
            addTrimmed({begin, static_cast<std::size_t>(word.data() - begin)}, rows);
            begin = word.data();
            tokens = 0;
        }
        tokens += more;
        if (tokens < fewTokens || !endsSentence(word))
            continue;
        const char *end = word.data() + word.size();
        addTrimmed({begin, static_cast<std::size_t>(end - begin)}, rows);
        begin = end;
        tokens = 0;
    }
    addTrimmed({begin, static_cast<std::size_t>(text.data() + text.size() - begin)}, rows);
    return rows;
}

} // namespace core::rewriter
