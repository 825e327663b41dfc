#pragma once

#include "core/project/Journey.h"

#include <QAbstractTableModel>

#include <memory>
#include <string>
#include <vector>

namespace ui {

/// For each label, how much of what was learned the drawn sequences use. Where groups of phrases were
/// counted, a phrase counts as its group.
class CoverageModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, Distinct, Learned, FromLearned, ColumnCount };

    struct Row
    {
        std::string label;
        int sequences = 0;
        int distinct = 0;         ///< different phrases drawn
        int learned = 0;          ///< items that stand out of the noise: phrases, or groups of them
        double fromLearned = 0.0; ///< share of what was drawn that is, or belongs to, one of those
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null pointers: no rows.
    void set(const std::shared_ptr<const core::project::Sequences> &sequences,
             const std::shared_ptr<const core::project::Model> &model,
             const std::shared_ptr<const core::project::PublicInputs> &inputs);
    const std::vector<Row> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<Row> m_rows;
    bool m_countsGroups = false;
};

} // namespace ui
