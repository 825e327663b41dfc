#include "ui/recipient/JudgementModels.h"

#include "ui/findings/ScoreModels.h"
#include "ui/models/ReleaseText.h"

#include <QCoreApplication>
#include <QLocale>

#include <utility>

namespace ui {

namespace {

struct JudgementText
{
    Q_DECLARE_TR_FUNCTIONS(JudgementText)
};

QString numberText(std::int64_t number)
{
    return QLocale().toString(static_cast<qlonglong>(number));
}

QString intervalText(double low, double high)
{
    //: an interval: "71.2 % to 80.4 %"
    return JudgementText::tr("%1 to %2").arg(shareText(low), shareText(high));
}

/// Without `records` there is no share to state.
QString shareOf(std::int64_t records, double share)
{
    return records > 0 ? shareText(share) : QString();
}

QString intervalOf(std::int64_t records, const core::evaluation::Interval &interval)
{
    return records > 0 ? intervalText(interval.low, interval.high) : QString();
}

} // namespace

JudgementModel::JudgementModel(QObject *parent)
    : TableOf(ToolTips::None, parent)
{
    const auto scoreOf = [](const Row &row) -> const core::evaluation::ClassifierScore & {
        return row.judgement->score;
    };
    setColumns(
        {{.title = tr("Model"), .text = [](const Row &row) { return row.name; }},
         //: share of texts
         {.title = tr("Classified correctly"),
          .text = [scoreOf](const Row &row) { return shareText(scoreOf(row).accuracy); },
          .isNumber = true},
         {.title = tr("95 % interval"),
          .text = [scoreOf](const Row &row) { return intervalText(scoreOf(row).low, scoreOf(row).high); },
          .isNumber = true},
         {.title = tr("Macro F1"),
          .text = [](const Row &row) { return shareText(row.judgement->macroF1); },
          .isNumber = true},
         {.title = tr("Calibration error"),
          .text = [](const Row &row) { return shareText(row.judgement->calibrationError); },
          .isNumber = true},
         {.title = tr("Texts"),
          .text = [scoreOf](const Row &row) { return numberText(scoreOf(row).tested); },
          .isNumber = true}});
}

LabelFiguresModel::LabelFiguresModel(QObject *parent)
    : TableOf(ToolTips::None, parent)
{
    setColumns(
        {{.title = tr("Label"), .text = [](const Row &figures) { return labelName(figures.label); }},
         {.title = tr("Texts"),
          .text = [](const Row &figures) { return numberText(figures.score.records); },
          .isNumber = true},
         //: recall, in plain words: share of its texts that were found
         {.title = tr("Found"),
          .text = [](const Row &figures) { return shareOf(figures.score.records, figures.score.recall()); },
          .isNumber = true},
         {.title = tr("95 % interval"),
          .text = [](const Row &figures) { return intervalOf(figures.score.records, figures.recall); },
          .isNumber = true},
         //: precision, in plain words: share of what was taken for it that is right
         {.title = tr("Right"),
          .text =
              [](const Row &figures) { return shareOf(figures.score.answered, figures.score.precision()); },
          .isNumber = true},
         {.title = tr("95 % interval"),
          .text = [](const Row &figures) { return intervalOf(figures.score.answered, figures.precision); },
          .isNumber = true},
         {.title = tr("F1"),
          .text =
              [](const Row &figures) {
                  return shareOf(figures.score.records + figures.score.answered, figures.f1);
              },
          .isNumber = true}});
}

CalibrationModel::CalibrationModel(QObject *parent)
    : TableOf(ToolTips::None, parent)
{
    setColumns({{.title = tr("Stated probability"),
                 .text = [](const Row &bin) { return intervalText(bin.from, bin.to); }},
                {.title = tr("Texts"),
                 .text = [](const Row &bin) { return numberText(bin.texts); },
                 .isNumber = true},
                {.title = tr("Classified correctly"),
                 .text = [](const Row &bin) { return shareOf(bin.texts, bin.shareCorrect); },
                 .isNumber = true},
                {.title = tr("95 % interval"),
                 .text = [](const Row &bin) { return intervalOf(bin.texts, bin.interval); },
                 .isNumber = true}});
}

} // namespace ui
