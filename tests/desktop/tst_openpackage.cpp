#include "app/desktop/Desktop.h"
#include "tests/ui/PlanStage.h"
#include "ui/window/MainWindow.h"
#include "ui/window/RecipientWindow.h"

#include <memory>

namespace tst_openpackage {

using desktop::Desktop;
using desktop::Translations;

/// The program's own composition for who received a package.
class TestOpenPackage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void a_package_opens_without_the_wizard();
    void the_wizard_opens_a_package_beside_itself();
    void a_path_says_whether_it_is_one_data();
    void a_path_says_whether_it_is_one();

private:
    ui::Environment environment() const { return m_stage->session().environment(); }

    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<Translations> m_translations;
    std::unique_ptr<Desktop> m_desktop;
};

void TestOpenPackage::init()
{
    m_stage = std::make_unique<PlanStage>();
    m_translations = std::make_unique<Translations>(QStringList());
}

void TestOpenPackage::cleanup()
{
    m_desktop.reset();
    m_translations.reset();
    m_stage.reset();
}

void TestOpenPackage::a_package_opens_without_the_wizard()
{
    m_desktop = std::make_unique<Desktop>(environment(), *m_translations, Desktop::Begin::Package);
    ui::RecipientWindow &window = m_desktop->openPackage(m_stage->path("missing.zip"));
    QVERIFY(window.isVisible());
    QVERIFY(!m_desktop->window().isVisible());
    auto &error = part(window, "windowError");
    QTRY_VERIFY(error.isVisible());
    QPointer<ui::RecipientWindow> closed(&window);
    window.close();
    QTRY_VERIFY(!closed); // with all that it held
}

void TestOpenPackage::the_wizard_opens_a_package_beside_itself()
{
    m_desktop = std::make_unique<Desktop>(environment(), *m_translations);
    QVERIFY(m_desktop->window().isVisible());
    emit m_desktop->window().packageRequested(QString::fromStdString(m_stage->path("missing.zip")));
    int shown = 0;
    for (const QWidget *each : QApplication::topLevelWidgets())
        shown += each->isVisible() && qobject_cast<const ui::RecipientWindow *>(each) ? 1 : 0;
    QCOMPARE(shown, 1);
    QVERIFY(m_desktop->window().isVisible());
}

void TestOpenPackage::a_path_says_whether_it_is_one_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isPackage");
    QTest::newRow("zip") << QStringLiteral("some.zip") << true;
    QTest::newRow("zip in capitals") << QStringLiteral("SOME.ZIP") << true;
    QTest::newRow("folder") << QString() << true;
    QTest::newRow("project") << QStringLiteral("some.keyseed") << false;
    QTest::newRow("plan") << QStringLiteral("plan.json") << false;
}

void TestOpenPackage::a_path_says_whether_it_is_one()
{
    QFETCH(QString, name);
    QFETCH(bool, isPackage);
    QCOMPARE(ui::isPackagePath(m_stage->path(name.toStdString())), isPackage);
}

} // namespace tst_openpackage

QTEST_MAIN(tst_openpackage::TestOpenPackage)
#include "tst_openpackage.moc"
