#pragma once

#include "ui/text/HelpText.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>

#include <algorithm>

/// What holds of a window for who has no mouse, or does not see it: each function gives what is wrong.

/// What a person can reach with Tab now.
inline bool isTabStop(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0
           && !widget.focusProxy();
}

inline QString nameOf(const QWidget &widget)
{
    return QLatin1String(widget.metaObject()->className()) + QLatin1Char(' ')
           + (widget.objectName().isEmpty() ? widget.accessibleName() : widget.objectName());
}

inline QString nameOf(const QWidget *widget)
{
    return widget ? nameOf(*widget) : QStringLiteral("nothing");
}

inline QList<QWidget *> tabStopsOf(QWidget &window)
{
    QList<QWidget *> stops;
    for (QWidget *widget : window.findChildren<QWidget *>())
        if (isTabStop(*widget) && widget->window() == &window)
            stops.append(widget);
    return stops;
}

/// Whether `b` may follow `a` when one reads from top to bottom and, in a row, from the start to the end:
/// judged where the two part ways in the tree, so that a card is read whole before the one beside it.
inline bool readsAfter(const QWidget &a, const QWidget &b)
{
    const QWidget *first = &a;
    const QWidget *second = &b;
    QList<const QWidget *> path;
    for (const QWidget *each = &a; each; each = each->parentWidget())
        path.append(each);
    while (second->parentWidget() && !path.contains(second->parentWidget()))
        second = second->parentWidget();
    const QWidget *common = second->parentWidget();
    if (!common || common == &a)
        return true;
    first = path.at(path.indexOf(common) - 1);
    const QRect one = first->geometry();
    const QRect other = second->geometry();
    constexpr int slack = 4;
    if (other.bottom() <= one.top() + slack)
        return false; // above
    if (other.top() >= one.bottom() - slack)
        return true; // below
    return common->layoutDirection() == Qt::LeftToRight ? other.left() >= one.left()
                                                        : other.right() <= one.right();
}

inline QString mnemonicOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

/// What the control shows of itself and a little round it.
inline QImage look(QWidget &window, const QWidget &control)
{
    const QRect place(control.mapTo(&window, QPoint()), control.size());
    return window.grab(place.adjusted(-3, -3, 3, 3)).toImage();
}

inline int differingPixels(const QImage &a, const QImage &b)
{
    int differing = 0;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y)
        for (int x = 0; x < std::min(a.width(), b.width()); ++x)
            differing += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return differing;
}

inline QStringList unspokenControls(QWidget &window)
{
    QStringList wrong;
    for (QWidget *widget : tabStopsOf(window)) {
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty()) {
            wrong.append(nameOf(widget) + QStringLiteral(": no name"));
            continue;
        }
        const QAccessible::Role role = spoken->role();
        if (role == QAccessible::NoRole || role == QAccessible::Client || role == QAccessible::Grouping
            || role == QAccessible::Pane || role == QAccessible::Window)
            wrong.append(nameOf(widget) + QStringLiteral(": role %1 says nothing of what it does").arg(role));
        bool isExplained = qobject_cast<QAbstractButton *>(widget) // says itself what it does
                           || !spoken->text(QAccessible::Description).isEmpty();
        for (const QWidget *each = widget; each && !isExplained; each = each->parentWidget())
            isExplained = !ui::helpOf(each).isEmpty();
        if (!isExplained && !widget->inherits("QTextBrowser") && !widget->inherits("QTabBar"))
            wrong.append(nameOf(widget) + QStringLiteral(": neither help nor description"));
    }
    return wrong;
}

/// From `first` until it comes round again.
inline QList<QWidget *> cycle(QWidget &first, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    first.setFocus(Qt::TabFocusReason);
    QList<QWidget *> visited;
    QWidget *now = QApplication::focusWidget();
    do {
        visited.append(now);
        QTest::keyClick(now, key, modifiers);
        now = QApplication::focusWidget();
    } while (now && now != &first && !visited.contains(now) && visited.size() < 500);
    if (now != &first)
        visited.append(now); // a trap: the test says where
    return visited;
}

/// `page`: in which controls are read from top to bottom.
inline QStringList wrongInTabOrder(QWidget &window, QWidget &first, const QWidget &page)
{
    const QList<QWidget *> visited = cycle(first, Qt::Key_Tab, Qt::NoModifier);
    QStringList wrong;
    for (QWidget *widget : tabStopsOf(window))
        if (!visited.contains(widget))
            wrong.append(QStringLiteral("never reached: ") + nameOf(widget));
    for (qsizetype at = 1; at < visited.size(); ++at) {
        if (visited.indexOf(visited[at]) < at)
            wrong.append(QStringLiteral("Tab leads from %1 back to %2")
                             .arg(nameOf(visited[at - 1]), nameOf(visited[at])));
        else if (visited[at] && page.isAncestorOf(visited[at - 1]) && page.isAncestorOf(visited[at])
                 && !readsAfter(*visited[at - 1], *visited[at]))
            wrong.append(
                QStringLiteral("%1 comes before %2").arg(nameOf(visited[at - 1]), nameOf(visited[at])));
    }
    return wrong;
}

inline QStringList wrongOnTheWayBack(QWidget &first)
{
    QList<QWidget *> there = cycle(first, Qt::Key_Tab, Qt::NoModifier);
    const QList<QWidget *> back = cycle(first, Qt::Key_Backtab, Qt::ShiftModifier);
    std::reverse(there.begin() + 1, there.end());
    QStringList wrong;
    for (qsizetype at = 0; at < std::max(there.size(), back.size()); ++at)
        if (there.value(at) != back.value(at))
            wrong.append(
                QStringLiteral("%1 instead of %2").arg(nameOf(back.value(at)), nameOf(there.value(at))));
    return wrong;
}

/// By key, of what is seen.
inline QMap<QString, QStringList> mnemonicOwners(QWidget &window)
{
    QMap<QString, QStringList> owners;
    const auto note = [&](const QWidget &owner, const QString &text) {
        if (const QString key = mnemonicOf(text); !key.isEmpty() && owner.isVisible())
            owners[key].append(nameOf(owner) + QStringLiteral(" \"%1\"").arg(text));
    };
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (const auto *pressed = qobject_cast<QAbstractButton *>(widget))
            note(*pressed, pressed->text());
        else if (const auto *label = qobject_cast<QLabel *>(widget); label && label->buddy())
            note(*label, label->text());
        else if (const auto *tabs = qobject_cast<QTabBar *>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                note(*tabs, tabs->tabText(tab));
    }
    return owners;
}

inline QStringList wrongMnemonics(const QMap<QString, QStringList> &owners)
{
    QStringList wrong;
    for (auto owner = owners.begin(); owner != owners.end(); ++owner)
        if (owner->size() > 1)
            wrong.append(owner.key() + QStringLiteral(": ") + owner->join(QStringLiteral(", ")));
    return wrong;
}

inline QStringList unseenFocus(QWidget &window)
{
    QStringList wrong;
    for (QWidget *widget : tabStopsOf(window)) {
        for (QWidget *each = widget->parentWidget(); each; each = each->parentWidget())
            if (auto *scroll = qobject_cast<QScrollArea *>(each))
                scroll->ensureWidgetVisible(widget, 10, 10);
        widget->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        const QImage with = look(window, *widget);
        widget->clearFocus();
        QCoreApplication::processEvents();
        const QImage without = look(window, *widget);
        if (differingPixels(with, without) < 20)
            wrong.append(nameOf(widget));
    }
    return wrong;
}
