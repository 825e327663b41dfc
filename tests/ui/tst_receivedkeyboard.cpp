#include "tests/ui/Keyboard.h"
#include "tests/ui/ReceivedStage.h"

#include <QPushButton>
#include <QTest>

namespace tst_receivedkeyboard {

/// The recipient's window without a mouse: each of its tabs, with texts of their own and a model.
class TestReceivedKeyboard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_stage.reset(); }

    void every_control_is_spoken_data() { tabs(); }
    void every_control_is_spoken();
    void tab_visits_everything_once_in_reading_order_data() { tabs(); }
    void tab_visits_everything_once_in_reading_order();
    void shift_tab_goes_the_same_way_back_data() { tabs(); }
    void shift_tab_goes_the_same_way_back();
    void mnemonics_are_unique_data() { tabs(); }
    void mnemonics_are_unique();
    void focus_is_visible_data() { tabs(); }
    void focus_is_visible();
    void ctrl_tab_goes_through_the_tabs();
    void f1_shows_and_folds_the_help();

private:
    static void tabs();
    ReceivedStage &at() { return *m_stage; }
    QTabWidget &bar() { return at().part<QTabWidget>("recipientTabs"); }
    QWidget &first() { return at().part("language"); }
    void show();

    std::unique_ptr<ReceivedStage> m_stage;
};

void TestReceivedKeyboard::initTestCase()
{
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    m_stage = std::make_unique<ReceivedStage>();
    QVERIFY(at().open("received.zip"));
    QByteArray own = "case,specialty,text\n";
    for (int row = 0; row < 20; ++row)
        own += QByteArray::number(row)
               + (row % 2 ? ",Cardiology,Loud murmur at the apex\n" : ",Neurology,Headache and a seizure\n");
    at().write("own.csv", own);
    at().goTo(2);
    at().files().answer = at().path("own.csv");
    at().click("chooseOwnTexts");
    QVERIFY(at().waitUntil([this] { return at().part("ownTextsTable").isVisible(); }));
    at().click("train");
    QVERIFY(at().waitUntil([this] { return at().part("savePredictions").isEnabled(); }));
    // With the fields of a server.
    at().part<QComboBox>("vectorsFrom").setCurrentIndex(1);
    at().part<QLineEdit>("vectorAddress").setText(QStringLiteral("http://127.0.0.1:1/v1"));
    at().part<QLineEdit>("vectorModel").setText(QStringLiteral("small"));
    QVERIFY(at().part("agreesToSend").isEnabled());
}

void TestReceivedKeyboard::tabs()
{
    QTest::addColumn<int>("tab");
    for (int tab = 0; tab < 4; ++tab)
        QTest::addRow("tab %d", tab + 1) << tab;
}

void TestReceivedKeyboard::show()
{
    QFETCH(const int, tab);
    at().window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&at().window()));
    at().goTo(tab);
}

void TestReceivedKeyboard::every_control_is_spoken()
{
    show();
    const QStringList wrong = unspokenControls(at().window());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestReceivedKeyboard::tab_visits_everything_once_in_reading_order()
{
    show();
    const QStringList wrong = wrongInTabOrder(at().window(), first(), *bar().currentWidget());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestReceivedKeyboard::shift_tab_goes_the_same_way_back()
{
    show();
    const QStringList wrong = wrongOnTheWayBack(first());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestReceivedKeyboard::mnemonics_are_unique()
{
    show();
    const QStringList wrong = wrongMnemonics(mnemonicOwners(at().window()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestReceivedKeyboard::focus_is_visible()
{
    show();
    const QStringList wrong = unseenFocus(at().window());
    QVERIFY2(wrong.isEmpty(),
             qPrintable(QStringLiteral("focus is not seen on:\n") + wrong.join(QLatin1Char('\n'))));
}

void TestReceivedKeyboard::ctrl_tab_goes_through_the_tabs()
{
    at().window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&at().window()));
    at().goTo(0);
    for (const int tab : {1, 2, 3, 0}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(bar().currentIndex(), tab);
        QVERIFY(QApplication::focusWidget());
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bar().currentIndex(), 3);
}

void TestReceivedKeyboard::f1_shows_and_folds_the_help()
{
    auto &help = at().part<QPushButton>("showHelp");
    const bool before = help.isChecked();
    QTest::keyClick(&at().window(), Qt::Key_F1);
    QCOMPARE(help.isChecked(), !before);
    QTest::keyClick(&at().window(), Qt::Key_F1);
    QCOMPARE(help.isChecked(), before);
}

} // namespace tst_receivedkeyboard

QTEST_MAIN(tst_receivedkeyboard::TestReceivedKeyboard)
#include "tst_receivedkeyboard.moc"
