#include "core/release/PublicFacts.h"

#include "core/base/Digest.h"
#include "core/release/MethodWords.h"
#include "core/release/PlanFacts.h"
#include "core/release/Prose.h"
#include "core/release/Statement.h"

namespace core::release {

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
    for (const SourceHistory::Debit &debit : history.debits)
        total = total + debit.spend;
    return total;
}

} // namespace

std::string publicThings(const Contents &contents)
{
    const seeding::SeedModel &model = *contents.model;
    const Description &about = contents.description;
    const PlanFacts plan = planFactsOf(about);
    std::string list =
        "- The labels, declared beforehand: " + labelsInWords(model.labels) + "\n- The vocabulary: "
        + markdown(publicSource(model.vocabularySource)) + ", " + std::to_string(model.vocabularySize)
        + " phrases, SHA-256 " + toHex(model.vocabularyDigest) + "\n- The vectors of the phrases: SHA-256 "
        + markdown(about.embeddingDigestHex) + "\n- The number of synthetic texts: "
        + std::to_string(contents.documents->size()) + ". " + sharesInWords(contents)
        + "\n- The plan in manifest.json: every setting, the names of the file and of its columns,"
          " and the answers about purpose, recipient, licence and contact\n";
    if (plan.recordCountPublic && plan.approximateRecords)
        list += "- The number of records, roughly, which was declared public: "
                + std::to_string(*plan.approximateRecords) + "\n";
    if (!about.writerPrompt.empty())
        list += "- What the language model was told beside keyphrases and label: see datasheet.md\n";
    if (!contents.exclusions.empty())
        list += "- Which texts a person left out: " + std::to_string(contents.exclusions.size())
                + ", listed in manifest.json\n";
    return list;
}

std::string historyInWords(const Contents &contents)
{
    if (!contents.history)
        return "The ledger of the data source was not at hand when the package was made: what other packages"
               " from the same records cost is not stated here.";
    const SourceHistory &history = *contents.history;
    const std::size_t count = history.debits.size();
    std::string text = "The ledger of the data source has " + std::to_string(count)
                       + (count == 1 ? " debit" : " debits") + ", together " + spendInWords(totalOf(history))
                       + ".";
    text += history.capMicroEpsilon ? " It refuses what would bring the sum of the epsilons above "
                                          + millionths(*history.capMicroEpsilon) + "."
                                    : " No limit was set for it.";
    return text + " Ledgers on other computers or of other users are not known to it.";
}

std::string historyTable(const Contents &contents)
{
    if (!contents.history)
        return {};
    std::string rows = tableHead({"time", "epsilon", "delta", "rho", "package"});
    for (const SourceHistory::Debit &debit : contents.history->debits)
        rows += tableRow({markdown(debit.time),
                          millionths(debit.spend.microEpsilon),
                          trillionths(debit.spend.picoDelta),
                          trillionths(debit.spend.picoRho),
                          debit.isThis ? "this one" : "another"});
    return rows;
}

} // namespace core::release
