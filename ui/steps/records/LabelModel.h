#pragma once

#include "core/plan/LabelMap.h"
#include "core/records/Preview.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace ui {

/// The labels that were found in the records beside those the steward declared, by name; a tick declares one,
/// an edit renames one. What is found, and how often, is PRIVATE; what is declared is public. How often says
/// nothing, neither in a cell nor in the order, unless it was asked for: who declares labels by it makes a
/// public choice by exact figures, which no epsilon covers.
class LabelModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, Values, Records, ColumnCount };
    /// The maximum number of found labels, the most frequent; more than can be declared.
    static constexpr std::size_t maximumFound = 2000;

    struct Row
    {
        std::string name;                    ///< declared, else the value as it was found
        std::vector<std::string> values;     ///< of the label column, that it stands for
        std::optional<std::int64_t> records; ///< empty: not known; the most there can be, see areExact()
        bool isDeclared = false;
        bool operator==(const Row &) const = default;

        /// It stands for something else than the value of its name.
        bool isGroup() const { return values.size() != 1 || values.front() != name; }
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Empty while the records are not scanned.
    void setFound(const std::optional<core::records::Scan> &scan);
    void setDeclared(const core::plan::Plan &plan);
    /// Shows only labels that hold `text`, in their name or their values.
    void setFilter(const QString &text);
    /// Sets whether the numbers of records are shown; by default not.
    void showCounts(bool shown);

    const Row &row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// -1 when it is not shown.
    int rowOf(const std::string &name, bool isDeclared) const;
    bool hasGroups() const { return m_hasGroups; }
    /// Returns whether the numbers of declared labels are those of the plan's rule for records of several, or
    /// at most so many, as there are more combinations than a scan holds.
    bool areExact() const { return m_areExact; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    /// A tick was set or taken away, a name was typed; the plan follows, and then this model.
    void declarationWanted(int row, bool declared);
    void nameWanted(int row, const QString &name);
    /// The values and rules that a declared label stands for were typed (core/plan/LabelMap.h).
    void valuesWanted(int row, const QString &values);

private:
    void rebuild();
    std::vector<Row> allRows() const;
    std::optional<std::int64_t> recordsOf(std::size_t declared) const;
    void addUp();
    void sort(std::vector<Row> &rows) const;
    QString countText(const Row &row) const;

    bool m_isScanned = false;
    bool m_isCounted = false; ///< every value, so that one that is not there has no record
    std::vector<std::string> m_found;
    std::unordered_map<std::string, std::int64_t> m_counts;
    core::records::Scan m_scan; ///< without its problems
    std::vector<std::string> m_declared;
    core::plan::LabelValues m_values;
    std::vector<std::int64_t> m_totals; ///< records of each that is declared
    bool m_areExact = true;
    bool m_isJoined = false;
    core::plan::SeveralLabels m_several = core::plan::SeveralLabels::First;
    QString m_filter;
    bool m_showsCounts = false;
    std::vector<Row> m_rows;
    bool m_hasGroups = false;
};

} // namespace ui
