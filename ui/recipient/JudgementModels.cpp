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

QVariant numberAlignment(int column)
{
    return QVariant((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
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

void JudgementModel::set(std::vector<Row> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int JudgementModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int JudgementModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JudgementModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return numberAlignment(index.column());
    if (role != Qt::DisplayRole)
        return {};
    const Row &row = m_rows.at(static_cast<std::size_t>(index.row()));
    const core::evaluation::ClassifierScore &score = row.judgement->score;
    switch (index.column()) {
    case Name:
        return row.name;
    case Accuracy:
        return shareText(score.accuracy);
    case AccuracyInterval:
        return intervalText(score.low, score.high);
    case MacroF1:
        return shareText(row.judgement->macroF1);
    case CalibrationError:
        return shareText(row.judgement->calibrationError);
    case Texts:
        return numberText(score.tested);
    default:
        return {};
    }
}

QVariant JudgementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return numberAlignment(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Model");
    case Accuracy:
        //: share of texts
        return tr("Sorted rightly");
    case AccuracyInterval:
        return tr("95 % interval");
    case MacroF1:
        return tr("Macro F1");
    case CalibrationError:
        return tr("Calibration error");
    case Texts:
        return tr("Texts");
    default:
        return {};
    }
}

void LabelFiguresModel::set(std::vector<core::recipient::LabelFigures> figures)
{
    beginResetModel();
    m_figures = std::move(figures);
    endResetModel();
}

int LabelFiguresModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

int LabelFiguresModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LabelFiguresModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return numberAlignment(index.column());
    if (role != Qt::DisplayRole)
        return {};
    const core::recipient::LabelFigures &figures = m_figures.at(static_cast<std::size_t>(index.row()));
    const core::evaluation::LabelScore &score = figures.score;
    switch (index.column()) {
    case Label:
        return labelName(figures.label);
    case Texts:
        return numberText(score.records);
    case Recall:
        return shareOf(score.records, score.recall());
    case RecallInterval:
        return intervalOf(score.records, figures.recall);
    case Precision:
        return shareOf(score.answered, score.precision());
    case PrecisionInterval:
        return intervalOf(score.answered, figures.precision);
    case F1:
        return shareOf(score.records + score.answered, figures.f1);
    default:
        return {};
    }
}

QVariant LabelFiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return numberAlignment(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Label:
        return tr("Label");
    case Texts:
        return tr("Texts");
    case Recall:
        //: recall, in plain words: share of its texts that were found
        return tr("Found");
    case RecallInterval:
    case PrecisionInterval:
        return tr("95 % interval");
    case Precision:
        //: precision, in plain words: share of what was taken for it that is right
        return tr("Right");
    case F1:
        return tr("F1");
    default:
        return {};
    }
}

void CalibrationModel::set(std::vector<core::recipient::CalibrationBin> bins)
{
    beginResetModel();
    m_bins = std::move(bins);
    endResetModel();
}

int CalibrationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_bins.size());
}

int CalibrationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CalibrationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return numberAlignment(index.column());
    if (role != Qt::DisplayRole)
        return {};
    const core::recipient::CalibrationBin &bin = m_bins.at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Probability:
        return intervalText(bin.from, bin.to);
    case Texts:
        return numberText(bin.texts);
    case Share:
        return shareOf(bin.texts, bin.shareCorrect);
    case ShareInterval:
        return intervalOf(bin.texts, bin.interval);
    default:
        return {};
    }
}

QVariant CalibrationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return numberAlignment(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Probability:
        return tr("Stated probability");
    case Texts:
        return tr("Texts");
    case Share:
        return tr("Sorted rightly");
    case ShareInterval:
        return tr("95 % interval");
    default:
        return {};
    }
}

} // namespace ui
