#include "ui/steps/records/RawLineModel.h"

#include "ui/theme/Theme.h"

#include <QLocale>

#include <utility>

namespace ui {

namespace {

/// "<U+0000>", in letters that every font has.
QString nameOf(QChar sign)
{
    return QStringLiteral("<U+%1>").arg(sign.unicode(), 4, 16, QLatin1Char('0')).toUpper();
}

/// A tab, a null byte or a mark that turns the writing round can be seen: it may be the fault.
QString visible(const core::records::RawLine &line)
{
    QString text;
    for (const QChar each : QString::fromStdString(line.text)) {
        if (each == QLatin1Char('\t'))
            text += QChar(0x2192); // an arrow
        else if (each.category() == QChar::Other_Control || each.category() == QChar::Other_Format)
            text += nameOf(each);
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
    switch (role) {
    case Qt::DisplayRole:
        return visible(line);
    case Qt::BackgroundRole:
        return isMarked ? QVariant(theme::roles().spendsSoft) : QVariant();
    case Qt::ForegroundRole:
        return isMarked ? theme::roles().text : theme::roles().muted;
    case Qt::AccessibleDescriptionRole:
        return isMarked ? tr("the line to mend") : QString();
    default:
        return {};
    }
}

QVariant RawLineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Vertical)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return tr("As it stands in the file");
    const std::int64_t line = m_lines.at(static_cast<std::size_t>(section)).number;
    const QString number = QLocale().toString(static_cast<qlonglong>(line));
    // A sign, not a colour alone.
    return line == m_marked ? QChar(0x25B6) + QStringLiteral(" ") + number : number;
}

} // namespace ui
