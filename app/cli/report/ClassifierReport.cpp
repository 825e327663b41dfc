#include "app/cli/report/ClassifierReport.h"

#include "app/cli/report/Report.h"
#include "core/base/Text.h"
#include "core/evaluation/Scores.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace cli {

namespace {

using core::evaluation::ClassifierScore;
using core::evaluation::Usefulness;
using core::recipient::CalibrationBin;
using core::recipient::Judgement;
using core::recipient::LabelFigures;

std::size_t widthOf(const std::vector<std::string> &labels)
{
    std::size_t width = 5;
    for (const std::string &label : labels)
        width = std::max(width, label.size());
    return std::min<std::size_t>(width, 40);
}

std::string scoreLine(const ClassifierScore &score)
{
    return formatted("%-32s  %-8s  %5.1f %%   %5.1f to %5.1f %%\n",
                     score.classifier.c_str(),
                     score.features.c_str(),
                     100 * score.accuracy,
                     100 * score.low,
                     100 * score.high);
}

std::string byLabel(const Usefulness &usefulness, const ClassifierScore &score)
{
    const std::size_t width = widthOf(usefulness.labels);
    std::string table = "     " + padded("label", width) + "  records    right  recall  precision\n";
    const auto scores = core::evaluation::labelScores(score);
    for (std::size_t i = 0; i < scores.size(); ++i)
        table += formatted("%3zu  ", i + 1) + padded(core::printable(usefulness.labels[i]), width)
                 + formatted("  %7lld  %7lld  %5.1f %%  %7.1f %%\n",
                             static_cast<long long>(scores[i].records),
                             static_cast<long long>(scores[i].found),
                             100 * scores[i].recall(),
                             100 * scores[i].precision());
    return table;
}

// Has a line for each true label with its name, and a column for each predicted label with its number.
std::string confusionMatrix(const std::vector<std::string> &labels, const ClassifierScore &score)
{
    const std::size_t width = widthOf(labels);
    std::string table = "     " + padded("taken for", width);
    for (std::size_t i = 0; i < score.confusion.size(); ++i)
        table += formatted(" %6zu", i + 1);
    table += '\n';
    for (std::size_t i = 0; i < score.confusion.size(); ++i) {
        table += formatted("%3zu  ", i + 1) + padded(core::printable(labels[i]), width);
        for (const std::int64_t count : score.confusion[i])
            table += formatted(" %6lld", static_cast<long long>(count));
        table += '\n';
    }
    return table;
}

std::string details(const Usefulness &usefulness, const ClassifierScore &score)
{
    return "\n" + score.classifier + " on " + score.features + "\n" + byLabel(usefulness, score)
           + confusionMatrix(usefulness.labels, score);
}

std::string figuresByLabel(const Judgement &judgement)
{
    std::string table =
        formatted("%3s  %7s  %17s  %17s  %5s\n", "", "texts", "recall (95 %)", "precision (95 %)", "F1");
    for (std::size_t i = 0; i < judgement.labels.size(); ++i) {
        const LabelFigures &each = judgement.labels[i];
        table += formatted("%3zu  %7lld  %5.3f %5.3f-%5.3f  %5.3f %5.3f-%5.3f  %5.3f\n",
                           i + 1,
                           static_cast<long long>(each.score.records),
                           each.score.recall(),
                           each.recall.low,
                           each.recall.high,
                           each.score.precision(),
                           each.precision.low,
                           each.precision.high,
                           each.f1);
    }
    return table;
}

std::string calibrationTable(const Judgement &judgement)
{
    std::string table = "said        texts  mean said  right (95 %)\n";
    for (const CalibrationBin &bin : judgement.calibration)
        if (bin.texts > 0)
            table += formatted("%.1f to %.1f  %5lld      %5.3f  %5.3f %5.3f-%5.3f\n",
                               bin.from,
                               bin.to,
                               static_cast<long long>(bin.texts),
                               bin.meanProbability,
                               bin.shareCorrect,
                               bin.interval.low,
                               bin.interval.high);
    return table + formatted("expected calibration error %.3f", judgement.calibrationError);
}

} // namespace

std::string fieldTable(const core::evaluation::FieldComparison &comparison, bool withDetails)
{
    std::string table = formatted("fields: %lld units of the records, %lld synthetic ones\n"
                                  "total variation of one field %.3f (mean), of two fields %.3f (mean), %.3f "
                                  "(largest)\n\n",
                                  static_cast<long long>(comparison.units),
                                  static_cast<long long>(comparison.synthetic),
                                  comparison.meanOneWay(),
                                  comparison.meanPair(),
                                  comparison.largestPair());
    std::size_t width = 5;
    for (const auto &field : comparison.fields)
        width = std::max(width, field.field.size());
    for (const auto &field : comparison.fields) {
        table += padded(core::printable(field.field), width) + formatted("  %.3f\n", field.variation);
        for (std::size_t value = 0; withDetails && value < field.values.size(); ++value)
            table += "  "
                     + padded(field.values[value].empty() ? std::string("(missing)")
                                                          : core::printable(field.values[value]),
                              30)
                     + formatted(
                         "  %5.1f %%  %5.1f %%\n", 100 * field.original[value], 100 * field.synthetic[value]);
    }
    table.pop_back();
    return table;
}

std::string usefulnessTable(const Usefulness &usefulness, bool withDetails)
{
    std::string table = "INTERNAL: computed from the records without noise; do not pass on\n";
    table += formatted("trained on %zu synthetic texts, tested on %lld records; %lld rows passed over\n"
                       "always answering the most frequent label would be right for %.1f %%\n\n",
                       usefulness.trainedOn,
                       static_cast<long long>(usefulness.tested),
                       static_cast<long long>(usefulness.passedOver),
                       100 * usefulness.largestLabelShare);
    table += formatted("%-32s  %-8s  %7s   %s\n", "classifier", "features", "right", "95 % interval");
    for (const ClassifierScore &score : usefulness.scores)
        table += scoreLine(score);
    if (withDetails) {
        for (const ClassifierScore &score : usefulness.scores)
            table += details(usefulness, score);
    } else {
        table += details(usefulness,
                         *std::max_element(usefulness.scores.begin(),
                                           usefulness.scores.end(),
                                           [](const ClassifierScore &a, const ClassifierScore &b) {
                                               return a.correct < b.correct;
                                           }));
    }
    table.pop_back();
    return table;
}

std::string publishedInWords(const core::package::PublishedUsefulness &published)
{
    const auto accuracy = core::package::noisyAccuracy(published);
    const char *units = published.unitIsPerson ? "persons (one record each)" : "records";
    return formatted("usefulness for publication: %s on %s, about %.1f %% of the %s right\n"
                     "95 %% interval over the noise: %.1f to %.1f %%; noisy counts: %lld right, %lld wrong\n"
                     "epsilon %g was debited from the data source of these records",
                     published.classifier.c_str(),
                     published.features.c_str(),
                     100 * accuracy.estimate,
                     units,
                     100 * accuracy.low,
                     100 * accuracy.high,
                     static_cast<long long>(published.counts.cells[0]),
                     static_cast<long long>(published.counts.cells[1]),
                     published.spend.epsilon());
}

std::string judgementTable(const Judgement &judgement)
{
    const auto &score = judgement.score;
    std::vector<std::string> labels;
    for (const LabelFigures &each : judgement.labels)
        labels.push_back(each.label);
    return formatted("judged on %lld texts; %lld passed over\n"
                     "right %.1f %% (95 %% interval %.1f to %.1f %%), macro F1 %.3f\n\n",
                     static_cast<long long>(score.tested),
                     static_cast<long long>(judgement.passedOver),
                     100 * score.accuracy,
                     100 * score.low,
                     100 * score.high,
                     judgement.macroF1)
           + confusionMatrix(labels, score) + "\n" + figuresByLabel(judgement) + "\n"
           + calibrationTable(judgement);
}

} // namespace cli
