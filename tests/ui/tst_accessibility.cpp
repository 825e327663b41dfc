#include "tests/ui/JourneyStage.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Theme.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>

#include <algorithm>
#include <array>

namespace {

/// What a person can reach with Tab now.
bool isTabStop(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0
           && !widget.focusProxy();
}

QString nameOf(const QWidget &widget)
{
    return QLatin1String(widget.metaObject()->className()) + QLatin1Char(' ')
           + (widget.objectName().isEmpty() ? widget.accessibleName() : widget.objectName());
}

QString nameOf(const QWidget *widget)
{
    return widget ? nameOf(*widget) : QStringLiteral("nothing");
}

QList<QWidget *> tabStopsOf(QWidget &window)
{
    QList<QWidget *> stops;
    for (QWidget *widget : window.findChildren<QWidget *>())
        if (isTabStop(*widget) && widget->window() == &window)
            stops.append(widget);
    return stops;
}

/// Whether `b` may follow `a` when one reads from top to bottom and, in a row, from the start to the end:
/// judged where the two part ways in the tree, so that a card is read whole before the one beside it.
bool readsAfter(const QWidget &a, const QWidget &b)
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

QString mnemonicOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

/// What the control shows of itself and a little round it.
QImage look(QWidget &window, const QWidget &control)
{
    const QRect place(control.mapTo(&window, QPoint()), control.size());
    return window.grab(place.adjusted(-3, -3, 3, 3)).toImage();
}

int differingPixels(const QImage &a, const QImage &b)
{
    int differing = 0;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y)
        for (int x = 0; x < std::min(a.width(), b.width()); ++x)
            differing += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return differing;
}

} // namespace

/// Every page, before the commit and with everything made: spoken, reached and seen without a mouse.
class TestAccessibility : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void every_control_is_spoken_data() { pages(); }
    void every_control_is_spoken();
    void tables_have_headers_data() { pages(); }
    void tables_have_headers();
    void tab_visits_everything_once_in_reading_order_data() { pages(); }
    void tab_visits_everything_once_in_reading_order();
    void shift_tab_goes_the_same_way_back_data() { pages(); }
    void shift_tab_goes_the_same_way_back();
    void mnemonics_are_unique_data() { pages(); }
    void mnemonics_are_unique();
    void focus_is_visible_data() { pages(); }
    void focus_is_visible();

private:
    static void pages();
    ui::Step &page();
    /// From the first control of the header until it comes round again.
    QList<QWidget *> cycle(Qt::Key key, Qt::KeyboardModifiers modifiers);

    std::unique_ptr<JourneyStage> m_before;
    std::unique_ptr<JourneyStage> m_written;
    std::unique_ptr<JourneyStage> m_after;
    JourneyStage *m_journey = nullptr;
};

void TestAccessibility::initTestCase()
{
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    m_before = std::make_unique<JourneyStage>();
    m_written = std::make_unique<JourneyStage>();
    m_written->write();
    m_after = std::make_unique<JourneyStage>();
    m_after->finish();
}

void TestAccessibility::pages()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("page");
    for (int page = 0; page <= JourneyStage::commitPage; ++page)
        QTest::addRow("page %d before the commit", page + 1) << 0 << page;
    for (int page = JourneyStage::commitPage; page <= JourneyStage::lastPage; ++page)
        QTest::addRow("page %d with documents", page + 1) << 1 << page;
    for (int page = 0; page <= JourneyStage::lastPage; ++page)
        QTest::addRow("page %d with everything made", page + 1) << 2 << page;
}

ui::Step &TestAccessibility::page()
{
    QFETCH(const int, state);
    QFETCH(const int, page);
    m_journey =
        std::array{m_before.get(), m_written.get(), m_after.get()}.at(static_cast<std::size_t>(state));
    m_journey->window().activateWindow();
    if (!QTest::qWaitForWindowActive(&m_journey->window()))
        qFatal("the window does not become active");
    return m_journey->show(page);
}

void TestAccessibility::every_control_is_spoken()
{
    page();
    const QList<QWidget *> stops = tabStopsOf(m_journey->window());
    QVERIFY(stops.size() > 10);
    QStringList wrong;
    for (QWidget *widget : stops) {
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
        if (!isExplained && !widget->inherits("QTextBrowser"))
            wrong.append(nameOf(widget) + QStringLiteral(": neither help nor description"));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestAccessibility::tables_have_headers()
{
    page();
    QStringList wrong;
    for (QTableView *table : m_journey->window().findChildren<QTableView *>()) {
        if (!table->isVisible())
            continue;
        for (int column = 0; table->model() && column < table->model()->columnCount(); ++column) {
            const QString head = table->model()->headerData(column, Qt::Horizontal).toString();
            const QString spoken =
                table->model()->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
            if (!table->isColumnHidden(column) && head.isEmpty() && spoken.isEmpty())
                wrong.append(QStringLiteral("%1: column %2").arg(nameOf(table)).arg(column));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

QList<QWidget *> TestAccessibility::cycle(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    ui::MainWindow &window = m_journey->window();
    QWidget *first = window.findChild<QWidget *>(QStringLiteral("language"));
    first->setFocus(Qt::TabFocusReason);
    QList<QWidget *> visited;
    QWidget *now = QApplication::focusWidget();
    do {
        visited.append(now);
        QTest::keyClick(now, key, modifiers);
        now = QApplication::focusWidget();
    } while (now && now != first && !visited.contains(now) && visited.size() < 500);
    if (now != first)
        visited.append(now); // a trap: the test says where
    return visited;
}

void TestAccessibility::tab_visits_everything_once_in_reading_order()
{
    ui::Step &shown = page();
    const QList<QWidget *> visited = cycle(Qt::Key_Tab, Qt::NoModifier);
    QStringList wrong;
    for (QWidget *widget : tabStopsOf(m_journey->window()))
        if (!visited.contains(widget))
            wrong.append(QStringLiteral("never reached: ") + nameOf(widget));
    for (qsizetype at = 1; at < visited.size(); ++at) {
        if (visited.indexOf(visited[at]) < at)
            wrong.append(QStringLiteral("Tab leads from %1 back to %2")
                             .arg(nameOf(visited[at - 1]), nameOf(visited[at])));
        else if (visited[at] && shown.isAncestorOf(visited[at - 1]) && shown.isAncestorOf(visited[at])
                 && !readsAfter(*visited[at - 1], *visited[at]))
            wrong.append(
                QStringLiteral("%1 comes before %2").arg(nameOf(visited[at - 1]), nameOf(visited[at])));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestAccessibility::shift_tab_goes_the_same_way_back()
{
    page();
    QList<QWidget *> there = cycle(Qt::Key_Tab, Qt::NoModifier);
    const QList<QWidget *> back = cycle(Qt::Key_Backtab, Qt::ShiftModifier);
    std::reverse(there.begin() + 1, there.end());
    QStringList wrong;
    for (qsizetype at = 0; at < std::max(there.size(), back.size()); ++at)
        if (there.value(at) != back.value(at))
            wrong.append(
                QStringLiteral("%1 instead of %2").arg(nameOf(back.value(at)), nameOf(there.value(at))));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestAccessibility::mnemonics_are_unique()
{
    page();
    QMap<QString, QStringList> owners;
    const auto note = [&](const QWidget &owner, const QString &text) {
        if (const QString key = mnemonicOf(text); !key.isEmpty() && owner.isVisible())
            owners[key].append(nameOf(owner) + QStringLiteral(" \"%1\"").arg(text));
    };
    for (QWidget *widget : m_journey->window().findChildren<QWidget *>()) {
        if (const auto *pressed = qobject_cast<QAbstractButton *>(widget))
            note(*pressed, pressed->text());
        else if (const auto *label = qobject_cast<QLabel *>(widget); label && label->buddy())
            note(*label, label->text());
        else if (const auto *tabs = qobject_cast<QTabBar *>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                note(*tabs, tabs->tabText(tab));
    }
    QStringList wrong;
    for (auto owner = owners.begin(); owner != owners.end(); ++owner)
        if (owner->size() > 1)
            wrong.append(owner.key() + QStringLiteral(": ") + owner->join(QStringLiteral(", ")));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY(owners.size() >= 4);
}

void TestAccessibility::focus_is_visible()
{
    page();
    ui::MainWindow &window = m_journey->window();
    auto *scroll = window.findChild<QScrollArea *>(QStringLiteral("contentScroll"));
    QStringList wrong;
    for (QWidget *widget : tabStopsOf(window)) {
        if (scroll->widget()->isAncestorOf(widget))
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
    QVERIFY2(wrong.isEmpty(),
             qPrintable(QStringLiteral("focus is not seen on:\n") + wrong.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
