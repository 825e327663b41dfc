#include "core/vocabulary/PhraseMatcher.h"

#include "core/vocabulary/PhraseTables.h"
#include "core/vocabulary/TermCounter.h"
#include "core/vocabulary/WordScanner.h"

#include <algorithm>
#include <array>
#include <span>

namespace core::vocabulary {

namespace {

// A token is the entry of a word of the text, with flags in its number that spare looking further.
using Token = WordEntry;
constexpr std::uint32_t wordBits = PhraseTables::wordBits;
constexpr std::uint32_t isSpelled = PhraseTables::isSpelled;
constexpr std::uint32_t isContinued = PhraseTables::isContinued;
constexpr std::uint32_t continuesPhrase = PhraseTables::continuesPhrase;
constexpr std::uint32_t isJoined = std::uint32_t{1} << 31; // to the word before it in the text

// Kept between texts by each thread; a very long text does not keep its memory.
struct Scratch
{
    static constexpr std::size_t keptTokens = std::size_t{1} << 18;

    std::vector<Token> tokens;
    TermCounter counter;
    std::vector<bool> seen; ///< one for each term, all false between texts

    void trim()
    {
        if (tokens.capacity() > keptTokens)
            tokens = {};
    }
};

Scratch &threadScratch()
{
    thread_local Scratch scratch;
    return scratch;
}

Token tokenOf(const PhraseTables &tables, const Word &word, std::string_view written)
{
    const WordEntry entry = tables.words.find(word);
    const bool isFound = (entry.number & isSpelled) == 0;
    return {entry.number | (word.isJoined ? isJoined : 0),
            isFound ? entry.term : tables.termOf(entry, withoutUnseen(written))};
}

/// A word of the text that a hyphen at the end of a line parts in two.
struct PartedWord
{
    std::size_t place; ///< of its second part
    Token token;
};

/// Finds the words of the vocabulary that are parted in the text.
class PartedWords final
{
public:
    explicit PartedWords(const PhraseTables &tables)
        : m_tables(tables)
    {}

    // Takes the words of the text in their order.
    void take(const Word &word, std::string_view written, std::size_t place)
    {
        if (word.isHyphenated && (m_found.empty() || m_found.back().place + 1 < place))
            join(written, place);
        m_before = written;
    }

    void putInto(std::vector<Token> &tokens) const
    {
        for (auto each = m_found.rbegin(); each != m_found.rend(); ++each) {
            Token &first = tokens[each->place - 1];
            first = {each->token.number | (first.number & isJoined), each->token.term};
            tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(each->place));
        }
    }

private:
    void join(std::string_view written, std::size_t place)
    {
        const std::string both = std::string(m_before) + std::string(written);
        WordScanner scanner(both);
        Word word;
        if (!scanner.next(word))
            return;
        const Token token = tokenOf(m_tables, word, scanner.written());
        if ((token.number & wordBits) != 0)
            m_found.push_back({place, token});
    }

    const PhraseTables &m_tables;
    std::string_view m_before;
    std::vector<PartedWord> m_found;
};

// Looks words up some at a time, so that the memory they are in is on its way for all of them.
[[gnu::noinline]] void
tokeniseAhead(const PhraseTables &tables, std::string_view text, std::vector<Token> &tokens)
{
    constexpr std::size_t atOnce = 32;
    std::array<Word, atOnce> ahead;
    std::array<std::string_view, atOnce> written;
    PartedWords parted(tables);
    WordScanner scanner(text);
    for (bool isMore = true; isMore;) {
        std::size_t count = 0;
        const std::size_t first = tokens.size();
        while (count < atOnce && (isMore = scanner.next(ahead[count]))) {
            written[count] = scanner.written();
            parted.take(ahead[count], written[count], tokens.size());
            // A long word does not outlive the next one.
            const bool isLong = !ahead[count].longForm.empty();
            tokens.push_back(isLong ? tokenOf(tables, ahead[count], written[count]) : Token());
            if (!isLong)
                tables.words.prefetch(ahead[count]);
            ++count;
        }
        for (std::size_t i = 0; i < count; ++i)
            if (ahead[i].longForm.empty())
                tokens[first + i] = tokenOf(tables, ahead[i], written[i]);
    }
    parted.putInto(tokens);
}

void tokenise(const PhraseTables &tables, std::string_view text, std::vector<Token> &tokens)
{
    tokens.clear();
    if (tables.words.isLarge())
        return tokeniseAhead(tables, text, tokens);
    PartedWords parted(tables);
    WordScanner scanner(text);
    for (Word word; scanner.next(word);) {
        parted.take(word, scanner.written(), tokens.size());
        tokens.push_back(tokenOf(tables, word, scanner.written()));
    }
    parted.putInto(tokens);
}

/// Has what the trie is asked for a little later on its way to the processor.
class LookAhead final
{
public:
    LookAhead(const PhraseTrie &phrases, std::span<const Token> tokens)
        : m_phrases(phrases)
        , m_tokens(tokens)
    {}

    void upTo(std::size_t position)
    {
        constexpr std::size_t distance = 8; // pairs of words, for the filter and again for the edge
        const std::size_t end = std::min(position + 2 * distance, m_tokens.size());
        for (; m_next + 1 < end; ++m_next) {
            if (isPair(m_next))
                m_phrases.prefetchFilter(wordAt(m_next), wordAt(m_next + 1));
            if (m_next >= distance && isPair(m_next - distance))
                m_phrases.prefetchEdge(wordAt(m_next - distance), wordAt(m_next - distance + 1));
        }
    }

private:
    bool isPair(std::size_t i) const
    {
        constexpr std::uint32_t needed = isJoined | continuesPhrase;
        return (m_tokens[i].number & isContinued) != 0 && (m_tokens[i + 1].number & needed) == needed;
    }
    std::uint32_t wordAt(std::size_t i) const { return m_tokens[i].number & wordBits; }

    const PhraseTrie &m_phrases;
    std::span<const Token> m_tokens;
    std::size_t m_next = 0;
};

// Returns how many tokens the longest phrase at the front takes, 0 when there is none.
std::size_t matchAt(const PhraseTrie &phrases, std::span<const Token> tokens, TermId &term)
{
    term = tokens[0].term;
    std::size_t length = term == noTerm ? 0 : 1;
    if ((tokens[0].number & isContinued) == 0)
        return length;
    constexpr std::uint32_t needed = isJoined | continuesPhrase;
    PhraseTrie::Node node = tokens[0].number & wordBits;
    for (std::size_t i = 1; i < tokens.size() && (tokens[i].number & needed) == needed; ++i) {
        node = phrases.child(node, tokens[i].number & wordBits);
        if (node == PhraseTrie::noNode)
            break;
        if (phrases.term(node) != noTerm) {
            term = phrases.term(node);
            length = i + 1;
        }
    }
    return length;
}

} // namespace

PhraseMatcher::PhraseMatcher(const Vocabulary &vocabulary)
    : m_tables(vocabulary.phraseTables() ? vocabulary.phraseTables() : PhraseTables::of(vocabulary))
{}

PhraseMatcher::~PhraseMatcher() = default;
PhraseMatcher::PhraseMatcher(PhraseMatcher &&) noexcept = default;
PhraseMatcher &PhraseMatcher::operator=(PhraseMatcher &&) noexcept = default;

// Calls use(term) for every match, in the order of the text.
template<typename Use>
void PhraseMatcher::forEachMatch(std::string_view text, Use use) const
{
    std::vector<Token> &tokens = threadScratch().tokens;
    tokenise(*m_tables, text, tokens);
    const PhraseTrie &phrases = m_tables->phrases;
    const auto walk = [&](auto lookAhead) {
        for (std::span<const Token> rest = tokens; !rest.empty();) {
            lookAhead(tokens.size() - rest.size());
            TermId term = noTerm;
            const std::size_t length = matchAt(phrases, rest, term);
            if (length > 0)
                use(term);
            rest = rest.subspan(length > 0 ? length : 1);
        }
    };
    if (phrases.isLarge())
        walk([ahead = LookAhead(phrases, tokens)](std::size_t at) mutable { ahead.upTo(at); });
    else
        walk([](std::size_t) {});
    threadScratch().trim();
}

PhraseBag PhraseMatcher::match(std::string_view text) const
{
    TermCounter &counter = threadScratch().counter;
    counter.begin(m_tables->termCount);
    forEachMatch(text, [&](TermId term) { counter.add(term); });
    return counter.finish();
}

std::vector<TermId> PhraseMatcher::matchInOrder(std::string_view text) const
{
    std::vector<TermId> terms;
    forEachMatch(text, [&](TermId term) { terms.push_back(term); });
    std::vector<bool> &seen = threadScratch().seen;
    seen.resize(std::max(seen.size(), m_tables->termCount));
    const auto wasSeen = [&](TermId term) {
        const bool before = seen[term];
        seen[term] = true;
        return before;
    };
    // Nothing from here to the end throws, so that no mark outlives the call.
    terms.erase(std::remove_if(terms.begin(), terms.end(), wasSeen), terms.end());
    for (const TermId term : terms)
        seen[term] = false;
    return terms;
}

} // namespace core::vocabulary
