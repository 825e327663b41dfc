#include "tests/ui/JourneyStage.h"
#include "tests/ui/Keyboard.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QTableView>

#include <array>

namespace tst_accessibility {

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
    /// The first control of the header.
    QWidget &first() { return *m_journey->window().findChild<QWidget *>(QStringLiteral("language")); }

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
    QVERIFY(tabStopsOf(m_journey->window()).size() > 10);
    const QStringList wrong = unspokenControls(m_journey->window());
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

void TestAccessibility::tab_visits_everything_once_in_reading_order()
{
    ui::Step &shown = page();
    const QStringList wrong = wrongInTabOrder(m_journey->window(), first(), shown);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestAccessibility::shift_tab_goes_the_same_way_back()
{
    page();
    const QStringList wrong = wrongOnTheWayBack(first());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestAccessibility::mnemonics_are_unique()
{
    page();
    const auto owners = mnemonicOwners(m_journey->window());
    const QStringList wrong = wrongMnemonics(owners);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY(owners.size() >= 4);
}

void TestAccessibility::focus_is_visible()
{
    page();
    const QStringList wrong = unseenFocus(m_journey->window());
    QVERIFY2(wrong.isEmpty(),
             qPrintable(QStringLiteral("focus is not seen on:\n") + wrong.join(QLatin1Char('\n'))));
}

} // namespace tst_accessibility

QTEST_MAIN(tst_accessibility::TestAccessibility)
#include "tst_accessibility.moc"
