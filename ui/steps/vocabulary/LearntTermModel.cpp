#include "ui/steps/vocabulary/LearntTermModel.h"

#include "ui/session/LearningDesk.h"

#include <QLocale>

namespace ui {

namespace {
constexpr double thousandths = 1000.0;
} // namespace

LearntTermModel::LearntTermModel(const LearningDesk &desk, QObject *parent)
    : QAbstractTableModel(parent)
    , m_desk(desk)
{
    follow();
}

void LearntTermModel::follow()
{
    if (m_learnt == m_desk.learnt())
        return;
    beginResetModel();
    m_learnt = m_desk.learnt();
    m_priors = 0.0;
    if (m_learnt)
        for (const auto &term : m_learnt->terms)
            m_priors += static_cast<double>(term.prior.value_or(0.0F));
    endResetModel();
}

int LearntTermModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_learnt ? 0 : static_cast<int>(m_learnt->terms.size());
}

int LearntTermModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LearntTermModel::phraseAt(int row) const
{
    return QString::fromStdString(m_learnt->terms.at(static_cast<std::size_t>(row)).term);
}

double LearntTermModel::number(int row, Column column) const
{
    const auto &term = m_learnt->terms.at(static_cast<std::size_t>(row));
    if (column == Expected)
        return m_priors > 0.0 ? static_cast<double>(term.prior.value_or(0.0F)) / m_priors : 0.0;
    if (column == Weight)
        return static_cast<double>(term.contribution.value_or(term.weight)) / thousandths;
    return static_cast<double>(m_learnt->passagesOf.at(static_cast<std::size_t>(row)));
}

QVariant LearntTermModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::TextAlignmentRole && column != Phrase)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == sortRole)
        return column == Phrase ? QVariant(phraseAt(index.row())) : QVariant(number(index.row(), column));
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Phrase:
        return phraseAt(index.row());
    case Expected:
        //: a share, in percent
        return tr("%1 %").arg(QLocale().toString(100.0 * number(index.row(), Expected), 'f', 3));
    case Weight:
        return QLocale().toString(number(index.row(), Weight), 'f', 1);
    case Passages:
        return QLocale().toString(number(index.row(), Passages), 'f', 0);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant LearntTermModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != Phrase)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    const bool isTip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isTip)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (static_cast<Column>(section)) {
    case Phrase:
        return isTip ? QVariant() : tr("Phrase");
    case Expected:
        //: column: how often a phrase may be expected
        return isTip ? tr("How often it may be expected among all phrases, before anything is learned from "
                          "records")
                     : tr("Expected");
    case Weight:
        //: column: how much an occurrence of a phrase counts
        return isTip ? tr("How much one occurrence counts: more, the more it tells of the subject")
                     : tr("Weight");
    case Passages:
        //: column: number of passages that hold a phrase
        return isTip ? tr("Passages of about 150 words of the public texts that hold it") : tr("Passages");
    case ColumnCount:
        break;
    }
    return {};
}

LearntTermFilter::LearntTermFilter(const LearningDesk &desk, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_desk(desk)
{
    setSortRole(LearntTermModel::sortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void LearntTermFilter::setSearch(const QString &search)
{
    m_search = search.simplified();
    invalidateFilter();
}

bool LearntTermFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (QSortFilterProxyModel::lessThan(left, right))
        return true;
    if (QSortFilterProxyModel::lessThan(right, left))
        return false;
    return sortOrder() == Qt::AscendingOrder ? left.row() < right.row() : left.row() > right.row();
}

bool LearntTermFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    if (m_desk.isLeftOut(static_cast<LearningDesk::TermId>(row)))
        return false;
    const QModelIndex phrase = sourceModel()->index(row, LearntTermModel::Phrase);
    return m_search.isEmpty() || phrase.data().toString().contains(m_search, Qt::CaseInsensitive);
}

} // namespace ui
