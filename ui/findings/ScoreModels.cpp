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

ScoreModel::ScoreModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    setColumns({//: a program that classifies records by label
                {.title = tr("Classifier"), .text = [](const Row &score) { return classifierText(score); }},
                //: share of the records that a classifier classifies correctly
                {.title = tr("Right"), .text = [](const Row &score) { return shareText(score.accuracy); }},
                {.title = tr("95 % interval"),
                 .text =
                     [](const Row &score) {
                         //: an interval, from %1 to %2: percentages
                         return tr("%1 to %2").arg(shareText(score.low), shareText(score.high));
                     }},
                {.title = tr("Records"),
                 .text =
                     [](const Row &score) {
                         //: %1 of %2 records
                         return tr("%1 of %2").arg(countText(score.correct), countText(score.tested));
                     }},
                //: heads the share that is right when the answer is always the most frequent label
                {.title = tr("Guessing"),
                 .text = [this](const Row &) { return shareText(m_usefulness->largestLabelShare); }}});
}

void ScoreModel::set(SharedUsefulness usefulness)
{
    setRows({});
    m_usefulness = std::move(usefulness);
    if (m_usefulness)
        setRows(m_usefulness->scores);
}

LabelScoreModel::LabelScoreModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    const auto score = [this]() -> const ClassifierScore & { return scoreOf(m_usefulness, m_classifier); };
    const auto correct = [score](Row label) {
        return cellOf(score(), static_cast<int>(label), static_cast<int>(label));
    };
    const auto records = [score](Row label) { return sumOfRow(score(), static_cast<int>(label)); };
    const auto answers = [score](Row label) { return sumOfColumn(score(), static_cast<int>(label)); };
    setColumns({{.title = tr("Label"),
                 .text = [this](Row label) { return labelAt(m_usefulness, static_cast<int>(label)); }},
                {.title = tr("Records"), .text = [records](Row label) { return countText(records(label)); }},
                //: of the records of a label, the share that was given it
                {.title = tr("Found"),
                 .text = [correct, records](Row label) { return shareOf(correct(label), records(label)); }},
                //: of the records that were given a label, the share that has it
                {.title = tr("Right where answered"),
                 .text = [correct, answers](Row label) { return shareOf(correct(label), answers(label)); }}});
}

void LabelScoreModel::set(SharedUsefulness usefulness, int classifier)
{
    setRows({});
    m_usefulness = std::move(usefulness);
    m_classifier = classifier;
    std::vector<Row> labels(static_cast<std::size_t>(labelsOf(m_usefulness, m_classifier)));
    std::iota(labels.begin(), labels.end(), Row{0});
    setRows(std::move(labels));
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
        return tr("%1 of %2 records of %3 were classified correctly.")
            .arg(part, whole, labelAt(m_usefulness, row));
    //: %1, %2: numbers, %3 and %4: labels
    return tr("%1 of %2 records of %3 were classified as %4.")
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
