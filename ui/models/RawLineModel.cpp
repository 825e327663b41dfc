#include "ui/models/RawLineModel.h"

#include "ui/theme/Theme.h"

#include <QLocale>

#include <utility>

namespace ui {

namespace {

/// A tab, a null byte or a mark that turns the writing round has a shape: one that is not seen may be the
/// fault.
QString visible(const core::records::RawLine &line)
{
    QString text;
    for (const QChar each : QString::fromStdString(line.text)) {
        constexpr char16_t controlPictures = 0x2400;
        constexpr char16_t pictureOfDelete = 0x2421;
        const char16_t code = each.unicode();
        if (code < 0x20)
            text += QChar(static_cast<char16_t>(controlPictures + code));
        else if (code == 0x7F)
            text += QChar(pictureOfDelete);
        else if (each.category() == QChar::Other_Control || each.category() == QChar::Other_Format)
            text += QStringLiteral("<U+%1>").arg(code, 4, 16, QLatin1Char('0')).toUpper();
        else
            text += each;
    }
    return line.isCut ? text + QChar(0x2026) : text;
}

} // namespace

void RawLineModel::setLines(std::vector<core::records::RawLine> lines, std::int64_t marked)
{
    beginResetModel();
    m_lines = std::move(lines);
    m_marked = marked;
    endResetModel();
}

int RawLineModel::markedRow() const
{
    for (std::size_t row = 0; row < m_lines.size(); ++row)
        if (m_lines[row].number == m_marked)
            return static_cast<int>(row);
    return -1;
}

int RawLineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int RawLineModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RawLineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const core::records::RawLine &line = m_lines.at(static_cast<std::size_t>(index.row()));
    const bool isMarked = line.number == m_marked;
    if (role == Qt::DisplayRole && index.column() == Text)
        return visible(line);
    if (role == Qt::DisplayRole) {
        const QString number = QLocale().toString(static_cast<qlonglong>(line.number));
        return isMarked ? QChar(0x25B6) + QStringLiteral(" ") + number : number;
    }
    if (role == Qt::TextAlignmentRole && index.column() == Number)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::BackgroundRole && isMarked)
        return theme::roles().spendsSoft;
    if (role == Qt::ForegroundRole)
        return isMarked ? theme::roles().text : theme::roles().faint;
    if (role == Qt::AccessibleDescriptionRole && isMarked)
        return tr("the line to mend");
    return {};
}

QVariant RawLineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == Number ? tr("Line") : tr("As it stands in the file");
}

} // namespace ui
