#pragma once

#include <QAbstractTableModel>

namespace ui {

class WritingBoard;

/// The documents of a release: one row per drawn sequence, in their order, filling as they are written.
class DocumentTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Document, Label, Phrases, State, ColumnCount };

    /// `board` outlives the model.
    explicit DocumentTableModel(const WritingBoard &board, QObject *parent = nullptr);

    /// Whether the rows without text are being written all at once at this moment.
    void setWriting(bool writing);
    /// Empty while it is not written.
    QString text(int row) const;
    QString title(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant shown(int row, int column) const;
    QString stateText(int row) const;
    /// What stands beside the state: a sign as well as words.
    QVariant stateIcon(int row) const;
    QString toolTip(int row, int column) const;

    const WritingBoard &m_board;
    int m_rowCount; ///< as it was told to who looks
    bool m_isWriting = false;
};

} // namespace ui
