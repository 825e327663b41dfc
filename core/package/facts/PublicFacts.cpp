#include "core/package/facts/PublicFacts.h"

#include "core/base/Digest.h"
#include "core/learning/Learn.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/Prose.h"
#include "core/sources/Sources.h"

namespace core::package {

namespace {

std::string labelsInWords(const std::vector<std::string> &labels)
{
    if (labels.size() == 1 && labels.front().empty())
        return "none: all texts are of one kind";
    std::string text;
    for (const std::string &label : labels)
        text += (text.empty() ? "" : "; ") + markdown(label);
    return text;
}

} // namespace

std::string publicThings(const Contents &contents)
{
    const synthesis::ReleasedModel &model = *contents.model;
    const Description &about = contents.description;
    const PlanFacts plan = planFactsOf(about);
    const std::string several = severalLabelsInWords(contents);
    std::string list =
        "- The labels, declared beforehand: " + labelsInWords(model.labels)
        + (several.empty() ? "" : ". " + several) + "\n- The vocabulary: " + markdown(about.vocabularySource)
        + ", " + std::to_string(model.vocabularySize) + " phrases, SHA-256 " + toHex(model.vocabularyDigest)
        + "\n- The vectors of the phrases: " + markdown(about.embeddingSource) + ", SHA-256 "
        + markdown(about.embeddingDigestHex)
        + "\n- The number of synthetic texts: " + std::to_string(contents.documents->size())
        + (sharesArePublic(contents) ? ". " + sharesInWords(contents) : "")
        + "\n- The plan in manifest.json: every setting that bears on the texts,"
          " and the answers about purpose, recipient, licence and contact\n";
    if (plan.recordCountPublic && plan.approximateRecords)
        list += "- The number of records, roughly, which was declared public: "
                + std::to_string(*plan.approximateRecords) + "\n";
    if (!plan.recordsLanguage.empty())
        list += "- The language of the records, as it was declared: " + markdown(plan.recordsLanguage) + "\n";
    if (const std::string counted = countedInWords(contents); !counted.empty())
        list += "- What of a record was read. " + counted + "\n";
    if (contents.learntFrom)
        list += "- What the vocabulary was learnt from. " + learntInWords(contents) + "\n";
    if (contents.writtenFrom)
        list += "- What the texts are made of. " + publicTextsInWords(contents) + "\n";
    if (!about.writerPrompt.empty())
        list += "- What the language model was told beside keyphrases and label: see datasheet.md\n";
    if (const std::size_t leftOut = contents.excluded.total(); leftOut > 0)
        list += "- How many texts a person left out by reading them, and why: " + std::to_string(leftOut)
                + ", counted by reason in manifest.json\n";
    return list;
}

std::string learntInWords(const Contents &contents)
{
    if (!contents.learntFrom)
        return {};
    const vocabulary::LearntOrigin &from = *contents.learntFrom;
    const bool isBuiltIn = vocabulary::sourceOfName(contents.description.vocabularySource).has_value();
    std::string words = "The vocabulary was learnt from texts (" + counted(from.documents, "document") + ", "
                        + counted(from.words, "word") + ", language " + markdown(from.language)
                        + ") that whoever learnt it declared to be public, none of them from the"
                          " records. In their words, the texts come from: "
                        + markdown(printableLine(from.origin))
                        + "; licence: " + markdown(printableLine(from.licence)) + ".";
    if (!from.terminology.empty())
        words += " Of another vocabulary (" + markdown(vocabulary::publishedNameOf(from.terminology))
                 + ") those phrases were taken that stand in the texts.";
    if (from.words < learning::advisedWords && !isBuiltIn)
        words += " That is less text than is advised (20 MB, about " + counted(learning::advisedWords, "word")
                 + "), so that phrases of the field may be missing.";
    if (from.leftOut > 0)
        words += " A person took " + counted(from.leftOut, "phrase") + " off the list.";
    return words
           + " No program can check such a declaration: the promise does not cover what would have been "
             "learnt"
             " from the records themselves.";
}

std::string publicTextsInWords(const Contents &contents)
{
    if (!contents.writtenFrom)
        return {};
    const writing::TextOrigin &from = *contents.writtenFrom;
    return "The synthetic texts repeat, word for word, sentences of " + counted(from.texts, "text")
           + " that whoever wrote them declared to be public, none taken from the records; which sentences"
             " stand together was chosen by noisy votes of the records. In their words, the texts come from: "
           + markdown(printableLine(from.origin)) + "; licence: " + markdown(printableLine(from.licence))
           + ". No program can check such a declaration: the promise does not cover sentences that would"
             " have been taken from the records themselves.";
}

std::string severalLabelsInWords(const Contents &contents)
{
    const std::string rule = planFactsOf(contents.description).severalLabels;
    const std::string unit(unitWord(contents.budget.unitIsPerson));
    if (rule == "each")
        return "A record of which several labels are true stood under each of them; what one " + unit
               + " adds to the sums is shared among them, and no more than with one label.";
    if (rule == "first")
        return "A record of which several labels are true stood under the one that is declared first.";
    return {};
}

std::string countedInWords(const Contents &contents)
{
    const PlanFacts plan = planFactsOf(contents.description);
    std::string words;
    if (!plan.sections.empty()) {
        words = "Of each record, only these sections were read: ";
        for (std::size_t i = 0; i < plan.sections.size(); ++i)
            words += (i == 0 ? "" : "; ") + markdown(printableLine(plan.sections[i]));
        words += ". They were told apart by public lists of headings; a record without any heading was read "
                 "whole. ";
    }
    if (!plan.negation.empty())
        words += "What a record denies (\"no evidence of\") did not count, by public lists of words and the "
                 "reach of "
                 "ConText (Harkema et al. 2009), language "
                 + markdown(printableLine(plan.negation)) + ". ";
    if (!plan.copies.empty())
        words += std::string("A paragraph that stands in several records of a ")
                 + unitWord(contents.budget.unitIsPerson) + " counted once. ";
    if (words.empty())
        return words;
    return words + "These rules were chosen beforehand and are the same for every record.";
}

std::string historyInWords(const Contents &contents)
{
    if (!contents.history)
        return "The ledger of the data source was not at hand when the package was made: what other packages"
               " from the same records cost is not stated here.";
    const SourceHistory &history = *contents.history;
    const std::size_t count = history.debits().size();
    std::string text = "The ledger of the data source has " + std::to_string(count)
                       + (count == 1 ? " debit" : " debits") + ", together "
                       + togetherInWords(history.together()) + ".";
    text += history.capMicroEpsilon()
                ? " It refuses what would bring epsilon above " + millionths(*history.capMicroEpsilon()) + "."
                : " No limit was set for it.";
    return text + " Ledgers on other computers or of other users are not known to it.";
}

} // namespace core::package
