#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QVariant>

#include <functional>
#include <utility>
#include <vector>

namespace ui {

/// A column of a read-only table with rows of the type `Row`. `title` and `text` are always given.
template<typename Row>
struct ColumnOf
{
    QString title;
    std::function<QString(const Row &)> text;
    bool isNumber = false;                            ///< aligned to the right, and its title as well
    std::function<QString(const Row &)> toolTip{};    ///< instead of the text, where the table has tool tips
    std::function<QVariant(const Row &)> sortValue{}; ///< instead of the text, under sortRole
    QString titleToolTip{};
};

/// A read-only table: rows of one type, and columns that say how a row is shown. A subclass sets the columns
/// and overrides other() for what a cell has beside its text.
template<typename RowType>
class TableOf : public QAbstractTableModel
{
public:
    using Row = RowType;

    /// The role by which a column is sorted: numbers and times rather than their texts.
    static constexpr int sortRole = Qt::UserRole;

    /// Says whether a cell shows its text as a tool tip as well, because a column may be cut. Private tables
    /// show none.
    enum class ToolTips { Texts, None };

    explicit TableOf(ToolTips toolTips = ToolTips::Texts, QObject *parent = nullptr)
        : QAbstractTableModel(parent)
        , m_toolTips(toolTips)
    {}

    void setColumns(std::vector<ColumnOf<Row>> columns)
    {
        beginResetModel();
        m_columns = std::move(columns);
        endResetModel();
    }

    void setTitle(int column, const QString &title)
    {
        m_columns.at(static_cast<std::size_t>(column)).title = title;
        emit headerDataChanged(Qt::Horizontal, column, column);
    }

    void setRows(std::vector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }

    void appendRow(Row row)
    {
        beginInsertRows({}, rowCount(), rowCount());
        m_rows.push_back(std::move(row));
        endInsertRows();
    }

    const std::vector<Row> &rows() const { return m_rows; }
    const Row &row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex &parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    int columnCount(const QModelIndex &parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const Row &shown = row(index.row());
        if (const QVariant own = other(shown, index.column(), role); own.isValid())
            return own;
        const ColumnOf<Row> &column = m_columns.at(static_cast<std::size_t>(index.column()));
        switch (role) {
        case Qt::DisplayRole:
            return column.text(shown);
        case Qt::ToolTipRole:
            if (column.toolTip)
                return column.toolTip(shown);
            return m_toolTips == ToolTips::Texts ? QVariant(column.text(shown)) : QVariant();
        case Qt::TextAlignmentRole:
            return column.isNumber ? numberAlignment() : QVariant();
        case sortRole:
            return column.sortValue ? column.sortValue(shown) : QVariant(column.text(shown));
        default:
            return {};
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return QAbstractTableModel::headerData(section, orientation, role);
        const ColumnOf<Row> &column = m_columns.at(static_cast<std::size_t>(section));
        switch (role) {
        case Qt::DisplayRole:
            return column.title;
        case Qt::ToolTipRole:
            return column.titleToolTip.isEmpty() ? QVariant() : QVariant(column.titleToolTip);
        case Qt::TextAlignmentRole:
            return column.isNumber ? numberAlignment() : QVariant();
        default:
            return {};
        }
    }

protected:
    /// Returns what a cell has beside its text: a colour, a font, an icon. Invalid: what the column says.
    virtual QVariant other(const Row & /*row*/, int /*column*/, int /*role*/) const { return {}; }

    /// Tells the views that cells of all rows look different now.
    void refresh(int firstColumn, int lastColumn)
    {
        if (rowCount() > 0)
            emit dataChanged(index(0, firstColumn), index(rowCount() - 1, lastColumn));
    }

private:
    static QVariant numberAlignment() { return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter); }

    std::vector<ColumnOf<Row>> m_columns;
    std::vector<Row> m_rows;
    ToolTips m_toolTips;
};

} // namespace ui
