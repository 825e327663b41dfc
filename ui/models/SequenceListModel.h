#pragma once

#include "core/project/Journey.h"

#include <QAbstractListModel>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// Drawn sequences, of one label or all: id and label as the text of a row, its phrases under phrasesRole.
class SequenceListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setSequences(std::shared_ptr<const core::project::Sequences> sequences);
    /// Empty: all labels.
    void setLabel(const std::optional<std::string> &label);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void filter();
    const core::seeding::Sequence &sequence(int row) const;

    std::shared_ptr<const core::project::Sequences> m_sequences;
    std::optional<std::string> m_label;
    std::vector<std::size_t> m_rows;
};

/// The phrases of a sequence for a view.
QStringList phraseList(const core::seeding::Sequence &sequence);

} // namespace ui
