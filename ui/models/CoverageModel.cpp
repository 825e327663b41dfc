#include "ui/models/CoverageModel.h"

#include "core/seeding/ReleasedCounts.h"
#include "ui/models/ReleaseText.h"

#include <QLocale>

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace ui {

namespace {

using core::project::PublicInputs;
using core::seeding::ReleasedCounts;
using core::seeding::SeedModel;
using core::seeding::Sequence;

/// Which counted item a phrase belongs to.
class ItemsOfPhrases final
{
public:
    ItemsOfPhrases(const SeedModel &model, const ReleasedCounts &counts, const PublicInputs &inputs)
    {
        for (core::vocabulary::TermId term = 0; term < model.vocabularySize; ++term)
            m_items.emplace(inputs.vocabulary.term(term),
                            counts.areClusters() ? model.clusterOf[term] : term);
    }

    std::optional<std::size_t> itemOf(std::string_view phrase) const
    {
        const auto found = m_items.find(phrase);
        return found != m_items.end() ? std::optional(found->second) : std::nullopt;
    }

private:
    std::unordered_map<std::string_view, std::size_t> m_items;
};

CoverageModel::Row coverage(std::size_t label,
                            const std::vector<const Sequence *> &sequences,
                            const ReleasedCounts &counts,
                            const ItemsOfPhrases &items)
{
    CoverageModel::Row row;
    for (std::size_t item = 0; item < counts.items(); ++item)
        row.learned += counts.standsOut(label, item) ? 1 : 0;
    std::unordered_set<std::string_view> distinct;
    double drawn = 0.0;
    double fromLearned = 0.0;
    for (const Sequence *sequence : sequences) {
        ++row.sequences;
        for (const std::string &phrase : sequence->keyphrases) {
            const auto item = items.itemOf(phrase);
            distinct.insert(phrase);
            drawn += 1.0;
            fromLearned += item && counts.standsOut(label, *item) ? 1.0 : 0.0;
        }
    }
    row.distinct = static_cast<int>(distinct.size());
    row.fromLearned = drawn > 0.0 ? fromLearned / drawn : 0.0;
    return row;
}

} // namespace

void CoverageModel::set(const std::shared_ptr<const core::project::Sequences> &sequences,
                        const std::shared_ptr<const core::project::Model> &model,
                        const std::shared_ptr<const PublicInputs> &inputs)
{
    beginResetModel();
    m_rows.clear();
    const auto counts =
        sequences && model && inputs ? ReleasedCounts::of(**model, inputs->vocabulary) : std::nullopt;
    m_countsGroups = counts && counts->areClusters();
    if (counts) {
        const ItemsOfPhrases items(**model, *counts, *inputs);
        std::unordered_map<std::string_view, std::vector<const Sequence *>> byLabel;
        for (const Sequence &sequence : **sequences)
            byLabel[sequence.label].push_back(&sequence);
        for (std::size_t label = 0; label < (*model)->labels.size(); ++label) {
            const std::string &name = (*model)->labels[label];
            m_rows.push_back(coverage(label, byLabel[name], *counts, items));
            m_rows.back().label = name;
        }
    }
    endResetModel();
}

int CoverageModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CoverageModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CoverageModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((index.column() == Label ? Qt::AlignLeft : Qt::AlignRight)
                                   | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const Row &row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Label:
        return labelName(row.label);
    case Distinct:
        return QLocale().toString(row.distinct);
    case Learned:
        return QLocale().toString(row.learned);
    case FromLearned:
        //: a percentage
        return tr("%1 %").arg(QLocale().toString(100.0 * row.fromLearned, 'f', 0));
    default:
        return {};
    }
}

QVariant CoverageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Label ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Label:
        return tr("Label");
    case Distinct:
        return tr("Phrases drawn");
    case Learned:
        return m_countsGroups ? tr("Groups learned") : tr("Phrases learned");
    case FromLearned:
        return tr("Drawn from them");
    default:
        return {};
    }
}

} // namespace ui
