#include "ui/window/CarryOver.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>

namespace ui {

namespace {

template<typename Widget, typename Copy>
void eachPair(const QWidget &from, QWidget &to, Copy copy)
{
    for (const Widget *before : from.findChildren<Widget *>()) {
        if (before->objectName().isEmpty() || before->objectName().startsWith(QLatin1String("qt_")))
            continue;
        if (auto *now = to.findChild<Widget *>(before->objectName()))
            copy(*before, *now);
    }
}

} // namespace

// The parts that the plan keeps are the same in both already, so only the rest changes; changes are reported
// to the page as if the person had entered them again.
void carryOver(const QWidget &from, QWidget &to)
{
    eachPair<QTabWidget>(from, to, [](const QTabWidget &before, QTabWidget &now) {
        now.setCurrentIndex(before.currentIndex());
    });
    eachPair<QLineEdit>(from, to, [](const QLineEdit &before, QLineEdit &now) {
        if (before.isReadOnly() || now.isReadOnly() || before.text() == now.text())
            return;
        if (before.echoMode() != QLineEdit::Normal) // a key that was typed is held; a passphrase is not
            return;
        now.setText(before.text());
        emit now.textEdited(before.text());
    });
    eachPair<QPlainTextEdit>(from, to, [](const QPlainTextEdit &before, QPlainTextEdit &now) {
        if (!before.isReadOnly() && !now.isReadOnly() && before.toPlainText() != now.toPlainText())
            now.setPlainText(before.toPlainText());
    });
    eachPair<QComboBox>(from, to, [](const QComboBox &before, QComboBox &now) {
        if (before.count() != now.count() || before.currentIndex() == now.currentIndex())
            return;
        now.setCurrentIndex(before.currentIndex());
        emit now.activated(before.currentIndex());
    });
    eachPair<QCheckBox>(from, to, [](const QCheckBox &before, QCheckBox &now) {
        if (before.isChecked() != now.isChecked() && now.isEnabled())
            now.click();
    });
}

} // namespace ui
