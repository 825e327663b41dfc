#include "ui/models/SequenceListModel.h"

#include "ui/models/ReleaseText.h"
#include "ui/widgets/PhraseDelegate.h"

#include <algorithm>
#include <utility>

namespace ui {

QStringList phraseList(const core::synthesis::Sequence &sequence)
{
    QStringList phrases;
    phrases.reserve(static_cast<qsizetype>(sequence.keyphrases.size()));
    for (const std::string &phrase : sequence.keyphrases)
        phrases.append(QString::fromStdString(phrase));
    return phrases;
}

void SequenceListModel::setSequences(std::shared_ptr<const core::pipeline::Sequences> sequences,
                                     std::optional<std::size_t> most)
{
    beginResetModel();
    m_sequences = std::move(sequences);
    m_most = most;
    m_drawn.reset();
    filter();
    endResetModel();
}

void SequenceListModel::setLabel(const std::optional<std::string> &label)
{
    beginResetModel();
    m_label = label;
    filter();
    endResetModel();
}

void SequenceListModel::setDrawn(std::shared_ptr<const DrawnPhrases> drawn)
{
    m_drawn = std::move(drawn);
    if (m_search.isEmpty())
        return;
    beginResetModel();
    filter();
    endResetModel();
}

void SequenceListModel::setSearch(const QString &words)
{
    if (words.trimmed() == m_search)
        return;
    beginResetModel();
    m_search = words.trimmed();
    filter();
    endResetModel();
}

/// Returns for each sequence whether it has a searched phrase; empty: all of them count.
std::vector<bool> SequenceListModel::found() const
{
    if (m_search.isEmpty() || !m_drawn || m_drawn->sequences() != m_sequences)
        return {};
    const std::vector<bool> isWanted = m_drawn->containing(m_search);
    std::vector<bool> found(m_drawn->documents());
    for (std::size_t index = 0; index < found.size(); ++index) {
        const auto phrases = m_drawn->document(index);
        found[index] = std::any_of(
            phrases.begin(), phrases.end(), [&](std::uint32_t phrase) { return isWanted[phrase]; });
    }
    return found;
}

void SequenceListModel::filter()
{
    m_rows.clear();
    if (!m_sequences)
        return;
    const std::vector<bool> isFound = found();
    const std::size_t count = std::min(m_most.value_or((*m_sequences)->size()), (*m_sequences)->size());
    for (std::size_t index = 0; index < count; ++index)
        if ((!m_label || (**m_sequences)[index].label == *m_label) && (isFound.empty() || isFound[index]))
            m_rows.push_back(index);
}

const core::synthesis::Sequence &SequenceListModel::sequence(int row) const
{
    return (**m_sequences)[m_rows.at(static_cast<std::size_t>(row))];
}

int SequenceListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant SequenceListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const core::synthesis::Sequence &drawn = sequence(index.row());
    //: of a row: number and label of a future document
    const auto title = [&] {
        return tr("%1 · %2").arg(QString::fromStdString(drawn.id), labelName(drawn.label));
    };
    switch (role) {
    case Qt::DisplayRole:
        return title();
    case phrasesRole:
        return phraseList(drawn);
    case Qt::ToolTipRole:
        return phraseList(drawn).join(QStringLiteral(", "));
    case Qt::AccessibleTextRole:
        return title() + QStringLiteral(": ") + phraseList(drawn).join(QStringLiteral(", "));
    default:
        return {};
    }
}

} // namespace ui
