#include "core/release/Datasheet.h"

#include "core/privacy/Accounting.h"
#include "core/release/Manifest.h"
#include "core/release/MechanismTable.h"
#include "core/release/MethodWords.h"
#include "core/release/Prose.h"
#include "core/release/Statement.h"
#include "core/release/UsefulnessFacts.h"

#include <algorithm>
#include <array>
#include <map>

namespace core::release {

namespace {

std::string motivation(const Description &about)
{
    return "# Datasheet: " + markdown(about.title.empty() ? about.project : about.title)
           + "\n\nThe texts were made by a machine.\n\n## Purpose\n\n" + tableHead({"question", "answer"})
           + tableRow({"For what was the corpus made?", markdown(about.purpose)})
           + tableRow({"Who receives it?", markdown(about.recipient)})
           + tableRow({"Project", markdown(about.project)}) + tableRow({"Made on", markdown(about.createdAt)})
           + tableRow({"Made with", "Keyseed " + markdown(about.programVersion)}) + "\n";
}

std::string sharpnessInWords(const Description &about)
{
    if (!about.sharpness)
        return {};
    return "The keyphrases were drawn with a sharpness of " + decimals(*about.sharpness, 2)
           + ", chosen instead of the method's own: the higher, the more often the typical ones come. ";
}

std::string composition(const Contents &contents)
{
    std::map<std::string, std::size_t> written;
    for (const writing::Document &document : *contents.documents)
        ++written[document.seed.label];
    const Description &about = contents.description;
    std::string text = "## Composition\n\nEach row is one synthetic text (" + markdown(about.documentType)
                       + ") with an id and a label, written around at most "
                       + std::to_string(about.sequenceLength) + " keyphrases. " + sharpnessInWords(about)
                       + "The labels were declared beforehand. " + sharesInWords(contents) + "\n\n"
                       + tableHead({"label", "texts asked for", "texts"});
    long long asked = 0;
    for (std::size_t i = 0; i < contents.model->labels.size(); ++i) {
        const std::string &label = contents.model->labels[i];
        text += tableRow({label.empty() ? "(no label)" : markdown(label),
                          std::to_string(about.perLabel[i]),
                          std::to_string(written[label])});
        asked += about.perLabel[i];
    }
    return text + tableRow({"all", std::to_string(asked), std::to_string(contents.documents->size())}) + "\n";
}

// As it is, in a block that markdown leaves alone.
std::string promptBlock(const std::string &prompt)
{
    std::string text =
        "What the model was told, the same for every text but for its keyphrases and label:\n\n";
    std::size_t begin = 0;
    while (begin < prompt.size()) {
        const std::size_t end = std::min(prompt.find('\n', begin), prompt.size());
        text += "    " + prompt.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    return text + "\n";
}

std::string flawTable(const std::vector<writing::Document> &documents)
{
    constexpr std::array<const char *, writing::flawCount> names{"empty",
                                                                 "cut off at the limit of length",
                                                                 "withheld in part by a filter",
                                                                 "declined",
                                                                 "without some of its keyphrases"};
    std::array<std::size_t, writing::flawCount> counts = {};
    for (const writing::Document &document : documents)
        for (const writing::Flaw flaw : document.flaws)
            ++counts[static_cast<std::size_t>(flaw)];
    std::string rows;
    for (std::size_t flaw = 0; flaw < counts.size(); ++flaw)
        if (counts[flaw] > 0)
            rows += tableRow({names[flaw], std::to_string(counts[flaw])});
    return rows.empty() ? rows
                        : "Texts that were kept although something is wrong with them:\n\n"
                              + tableHead({"what", "texts"}) + rows + "\n";
}

std::string making(const Contents &contents)
{
    const Description &about = contents.description;
    return "## How it was made\n\n" + methodInWords(*contents.model) + "\n\n" + methodSteps(contents) + "\n"
           + (about.writerPrompt.empty() ? std::string() : promptBlock(about.writerPrompt))
           + flawTable(*contents.documents)
           + (contents.usefulness ? usefulnessInWords(contents) + "\n\n" : "");
}

std::string firstAccount(const privacy::Spend &spend)
{
    const privacy::Spend replacing = privacy::replaceOne(spend);
    const std::string kind = spend.isPure() ? "pure epsilon" : "epsilon";
    std::string rows = tableRow({kind, millionths(spend.microEpsilon)});
    if (!spend.isPure())
        rows += tableRow({"delta", trillionths(spend.picoDelta)});
    rows += tableRow({kind + ", replacing one unit", millionths(replacing.microEpsilon)});
    if (!spend.isPure())
        rows += tableRow({"delta, replacing one unit", trillionths(replacing.picoDelta)});
    return rows;
}

} // namespace

std::string accountsSection(const BudgetStatement &budget)
{
    const privacy::Spend &spend = budget.spend;
    return "## Privacy accounts\n\nThe package is " + promise(budget) + ". " + unitInWords(budget) + "\n\n"
           + tableHead({"account", "value"}) + firstAccount(spend)
           + tableRow({"rho (zero-concentrated)", trillionths(spend.picoRho)})
           + tableRow({"epsilon at delta 1e-6, from rho",
                       roundedUp(privacy::zcdpEpsilon(spend.rho(), statedDelta), 4)})
           + "\nBoth accounts hold. Nothing else was released from the records for this package. Drawing "
             "again from the noisy tables costs nothing.\n\n";
}

namespace {

std::string limitsAndRest(const Contents &contents)
{
    const Description &about = contents.description;
    return "## Limits\n\n" + conditions(contents.budget)
           + "- The trust model is central: whoever ran the program had the records. They were not stored by "
             "it"
             " and did not leave the machine.\n"
             "- The texts carry phrases and their labels over, not the style, order or grammar of the "
             "records."
             " Rare phrases are missing.\n"
             "- Not for decisions on a patient's care, and not for statements about how common anything "
             "is.\n\n"
             "## Licence and contact\n\n"
           + tableHead({"question", "answer"}) + tableRow({"Licence", markdown(about.licence)})
           + tableRow({"Contact", markdown(about.contact)})
           + tableRow({"Vocabulary SHA-256", toHex(contents.model->vocabularyDigest)})
           + tableRow({"Embedding SHA-256", markdown(about.embeddingDigestHex)});
}

} // namespace

std::string datasheetText(const Contents &contents)
{
    return motivation(contents.description) + composition(contents) + making(contents)
           + mechanismSection(contents) + accountsSection(contents.budget) + limitsAndRest(contents);
}

} // namespace core::release
