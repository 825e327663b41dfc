#include "app/desktop/Desktop.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/ui/PlanStage.h"
#include "ui/text/BudgetText.h"
#include "ui/text/Languages.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/ProgressRow.h"
#include "ui/window/MainWindow.h"
#include "ui/window/RecipientWindow.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <memory>

namespace tst_language {

using core::plan::Plan;
using desktop::Desktop;
using desktop::Translations;
using Job = ui::Jobs::Job;

/// The program's own composition with a catalogue made here, of one German word.
class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void the_choice_takes_effect_at_once_and_is_remembered();
    void numbers_and_dates_follow();
    void the_system_decides_until_one_is_chosen();
    void the_page_and_what_was_entered_stay();
    void running_work_goes_on();
    void the_menu_is_spoken_and_reached_by_keys();
    void the_window_of_a_package_has_the_same_menu();

private:
    void writeCatalogue(const QString &code, const QString &next);
    QPushButton &next() { return part<QPushButton>(m_desktop->window(), "next"); }
    /// Chooses as a person does, and waits for the new window.
    void choose(const char *action);
    void createProject();

    QTemporaryDir m_catalogues;
    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<Translations> m_translations;
    std::unique_ptr<Desktop> m_desktop;
};

void TestLanguage::writeCatalogue(const QString &code, const QString &next)
{
    const QString ts = m_catalogues.filePath(code + QStringLiteral(".ts"));
    QFile file(ts);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        QStringLiteral("<!DOCTYPE TS><TS version=\"2.1\" language=\"%1\"><context><name>ui::MainWindow</name>"
                       "<message><source>&amp;Next</source><translation>%2</translation></message>"
                       "</context><context><name>ui::RecipientWindow</name>"
                       "<message><source>&amp;Help</source><translation>&amp;Hilfe</translation></message>"
                       "</context></TS>")
            .arg(code, next)
            .toUtf8());
    file.close();
    const QString qm = m_catalogues.filePath(QStringLiteral("keyseed_%1.qm").arg(code));
    QCOMPARE(QProcess::execute(QStringLiteral(LRELEASE),
                               {QStringLiteral("-silent"), ts, QStringLiteral("-qm"), qm}),
             0);
}

void TestLanguage::initTestCase()
{
    writeCatalogue(QStringLiteral("de"), QStringLiteral("&amp;Weiter"));
}

void TestLanguage::init()
{
    m_stage = std::make_unique<PlanStage>();
    m_translations = std::make_unique<Translations>(QStringList{m_catalogues.path()});
    m_translations->speak({});
    m_desktop = std::make_unique<Desktop>(m_stage->session().environment(), *m_translations);
}

void TestLanguage::cleanup()
{
    m_desktop.reset();
    m_translations.reset();
    m_stage.reset();
    QLocale::setDefault(QLocale::system());
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestLanguage::choose(const char *action)
{
    const QPointer<ui::MainWindow> before = &m_desktop->window();
    before->findChild<QAction *>(QLatin1String(action))->trigger();
    QTRY_VERIFY(!before); // gone: the new one stands in its place
    QVERIFY(m_desktop->window().isVisible());
}

void TestLanguage::createProject()
{
    Plan plan;
    QByteArray rows = "text\n";
    for (int row = 0; row < 20'000; ++row)
        rows += "heart failure and a stent and aspirin for the heart block\n";
    plan.records.files = {m_stage->write("notes.csv", rows).toStdString()};
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.vocabulary = tests::builtIn("medical");
    plan.synthesis.epsilon["phrases"] = 2.0;
    plan.sampling.length = 2;
    plan.sampling.perLabel = 5;
    plan.about.purpose = "teaching";
    plan.about.recipient = "students";
    const auto created = m_desktop->session().create(m_stage->path("projects/test.keyseed"), plan);
    QVERIFY2(created, created ? "" : created.error().detail.c_str());
}

void TestLanguage::the_choice_takes_effect_at_once_and_is_remembered()
{
    QCOMPARE(next().text(), QStringLiteral("&Next"));
    choose("language_de");
    QCOMPARE(next().text(), QStringLiteral("&Weiter"));
    QCOMPARE(ui::chosenLanguage(*m_stage->session().environment().settings), QStringLiteral("de"));
    QCOMPARE(part<QToolButton>(m_desktop->window(), "language").text(), QStringLiteral("Deutsch"));

    m_desktop.reset(); // as the program does at its next start
    m_translations->speak(ui::chosenLanguage(*m_stage->session().environment().settings));
    m_desktop = std::make_unique<Desktop>(m_stage->session().environment(), *m_translations);
    QCOMPARE(next().text(), QStringLiteral("&Weiter"));

    choose("language_en");
    QCOMPARE(next().text(), QStringLiteral("&Next"));
}

void TestLanguage::numbers_and_dates_follow()
{
    choose("language_de");
    QCOMPARE(ui::epsilonText(2.5), QStringLiteral("2,5"));
    const QString german = ui::localTimeText("2026-03-04T12:05:00Z");
    QVERIFY2(german.startsWith(QLatin1String("04.03.2026 ")), qPrintable(german));
    choose("language_en");
    QCOMPARE(ui::epsilonText(2.5), QStringLiteral("2.5"));
    QVERIFY(ui::localTimeText("2026-03-04T12:05:00Z").contains(QLatin1String("/2026 ")));
}

void TestLanguage::the_system_decides_until_one_is_chosen()
{
    QVERIFY(ui::chosenLanguage(*m_stage->session().environment().settings).isEmpty());
    QCOMPARE(QLocale(), QLocale::system());
    choose("language_fr"); // without a catalogue here: English words, French figures
    QCOMPARE(QLocale().language(), QLocale::French);
    QCOMPARE(next().text(), QStringLiteral("&Next"));
    choose("language_system");
    QCOMPARE(QLocale(), QLocale::system());
    QVERIFY(ui::chosenLanguage(*m_stage->session().environment().settings).isEmpty());
}

void TestLanguage::the_page_and_what_was_entered_stay()
{
    createProject();
    QVERIFY(m_desktop->window().goTo(2));
    m_desktop->window().resize(1010, 710);
    part<QLineEdit>(m_desktop->window(), "newProjectName").setText(QStringLiteral("half a name"));
    const auto plan = core::plan::toJson(m_desktop->session().plan());

    choose("language_de");
    QCOMPARE(m_desktop->window().currentStep(), 2);
    QCOMPARE(m_desktop->window().size(), QSize(1010, 710));
    QCOMPARE(part<QLineEdit>(m_desktop->window(), "newProjectName").text(), QStringLiteral("half a name"));
    QCOMPARE(core::plan::toJson(m_desktop->session().plan()), plan);
}

void TestLanguage::running_work_goes_on()
{
    createProject();
    QVERIFY(m_desktop->window().goTo(4));
    QSignalSpy cancelled(&m_desktop->session().jobs(), &ui::Jobs::cancelled);
    connect(&m_desktop->session().jobs(), &ui::Jobs::failed, this, [](Job, const core::Error &error) {
        qWarning("%s", error.detail.c_str());
    });
    QVERIFY(m_desktop->session().commit());
    m_desktop->speak(QStringLiteral("de")); // here and now, so that it surely runs
    QVERIFY(m_desktop->session().jobs().isRunning(Job::Commit));
    const auto &feedback = part(m_desktop->window(), "commitFeedback");
    QVERIFY(feedback.isVisible());
    QVERIFY(feedback.findChild<ui::ProgressRow *>()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_desktop->session().isCommitted(), 30'000);
    QVERIFY(cancelled.isEmpty());
    QVERIFY(!feedback.isVisible());
}

void TestLanguage::the_menu_is_spoken_and_reached_by_keys()
{
    auto &button = part<QToolButton>(m_desktop->window(), "language");
    QVERIFY(button.accessibleName().startsWith(QLatin1String("Language: ")));
    QVERIFY(button.focusPolicy() & Qt::TabFocus);
    const auto actions = button.menu()->actions();
    QStringList names;
    for (const QAction *action : actions)
        if (!action->isSeparator())
            names.append(action->text());
    QCOMPARE(names.mid(0, 4),
             (QStringList{QStringLiteral("English"),
                          QStringLiteral("Deutsch"),
                          QStringLiteral("Français"),
                          QStringLiteral("Español")}));
    QCOMPARE(names.size(), 5);
    QVERIFY(actions.back()->isChecked());
}

void TestLanguage::the_window_of_a_package_has_the_same_menu()
{
    m_desktop =
        std::make_unique<Desktop>(m_stage->session().environment(), *m_translations, Desktop::Begin::Package);
    const QPointer<ui::RecipientWindow> before = &m_desktop->openPackage(m_stage->path("missing.zip"));
    QTRY_VERIFY(part(*before, "windowError").isVisible());
    QCOMPARE(part<QPushButton>(*before, "showHelp").text(), QStringLiteral("&Help"));
    before->findChild<QAction *>(QStringLiteral("language_de"))->trigger();
    QTRY_VERIFY(!before);
    ui::RecipientWindow *now = nullptr;
    for (QWidget *each : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<ui::RecipientWindow *>(each))
            now = window;
    QVERIFY(now && now->isVisible());
    QCOMPARE(part<QPushButton>(*now, "showHelp").text(), QStringLiteral("&Hilfe"));
    QCOMPARE(part<QToolButton>(*now, "language").text(), QStringLiteral("Deutsch"));
    QVERIFY(part(*now, "windowError").isVisible());
    QVERIFY(!m_desktop->window().isVisible()); // nobody asked for the wizard
    QCOMPARE(next().text(), QStringLiteral("&Weiter"));
}

} // namespace tst_language

QTEST_MAIN(tst_language::TestLanguage)
#include "tst_language.moc"
