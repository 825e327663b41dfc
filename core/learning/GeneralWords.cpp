#include "core/learning/GeneralWords.h"

#include "core/base/Result.h"
#include "core/learning/Passages.h"
#include "core/vocabulary/Vocabulary.h"

#include <algorithm>
#include <cmath>

namespace core::learning {

namespace {

// The weight of a term of the built-in lexicon is its inverse document frequency in thousandths.
double shareOf(std::uint32_t weight)
{
    return std::exp(-static_cast<double>(weight) / 1000.0);
}

// Its concept is an offset in WordNet, with the part of speech in the top bits (resources/wordnet/Terms.h).
PartOfSpeech partOf(std::uint32_t concept_)
{
    constexpr std::array parts = {
        PartOfSpeech::Noun, PartOfSpeech::Verb, PartOfSpeech::Adjective, PartOfSpeech::Adverb};
    const std::uint32_t part = concept_ >> 28U;
    return part < parts.size() ? parts[part] : PartOfSpeech::Unknown;
}

} // namespace

Result<GeneralWords> GeneralWords::forLanguage(const Language &language,
                                               const std::filesystem::path &resources)
{
    GeneralWords general;
    if (language.code != "en")
        return general;
    KEYSEED_ASSIGN(const auto lexicon, vocabulary::Vocabulary::openLexicon(resources / "english.lexicon"));
    double least = 1;
    for (std::size_t form = 0; form < lexicon.formCount(); ++form) {
        const std::string_view text = lexicon.form(form);
        if (text.find(' ') != std::string_view::npos)
            continue;
        // A word that is a term itself is that term; else the more frequent of those it is an inflection of.
        const auto term = lexicon.termOfForm(form);
        const Word word{shareOf(lexicon.weight(term)), partOf(lexicon.conceptOf(term))};
        const auto [found, isNew] = general.m_words.try_emplace(normalised(language, text), word);
        if (!isNew && found->second.share < word.share)
            found->second = word;
        least = std::min(least, word.share);
    }
    general.m_unseenShare = least;
    return general;
}

GeneralWords::Word GeneralWords::of(const std::string &normalised) const
{
    const auto found = m_words.find(normalised);
    return found == m_words.end() ? Word{m_unseenShare, PartOfSpeech::Unknown} : found->second;
}

} // namespace core::learning
