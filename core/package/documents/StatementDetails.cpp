
#include "core/package/contents/Contents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/PublicFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/facts/TextNature.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/manifest/UsefulnessFacts.h"
#include "core/package/text/Prose.h"
#include "core/print/Charts.h"
#include "core/privacy/accounting/Accounting.h"

#include <algorithm>
#include <array>

namespace core::package {

namespace {

using print::Align;
using print::Flow;
using synthesis::ReleasedModel;

// The lines of a list of Markdown, without their marks.
std::vector<std::string> listItems(const std::string &list)
{
    constexpr std::size_t mark = 2; // "- "
    std::vector<std::string> items;
    std::size_t begin = 0;
    while (begin + mark < list.size()) {
        const std::size_t end = std::min(list.find('\n', begin), list.size());
        items.push_back(plainText(list.substr(begin + mark, end - begin - mark)));
        begin = end + 1;
    }
    return items;
}

std::string labelsInWords(const ReleasedModel &model)
{
    constexpr std::size_t mostNamed = 60;
    if (!hasLabels(model))
        return "There are no labels.";
    std::string names;
    for (std::size_t i = 0; i < std::min(mostNamed, model.labels.size()); ++i)
        names += (i == 0 ? "" : ", ") + oneLine(model.labels[i]);
    if (model.labels.size() > mostNamed)
        names += " and " + std::to_string(model.labels.size() - mostNamed) + " more";
    return "The labels, declared beforehand: " + names + ".";
}

} // namespace

bool hasLabels(const ReleasedModel &model)
{
    return model.labels.size() > 1 || !model.labels.front().empty();
}

void addMechanisms(Flow &flow, const Contents &contents)
{
    const ReleasedModel &model = *contents.model;
    flow.heading("Mechanisms and exact noise", 150.0);
    flow.paragraph("Method: " + model.parameters.method
                   + ". Sensitivity is how far the numbers of a table together can move when one "
                   + unitWord(model.unitIsPerson) + " is added or removed. The noise was drawn on "
                   + dayOf(model.committedAt)
                   + ", once for every cell, from the operating system's source of randomness.");
    print::Table table{.columns = {{"table", 0.0},
                                   {"cells", 0.0, Align::End},
                                   {"L1 sensitivity", 0.0, Align::End},
                                   {"L2 sensitivity, squared", 0.0, Align::End},
                                   {"noise", 1.0},
                                   {"epsilon", 0.0, Align::End},
                                   {"rho", 0.0, Align::End}}};
    for (const synthesis::NoisyTable &each : model.tables) {
        const privacy::NoisyCounts &counts = each.counts;
        const privacy::MechanismCost cost = privacy::costOf(counts.sensitivity, counts.noise);
        table.rows.push_back({each.name,
                              std::to_string(counts.cells.size()),
                              std::to_string(counts.sensitivity.l1),
                              std::to_string(counts.sensitivity.l2Squared),
                              noiseInWords(counts.noise),
                              cost.microEpsilon ? millionths(*cost.microEpsilon) : "none",
                              trillionths(cost.picoRho)});
    }
    print::addTable(flow, table);
    for (const std::string &words : smallReleasesInWords(contents))
        flow.paragraph(words);
    std::string formulas = documentText("noise.md", documentFacts(contents));
    formulas.erase(formulas.find_last_not_of('\n') + 1);
    flow.paragraph(formulas, {.size = 8.0, .colour = print::palette::muted});
}

void addPublicThings(Flow &flow, const Contents &contents)
{
    const ReleasedModel &model = *contents.model;
    flow.heading("What is public");
    flow.paragraph("Public choices, to be made without looking at the records; no noise covers them:");
    std::vector<std::string> items = {
        labelsInWords(model),
        "The vocabulary: " + oneLine(contents.description.vocabularySource) + ", "
            + counted(model.vocabularySize, "phrase") + ", and the vectors of its phrases.",
        "The settings: method, budget, how many texts, how they were written. The plan in "
        "manifest.json has them all."};
    if (sharesArePublic(contents))
        items.push_back(plainText(sharesInWords(contents)));
    if (const std::string several = severalLabelsInWords(contents); !several.empty())
        items.front() += ' ' + several;
    if (const std::string counted = countedInWords(contents); !counted.empty())
        items.push_back(plainText(counted));
    if (contents.learntFrom)
        items.insert(items.begin() + 2, plainText(learntInWords(contents)));
    if (contents.writtenFrom)
        items.push_back(plainText(publicTextsInWords(contents)));
    flow.bullets(items);
}

void addLimits(Flow &flow, const Contents &contents)
{
    flow.heading("What is not promised");
    std::vector<std::string> items = listItems(documentText("conditions.md", documentFacts(contents)));
    items.emplace_back(std::string("The texts may be wrong, odd or biased; ")
                       + wordsOf(natureOf(contents)).names + ".");
    flow.bullets(items);
}

std::string making(const Contents &contents)
{
    if (isRewritten(*contents.model))
        return "The texts are rows of records, decoded from numbers with noise";
    const std::string writer = plainText(writerInWords(contents.description));
    if (natureOf(contents) == TextNature::PublicTexts)
        return "The texts are " + writer + ", and privatised numbers chose among them";
    const std::string written = "The texts were written by " + writer;
    return isChosen(*contents.model)
               ? written + ", without a record in sight, and privatised numbers chose among them"
               : written + ", around privatised keyphrases, without a record in sight";
}

void addTexts(Flow &flow, const Contents &contents)
{
    constexpr std::array<const char *, exclusionReasons> reasons = {"it looked like personal data",
                                                                    "it was the same as another, or nearly",
                                                                    "keyphrases were missing in it",
                                                                    "it did not suit the purpose"};
    constexpr double roomForSignature = 175.0; // so that it never stands on a page alone
    const std::size_t leftOut = contents.excluded.total();
    flow.heading("The texts", roomForSignature);
    flow.paragraph(
        making(contents) + ". The package holds " + counted(contents.documents->size(), "text") + "; "
        + (leftOut == 0
               ? "none was left out by hand."
               : counted(leftOut, "text") + (leftOut == 1 ? " was" : " were") + " left out by hand."));
    print::Table table{.columns = {{"why a text was left out", 3.0}, {"texts", 1.0, Align::End}}};
    for (std::size_t i = 0; i < reasons.size(); ++i)
        if (const std::size_t count = contents.excluded.count(static_cast<ExclusionReason>(i)); count > 0)
            table.rows.push_back({reasons[i], std::to_string(count)});
    print::addTable(flow, table);
    if (const std::string words = usefulnessInWords(contents); !words.empty())
        flow.paragraph(words);
    flow.paragraph(exactComparisonsInWords(contents.exactComparisons));
}

} // namespace core::package
