#include "core/vocabulary/PhraseTables.h"

#include "core/vocabulary/WordScanner.h"

#include <stdexcept>
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

// Forms come with the terms' own texts first, then by term, so that the first one to claim a phrase keeps it.
void addForm(std::string_view form,
             TermId term,
             const WordTable &words,
             PhraseTrieBuilder &phrases,
             std::vector<std::uint32_t> &flags)
{
    WordScanner scanner(form);
    PhraseTrie::Node node = PhraseTrie::noNode;
    std::uint32_t firstWord = 0;
    for (Word word; scanner.next(word);) {
        const std::uint32_t number = words.find(word).number;
        if (number == 0)
            return;
        if (firstWord == 0) {
            firstWord = number;
            node = number;
        } else {
            node = phrases.addChild(node, number);
            flags[firstWord] |= PhraseTables::isContinued;
            flags[number] |= PhraseTables::continuesPhrase;
        }
    }
    if (node != PhraseTrie::noNode && phrases.term(node) == noTerm)
        phrases.setTerm(node, term);
}

} // namespace

std::shared_ptr<const PhraseTables> PhraseTables::of(const Vocabulary &vocabulary)
{
    WordTable words = wordsOf(vocabulary);
    PhraseTrieBuilder phrases(words.wordCount());
    std::vector<std::uint32_t> flags(std::size_t{words.wordCount()} + 1, 0);
    for (std::size_t i = 0; i < vocabulary.formCount(); ++i)
        addForm(vocabulary.form(i), vocabulary.termOfForm(i), words, phrases, flags);
    words.changeEntries([&](WordEntry word) {
        return WordEntry{word.number | flags[word.number], phrases.term(word.number)};
    });
    return std::make_shared<const PhraseTables>(
        PhraseTables{{}, std::move(words), phrases.finish(), vocabulary.size(), vocabulary.digest()});
}

} // namespace core::vocabulary
