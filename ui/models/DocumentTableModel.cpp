#include "ui/models/DocumentTableModel.h"

#include "ui/models/PhraseRole.h"
#include "ui/models/ReleaseText.h"
#include "ui/models/SequenceListModel.h"

#include <utility>

namespace ui {

void DocumentTableModel::set(std::shared_ptr<const core::project::Sequences> sequences,
                             std::shared_ptr<const core::project::Documents> documents)
{
    beginResetModel();
    m_sequences = std::move(sequences);
    m_documents = std::move(documents);
    endResetModel();
}

void DocumentTableModel::setWriting(bool writing)
{
    if (writing == m_isWriting)
        return;
    m_isWriting = writing;
    if (rowCount() > 0)
        emit dataChanged(index(0, State), index(rowCount() - 1, State));
}

const core::seeding::Sequence &DocumentTableModel::seed(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return m_documents ? (**m_documents)[place].seed : (**m_sequences)[place];
}

QString DocumentTableModel::text(int row) const
{
    if (!m_documents || row < 0 || row >= rowCount())
        return {};
    return QString::fromStdString((**m_documents)[static_cast<std::size_t>(row)].text);
}

QString DocumentTableModel::title(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    //: number and label of a document
    return tr("%1 · %2").arg(QString::fromStdString(seed(row).id), labelName(seed(row).label));
}

QString DocumentTableModel::stateText() const
{
    if (m_isWriting)
        return tr("writing");
    return m_documents ? tr("written") : tr("waiting");
}

int DocumentTableModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    if (m_documents)
        return static_cast<int>((*m_documents)->size());
    return m_sequences ? static_cast<int>((*m_sequences)->size()) : 0;
}

int DocumentTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DocumentTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == phrasesRole)
        return phraseList(seed(index.row()));
    if (role == Qt::ToolTipRole && index.column() == Phrases)
        return phraseList(seed(index.row())).join(QStringLiteral(", "));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Document:
        return QString::fromStdString(seed(index.row()).id);
    case Label:
        return labelName(seed(index.row()).label);
    case Phrases:
        return phraseList(seed(index.row())).join(QStringLiteral(", "));
    case State:
        return stateText();
    default:
        return {};
    }
}

QVariant DocumentTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Document:
        return tr("Document");
    case Label:
        return tr("Label");
    case Phrases:
        return tr("Phrases");
    case State:
        return tr("State");
    default:
        return {};
    }
}

} // namespace ui
