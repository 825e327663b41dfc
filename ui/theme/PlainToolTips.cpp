#include "ui/theme/PlainToolTips.h"

#include <QEvent>
#include <QLabel>

namespace ui::theme {

namespace {

// Qt's own label of tool tips is polished while it is made, before it has a text.
class PlainToolTips final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Polish && watched->inherits("QTipLabel"))
            static_cast<QLabel *>(watched)->setTextFormat(Qt::PlainText);
        return false;
    }
};

} // namespace

void showToolTipsPlain(QApplication &application)
{
    const QString name = QStringLiteral("plainToolTips");
    if (application.findChild<QObject *>(name, Qt::FindDirectChildrenOnly))
        return;
    auto *filter = new PlainToolTips(&application);
    filter->setObjectName(name);
    application.installEventFilter(filter);
}

} // namespace ui::theme
