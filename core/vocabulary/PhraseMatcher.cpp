#include "core/vocabulary/PhraseMatcher.h"

#include "core/vocabulary/PhraseTrie.h"
#include "core/vocabulary/TermCounter.h"
#include "core/vocabulary/Utf8.h"
#include "core/vocabulary/WordScanner.h"
#include "core/vocabulary/WordTable.h"

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>
#include <unicode/uchar.h>
#include <unordered_map>

namespace core::vocabulary {

namespace {

// A token is the entry of a word of the text, with flags in its number that spare looking further.
using Token = WordEntry;
constexpr std::uint32_t wordBits = (std::uint32_t{1} << 28) - 1;
constexpr std::uint32_t isSpelled = std::uint32_t{1} << 28;       // the term depends on how it is written
constexpr std::uint32_t isContinued = std::uint32_t{1} << 29;     // a phrase of more words starts with it
constexpr std::uint32_t continuesPhrase = std::uint32_t{1} << 30; // some phrase has it behind its first word
constexpr std::uint32_t isJoined = std::uint32_t{1} << 31;        // to the word before it in the text

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

WordTable wordsOf(const Vocabulary &vocabulary)
{
    WordTable words;
    for (std::size_t i = 0; i < vocabulary.formCount(); ++i) {
        WordScanner scanner(vocabulary.form(i));
        for (Word word; scanner.next(word);)
            words.insert(word);
    }
    if (words.wordCount() > wordBits)
        throw std::length_error("the vocabulary has more than 2^28 different words");
    return words;
}

/// How a form of a single word is found.
enum class Finding { Folded, AsWritten, Never };

Finding findingOf(std::string_view word)
{
    constexpr int longest = 3;
    int characters = 0;
    bool hasCapital = false;
    bool hasCase = false;
    for (std::size_t at = 0; at < word.size(); ++characters) {
        const std::int32_t character = nextCodePoint(word, at);
        hasCapital = hasCapital || u_isUUppercase(character);
        hasCase = hasCase || u_isUUppercase(character) || u_isULowercase(character);
    }
    if (characters == 1 && hasCase)
        return Finding::Never; // an ideograph is a word
    return characters <= longest && hasCapital ? Finding::AsWritten : Finding::Folded;
}

} // namespace

struct PhraseMatcher::Tables
{
    /// A form that is found as it is written only.
    struct Spelling
    {
        std::string written;
        TermId term = noTerm;
    };

    WordTable words;
    PhraseTrie phrases;
    std::unordered_map<std::uint32_t, std::vector<Spelling>> spellings; ///< by the number of the word
    std::size_t termCount;

    explicit Tables(const Vocabulary &vocabulary);
    void addForm(std::string_view form, TermId term, std::vector<std::uint32_t> &flags);
    void tokenise(std::string_view text, std::vector<Token> &tokens) const;
    TermId termOf(WordEntry entry, std::string_view written) const;
    std::size_t matchAt(std::span<const Token> tokens, TermId &term) const;
};

PhraseMatcher::Tables::Tables(const Vocabulary &vocabulary)
    : words(wordsOf(vocabulary))
    , phrases(words.wordCount())
    , termCount(vocabulary.size())
{
    std::vector<std::uint32_t> flags(std::size_t{words.wordCount()} + 1, 0);
    for (std::size_t i = 0; i < vocabulary.formCount(); ++i)
        addForm(vocabulary.form(i), vocabulary.termOfForm(i), flags);
    phrases.finish();
    words.changeEntries([&](WordEntry word) {
        return WordEntry{word.number | flags[word.number], phrases.term(word.number)};
    });
}

// Forms come with the terms' own texts first, then by term, so that the first one to claim a phrase keeps it.
void PhraseMatcher::Tables::addForm(std::string_view form, TermId term, std::vector<std::uint32_t> &flags)
{
    WordScanner scanner(form);
    PhraseTrie::Node node = PhraseTrie::noNode;
    std::uint32_t firstWord = 0;
    std::string_view written;
    for (Word word; scanner.next(word);) {
        const std::uint32_t number = words.find(word).number;
        if (number == 0)
            return;
        if (firstWord == 0) {
            firstWord = number;
            node = number;
            written = scanner.written();
        } else {
            node = phrases.addChild(node, number);
            flags[firstWord] |= isContinued;
            flags[number] |= continuesPhrase;
        }
    }
    const Finding finding = node == firstWord ? findingOf(written) : Finding::Folded;
    if (finding == Finding::AsWritten) {
        flags[node] |= isSpelled;
        spellings[node].push_back({std::string(written), term});
    } else if (finding == Finding::Folded && node != PhraseTrie::noNode && phrases.term(node) == noTerm) {
        phrases.setTerm(node, term);
    }
}

void PhraseMatcher::Tables::tokenise(std::string_view text, std::vector<Token> &tokens) const
{
    tokens.clear();
    WordScanner scanner(text);
    for (Word word; scanner.next(word);) {
        const WordEntry entry = words.find(word);
        const TermId term = (entry.number & isSpelled) == 0 ? entry.term : termOf(entry, scanner.written());
        tokens.push_back({entry.number | (word.isJoined ? isJoined : 0), term});
    }
}

TermId PhraseMatcher::Tables::termOf(WordEntry entry, std::string_view written) const
{
    const std::vector<Spelling> &known = spellings.at(entry.number & wordBits);
    const auto found = std::ranges::find(known, written, &Spelling::written);
    return found == known.end() ? entry.term : found->term;
}

// How many tokens the longest phrase at the front takes, 0 when there is none.
std::size_t PhraseMatcher::Tables::matchAt(std::span<const Token> tokens, TermId &term) const
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

PhraseMatcher::PhraseMatcher(const Vocabulary &vocabulary)
    : m_tables(std::make_unique<const Tables>(vocabulary))
{}

PhraseMatcher::~PhraseMatcher() = default;
PhraseMatcher::PhraseMatcher(PhraseMatcher &&) noexcept = default;
PhraseMatcher &PhraseMatcher::operator=(PhraseMatcher &&) noexcept = default;

// Calls use(term) for every match, in the order of the text.
template<typename Use>
void PhraseMatcher::forEachMatch(std::string_view text, Use use) const
{
    std::vector<Token> &tokens = threadScratch().tokens;
    m_tables->tokenise(text, tokens);
    for (std::span<const Token> rest = tokens; !rest.empty();) {
        TermId term = noTerm;
        const std::size_t length = m_tables->matchAt(rest, term);
        if (length > 0)
            use(term);
        rest = rest.subspan(length > 0 ? length : 1);
    }
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
