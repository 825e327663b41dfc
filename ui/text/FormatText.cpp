#include "ui/text/FormatText.h"

#include "core/records/Format.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct FormatText
{
    Q_DECLARE_TR_FUNCTIONS(FormatText)
};

} // namespace

QString formatTitle(const core::records::Format &format)
{
    if (format.name() == "folder")
        //: a kind of records: a file of plain text for each
        return FormatText::tr("text files");
    if (format.name() == "hl7")
        return FormatText::tr("HL7 v2 messages");
    if (format.name() == "xlsx")
        return QStringLiteral("Excel");
    if (format.name() == "ods")
        return QStringLiteral("OpenDocument");
    if (format.name() == "sqlite")
        return QStringLiteral("SQLite");
    return QString::fromUtf8(format.title().data(), static_cast<qsizetype>(format.title().size()));
}

} // namespace ui
