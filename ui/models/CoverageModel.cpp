#include "ui/models/CoverageModel.h"

#include "core/seeding/NoiseThreshold.h"
#include "ui/models/ReleaseText.h"

#include <QLocale>

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace ui {

namespace {

using core::project::PublicInputs;
using core::seeding::HistogramModel;
using Phrases = std::unordered_set<std::string_view>;

Phrases learnedPhrases(const HistogramModel &model, std::size_t label, const PublicInputs &inputs)
{
    const double threshold = core::seeding::noiseThreshold(model);
    Phrases learned;
    for (std::uint32_t term = 0; term < model.vocabularySize; ++term) {
        if (static_cast<double>(model.cell(label, term)) > threshold)
            learned.insert(inputs.vocabulary.term(term));
    }
    return learned;
}

} // namespace

void CoverageModel::set(const std::shared_ptr<const core::project::Sequences> &sequences,
                        const std::shared_ptr<const core::project::Model> &model,
                        const std::shared_ptr<const PublicInputs> &inputs)
{
    beginResetModel();
    m_rows.clear();
    if (sequences && model && inputs) {
        std::unordered_map<std::string_view, std::vector<const core::seeding::Sequence *>> byLabel;
        for (const core::seeding::Sequence &sequence : **sequences)
            byLabel[sequence.label].push_back(&sequence);
        for (std::size_t label = 0; label < (*model)->labels.size(); ++label) {
            const Phrases learned = learnedPhrases(**model, label, *inputs);
            Row row{.label = (*model)->labels[label], .learned = static_cast<int>(learned.size())};
            Phrases distinct;
            double drawn = 0.0;
            double fromLearned = 0.0;
            for (const core::seeding::Sequence *sequence : byLabel[row.label]) {
                ++row.sequences;
                for (const std::string &phrase : sequence->keyphrases) {
                    distinct.insert(phrase);
                    drawn += 1.0;
                    fromLearned += learned.contains(phrase) ? 1.0 : 0.0;
                }
            }
            row.distinct = static_cast<int>(distinct.size());
            row.fromLearned = drawn > 0.0 ? fromLearned / drawn : 0.0;
            m_rows.push_back(std::move(row));
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
        return tr("Phrases learned");
    case FromLearned:
        return tr("Drawn from them");
    default:
        return {};
    }
}

} // namespace ui
