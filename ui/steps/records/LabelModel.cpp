#include "ui/steps/records/LabelModel.h"

#include "core/plan/LabelMap.h"

#include <QCollator>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr qsizetype shownCharacters = 160;

/// A label may be anything, also a note that was taken for one.
QString oneLine(const std::string &text)
{
    const auto bytes = static_cast<qsizetype>(std::min<std::size_t>(text.size(), 4 * shownCharacters));
    const QString line = QString::fromUtf8(text.data(), bytes).simplified();
    const bool isCut = std::cmp_less(bytes, text.size()) || line.size() > shownCharacters;
    return isCut ? line.left(shownCharacters) + QChar(0x2026) : line;
}

QString listed(const std::vector<std::string> &values)
{
    QStringList list;
    for (const std::string &value : values)
        list.append(oneLine(value));
    return QLocale().createSeparatedList(list);
}

/// Returns the values as they are edited: a value that contains the separator would need a line.
QString typed(const std::vector<std::string> &values)
{
    QStringList list;
    for (const std::string &value : values)
        list.append(QString::fromStdString(value));
    return list.join(QLatin1String("; "));
}

} // namespace

void LabelModel::setFound(const std::optional<core::records::Scan> &scan)
{
    m_isScanned = scan.has_value();
    m_isCounted = scan && !scan->hasMoreLabels && scan->isComplete;
    m_found.clear();
    m_counts.clear();
    m_scan = {};
    if (scan) {
        m_scan.records = scan->records;
        m_scan.labels = scan->labels;
        m_scan.several = scan->several;
        m_scan.hasMoreSeveral = scan->hasMoreSeveral;
        for (const auto &label : scan->labels) {
            m_counts.emplace(label.name, label.records);
            if (m_found.size() < maximumFound)
                m_found.push_back(label.name);
        }
    }
    addUp();
    rebuild();
}

void LabelModel::setDeclared(const core::plan::Plan &plan)
{
    const bool isJoined = !plan.records.join.files.empty();
    const core::plan::SeveralLabels several = severalLabels(plan.records);
    if (m_declared == plan.labels && m_values == plan.labelValues && m_isJoined == isJoined
        && m_several == several)
        return;
    m_declared = plan.labels;
    m_values = plan.labelValues;
    m_isJoined = isJoined;
    m_several = several;
    addUp();
    rebuild();
}

void LabelModel::setFilter(const QString &text)
{
    m_filter = text.simplified();
    rebuild();
}

void LabelModel::showCounts(bool shown)
{
    if (m_showsCounts == shown)
        return;
    m_showsCounts = shown;
    if (!m_rows.empty())
        emit dataChanged(index(0, Records), index(rowCount() - 1, Records));
}

void LabelModel::addUp()
{
    const core::plan::LabelMap declared(m_declared, m_values, m_several);
    core::plan::LabelTotals totals = labelTotals(m_scan, declared, m_declared.size());
    m_totals = std::move(totals.records);
    m_areExact = totals.areExact;
}

std::optional<std::int64_t> LabelModel::recordsOf(std::size_t declared) const
{
    const auto given = m_values.find(m_declared[declared]);
    const auto isKnown = [this](const std::string &value) {
        return core::plan::LabelRule(value).isValue() && m_counts.contains(value);
    };
    const bool areKnown =
        given == m_values.end() ? isKnown(m_declared[declared]) : std::ranges::all_of(given->second, isKnown);
    return m_isCounted || areKnown ? std::optional(m_totals[declared]) : std::nullopt;
}

std::vector<LabelModel::Row> LabelModel::allRows() const
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < m_declared.size(); ++i) {
        const std::string &name = m_declared[i];
        const auto given = m_values.find(name);
        rows.push_back({name,
                        given == m_values.end() ? std::vector<std::string>{name} : given->second,
                        recordsOf(i),
                        true});
    }
    const core::plan::LabelMap declared(m_declared, m_values);
    for (const std::string &value : m_found)
        if (!declared.labelOf(value))
            rows.push_back({value, {value}, m_counts.at(value), false});
    return rows;
}

void LabelModel::sort(std::vector<Row> &rows) const
{
    QCollator collator;
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    collator.setNumericMode(true);
    std::vector<std::pair<QCollatorSortKey, std::size_t>> keys;
    for (std::size_t i = 0; i < rows.size(); ++i)
        keys.emplace_back(collator.sortKey(oneLine(rows[i].name)), i);
    // Names that the collation holds for the same go by their letters: the order in which they were found
    // would tell which is the more frequent.
    std::ranges::stable_sort(keys, [&](const auto &left, const auto &right) {
        const int difference = left.first.compare(right.first);
        return difference != 0 ? difference < 0 : rows[left.second].name < rows[right.second].name;
    });
    std::vector<Row> sorted;
    sorted.reserve(rows.size());
    for (const auto &[key, place] : keys)
        sorted.push_back(std::move(rows[place]));
    rows = std::move(sorted);
}

void LabelModel::rebuild()
{
    std::vector<Row> rows = allRows();
    const bool hadGroups = m_hasGroups;
    m_hasGroups = std::ranges::any_of(rows, [](const Row &row) { return row.isDeclared && row.isGroup(); });
    if (!m_filter.isEmpty())
        std::erase_if(rows, [this](const Row &row) {
            const auto holds = [this](const std::string &text) {
                return oneLine(text).contains(m_filter, Qt::CaseInsensitive);
            };
            return !holds(row.name) && std::ranges::none_of(row.values, holds);
        });
    sort(rows);
    const bool sameNames = std::ranges::equal(rows, m_rows, {}, &Row::name, &Row::name);
    if (!sameNames) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (rows != m_rows) { // only ticks or counts: the selection and the place in the list stay
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    if (hadGroups != m_hasGroups)
        emit headerDataChanged(Qt::Horizontal, Records, Records);
}

int LabelModel::rowOf(const std::string &name, bool isDeclared) const
{
    const auto found = std::ranges::find_if(
        m_rows, [&](const Row &row) { return row.isDeclared == isDeclared && row.name == name; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int LabelModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LabelModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags LabelModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Values && row(index.row()).isDeclared)
        return flags | Qt::ItemIsEditable;
    return index.column() == Label ? flags | Qt::ItemIsUserCheckable | Qt::ItemIsEditable : flags;
}

QString LabelModel::countText(const Row &row) const
{
    if (!row.records)
        return QStringLiteral("–");
    const auto isFound = [this](const std::string &value) { return m_counts.contains(value); };
    // Found, but another label takes the record: then the number says so.
    if (*row.records == 0 && std::ranges::none_of(row.values, isFound))
        //: of a declared label: no record has it
        return tr("not found");
    const QString records = QLocale().toString(static_cast<qlonglong>(*row.records));
    //: a number that is not known exactly
    return !m_areExact && row.isDeclared ? tr("at most %1").arg(records) : records;
}

QVariant LabelModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows.at(static_cast<std::size_t>(index.row()));
    const bool isGroup = row.isDeclared && row.isGroup();
    if (role == Qt::DisplayRole && index.column() == Label)
        return oneLine(row.name);
    if (role == Qt::DisplayRole && index.column() == Values)
        return isGroup ? listed(row.values) : QString();
    if (role == Qt::DisplayRole)
        return m_showsCounts ? countText(row) : QString();
    if (role == Qt::EditRole && index.column() == Label)
        return oneLine(row.name);
    if (role == Qt::EditRole && index.column() == Values)
        return typed(row.values);
    if (role == Qt::ToolTipRole && index.column() == Values && isGroup)
        return listed(row.values);
    if (role == Qt::AccessibleDescriptionRole && index.column() == Label && isGroup)
        //: of a declared label; %1: the values of the label column
        return tr("stands for %1").arg(listed(row.values));
    if (role == Qt::CheckStateRole && index.column() == Label)
        return row.isDeclared ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::TextAlignmentRole && index.column() == Records)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

bool LabelModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid())
        return false;
    if (index.column() == Values && role == Qt::EditRole
        && value.toString() != typed(row(index.row()).values)) {
        emit valuesWanted(index.row(), value.toString());
        return true;
    }
    if (index.column() != Label)
        return false;
    if (role == Qt::CheckStateRole) {
        emit declarationWanted(index.row(), value.toInt() == Qt::Checked);
        return true;
    }
    const QString name = value.toString().simplified();
    if (role != Qt::EditRole || name.isEmpty() || name == oneLine(row(index.row()).name))
        return false;
    emit nameWanted(index.row(), name);
    return true;
}

QVariant LabelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && section == Records)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Label:
        //: column: the names of labels, each with a tick where it is public. Short: it stands in a narrow
        //: card
        return tr("Public");
    case Values:
        //: column: the values of the label column that a declared label stands for
        return tr("Stands for");
    default:
        // Beside a third column there is no room for more.
        return m_hasGroups || m_isJoined ? tr("Records") : tr("Records (private)");
    }
}

} // namespace ui
