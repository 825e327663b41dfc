#include "ui/steps/records/SectionModel.h"

#include "core/preparation/Headings.h"
#include "core/preparation/Languages.h"
#include "core/preparation/Sections.h"
#include "ui/text/VocabularyText.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace ui {

namespace {

using core::preparation::Language;

/// Returns the languages, that of the window first if it has headings.
std::vector<const Language *> languagesInOrder()
{
    const auto all = core::preparation::languages();
    std::vector<const Language *> ordered(all.begin(), all.end());
    const std::string own = QLocale::languageToString(QLocale().language()).toStdString();
    std::ranges::stable_partition(ordered, [&](const Language *each) { return each->title == own; });
    return ordered;
}

QString headingList(std::string_view section)
{
    QStringList all;
    for (const Language *language : languagesInOrder())
        for (const std::string_view heading : core::preparation::headingsOf(*language, section))
            all.append(QString::fromUtf8(heading.data(), static_cast<qsizetype>(heading.size())));
    return all.join(QLatin1String(", "));
}

} // namespace

SectionModel::SectionModel(QObject *parent)
    : QAbstractTableModel(parent)
{
    for (const std::string_view name : core::preparation::sectionNames())
        m_rows.push_back({std::string(name), sectionTitle(name), headingList(name)});
    m_shown.resize(m_rows.size());
    std::iota(m_shown.begin(), m_shown.end(), std::size_t{0});
}

void SectionModel::setKept(const std::vector<std::string> &names)
{
    bool isChanged = false;
    for (Row &row : m_rows) {
        const bool isKept = std::ranges::find(names, row.name) != names.end();
        isChanged |= row.isKept != isKept;
        row.isKept = isKept;
    }
    if (isChanged && !m_shown.empty())
        emit dataChanged(index(0, Section), index(rowCount() - 1, Section), {Qt::CheckStateRole});
}

void SectionModel::setFilter(const QString &text)
{
    const QString wanted = text.simplified();
    beginResetModel();
    m_shown.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].title.contains(wanted, Qt::CaseInsensitive)
            || m_rows[i].headings.contains(wanted, Qt::CaseInsensitive))
            m_shown.push_back(i);
    endResetModel();
}

int SectionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int SectionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags SectionModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Section ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant SectionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = at(index.row());
    if (role == Qt::DisplayRole)
        return index.column() == Section ? row.title : row.headings;
    if (role == Qt::CheckStateRole && index.column() == Section)
        return row.isKept ? Qt::Checked : Qt::Unchecked;
    return {};
}

bool SectionModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.column() != Section || role != Qt::CheckStateRole)
        return false;
    emit keptWanted(nameOf(index.row()), value.toInt() == Qt::Checked);
    return true;
}

QVariant SectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    //: column: a section of a note
    return section == Section ? tr("Section")
                              //: column: the headings that begin a section
                              : tr("Headings that begin it");
}

} // namespace ui
