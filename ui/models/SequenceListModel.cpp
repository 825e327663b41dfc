#include "ui/models/SequenceListModel.h"

#include "ui/models/PhraseRole.h"
#include "ui/models/ReleaseText.h"

#include <utility>

namespace ui {

QStringList phraseList(const core::seeding::Sequence &sequence)
{
    QStringList phrases;
    phrases.reserve(static_cast<qsizetype>(sequence.keyphrases.size()));
    for (const std::string &phrase : sequence.keyphrases)
        phrases.append(QString::fromStdString(phrase));
    return phrases;
}

void SequenceListModel::setSequences(std::shared_ptr<const core::project::Sequences> sequences)
{
    beginResetModel();
    m_sequences = std::move(sequences);
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

void SequenceListModel::filter()
{
    m_rows.clear();
    for (std::size_t index = 0; m_sequences && index < (*m_sequences)->size(); ++index) {
        if (!m_label || (**m_sequences)[index].label == *m_label)
            m_rows.push_back(index);
    }
}

const core::seeding::Sequence &SequenceListModel::sequence(int row) const
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
    const core::seeding::Sequence &drawn = sequence(index.row());
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
