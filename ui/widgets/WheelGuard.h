#pragma once

#include <QObject>

class QWidget;

namespace ui {

/// Keeps a wheel that scrolls the page from changing the control that happens to lie under the pointer: a
/// choice of the plan is made on purpose only. With the focus a control turns as usual.
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    static void protect(QWidget *control);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit WheelGuard(QWidget *control);
};

} // namespace ui
