#include "core/package/Package.h"
#include "core/package/facts/Statement.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/release/ReleaseStep.h"
#include "ui/widgets/ErrorBox.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>
#include <QUrl>

namespace tst_releasestep {

using ui::ReleaseStep;

/// Stands in for the desktop's file manager.
class OpenedFolders : public QObject
{
    Q_OBJECT
public:
    QList<QUrl> urls;
public slots:
    void open(const QUrl &url) { urls.append(url); }
};

class TestReleaseStep : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void wants_documents();
    void fields_edit_the_plan_and_follow_it();
    void previews_the_promise_of_the_package();
    void suggests_a_clean_name_in_the_last_folder();
    void exports_a_zip_and_verifies_it();
    void exports_a_folder();
    void asks_the_person_for_a_place();
    void reports_a_place_that_cannot_be_written();
    void other_texts_want_another_package();
    void a_change_before_the_verification_wants_another();
    void writes_more_files_on_request();
    void the_statement_is_also_in_the_language_of_the_window();
    void shows_the_statement();
    void checks_a_package_of_somebody_else();
    void shows_what_differs();
    void opens_the_folder_and_copies_the_path();
    void a_verified_package_is_seen_as_its_recipient_does();

private:
    void ready();
    bool exportTo(const QString &path);
    ui::ProjectSession &session() { return m_stage->session(); }
    QLineEdit &target() { return part<QLineEdit>(*m_page, "targetPath"); }
    QPushButton &button(const char *name) { return part<QPushButton>(*m_page, name); }

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<ReleaseStep> m_page;
};

void TestReleaseStep::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    session().environment().settings->setValue(QStringLiteral("lastReleaseFolder"), m_stage->path(""));
    m_page = std::make_unique<ReleaseStep>(session());
    m_page->show();
}

void TestReleaseStep::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestReleaseStep::ready()
{
    QVERIFY(m_stage->untilWritten());
    m_page->initializePage();
}

bool TestReleaseStep::exportTo(const QString &path)
{
    target().setText(path);
    button("exportPackage").click();
    return QTest::qWaitFor(
        [&] { return session().release().verification().has_value() && !session().jobs().isBusy(); }, 30'000);
}

void TestReleaseStep::wants_documents()
{
    m_page->initializePage();
    QVERIFY(!button("exportPackage").isEnabled());
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("documents")));
    QVERIFY(!m_page->isPrivateZone());
    QVERIFY(!part(*m_page, "packageFiles").isVisible());
}

void TestReleaseStep::fields_edit_the_plan_and_follow_it()
{
    ready();
    QTest::keyClicks(&part<QLineEdit>(*m_page, "releaseTitle"), QStringLiteral("Made-up notes"));
    QTest::keyClicks(&part<QLineEdit>(*m_page, "releaseLicence"), QStringLiteral("CC0 1.0"));
    QTest::keyClicks(&part<QLineEdit>(*m_page, "releaseContact"), QStringLiteral("office@h.example"));
    QCOMPARE(session().plan().about.title, std::string("Made-up notes"));
    QCOMPARE(session().plan().about.licence, std::string("CC0 1.0"));
    QCOMPARE(session().plan().about.contact, std::string("office@h.example"));
    session().edit([](auto &plan) { plan.about.title = "Another"; });
    QCOMPARE(part<QLineEdit>(*m_page, "releaseTitle").text(), QStringLiteral("Another"));
}

void TestReleaseStep::previews_the_promise_of_the_package()
{
    ready();
    const QString promise = textOf(*m_page, "statementPromise");
    QVERIFY(promise.contains(QLatin1String("epsilon 4")));
    QVERIFY(promise.contains(QLatin1String("per patient")));
    // e^4 / (1 + e^4) is 98.2 %, rounded up.
    QVERIFY(textOf(*m_page, "statementOdds").contains(QLatin1String("at most 98.3 % sure")));
    QVERIFY(exportTo(m_stage->path("package")));
    QFile readme(m_stage->path("package/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    QString sentence = promise;
    sentence.remove(QStringLiteral("This package is ")).chop(1);
    QVERIFY(QString::fromUtf8(readme.readAll()).contains(sentence)); // word for word
}

void TestReleaseStep::suggests_a_clean_name_in_the_last_folder()
{
    ready();
    const QFileInfo suggested(target().text());
    QCOMPARE(suggested.absolutePath(), QFileInfo(m_stage->path("x")).absolutePath());
    QCOMPARE(suggested.fileName(),
             QStringLiteral("test_release_%1.zip").arg(QDate::currentDate().toString(Qt::ISODate)));
    target().setText(m_stage->path("mine.zip"));
    m_page->initializePage(); // what the person named stays
    QCOMPARE(target().text(), m_stage->path("mine.zip"));
}

void TestReleaseStep::exports_a_zip_and_verifies_it()
{
    ready();
    QSignalSpy changed(m_page.get(), &ui::Step::completeChanged);
    const QString path = m_stage->path("release.zip");
    QVERIFY(exportTo(path));
    QVERIFY(m_page->isComplete());
    QVERIFY(!changed.isEmpty());
    const auto verified = core::package::verify(path.toStdString());
    QVERIFY(verified);
    QVERIFY(verified->differences.empty());
    const auto &files = part<QTableView>(*m_page, "packageFiles");
    QVERIFY(files.isVisible());
    QCOMPARE(files.model()->rowCount(), static_cast<int>(verified->files.size()));
    QVERIFY(textOf(*m_page, "packageVerdict").startsWith(QLatin1String("Read again from the disk")));
    QVERIFY(!part(*m_page, "packageDifferences").isVisible());
    QVERIFY(textOf(*m_page, "targetNote").contains(QLatin1String("replaced")));
}

void TestReleaseStep::exports_a_folder()
{
    ready();
    target().setText(m_stage->path("folder"));
    QVERIFY(textOf(*m_page, "targetNote").contains(QLatin1String("folder")));
    QVERIFY(exportTo(m_stage->path("folder")));
    QVERIFY(QFileInfo(m_stage->path("folder/manifest.json")).isFile());
    QVERIFY(m_page->isComplete());
}

void TestReleaseStep::asks_the_person_for_a_place()
{
    ready();
    m_stage->files().answer = m_stage->path("chosen.zip");
    button("chooseTarget").click();
    QCOMPARE(target().text(), m_stage->path("chosen.zip"));
    m_stage->files().answer.clear(); // cancelled
    button("chooseTarget").click();
    QCOMPARE(target().text(), m_stage->path("chosen.zip"));
}

void TestReleaseStep::reports_a_place_that_cannot_be_written()
{
    ready();
    QSignalSpy failed(&session().jobs(), &ui::Jobs::failed);
    target().setText(m_stage->path("no such folder/x.zip"));
    button("exportPackage").click();
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 30'000);
    const auto boxes = m_page->findChildren<ui::ErrorBox *>();
    QVERIFY(std::any_of(boxes.begin(), boxes.end(), [](const auto *box) {
        return box->isVisible() && box->detail().contains(QLatin1String("no such folder"));
    }));
    QVERIFY(!session().release().package());
    QVERIFY(!m_page->isComplete());
    QVERIFY(exportTo(m_stage->path("better.zip")));
    QVERIFY(m_page->isComplete());
    QVERIFY(std::none_of(boxes.begin(), boxes.end(), [](const auto *box) { return box->isVisible(); }));
}

void TestReleaseStep::other_texts_want_another_package()
{
    ready();
    QVERIFY(exportTo(m_stage->path("release.zip")));
    QVERIFY(m_page->isComplete());
    QVERIFY(session().release().beginNewRelease());
    QVERIFY(m_stage->settle());
    QVERIFY(!m_page->isComplete());
    QVERIFY(!part(*m_page, "packageFiles").isVisible());
    m_page->initializePage(); // not the place of the package of before
    QVERIFY(!QFileInfo::exists(target().text()));
    QVERIFY(exportTo(m_stage->path("release.zip")));
    QTRY_VERIFY(m_page->isComplete());
}

void TestReleaseStep::a_change_before_the_verification_wants_another()
{
    ready();
    const QString path = m_stage->path("release.zip");
    target().setText(path);
    QSignalSpy cancelled(&session().jobs(), &ui::Jobs::cancelled);
    connect(&session().jobs(), &ui::Jobs::started, m_page.get(), [this](ui::Jobs::Job job) {
        if (job == ui::Jobs::Job::Verify)
            session().jobs().cancel(job);
    });
    button("exportPackage").click();
    QTRY_COMPARE_WITH_TIMEOUT(cancelled.count(), 1, 30'000);
    QVERIFY(session().release().package() && !session().isReleased());
    session().edit([](auto &plan) { plan.about.title = "Renamed"; });
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().startsWith(QLatin1String("Export again")));
}

void TestReleaseStep::writes_more_files_on_request()
{
    ready();
    part<QCheckBox>(*m_page, "extraNoteTable").click();
    part<QCheckBox>(*m_page, "extraTextFiles").click();
    QVERIFY(exportTo(m_stage->path("package")));
    QVERIFY(QFileInfo(m_stage->path("package/note.csv")).isFile());
    QVERIFY(QFileInfo(m_stage->path("package/texts/SYN-000001.txt")).isFile());
    QVERIFY(core::package::verify(m_stage->path("package").toStdString())->differences.empty());
}

void TestReleaseStep::the_statement_is_also_in_the_language_of_the_window()
{
    QVERIFY(!part(*m_page, "extraStatement").isVisible()); // the window speaks English
    const QLocale before;
    const auto restored = qScopeGuard([&] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(QStringLiteral("de")));
    m_page = std::make_unique<ReleaseStep>(session());
    m_page->show();
    ready();
    QVERIFY(part(*m_page, "extraStatement").isVisible());
    QVERIFY(part(*m_page, "statementOwnPromise").isVisible());
    QVERIFY(part(*m_page, "showOwnStatement").isVisible());
    QVERIFY(exportTo(m_stage->path("package")));
    QVERIFY(QFileInfo(m_stage->path("package/privacy-statement.pdf")).isFile());
    QVERIFY(QFileInfo(m_stage->path("package/privacy-statement.de.pdf")).isFile());
    QVERIFY(session().release().verification()->differences.empty());
}

void TestReleaseStep::shows_the_statement()
{
    ready();
    QVERIFY(QTest::qWaitFor([this] { return session().inputs() != nullptr; }, 30'000));
    OpenedFolders desktop;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &desktop, "open");
    button("showStatement").click();
    const bool isShown = QTest::qWaitFor([&] { return !desktop.urls.isEmpty(); }, 30'000);
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QVERIFY(isShown);
    QFile pdf(desktop.urls.first().toLocalFile());
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF-"));
}

void TestReleaseStep::checks_a_package_of_somebody_else()
{
    ready();
    QVERIFY(exportTo(m_stage->path("own")));
    QVERIFY(QFile::rename(m_stage->path("own"), m_stage->path("sent")));
    QFile corpus(m_stage->path("sent/corpus.csv"));
    QVERIFY(corpus.open(QIODevice::Append));
    corpus.write("x");
    corpus.close();
    m_stage->files().answer = m_stage->path("sent");
    button("verifyOtherFolder").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "otherDifferences").isVisible(), 30'000);
    QVERIFY(part<QPlainTextEdit>(*m_page, "otherDifferences")
                .toPlainText()
                .contains(QLatin1String("corpus.csv")));
    QVERIFY(textOf(*m_page, "otherVerdict").contains(QLatin1String("ask the sender")));
    QVERIFY(session().release().verification()->differences.empty()); // that is of the own one
    m_stage->files().answer = m_stage->stage().write("no.zip", "no zip at all");
    button("verifyOther").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "otherError").isVisible(), 30'000);
    QVERIFY(!part(*m_page, "otherVerdict").isVisible());
}

void TestReleaseStep::shows_what_differs()
{
    ready();
    QVERIFY(exportTo(m_stage->path("package")));
    QFile corpus(m_stage->path("package/corpus.csv"));
    QVERIFY(corpus.open(QIODevice::Append));
    corpus.write("x");
    corpus.close();
    QVERIFY(session().release().verify(m_stage->path("package").toStdString()));
    QVERIFY(m_stage->settle());
    QVERIFY(!m_page->isComplete());
    QVERIFY(part(*m_page, "packageDifferences").isVisible());
    QVERIFY(part<QPlainTextEdit>(*m_page, "packageDifferences")
                .toPlainText()
                .contains(QLatin1String("corpus.csv")));
    QVERIFY(textOf(*m_page, "packageVerdict").startsWith(QLatin1String("Do not pass it on")));
}

void TestReleaseStep::opens_the_folder_and_copies_the_path()
{
    ready();
    QVERIFY(exportTo(m_stage->path("release.zip")));
    OpenedFolders desktop;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &desktop, "open");
    button("openFolder").click();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(desktop.urls.size(), 1);
    QCOMPARE(desktop.urls.first().toLocalFile(), QFileInfo(m_stage->path("release.zip")).absolutePath());
    button("copyPath").click();
    QCOMPARE(QGuiApplication::clipboard()->text(), m_stage->path("release.zip"));
}

void TestReleaseStep::a_verified_package_is_seen_as_its_recipient_does()
{
    ready();
    QVERIFY(!button("seeAsRecipient").isVisible()); // there is no package yet
    QVERIFY(exportTo(m_stage->path("release.zip")));
    QVERIFY(button("seeAsRecipient").isVisible());
    QSignalSpy requested(m_page.get(), &ui::Step::packageRequested);
    button("seeAsRecipient").click();
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.first().first().toString(), m_stage->path("release.zip"));
}

} // namespace tst_releasestep

QTEST_MAIN(tst_releasestep::TestReleaseStep)
#include "tst_releasestep.moc"
