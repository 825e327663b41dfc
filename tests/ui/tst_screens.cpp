#include "tests/ui/Journey.h"

#include <QDir>
#include <QScrollBar>

namespace tst_screens {

/// Every page with the sample project at the sizes of usual small screens, less the frame of a window:
/// nothing is wider than its place, and the buttons are there. Keeps a picture of each.
class TestScreens : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::theme::apply(*qApp, ui::theme::Scheme::Light); }
    void every_page_fits_data();
    void every_page_fits();

private:
    void look(const char *name);

    std::unique_ptr<Journey> m_journey;
    QString m_language;
};

void TestScreens::every_page_fits_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "fr", "es"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestScreens::look(const char *name)
{
    const QString folder = QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/sizes");
    QVERIFY(QDir().mkpath(folder));
    ui::MainWindow &window = m_journey->window();
    window.setMinimumSize(0, 0); // that of the screen of the test is larger than some
    // 1280x720 and 960x540 are also 1920x1080 at 150 % and 200 %.
    for (const QSize screen : {QSize(960, 540), QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080)}) {
        window.resize(screen - QSize(16, 44));
        settleLayouts();
        const QString at =
            QStringLiteral("%1-%2-%3").arg(m_language).arg(screen.width()).arg(QLatin1String(name));
        QVERIFY(window.grab().save(QStringLiteral("%1/%2.png").arg(folder, at)));
        const auto &scroll = m_journey->part<QScrollArea>("contentScroll");
        QVERIFY2(scroll.horizontalScrollBar()->maximum() == 0, qPrintable(at));
        const QWidget &back = m_journey->part("back");
        QVERIFY2(window.rect().contains(QRect(back.mapTo(&window, QPoint()), back.size())), qPrintable(at));
    }
}

void TestScreens::every_page_fits()
{
    QFETCH(QString, language);
    m_language = language;
    m_journey.reset(); // and its language with it
    m_journey = std::make_unique<Journey>(QLocale(language));
    Journey &at = *m_journey;
    look("1-start");
    at.click("openSample");
    QTRY_VERIFY_WITH_TIMEOUT(at.session().isOpen(), 30'000);
    at.next("recordsStep");
    QTRY_VERIFY_WITH_TIMEOUT(at.session().records().scan(), 60'000);
    look("2-records");
    at.click("moreRecords");
    look("2-records-more");
    at.next("vocabularyStep");
    QTRY_VERIFY_WITH_TIMEOUT(at.session().inputs(), 60'000);
    look("3-vocabulary");
    at.next("budgetStep");
    look("4-budget");
    at.click("otherMethods");
    look("4-budget-methods");
    at.next("commitStep");
    look("5-commit");
    at.click("spendBudget");
    QTRY_VERIFY_WITH_TIMEOUT(at.session().isCommitted() && !at.session().jobs().isBusy(), 120'000);
    look("5-commit-after");
    at.next("documentsStep");
    QTRY_VERIFY_WITH_TIMEOUT(at.session().sequences() && !at.session().jobs().isBusy(), 60'000);
    look("6-documents");
    at.click("writeDocuments");
    QTRY_VERIFY_WITH_TIMEOUT(at.session().documents() && !at.session().jobs().isBusy(), 60'000);
    look("6-documents-written");
    at.next("reviewStep");
    look("7-review");
    at.next("releaseStep");
    look("8-release");
    at.click("exportPackage");
    QTRY_VERIFY_WITH_TIMEOUT(at.session().release().verification() && !at.session().jobs().isBusy(), 60'000);
    look("8-release-after");
}

} // namespace tst_screens

QTEST_MAIN(tst_screens::TestScreens)
#include "tst_screens.moc"
