#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "core/review/LeftOut.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace ui {

/// Every look-alike of a review as a row, for a list that leads to its place.
class LookAlikeModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Kind, Text, Document, ColumnCount };

    struct Hit
    {
        std::size_t document = 0; ///< index among the documents
        core::review::LookAlike place;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Both or none.
    void set(const std::shared_ptr<const core::pipeline::Documents> &documents,
             const std::shared_ptr<const core::review::Findings> &findings);
    const Hit &hit(int row) const { return m_hits.at(static_cast<std::size_t>(row)); }

    void setExclusions(const core::review::Exclusions &exclusions);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    bool isLeftOut(const Hit &hit) const;
    QString documentText(const Hit &hit) const;
    QString foundText(const Hit &hit) const;

    core::review::Exclusions m_exclusions;
    std::shared_ptr<const core::pipeline::Documents> m_documents;
    std::vector<Hit> m_hits;
};

} // namespace ui
