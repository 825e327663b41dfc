#include "core/learning/Passages.h"

#include "core/base/Result.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <cstddef>

namespace core::learning {

namespace {

constexpr std::size_t passageWords = 150;
constexpr std::size_t longestPassage = 300; // where no sentence ends

// FNV-1a: the same everywhere, unlike std::hash.
std::uint64_t hashOf(std::string_view word)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char byte : word)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    return hash;
}

/// The words of one piece of text, cut into passages.
class Piece final
{
public:
    void read(std::string_view text, const Language &language, WordNumbers &words, Boilerplate &boilerplate)
    {
        m_text = text;
        m_tokens.clear();
        m_hashes.clear();
        TokenScanner scanner(text);
        for (Token token; scanner.next(token, m_word);) {
            m_hashes.push_back(hashOf(m_word));
            if (!m_word.empty()) {
                language.normalise(m_word);
                token.word = words.numberOf(m_word);
                token.context = words.contextOf(m_word);
            }
            m_tokens.push_back(token);
        }
        boilerplate.look(m_hashes, m_isRepeated);
        for (std::size_t i = 0; i < m_tokens.size(); ++i)
            m_tokens[i].isRepeated = m_isRepeated[i];
    }

    void forEachPassage(const std::function<void(const Passage &)> &use) const
    {
        std::size_t begin = 0;
        std::size_t words = 0;
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            const bool isFull =
                words >= longestPassage || (words >= passageWords && m_tokens[i].startsSentence);
            if (isFull) {
                use({m_text, std::span(m_tokens).subspan(begin, i - begin)});
                begin = i;
                words = 0;
            }
            words += m_tokens[i].isRepeated ? 0 : 1;
        }
        if (words > 0)
            use({m_text, std::span(m_tokens).subspan(begin)});
    }

private:
    std::string_view m_text;
    std::vector<Token> m_tokens;
    std::vector<std::uint64_t> m_hashes;
    std::vector<bool> m_isRepeated;
    std::string m_word;
};

} // namespace

Result<void> forEachPassage(const Reading &reading,
                            WordNumbers &words,
                            const Stage &stage,
                            const std::function<void(const Passage &)> &use,
                            const std::function<void()> &betweenPieces)
{
    reading.texts.rewind();
    Piece piece;
    std::string_view text;
    for (;;) {
        if (stage.isCancelled())
            return cancelled();
        KEYSEED_ASSIGN(const auto isThere, reading.texts.next(text));
        if (!isThere)
            break;
        piece.read(text, reading.language, words, reading.boilerplate);
        piece.forEachPassage(use);
        betweenPieces();
        if (reading.texts.documents() % 64 == 0)
            stage.report(reading.texts.fractionRead());
    }
    reading.boilerplate.rewind();
    return {};
}

void forEachRun(const Passage &passage, const std::function<void(std::span<const Token>)> &use)
{
    const auto tokens = passage.tokens;
    for (std::size_t begin = 0; begin < tokens.size();) {
        if (tokens[begin].word == 0 || tokens[begin].isRepeated) {
            ++begin;
            continue;
        }
        std::size_t end = begin + 1;
        while (end < tokens.size() && tokens[end].word != 0 && tokens[end].continues
               && !tokens[end].isRepeated)
            ++end;
        use(tokens.subspan(begin, end - begin));
        begin = end;
    }
}

std::string normalised(const Language &language, std::string_view word)
{
    std::string result = vocabulary::folded(word);
    language.normalise(result);
    return result;
}

} // namespace core::learning
