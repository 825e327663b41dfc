#include "core/package/facts/PublicFacts.h"

#include "core/base/Digest.h"
#include "core/package/facts/ExportedPlan.h"
#include "core/package/facts/MethodWords.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/Prose.h"

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

privacy::Spend totalOf(const SourceHistory &history)
{
    privacy::Spend total;
    for (const SourceHistory::Debit &debit : history.debits())
        total = total + debit.spend();
    return total;
}

} // namespace

std::string publicThings(const Contents &contents)
{
    const synthesis::SeedModel &model = *contents.model;
    const Description &about = contents.description;
    const PlanFacts plan = planFactsOf(about);
    std::string list = "- The labels, declared beforehand: " + labelsInWords(model.labels)
                       + "\n- The vocabulary: " + markdown(publicSource(model.vocabularySource)) + ", "
                       + std::to_string(model.vocabularySize) + " phrases, SHA-256 "
                       + toHex(model.vocabularyDigest) + "\n- The vectors of the phrases: "
                       + markdown(about.embeddingSource) + ", SHA-256 " + markdown(about.embeddingDigestHex)
                       + "\n- The number of synthetic texts: " + std::to_string(contents.documents->size())
                       + ". " + sharesInWords(contents)
                       + "\n- The plan in manifest.json: every setting that bears on the texts,"
                         " and the answers about purpose, recipient, licence and contact\n";
    if (plan.recordCountPublic && plan.approximateRecords)
        list += "- The number of records, roughly, which was declared public: "
                + std::to_string(*plan.approximateRecords) + "\n";
    if (!about.writerPrompt.empty())
        list += "- What the language model was told beside keyphrases and label: see datasheet.md\n";
    if (const std::size_t leftOut = contents.excluded.total(); leftOut > 0)
        list += "- How many texts a person left out by reading them, and why: " + std::to_string(leftOut)
                + ", counted by reason in manifest.json\n";
    return list;
}

std::string historyInWords(const Contents &contents)
{
    if (!contents.history)
        return "The ledger of the data source was not at hand when the package was made: what other packages"
               " from the same records cost is not stated here.";
    const SourceHistory &history = *contents.history;
    const std::size_t count = history.debits().size();
    std::string text = "The ledger of the data source has " + std::to_string(count)
                       + (count == 1 ? " debit" : " debits") + ", together " + spendInWords(totalOf(history))
                       + ".";
    text += history.capMicroEpsilon() ? " It refuses what would bring the sum of the epsilons above "
                                            + millionths(*history.capMicroEpsilon()) + "."
                                      : " No limit was set for it.";
    return text + " Ledgers on other computers or of other users are not known to it.";
}

} // namespace core::package
