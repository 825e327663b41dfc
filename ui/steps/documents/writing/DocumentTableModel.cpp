#include "ui/steps/documents/writing/DocumentTableModel.h"

#include "ui/models/ReleaseText.h"
#include "ui/models/SequenceListModel.h"
#include "ui/session/WritingBoard.h"
#include "ui/text/ProblemText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/PhraseDelegate.h"

#include <numeric>
#include <utility>

namespace ui {

using Stand = DocumentRows::Stand;

DocumentTableModel::DocumentTableModel(const WritingBoard &board, QObject *parent)
    : TableOf(ToolTips::None, parent)
    , m_board(board)
{
    const auto phrases = [this](int row) { return phraseList(seedOf(row)).join(QStringLiteral(", ")); };
    setColumns({{.title = tr("Document"),
                 .text = [this](int row) { return QString::fromStdString(seedOf(row).id); }},
                {.title = tr("Label"), .text = [this](int row) { return labelName(seedOf(row).label); }},
                {.title = tr("Phrases"), .text = phrases, .toolTip = phrases},
                {.title = tr("State"),
                 .text = [this](int row) { return stateText(row); },
                 .toolTip =
                     [this](int row) {
                         if (!isThere(row))
                             return QString();
                         const QString words = QString::fromStdString(m_board.rows().words(row));
                         return words.isEmpty() ? stateText(row) : words;
                     }}});
    follow();
    connect(&board, &WritingBoard::rowsReset, this, &DocumentTableModel::follow);
    connect(&board, &WritingBoard::rowsChanged, this, [this](int first, int last) {
        emit dataChanged(index(first, State), index(last, State));
    });
}

void DocumentTableModel::follow()
{
    std::vector<int> rows(static_cast<std::size_t>(m_board.rows().count()));
    std::iota(rows.begin(), rows.end(), 0);
    setRows(std::move(rows));
}

const core::synthesis::Sequence &DocumentTableModel::seedOf(int row) const
{
    static const core::synthesis::Sequence none;
    return isThere(row) ? m_board.rows().seed(row) : none;
}

bool DocumentTableModel::isThere(int row) const
{
    return row >= 0 && row < m_board.rows().count();
}

void DocumentTableModel::setWriting(bool writing)
{
    if (writing == m_isWriting)
        return;
    m_isWriting = writing;
    refresh(State, State);
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
    if (!isThere(row))
        return {};
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
    if (!isThere(row))
        return {};
    const DocumentRows &rows = m_board.rows();
    const Stand stand = rows.stand(row);
    const theme::Roles roles = theme::roles();
    if (stand == Stand::GivenUp || (stand == Stand::Written && !rows.flaws(row).empty()))
        return theme::icon(QStringLiteral("warning"), roles.capText);
    if (stand == Stand::Written)
        return theme::icon(QStringLiteral("check"), roles.doneText);
    return {};
}

QVariant DocumentTableModel::other(const int &row, int column, int role) const
{
    if (role == phrasesRole)
        return phraseList(seedOf(row));
    return role == Qt::DecorationRole && column == State ? stateIcon(row) : QVariant();
}

} // namespace ui
