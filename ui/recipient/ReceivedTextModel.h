#pragma once

#include "ui/recipient/ReceivedDesk.h"

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace ui {

/// The documents of a package that a search lets through.
class ReceivedTextModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Document, Label, Phrases, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: none. `shown`: places in the texts of its contents.
    void set(SharedReceived package, std::vector<std::size_t> shown);

    const std::vector<std::size_t> &shown() const { return m_shown; }
    const core::recipient::ReceivedText &textAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    SharedReceived m_package;
    std::vector<std::size_t> m_shown;
};

/// Which texts a recipient wants to see; for a worker.
struct ReceivedSearch
{
    SharedReceived package; ///< with contents
    std::optional<std::string> label;
    QString words; ///< in a phrase or in the text, without regard to case; empty: all

    core::Result<std::vector<std::size_t>> operator()(core::JobControl &control) const;
};

} // namespace ui
