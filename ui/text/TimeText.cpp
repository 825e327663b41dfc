#include "ui/text/TimeText.h"

#include <QDateTime>

namespace ui {

QString localTimeText(const std::string &utc)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate);
    return time.isValid() ? time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))
                          : QString::fromStdString(utc);
}

} // namespace ui
