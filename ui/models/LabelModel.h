#pragma once

#include "core/records/Preview.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// The labels that were found in the records beside those the steward declared; a tick declares one.
/// What is found, and how often, is PRIVATE; what is declared is public.
class LabelModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, Records, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// `found` is empty while the records are not scanned.
    void setLabels(const std::optional<std::vector<core::records::Scan::Label>> &found,
                   const std::vector<std::string> &declared);

    /// Declared labels as they are ticked, in the order in which they were declared.
    const std::vector<std::string> &declared() const { return m_declared; }
    std::string labelAt(int row) const { return m_rows.at(static_cast<std::size_t>(row)).name; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    /// A tick was set or taken away; the plan follows, and then this model.
    void declarationWanted(const std::string &label, bool declared);

private:
    struct Row
    {
        std::string name;
        std::optional<std::int64_t> records; ///< empty: not known
        bool isDeclared = false;
        bool operator==(const Row &) const = default;
    };
    QString countText(const Row &row) const;

    std::vector<Row> m_rows;
    std::vector<std::string> m_declared;
};

} // namespace ui
