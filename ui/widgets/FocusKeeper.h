#pragma once

#include <QObject>

class QWidget;

namespace ui {

/// Keeps the keyboard focus at its place when the control that has it is hidden or disabled. Qt would move it
/// to the next control in the order of Tab, which may be far away, or one that a second press of the same key
/// should not reach, and scroll there. It goes to the card of the control instead, from where Tab goes on.
class FocusKeeper final : public QObject
{
    Q_OBJECT

public:
    /// Watches the controls inside `page`, a scrolling page or a dialog, which owns the keeper.
    explicit FocusKeeper(QWidget &page);

private:
    void follow(QWidget *before);

    QWidget &m_page;
};

} // namespace ui
