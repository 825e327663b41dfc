#pragma once

#include "core/project/Journey.h"

#include <QAbstractTableModel>

#include <memory>

namespace ui {

/// The documents of a release: one row per drawn sequence, waiting until its text is written.
class DocumentTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Document, Label, Phrases, State, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Documents are shown where there are some, else the sequences they will be written from.
    void set(std::shared_ptr<const core::project::Sequences> sequences,
             std::shared_ptr<const core::project::Documents> documents);
    /// Whether the rows without text are being written at this moment.
    void setWriting(bool writing);
    /// Empty while it is not written.
    QString text(int row) const;
    QString title(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const core::seeding::Sequence &seed(int row) const;
    QString stateText() const;

    std::shared_ptr<const core::project::Sequences> m_sequences;
    std::shared_ptr<const core::project::Documents> m_documents;
    bool m_isWriting = false;
};

} // namespace ui
