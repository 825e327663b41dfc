#include "core/methods/Methods.h"
#include "core/package/contents/Contents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/Prose.h"
#include "core/print/Charts.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <algorithm>
#include <utility>

namespace core::package {

namespace {

using synthesis::ReleasedCounts;
using synthesis::ReleasedModel;

constexpr std::size_t shownCounts = 20;
constexpr std::size_t mostKept = 5; // rows of a table that stay with its heading

struct Place
{
    double count = 0.0;
    std::size_t label = 0;
    std::size_t item = 0;
};

// Returns the largest counts above 0 over all labels, in an order that does not depend on the search.
std::vector<Place> largest(const ReleasedModel &model, const ReleasedCounts &counts)
{
    const auto before = [](const Place &a, const Place &b) {
        if (a.count != b.count)
            return a.count > b.count;
        return a.label != b.label ? a.label < b.label : a.item < b.item;
    };
    std::vector<Place> found;
    const std::size_t labels = counts.isJoint() ? 1 : model.labels.size();
    for (std::size_t label = 0; label < labels; ++label)
        for (std::size_t item = 0; item < counts.items(); ++item) {
            if (!counts.hasPhrases(item))
                continue;
            const Place place{counts.count(label, item), label, item};
            if (place.count <= 0.0 || (found.size() == shownCounts && !before(place, found.back())))
                continue;
            found.insert(std::upper_bound(found.begin(), found.end(), place, before), place);
            if (found.size() > shownCounts)
                found.pop_back();
        }
    return found;
}

// Returns the count as in vocabulary.csv; without decimals if they would mean nothing beside the noise.
std::string countText(double count, double halfWidth)
{
    return decimals(count, halfWidth < 10.0 ? 2 : 0);
}

std::string howToRead(const ReleasedCounts &counts, std::size_t shown, const std::string &unit)
{
    const std::string item = counts.areClusters() ? "group of near phrases" : "phrase";
    const std::string items = counts.areClusters() ? "groups" : "phrases";
    return (shown == 1 ? "The largest noisy count" : "The " + std::to_string(shown) + " largest noisy counts")
           + ": how many " + unit + "s count for a " + item
           + (counts.isJoint() ? ", all labels together" : "") + ", with the noise that was added."
           + (counts.areClusters()
                  ? " A group is named by those of its phrases that are likeliest in general."
                  : "")
           + " The whisker is the noise: in 95 of 100 cases the number without noise lies within it. A bar"
             " that does not pass the dashed line is hatched: it cannot be told from noise. About "
           + decimals(synthesis::toleratedFalseTerms, 0) + " " + items
           + (counts.isJoint() ? "" : " of a label") + " may pass it by noise alone.";
}

print::BarChart
countsChart(const ReleasedModel &model, const ReleasedCounts &counts, const std::vector<Place> &places)
{
    const double half = counts.halfWidth95();
    const std::string unit = unitWord(model.unitIsPerson);
    print::BarChart chart{.whisker = half,
                          .threshold = counts.threshold(),
                          .thresholdText = "stands out above " + decimals(counts.threshold(), 2),
                          .axisText =
                              unit + "s, noise added; ± " + decimals(half, 2) + " in 95 of 100 cases"};
    const bool hasLabels = !counts.isJoint() && model.labels.size() > 1;
    for (const Place &place : places)
        chart.bars.push_back({.name = oneLine(counts.name(place.item)),
                              .group = hasLabels ? oneLine(model.labels[place.label]) : std::string(),
                              .value = place.count,
                              .valueText = countText(place.count, half) + " ± " + countText(half, half)});
    return chart;
}

bool allPure(const ReleasedModel &model)
{
    return std::all_of(model.tables.begin(), model.tables.end(), [](const synthesis::NoisyTable &table) {
        return std::holds_alternative<privacy::LaplaceScale>(table.counts.noise);
    });
}

std::string ledgerInWords(const SourceHistory &history, const std::string &unit)
{
    std::string text = "The ledger holds "
                       + (history.debits().size() == 1 ? std::string("one debit")
                                                       : std::to_string(history.debits().size()) + " debits")
                       + " of the data source, in all " + togetherInWords(history.together()) + ", per "
                       + unit + ".";
    for (const SourceHistory::Debit &debit : history.debits())
        if (debit.isThis())
            text += " This package is made of the one of " + debit.day().text() + ": epsilon "
                    + millionths(debit.spend().microEpsilon) + ".";
    return text
           + (history.capMicroEpsilon()
                  ? " The cap of the data source is epsilon " + millionths(*history.capMicroEpsilon()) + "."
                  : " The data source has no cap.");
}

print::StepChart ledgerChart(const SourceHistory &history, const std::string &unit)
{
    print::StepChart chart{.markedText = "this package", .axisText = "epsilon per " + unit + ", added up"};
    for (const SourceHistory::Debit &debit : history.debits())
        chart.steps.push_back({debit.day().text(), debit.spend().epsilon(), debit.isThis()});
    if (history.capMicroEpsilon()) {
        chart.cap = static_cast<double>(*history.capMicroEpsilon()) / 1e6;
        chart.capText = "cap " + millionths(*history.capMicroEpsilon());
    }
    return chart;
}

} // namespace

void addCountsChart(print::Flow &flow, const Contents &contents)
{
    const ReleasedModel &model = *contents.model;
    const auto counts = releasedCounts(model, contents.vocabulary);
    if (!counts)
        return; // the method released none
    const std::vector<Place> places = largest(model, *counts);
    flow.heading("What was learned: the noisy histogram", print::barsHeight(places.size()) + 60.0);
    if (places.empty()) {
        flow.paragraph("No noisy count of a phrase is above 0.");
        return;
    }
    flow.paragraph(howToRead(*counts, places.size(), unitWord(model.unitIsPerson)));
    print::addBars(flow, countsChart(model, *counts, places));
}

void addBudgetChart(print::Flow &flow, const Contents &contents)
{
    const ReleasedModel &model = *contents.model;
    const bool isPure = allPure(model);
    std::vector<print::BarShare> shares;
    for (const synthesis::NoisyTable &table : model.tables) {
        const privacy::MechanismCost cost = privacy::costOf(table.counts.sensitivity, table.counts.noise);
        const auto amount = static_cast<double>(isPure ? *cost.microEpsilon : cost.picoRho);
        shares.push_back({.name = table.name + ": " + tableInWords(model.parameters, table.name),
                          .amount = amount,
                          .amountText = isPure ? "epsilon " + millionths(*cost.microEpsilon)
                                               : "rho " + trillionths(cost.picoRho)});
    }
    const auto add = [&](const char *name, const privacy::Spend &spend) {
        std::string amount =
            isPure ? "epsilon " + millionths(spend.microEpsilon) : "rho " + trillionths(spend.picoRho);
        if (spend.picoDelta > 0)
            amount += ", delta " + trillionths(spend.picoDelta);
        shares.push_back({.name = name,
                          .amount = static_cast<double>(isPure ? spend.microEpsilon : spend.picoRho),
                          .amountText = std::move(amount)});
    };
    for (const auto &figure : contents.usefulness)
        add("usefulness: noisy counts of right and wrong answers of a classifier", figure->spend);
    for (const auto &finding : contents.labelFindings)
        add("labels found by a noisy threshold", finding->spend);
    for (const auto &choice : contents.drawChoices)
        add("a choice among draws", choice->spend);
    flow.heading("What the budget paid for",
                 55.0 + 18.0 * static_cast<double>(std::min(model.tables.size(), mostKept)));
    flow.paragraph(isPure
                       ? "Each table of noisy numbers costs a part of epsilon; together they cost the whole."
                       : "Each table of noisy numbers costs a part of rho; together they cost the whole, "
                         "which is turned into epsilon and delta.");
    print::addShareBar(flow, shares);
}

void addLedgerChart(print::Flow &flow, const Contents &contents)
{
    const std::string unit = unitWord(contents.budget.unitIsPerson);
    flow.heading("Ledger of this data source", 170.0);
    if (!contents.history || contents.history->debits().empty()) {
        flow.paragraph(
            "The ledger was not at hand when this statement was made: what else was released from "
            "the same records is not shown here. Their epsilons add up with that of this package.");
        return;
    }
    flow.paragraph(ledgerInWords(*contents.history, unit));
    print::addSteps(flow, ledgerChart(*contents.history, unit));
}

} // namespace core::package
