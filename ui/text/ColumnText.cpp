#include "ui/text/ColumnText.h"

#include <QCoreApplication>

namespace ui {

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

} // namespace ui
