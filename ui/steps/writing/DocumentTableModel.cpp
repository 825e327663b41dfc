#include "ui/steps/writing/DocumentTableModel.h"

#include "ui/models/ReleaseText.h"
#include "ui/models/SequenceListModel.h"
#include "ui/session/WritingBoard.h"
#include "ui/text/FlawText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/PhraseRole.h"

namespace ui {

using Stand = DocumentRows::Stand;

DocumentTableModel::DocumentTableModel(const WritingBoard &board, QObject *parent)
    : QAbstractTableModel(parent)
    , m_board(board)
    , m_rowCount(board.rows().count())
{
    connect(&board, &WritingBoard::rowsReset, this, [this] {
        beginResetModel();
        m_rowCount = m_board.rows().count();
        endResetModel();
    });
    connect(&board, &WritingBoard::rowsChanged, this, [this](int first, int last) {
        emit dataChanged(index(first, State), index(last, State));
    });
}

void DocumentTableModel::setWriting(bool writing)
{
    if (writing == m_isWriting)
        return;
    m_isWriting = writing;
    if (rowCount() > 0)
        emit dataChanged(index(0, State), index(rowCount() - 1, State));
}

QString DocumentTableModel::text(int row) const
{
    return row < 0 || row >= rowCount() ? QString() : QString::fromStdString(m_board.rows().text(row));
}

QString DocumentTableModel::title(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const core::synthesis::Sequence &seed = m_board.rows().seed(row);
    //: number and label of a document
    return tr("%1 · %2").arg(QString::fromStdString(seed.id), labelName(seed.label));
}

QString DocumentTableModel::stateText(int row) const
{
    const DocumentRows &rows = m_board.rows();
    switch (rows.stand(row)) {
    case Stand::Waiting:
        return m_isWriting ? tr("writing") : tr("waiting");
    case Stand::Asked:
        //: a document: a model was asked for it
        return rows.tries(row) > 1 ? tr("asked, try %1").arg(rows.tries(row)) : tr("asked");
    case Stand::Delayed:
        //: a document: the server put it off
        return tr("asked again soon");
    case Stand::Written:
        break;
    case Stand::GivenUp:
        return tr("no answer");
    }
    const QString flaws = flawsText(rows.flaws(row));
    //: a document that is there, but has a flaw: %1 is "cut off" or "phrases missing"
    return flaws.isEmpty() ? tr("written") : tr("marked: %1").arg(flaws);
}

QVariant DocumentTableModel::stateIcon(int row) const
{
    const DocumentRows &rows = m_board.rows();
    const Stand stand = rows.stand(row);
    const theme::Roles roles = theme::roles();
    if (stand == Stand::GivenUp || (stand == Stand::Written && !rows.flaws(row).empty()))
        return theme::icon(QStringLiteral("warning"), roles.capText);
    if (stand == Stand::Written)
        return theme::icon(QStringLiteral("check"), roles.doneText);
    return {};
}

QString DocumentTableModel::toolTip(int row, int column) const
{
    if (column == Phrases)
        return phraseList(m_board.rows().seed(row)).join(QStringLiteral(", "));
    if (column != State)
        return {};
    const QString words = QString::fromStdString(m_board.rows().words(row));
    return words.isEmpty() ? stateText(row) : words;
}

QVariant DocumentTableModel::shown(int row, int column) const
{
    const core::synthesis::Sequence &seed = m_board.rows().seed(row);
    switch (column) {
    case Document:
        return QString::fromStdString(seed.id);
    case Label:
        return labelName(seed.label);
    case Phrases:
        return phraseList(seed).join(QStringLiteral(", "));
    case State:
        return stateText(row);
    default:
        return {};
    }
}

int DocumentTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rowCount;
}

int DocumentTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DocumentTableModel::data(const QModelIndex &index, int role) const
{
    // Between other sequences and the word of them, there is nothing to show.
    if (!index.isValid() || index.row() >= m_board.rows().count())
        return {};
    if (role == phrasesRole)
        return phraseList(m_board.rows().seed(index.row()));
    if (role == Qt::ToolTipRole)
        return toolTip(index.row(), index.column());
    if (role == Qt::DecorationRole && index.column() == State)
        return stateIcon(index.row());
    return role == Qt::DisplayRole ? shown(index.row(), index.column()) : QVariant();
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
