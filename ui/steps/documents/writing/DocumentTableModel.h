#pragma once

#include "core/synthesis/keyphrases/Sequence.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>

namespace ui {

class WritingBoard;

/// The documents of a release: one row per drawn sequence, in their order, filling as they are written.
class DocumentTableModel final : public TableOf<int>
{
    Q_DECLARE_TR_FUNCTIONS(DocumentTableModel)

public:
    enum Column { Document, Label, Phrases, State };

    /// `board` outlives the model.
    explicit DocumentTableModel(const WritingBoard &board, QObject *parent = nullptr);

    /// Sets whether the rows without text are being written all at once at this moment.
    void setWriting(bool writing);
    /// Empty while it is not written.
    QString text(int row) const;
    QString title(int row) const;

private:
    QVariant other(const int &row, int column, int role) const override;
    void follow();
    /// Between other sequences and the signal of the board, a row may be gone.
    bool isThere(int row) const;
    const core::synthesis::Sequence &seedOf(int row) const;
    QString stateText(int row) const;
    /// Returns the icon beside the state: a sign as well as words.
    QVariant stateIcon(int row) const;

    const WritingBoard &m_board;
    bool m_isWriting = false;
};

} // namespace ui
