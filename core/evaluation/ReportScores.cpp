#include "core/evaluation/InternalReport.h"
#include "core/package/text/Prose.h"
#include "core/print/Charts.h"

#include <algorithm>
#include <numeric>

namespace core::evaluation {

namespace {

using package::decimals;
using package::oneLine;
using print::Align;
using print::Flow;
using Counts = std::vector<std::vector<std::int64_t>>;

constexpr std::size_t readableLabels = 15;
constexpr print::TextStyle noteStyle{.size = 8.0, .colour = print::palette::muted};

std::string percent(double share)
{
    return decimals(100.0 * share, 1) + " %";
}

// "none" where there is nothing to divide by: no share of nothing is 0 %.
std::string percent(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? "none" : percent(static_cast<double>(part) / static_cast<double>(whole));
}

std::string labelText(const std::string &label)
{
    const std::string line = oneLine(label);
    return line.empty() ? "(no label)" : line;
}

std::int64_t rowSum(const Counts &counts, std::size_t row)
{
    return std::accumulate(counts[row].begin(), counts[row].end(), std::int64_t{0});
}

std::int64_t columnSum(const Counts &counts, std::size_t column)
{
    std::int64_t sum = 0;
    for (const auto &row : counts)
        sum += row[column];
    return sum;
}

void addAccuracies(Flow &flow, const Usefulness &usefulness)
{
    print::Table table{.columns = {{"classifier", 2.6},
                                   {"features", 1.2},
                                   {"correct", 1.2, Align::End},
                                   {"accuracy", 1.0, Align::End},
                                   {"95 % interval", 1.7, Align::End}}};
    for (const ClassifierScore &score : usefulness.scores)
        table.rows.push_back({score.classifier,
                              score.features,
                              std::to_string(score.correct) + " of " + std::to_string(score.tested),
                              percent(score.accuracy),
                              percent(score.low) + " to " + percent(score.high)});
    table.rows.push_back(
        {"always the most frequent label", "", "", percent(usefulness.largestLabelShare), ""});
    print::addTable(flow, table);
}

void addLabels(Flow &flow, const Usefulness &usefulness, const ClassifierScore &score)
{
    print::Table table{.columns = {{"label", 3.0},
                                   {"records", 1.0, Align::End},
                                   {"taken for it", 1.1, Align::End},
                                   {"precision", 1.0, Align::End},
                                   {"recall", 1.0, Align::End}}};
    for (std::size_t i = 0; i < usefulness.labels.size(); ++i) {
        const std::int64_t records = rowSum(score.confusion, i);
        const std::int64_t taken = columnSum(score.confusion, i);
        table.rows.push_back({labelText(usefulness.labels[i]),
                              std::to_string(records),
                              std::to_string(taken),
                              percent(score.confusion[i][i], taken),
                              percent(score.confusion[i][i], records)});
    }
    flow.subheading("By label", 70.0);
    print::addTable(flow, table);
    flow.paragraph(
        "Precision: of the records that were taken for a label, the share that have it. Recall: of the "
        "records that have a label, the share that were taken for it.",
        noteStyle);
}

// Returns the labels with the most records, in the order in which they were declared.
std::vector<std::size_t> largestLabels(const Counts &confusion)
{
    std::vector<std::size_t> labels(confusion.size());
    std::iota(labels.begin(), labels.end(), 0U);
    if (labels.size() <= readableLabels)
        return labels;
    std::stable_sort(labels.begin(), labels.end(), [&](std::size_t a, std::size_t b) {
        return rowSum(confusion, a) > rowSum(confusion, b);
    });
    labels.resize(readableLabels);
    std::sort(labels.begin(), labels.end());
    return labels;
}

void addConfusion(Flow &flow, const Usefulness &usefulness, const ClassifierScore &score)
{
    const std::vector<std::size_t> shown = largestLabels(score.confusion);
    print::Matrix matrix{.rowText = "label of the record", .columnText = "taken for label number"};
    for (const std::size_t row : shown) {
        matrix.names.push_back(labelText(usefulness.labels[row]));
        std::vector<std::int64_t> &cells = matrix.counts.emplace_back();
        for (const std::size_t column : shown)
            cells.push_back(score.confusion[row][column]);
    }
    const double height = print::matrixHeight(shown.size());
    const bool isPart = shown.size() < usefulness.labels.size();
    flow.subheading("Which label was taken for which", height + (isPart ? 50.0 : 20.0));
    if (isPart)
        flow.paragraph(
            "The " + std::to_string(shown.size()) + " labels with most records of "
            + std::to_string(usefulness.labels.size())
            + ", numbered here anew; what was taken for another label is left out of the picture.");
    print::addMatrix(flow, matrix);
    flow.paragraph("The darker a cell, the larger its share of the row; what was right is bold.", noteStyle);
}

} // namespace

void addUsefulness(Flow &flow, const Usefulness &usefulness)
{
    flow.heading("Usefulness on the records", 100.0);
    flow.paragraph("Each classifier was trained on " + std::to_string(usefulness.trainedOn)
                   + " synthetic texts alone and then asked for the label of "
                   + std::to_string(usefulness.tested) + " records"
                   + (usefulness.passedOver > 0
                          ? "; " + std::to_string(usefulness.passedOver)
                                + " records without a text or a declared label were passed over."
                          : ".")
                   + " An accuracy is the share of right answers; its interval is Wilson's.");
    addAccuracies(flow, usefulness);
    for (const ClassifierScore &score : usefulness.scores) {
        flow.heading("Classifier: " + score.classifier + ", on " + score.features, 110.0);
        addLabels(flow, usefulness, score);
        addConfusion(flow, usefulness, score);
    }
}

void addFieldComparison(Flow &flow, const FieldComparison &comparison)
{
    constexpr std::size_t mostPairs = 12;
    flow.heading("The fields", 90.0);
    flow.paragraph("Half the sum of the absolute differences between the shares in the records and in the "
                   "package: 0 where they are the same, 1 where they have nothing in common. The mean is "
                   + decimals(comparison.meanOneWay(), 3) + " over the fields and "
                   + decimals(comparison.meanPair(), 3) + " over all pairs of fields.");
    print::Table fields{.columns = {{"field", 3.0}, {"total variation", 1.0, Align::End}}};
    for (const FieldShares &each : comparison.fields)
        fields.rows.push_back({oneLine(each.field), decimals(each.variation, 3)});
    print::addTable(flow, std::move(fields));
    std::vector<PairVariation> pairs = comparison.pairs;
    std::ranges::sort(pairs, std::ranges::greater(), &PairVariation::variation);
    pairs.resize(std::min(pairs.size(), mostPairs));
    print::Table furthest{
        .columns = {{"pair that is furthest off", 3.0}, {"total variation", 1.0, Align::End}}};
    for (const PairVariation &each : pairs)
        furthest.rows.push_back(
            {oneLine(each.field) + ", " + oneLine(each.other), decimals(each.variation, 3)});
    print::addTable(flow, std::move(furthest));
}

} // namespace core::evaluation
