#include "ui/steps/vocabulary/LearntTermModel.h"

#include "ui/session/LearningWork.h"

#include <QLocale>

#include <numeric>
#include <utility>

namespace ui {

namespace {
constexpr double thousandths = 1000.0;
} // namespace

LearntTermModel::LearntTermModel(const LearningDesk &desk, QObject *parent)
    : TableOf(ToolTips::None, parent)
    , m_desk(desk)
{
    const auto sortBy = [this](Column column) {
        return [this, column](std::size_t place) -> QVariant { return number(place, column); };
    };
    setColumns(
        {{.title = tr("Phrase"),
          .text =
              [this](std::size_t place) { return QString::fromStdString(m_learnt->terms.at(place).term); }},
         //: column: how often a phrase may be expected
         {.title = tr("Expected"),
          .text =
              [this](std::size_t place) {
                  //: a share, in percent
                  return tr("%1 %").arg(QLocale().toString(100.0 * number(place, Expected), 'f', 3));
              },
          .isNumber = true,
          .sortValue = sortBy(Expected),
          .titleToolTip = tr(
              "How often the phrase is expected among all phrases, before anything is learned from records")},
         //: column: how much an occurrence of a phrase counts
         {.title = tr("Weight"),
          .text = [this](std::size_t place) { return QLocale().toString(number(place, Weight), 'f', 1); },
          .isNumber = true,
          .sortValue = sortBy(Weight),
          .titleToolTip = tr("How much one occurrence counts; specific phrases count more")},
         //: column: number of passages that hold a phrase
         {.title = tr("Passages"),
          .text = [this](std::size_t place) { return QLocale().toString(number(place, Passages), 'f', 0); },
          .isNumber = true,
          .sortValue = sortBy(Passages),
          .titleToolTip =
              tr("Number of passages of about 150 words in the public texts that contain the phrase")}});
    follow();
}

void LearntTermModel::follow()
{
    if (m_learnt == m_desk.learnt())
        return;
    setRows({});
    m_learnt = m_desk.learnt();
    m_priors = 0.0;
    if (m_learnt)
        for (const auto &term : m_learnt->terms)
            m_priors += static_cast<double>(term.prior.value_or(0.0F));
    std::vector<std::size_t> terms(m_learnt ? m_learnt->terms.size() : 0);
    std::iota(terms.begin(), terms.end(), std::size_t{0});
    setRows(std::move(terms));
}

double LearntTermModel::number(std::size_t place, Column column) const
{
    const auto &term = m_learnt->terms.at(place);
    if (column == Expected)
        return m_priors > 0.0 ? static_cast<double>(term.prior.value_or(0.0F)) / m_priors : 0.0;
    if (column == Weight)
        return static_cast<double>(term.contribution.value_or(term.weight)) / thousandths;
    return static_cast<double>(m_learnt->passagesOf.at(place));
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
