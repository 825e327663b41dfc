#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "ui/models/DrawnPhrases.h"

#include <QAbstractListModel>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// Drawn sequences, of one label or all, all of them or those with a phrase that is searched: id and label as
/// the text of a row, its phrases under phrasesRole.
class SequenceListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Sets the sequences; shows the first `most` of them.
    void setSequences(std::shared_ptr<const core::pipeline::Sequences> sequences,
                      std::optional<std::size_t> most = std::nullopt);
    /// Empty: all labels.
    void setLabel(const std::optional<std::string> &label);
    /// Ready to be searched: of the sequences that are shown, or null; a search waits for it.
    void setDrawn(std::shared_ptr<const DrawnPhrases> drawn);
    /// Shows the sequences with a phrase that contains `words`, without regard to case; all when empty.
    void setSearch(const QString &words);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void filter();
    std::vector<bool> found() const;
    const core::synthesis::Sequence &sequence(int row) const;

    std::shared_ptr<const core::pipeline::Sequences> m_sequences;
    std::optional<std::size_t> m_most;
    std::shared_ptr<const DrawnPhrases> m_drawn;
    std::optional<std::string> m_label;
    QString m_search;
    std::vector<std::size_t> m_rows;
};

/// The phrases of a sequence for a view.
QStringList phraseList(const core::synthesis::Sequence &sequence);

} // namespace ui
