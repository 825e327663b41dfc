#include "ui/steps/records/ProblemModel.h"

#include "ui/text/ProblemText.h"
#include "ui/theme/Theme.h"

#include <QLocale>

#include <algorithm>
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

RawLineModel::RawLineModel(QObject *parent)
    : TableOf(ToolTips::None, parent)
{
    setColumns({{.title = tr("As it stands in the file"), .text = visible}});
}

void RawLineModel::setLines(std::vector<core::records::RawLine> lines, std::int64_t marked)
{
    m_marked = marked;
    setRows(std::move(lines));
}

int RawLineModel::markedRow() const
{
    const auto marked = std::ranges::find(rows(), m_marked, &Row::number);
    return marked == rows().end() ? -1 : static_cast<int>(marked - rows().begin());
}

QVariant RawLineModel::other(const Row &line, int /*column*/, int role) const
{
    const bool isMarked = line.number == m_marked;
    switch (role) {
    case Qt::BackgroundRole:
        return isMarked ? QVariant(theme::roles().spendsSoft) : QVariant();
    case Qt::ForegroundRole:
        return isMarked ? theme::roles().text : theme::roles().muted;
    case Qt::AccessibleDescriptionRole:
        return isMarked ? tr("the line to correct") : QString();
    default:
        return {};
    }
}

QVariant RawLineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal)
        return TableOf::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const std::int64_t line = row(section).number;
    const QString number = QLocale().toString(static_cast<qlonglong>(line));
    // A sign, not a colour alone.
    return line == m_marked ? QChar(0x25B6) + QStringLiteral(" ") + number : number;
}

ProblemModel::ProblemModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    setColumns({{.title = tr("Line"),
                 .text = [](const Row &problem) { return placeText(problem.place); },
                 .toolTip =
                     [](const Row &problem) { // two folders may have files of one name
                         return problem.place.file.empty() ? placeText(problem.place)
                                                           : QString::fromStdString(words({}, problem.place));
                     }},
                {.title = tr("What was expected, and what to do"), .text = problemText}});
}

void ProblemModel::setProblems(const std::vector<core::records::Problem> &problems)
{
    const bool hasNames = std::ranges::any_of(
        problems, [](const Row &problem) { return !problem.place.file.empty() || !hasLine(problem.place); });
    //: column: the line of the file, or the file and the line
    setTitle(Where, hasNames ? tr("Where") : tr("Line"));
    setRows(problems);
}

} // namespace ui
