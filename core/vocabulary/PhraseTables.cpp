#include "core/vocabulary/PhraseTables.h"

#include "core/vocabulary/Folding.h"
#include "core/vocabulary/WordScanner.h"

#include <algorithm>
#include <stdexcept>
#include <unicode/uchar.h>
#include <utility>

namespace core::vocabulary {

namespace {

WordTable wordsOf(const Vocabulary &vocabulary)
{
    WordTable words;
    for (std::size_t i = 0; i < vocabulary.formCount(); ++i) {
        WordScanner scanner(vocabulary.form(i));
        for (Word word; scanner.next(word);)
            words.insert(word);
    }
    if (words.wordCount() > PhraseTables::wordBits)
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

std::array<char, 12> spelled(std::string_view written)
{
    std::array<char, 12> bytes = {};
    std::ranges::copy(written.substr(0, bytes.size()), bytes.begin());
    return bytes;
}

// Forms come with the terms' own texts first, then by term, so that the first one to claim a phrase keeps it.
void addForm(std::string_view form,
             TermId term,
             const WordTable &words,
             PhraseTrieBuilder &phrases,
             std::vector<PhraseTables::Spelling> &spellings,
             std::vector<std::uint32_t> &flags)
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
            flags[firstWord] |= PhraseTables::isContinued;
            flags[number] |= PhraseTables::continuesPhrase;
        }
    }
    const std::string seen = withoutUnseen(written);
    const Finding finding = node == firstWord ? findingOf(seen) : Finding::Folded;
    if (finding == Finding::AsWritten) {
        flags[node] |= PhraseTables::isSpelled;
        spellings.push_back({node, term, spelled(seen)});
    } else if (finding == Finding::Folded && node != PhraseTrie::noNode && phrases.term(node) == noTerm) {
        phrases.setTerm(node, term);
    }
}

} // namespace

std::shared_ptr<const PhraseTables> PhraseTables::of(const Vocabulary &vocabulary)
{
    WordTable words = wordsOf(vocabulary);
    PhraseTrieBuilder phrases(words.wordCount());
    std::vector<Spelling> spellings;
    std::vector<std::uint32_t> flags(std::size_t{words.wordCount()} + 1, 0);
    for (std::size_t i = 0; i < vocabulary.formCount(); ++i)
        addForm(vocabulary.form(i), vocabulary.termOfForm(i), words, phrases, spellings, flags);
    std::ranges::stable_sort(spellings, {}, &Spelling::word);
    words.changeEntries([&](WordEntry word) {
        return WordEntry{word.number | flags[word.number], phrases.term(word.number)};
    });
    return std::make_shared<const PhraseTables>(PhraseTables{{},
                                                             std::move(words),
                                                             phrases.finish(),
                                                             std::move(spellings),
                                                             vocabulary.size(),
                                                             vocabulary.digest()});
}

TermId PhraseTables::termOf(WordEntry entry, std::string_view written) const
{
    const auto all = std::ranges::equal_range(spellings, entry.number & wordBits, {}, &Spelling::word);
    const auto found = written.size() > spelled({}).size()
                           ? all.end()
                           : std::ranges::find(all, spelled(written), &Spelling::written);
    return found == all.end() ? entry.term : found->term;
}

} // namespace core::vocabulary
