#pragma once

#include "core/project/Journey.h"
#include "ui/models/ReviewFindings.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// The documents that pass a filter, each with what the review found in it.
class ReviewListModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Document, Label, Marks, ColumnCount };
    enum class Only { All, LookAlikes, Missing, Duplicates, Marked };

    struct Filter
    {
        std::optional<std::string> label = std::nullopt;
        QString search = {}; ///< in the text or the id, without regard to case
        Only only = Only::All;
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setDocuments(std::shared_ptr<const core::project::Documents> documents);
    /// Null until the documents are looked through.
    void setFindings(std::shared_ptr<const ReviewFindings> findings);
    void setFilter(const Filter &filter);

    /// Index among all documents of a row; rowOf is -1 when the filter hides the document.
    std::size_t documentAt(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    int rowOf(std::size_t document) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void rebuild();
    bool passes(std::size_t document) const;
    QString marksText(std::size_t document) const;

    std::shared_ptr<const core::project::Documents> m_documents;
    std::shared_ptr<const ReviewFindings> m_findings;
    Filter m_filter;
    std::vector<std::size_t> m_rows;
};

} // namespace ui
