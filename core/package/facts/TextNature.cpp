#include "core/package/facts/TextNature.h"

#include "core/package/facts/MethodFacts.h"
#include "core/sources/Sources.h"
#include "core/writing/Need.h"

namespace core::package {

TextNature natureOf(const Contents &contents)
{
    const Description &about = contents.description;
    if (isRewritten(*contents.model))
        return TextNature::Rewritten;
    if (contents.writtenFrom || writing::writerNeeds(about.writerKind, writing::Need::PublicTexts))
        return TextNature::PublicTexts;
    if (writing::isLanguageModel(about.writerKind))
        return TextNature::LanguageModel;
    const bool isBuiltIn = vocabulary::sourceOfName(about.vocabularySource).has_value();
    return isBuiltIn ? TextNature::BuiltIn : TextNature::OwnVocabulary;
}

const NatureWords &wordsOf(TextNature nature)
{
    static constexpr NatureWords rewritten = {
        .made = "rewritten by a machine",
        .people =
            "Each is a row of a record: it was encoded as numbers, noise was added to the numbers, and a "
            "text was decoded from them. It contains what the noise leaves of the row, so that a name, "
            "date or number can be one of a record.",
        .names = "a name or number in them can come from a record",
        .column = "The text; a row of a record, decoded by a machine from noisy numbers",
        .label = "Rows of records"};
    static constexpr NatureWords publicTexts = {
        .made = "put together by a machine from public texts",
        .people =
            "They repeat sentences of these texts word for word, and none of a record. Public texts can "
            "be about real people and name them, and so can these.",
        .names = "a name or number in them can be one of a real person in the public texts",
        .column = "The text; sentences of public texts, put together by a machine",
        .label = "Sentences of public texts"};
    static constexpr NatureWords languageModel = {
        .made = "written by a language model",
        .people =
            "They are synthetic: none was written from the record of a person. The model may have learnt "
            "of real people from elsewhere, so that a name, date or number can be one of a real person.",
        .names =
            "a name or number in them that looks real can be one of a real person whom the language model "
            "knows from elsewhere",
        .column = "The synthetic text; written by a language model, which saw no record",
        .label = "Synthetic texts"};
    static constexpr NatureWords ownVocabulary = {
        .made = "made by a machine",
        .people =
            "They are synthetic: built-in sentences around phrases of a vocabulary that was chosen for "
            "this package. None of them tells of a real person, unless a phrase of the vocabulary names "
            "one.",
        .names = "a name, place or date in them can only be a phrase of the vocabulary",
        .column = "The synthetic text; made by a machine around phrases of the vocabulary",
        .label = "Synthetic texts"};
    static constexpr NatureWords builtIn = {
        .made = "made by a machine",
        .people =
            "They are synthetic: none of them is about a real person, and nothing in them is a fact about "
            "anyone.",
        .names = "a name or number in them that looks real belongs to nobody",
        .column = "The synthetic text; made by a machine, about nobody",
        .label = "Synthetic texts"};
    switch (nature) {
    case TextNature::Rewritten:
        return rewritten;
    case TextNature::PublicTexts:
        return publicTexts;
    case TextNature::LanguageModel:
        return languageModel;
    case TextNature::OwnVocabulary:
        return ownVocabulary;
    case TextNature::BuiltIn:
        return builtIn;
    }
    return rewritten;
}

} // namespace core::package
