#include "app/cli/JudgementTable.h"

#include "app/cli/report/ClassifierReport.h"

namespace cli {

namespace {

using core::recipient::CalibrationBin;
using core::recipient::Judgement;
using core::recipient::LabelFigures;

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
