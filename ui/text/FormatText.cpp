#include "ui/text/FormatText.h"

#include "core/records/Format.h"

#include <QCoreApplication>

namespace ui {

QString formatTitle(const core::records::Format &format)
{
    // A format's title is a literal.
    return QCoreApplication::translate("FormatText", format.title().data());
}

} // namespace ui
