#include "core/learning/KnownTerms.h"

#include "core/learning/Tokens.h"

#include <string>

namespace core::learning {

namespace {

// A single word of so few letters is as often another word: "all", "was", "or".
constexpr std::size_t leastLetters = 4;

bool isTooShort(PhraseKey key, std::string_view form)
{
    return wordCount(key) == 1 && form.size() < leastLetters;
}

} // namespace

std::optional<PhraseKey> keyOf(std::string_view term, const Language &language, WordNumbers &words)
{
    TokenScanner scanner(term);
    Token token;
    std::string folded;
    PhraseKey key = 0;
    std::size_t count = 0;
    for (; scanner.next(token, folded); ++count) {
        language.normalise(folded);
        const std::uint32_t word = folded.empty() ? 0 : words.numberOf(folded);
        if (word == 0 || count == mostPhraseWords || (count > 0 && !token.continues))
            return {};
        key = keyWith(key, count, word);
    }
    return count > 0 ? std::optional(key) : std::nullopt;
}

KnownTerms::KnownTerms(const vocabulary::Vocabulary &terminology,
                       const Language &language,
                       WordNumbers &words)
{
    for (std::size_t form = 0; form < terminology.formCount(); ++form) {
        const auto key = keyOf(terminology.form(form), language, words);
        if (!key || isTooShort(*key, terminology.form(form)))
            continue;
        const vocabulary::TermId term = terminology.termOfForm(form);
        // If concepts share a name, the first has it.
        m_terms.try_emplace(*key, Term{terminology.conceptOf(term), terminology.kind(term)});
    }
}

const KnownTerms::Term *KnownTerms::find(PhraseKey key) const
{
    const auto found = m_terms.find(key);
    return found == m_terms.end() ? nullptr : &found->second;
}

} // namespace core::learning
