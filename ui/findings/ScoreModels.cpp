#include "ui/findings/ScoreModels.h"

#include "ui/models/ReleaseText.h"

#include <QCoreApplication>
#include <QLocale>

#include <numeric>
#include <utility>

namespace ui {

namespace {

using core::evaluation::ClassifierScore;

struct ScoreText
{
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

const ClassifierScore &scoreOf(const SharedUsefulness &usefulness, int classifier)
{
    return usefulness->scores.at(static_cast<std::size_t>(classifier));
}

bool hasScore(const SharedUsefulness &usefulness, int classifier)
{
    return usefulness && classifier >= 0 && std::cmp_less(classifier, usefulness->scores.size());
}

int labelsOf(const SharedUsefulness &usefulness, int classifier)
{
    return hasScore(usefulness, classifier) ? static_cast<int>(usefulness->labels.size()) : 0;
}

QString labelAt(const SharedUsefulness &usefulness, int label)
{
    return labelName(usefulness->labels.at(static_cast<std::size_t>(label)));
}

std::int64_t cellOf(const ClassifierScore &score, int row, int column)
{
    return score.confusion.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
}

std::int64_t sumOfRow(const ClassifierScore &score, int row)
{
    const auto &cells = score.confusion.at(static_cast<std::size_t>(row));
    return std::accumulate(cells.begin(), cells.end(), std::int64_t{0});
}

std::int64_t sumOfColumn(const ClassifierScore &score, int column)
{
    std::int64_t sum = 0;
    for (const auto &row : score.confusion)
        sum += row.at(static_cast<std::size_t>(column));
    return sum;
}

QString shareOf(std::int64_t part, std::int64_t whole)
{
    //: there are no records to take a share of
    return whole == 0 ? ScoreText::tr("none")
                      : shareText(static_cast<double>(part) / static_cast<double>(whole));
}

} // namespace

QString shareText(double share)
{
    //: a percentage with one decimal
    return ScoreText::tr("%1 %").arg(QLocale().toString(100.0 * share, 'f', 1));
}

QString classifierText(const ClassifierScore &score)
{
    const bool isNetwork = score.classifier == "three-layer network";
    const bool isRegression = score.classifier == "multinomial logistic regression";
    if (score.features == "phrases" && isRegression)
        return ScoreText::tr("logistic regression on phrases");
    if (score.features == "vectors" && isRegression)
        return ScoreText::tr("logistic regression on vectors");
    if (score.features == "phrases" && isNetwork)
        return ScoreText::tr("three-layer network on phrases");
    if (score.features == "vectors" && isNetwork)
        return ScoreText::tr("three-layer network on vectors");
    return QString::fromStdString(score.classifier + ", " + score.features);
}

void ScoreModel::set(SharedUsefulness usefulness)
{
    beginResetModel();
    m_usefulness = std::move(usefulness);
    endResetModel();
}

int ScoreModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_usefulness ? 0 : static_cast<int>(m_usefulness->scores.size());
}

int ScoreModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ScoreModel::text(const ClassifierScore &score, int column) const
{
    switch (column) {
    case Classifier:
        return classifierText(score);
    case Accuracy:
        return shareText(score.accuracy);
    case Interval:
        //: an interval, from %1 to %2: percentages
        return tr("%1 to %2").arg(shareText(score.low), shareText(score.high));
    case Correct:
        //: %1 of %2 records
        return tr("%1 of %2").arg(countText(score.correct), countText(score.tested));
    case Baseline:
        return shareText(m_usefulness->largestLabelShare);
    default:
        return {};
    }
}

QVariant ScoreModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    return text(scoreOf(m_usefulness, index.row()), index.column());
}

QVariant ScoreModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Classifier:
        //: a program that sorts records by label
        return tr("Classifier");
    case Accuracy:
        //: share of the records that a classifier sorts rightly
        return tr("Right");
    case Interval:
        return tr("95 % interval");
    case Correct:
        return tr("Records");
    case Baseline:
        //: heads the share that one gets right who always answers the most frequent label
        return tr("Guessing");
    default:
        return {};
    }
}

void LabelScoreModel::set(SharedUsefulness usefulness, int classifier)
{
    beginResetModel();
    m_usefulness = std::move(usefulness);
    m_classifier = classifier;
    endResetModel();
}

int LabelScoreModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : labelsOf(m_usefulness, m_classifier);
}

int LabelScoreModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LabelScoreModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const ClassifierScore &score = scoreOf(m_usefulness, m_classifier);
    const int label = index.row();
    switch (index.column()) {
    case Label:
        return labelAt(m_usefulness, label);
    case Records:
        return countText(sumOfRow(score, label));
    case Found:
        return shareOf(cellOf(score, label, label), sumOfRow(score, label));
    case Right:
        return shareOf(cellOf(score, label, label), sumOfColumn(score, label));
    default:
        return {};
    }
}

QVariant LabelScoreModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Label:
        return tr("Label");
    case Records:
        return tr("Records");
    case Found:
        //: of the records of a label, the share that was given it
        return tr("Found");
    case Right:
        //: of the records that were given a label, the share that has it
        return tr("Right where answered");
    default:
        return {};
    }
}

void ConfusionModel::set(SharedUsefulness usefulness, int classifier)
{
    beginResetModel();
    m_usefulness = std::move(usefulness);
    m_classifier = classifier;
    endResetModel();
}

int ConfusionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : labelsOf(m_usefulness, m_classifier);
}

int ConfusionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : labelsOf(m_usefulness, m_classifier);
}

QString ConfusionModel::sentence(int row, int column) const
{
    const ClassifierScore &score = scoreOf(m_usefulness, m_classifier);
    const QString part = countText(cellOf(score, row, column));
    const QString whole = countText(sumOfRow(score, row));
    if (row == column)
        //: %1, %2: numbers, %3: label
        return tr("%1 of %2 records of %3 were sorted rightly.").arg(part, whole, labelAt(m_usefulness, row));
    //: %1, %2: numbers, %3 and %4: labels
    return tr("%1 of %2 records of %3 were taken for %4.")
        .arg(part, whole, labelAt(m_usefulness, row), labelAt(m_usefulness, column));
}

QVariant ConfusionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ClassifierScore &score = scoreOf(m_usefulness, m_classifier);
    const std::int64_t cell = cellOf(score, index.row(), index.column());
    const std::int64_t whole = sumOfRow(score, index.row());
    switch (role) {
    case Qt::DisplayRole:
        return countText(cell);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return sentence(index.row(), index.column());
    case ShareRole:
        return whole == 0 ? 0.0 : static_cast<double>(cell) / static_cast<double>(whole);
    default:
        return {};
    }
}

QVariant ConfusionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if ((role != Qt::DisplayRole && role != Qt::ToolTipRole) || !hasScore(m_usefulness, m_classifier))
        return QAbstractTableModel::headerData(section, orientation, role);
    return labelAt(m_usefulness, section);
}

} // namespace ui
