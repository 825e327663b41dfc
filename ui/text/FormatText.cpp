#include "ui/text/FormatText.h"

#include "core/records/Format.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct RecordsFilter
{
    Q_DECLARE_TR_FUNCTIONS(RecordsFilter)
};

} // namespace

QString recordsPatterns()
{
    QStringList patterns;
    for (const std::string_view ending : core::records::formatEndings())
        patterns +=
            QLatin1Char('*') + QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
    return patterns.join(QLatin1Char(' '));
}

QString recordsFilter()
{
    //: of a file dialog; %1: *.csv *.jsonl ...
    return RecordsFilter::tr("Records (%1);;All files (*)")
        .arg(recordsPatterns() + QStringLiteral(" *.gz *.zst *.zip"));
}

namespace {

struct ColumnText
{
    Q_DECLARE_TR_FUNCTIONS(ColumnText)
};

} // namespace

QString columnText(const std::string &column)
{
    if (column == "@file")
        return ColumnText::tr("Name of the file");
    if (column == "@folder")
        return ColumnText::tr("Name of the folder");
    if (column == "@path")
        //: folders and name of a file
        return ColumnText::tr("Path");
    return QString::fromStdString(column);
}

QString formatTitle(const core::records::Format &format)
{
    // A format's title is a literal.
    return QCoreApplication::translate("FormatText", format.title().data());
}

} // namespace ui
