#include "ui/text/MethodText.h"

#include <QCoreApplication>

#include <string>

namespace ui {

QString methodWords(std::string_view english)
{
    return english.empty() ? QString()
                           : QCoreApplication::translate("MethodText", std::string(english).c_str());
}

} // namespace ui
