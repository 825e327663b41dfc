#pragma once

#include "core/package/contents/Contents.h"

#include <array>
#include <string>

namespace core::package {

/// The origin of the texts of a package, on which depends what may be said of people in them.
enum class TextNature {
    Rewritten,     ///< rows of records, with noise
    PublicTexts,   ///< sentences of public texts, word for word
    LanguageModel, ///< written by a language model, which may know real people
    OwnVocabulary, ///< built-in sentences, around phrases of a vocabulary that may have names and places
    BuiltIn        ///< built-in sentences, around phrases of a built-in vocabulary
};
inline constexpr std::array textNatures = {TextNature::Rewritten,
                                           TextNature::PublicTexts,
                                           TextNature::LanguageModel,
                                           TextNature::OwnVocabulary,
                                           TextNature::BuiltIn};
TextNature natureOf(const Contents &contents);

/// The claims about the texts, for the documents of a package. All but `label` are sentences or ends of
/// sentences in English.
struct NatureWords
{
    const char *made;   ///< "made by a machine": what was done, behind "The texts were"
    const char *people; ///< sentences about people in the texts
    const char *names;  ///< a clause about names and numbers in the texts
    const char *column; ///< describes the column with the texts
    const char *label;  ///< "Synthetic texts", with which a description begins
};
const NatureWords &wordsOf(TextNature nature);

} // namespace core::package
