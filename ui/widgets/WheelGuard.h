#pragma once

#include <QObject>

class QAbstractScrollArea;
class QWidget;

namespace ui {

/// Keeps a wheel that scrolls the page from changing the control that happens to lie under the pointer: a
/// choice of the plan is made on purpose only. With the focus a control turns as usual.
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    static void protect(QWidget *control);
    /// Lets the wheel scroll the page behind a view that has no focus: a long list under the pointer does not
    /// hold the page. With the focus, and where the page is at its end, the view scrolls.
    static void passOn(QAbstractScrollArea *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit WheelGuard(QWidget *control);
};

} // namespace ui
