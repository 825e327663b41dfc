#include "tests/ui/Pulse.h"
#include "tests/ui/WriterStage.h"
#include "ui/widgets/ErrorBox.h"

#include <QFile>
#include <QPlainTextEdit>
#include <QProgressBar>

#include <algorithm>

namespace tst_writingrun {

using Job = ui::Jobs::Job;
using End = ui::WritingBoard::End;
using Stand = ui::DocumentRows::Stand;

namespace {

constexpr int patienceMs = 60'000;
/// As in tst_responsiveness: of processor time, in one turn of the event loop.
constexpr double boundMs = 50.0;
/// Long enough for a queue that looks every 50 ms to ask for something it should not.
constexpr int watchMs = 500;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject slow(double seconds)
{
    return {{QStringLiteral("latency"), seconds}};
}

QJsonObject always(const char *fault)
{
    return {{QStringLiteral("always"), QLatin1String(fault)}};
}

} // namespace

/// Documents written by a model on a real server: the page, the session, the project file.
class TestWritingRun : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qunsetenv("KEYSEED_TEST_KEY"); }
    void documents_come_one_by_one_and_make_a_package();
    void the_text_is_read_while_the_run_goes_on();
    void paused_it_asks_for_nothing_new();
    void a_page_made_in_the_middle_shows_the_run();
    void stopped_and_opened_again_it_goes_on_where_it_ended();
    void a_stop_before_the_first_answer_leaves_nothing();
    void stops_at_the_cap_of_requests_and_goes_on_above_it();
    void goes_on_with_the_documents_there_are();
    void says_in_words_that_the_key_is_wrong();
    void says_that_a_named_variable_is_not_set();
    void the_key_of_the_variable_reaches_the_server_and_nothing_else();
    void waits_when_the_server_asks_for_patience();
    void asks_again_for_documents_without_an_answer();
    void other_settings_want_writing_again();
    void marks_answers_with_missing_phrases();
    void counts_what_the_checks_of_documents_found();
    void the_package_says_how_its_documents_were_written();
    void the_window_answers_while_thousands_of_answers_come();
};

void TestWritingRun::documents_come_one_by_one_and_make_a_package()
{
    WriterStage stage(slow(0.05));
    QCOMPARE(stage.state(0), QStringLiteral("waiting"));
    QCOMPARE(stage.page().whyIncomplete(), QStringLiteral("Write the documents to go on."));
    QSignalSpy rows(&stage.session().writing().board(), &ui::WritingBoard::rowsChanged);
    stage.button("writeDocuments").click();
    QVERIFY(stage.session().jobs().isRunning(Job::Write));
    QVERIFY(!stage.page().isComplete());
    QTRY_VERIFY(stage.written() > 0 && stage.written() < 10);
    QVERIFY(part<QProgressBar>(stage.page(), "writingProgress").value() > 0);
    QVERIFY(stage.stage().settle());
    QVERIFY(rows.count() >= 2);
    QCOMPARE(stage.written(), 10);
    QCOMPARE(stage.session().writing().board().end(), End::Complete);
    QVERIFY2(stage.page().isComplete(), qPrintable(stage.page().whyIncomplete()));
    QCOMPARE((*stage.session().documents())->size(), std::size_t(10));
    QCOMPARE(stage.state(9), QStringLiteral("written"));
    QCOMPARE(stage.requests(), 10);
    QVERIFY(textOf(stage.page(), "writingCost").contains(QStringLiteral("10 request")));
    QVERIFY(!stage.button("writeDocuments").isVisible());

    const std::string package = stage.stage().path("package").toStdString();
    QVERIFY(stage.session().release().exportPackage(package) && stage.stage().settle());
    QVERIFY(stage.session().release().verify(package) && stage.stage().settle());
    QVERIFY(stage.session().release().verification()->differences.empty());
}

void TestWritingRun::the_text_is_read_while_the_run_goes_on()
{
    WriterStage stage(slow(0.2));
    const auto &text = part<QPlainTextEdit>(stage.page(), "documentText");
    stage.table().selectRow(0);
    QVERIFY(!text.isVisible());
    stage.button("writeDocuments").click();
    QTRY_VERIFY(text.isVisible());
    QVERIFY(stage.session().jobs().isRunning(Job::Write));
    QVERIFY(text.toPlainText().startsWith(QLatin1String("Written for: ")));
    QVERIFY(stage.stage().settle());
}

void TestWritingRun::paused_it_asks_for_nothing_new()
{
    WriterStage stage(slow(0.1), 10);
    stage.button("writeDocuments").click();
    QTRY_VERIFY(stage.written() >= 2);
    stage.button("pauseWriting").click();
    QVERIFY(stage.session().writing().board().isPaused());
    QCOMPARE(stage.page().whyIncomplete(), QStringLiteral("Writing is paused."));
    QTRY_COMPARE(stage.rows().counts().asked, 0); // what was under way is answered
    const int asked = stage.requests();
    QVERIFY(asked < 20);
    QVERIFY(!QTest::qWaitFor([&] { return stage.requests() != asked; }, watchMs));
    QVERIFY(stage.note().startsWith(QLatin1String("Paused")));
    QCOMPARE(stage.button("pauseWriting").text(), QStringLiteral("&Resume"));
    stage.button("pauseWriting").click();
    QVERIFY(!stage.session().writing().board().isPaused());
    QVERIFY(stage.stage().settle());
    QCOMPARE(stage.written(), 20);
    QCOMPARE(stage.requests(), 20);
}

void TestWritingRun::a_page_made_in_the_middle_shows_the_run()
{
    WriterStage stage(slow(0.1));
    stage.button("writeDocuments").click();
    QTRY_VERIFY(stage.written() > 0);
    stage.session().writing().board().setPaused(true);
    stage.open();
    QVERIFY(stage.button("stopWriting").isVisible());
    QCOMPARE(stage.button("pauseWriting").text(), QStringLiteral("&Resume"));
    QVERIFY(!stage.button("writeDocuments").isVisible());
    stage.session().writing().board().setPaused(false);
    QVERIFY(stage.stage().settle());
    QVERIFY(stage.page().isComplete());
}

void TestWritingRun::stopped_and_opened_again_it_goes_on_where_it_ended()
{
    WriterStage stage(slow(0.1), 10);
    stage.button("writeDocuments").click();
    QTRY_VERIFY(stage.written() >= 3);
    stage.button("stopWriting").click();
    QVERIFY(stage.stage().settle());
    QCOMPARE(stage.session().writing().board().end(), End::Stopped);
    const auto kept = stage.session().documents();
    QVERIFY(kept && (*kept)->size() >= 3 && (*kept)->size() < 20);
    QVERIFY(!stage.page().isComplete());
    QVERIFY2(stage.note().contains(QLatin1String("stored in the project")), qPrintable(stage.note()));

    const auto path = stage.session().projectPath();
    const auto drawn = stage.session().sequences();
    stage.close();
    QVERIFY(stage.session().load(path) && stage.stage().settle());
    stage.open();
    QVERIFY(stage.session().sequences() && (*stage.session().sequences())->size() == (*drawn)->size());
    QCOMPARE((**stage.session().sequences())[7].keyphrases, (**drawn)[7].keyphrases);
    QCOMPARE((*stage.session().documents())->size(), (*kept)->size());
    QCOMPARE(stage.written(), static_cast<int>((*kept)->size()));
    QVERIFY(
        stage.button("writeDocuments").text().contains(QStringLiteral("other %1").arg(20 - stage.written())));
    QVERIFY(stage.writeAll());
    QVERIFY(stage.page().isComplete());
    // Each once, and those again that were under way at the stop.
    QVERIFY2(stage.requests() <= 20 + 2, qPrintable(QString::number(stage.requests())));
}

void TestWritingRun::a_stop_before_the_first_answer_leaves_nothing()
{
    WriterStage stage(always("hang"));
    stage.button("writeDocuments").click();
    QTRY_VERIFY(stage.rows().counts().asked > 0);
    stage.button("stopWriting").click();
    QVERIFY(stage.stage().settle());
    QVERIFY(!stage.session().documents());
    QCOMPARE(stage.state(0), QStringLiteral("waiting"));
    QVERIFY(stage.button("writeDocuments").isEnabled());
}

void TestWritingRun::stops_at_the_cap_of_requests_and_goes_on_above_it()
{
    WriterStage stage;
    stage.choose([](auto &writer) { writer.maxRequests = 4; });
    QVERIFY(stage.writeAll());
    QCOMPARE(stage.session().writing().board().end(), End::Cap);
    QCOMPARE((*stage.session().documents())->size(), std::size_t(4));
    QVERIFY2(stage.note().contains(QLatin1String("cap of 4 request")), qPrintable(stage.note()));
    QVERIFY(!stage.page().isComplete());
    QVERIFY(stage.page().whyIncomplete().contains(QLatin1Char('6')));
    stage.choose([](auto &writer) { writer.maxRequests = 100; });
    QVERIFY(stage.writeAll());
    QVERIFY(stage.page().isComplete());
    QCOMPARE(stage.requests(), 10);
}

void TestWritingRun::goes_on_with_the_documents_there_are()
{
    WriterStage stage;
    stage.choose([](auto &writer) { writer.maxRequests = 4; });
    QVERIFY(stage.writeAll());
    QVERIFY(stage.button("goOnPartial").isVisible());
    stage.button("goOnPartial").click();
    QVERIFY(stage.page().isComplete());
    QVERIFY(!stage.button("goOnPartial").isVisible());
    QVERIFY(stage.page().hint().contains(QLatin1Char('4')));
    stage.session().edit([](auto &plan) { plan.writer.maxRequests = 5; });
    QVERIFY(stage.writeAll()); // more came: the choice was for those of before
    QVERIFY(!stage.page().isComplete());
}

void TestWritingRun::says_in_words_that_the_key_is_wrong()
{
    WriterStage stage(always("echo-key"));
    stage.session().keys().hold(stage.session().plan().writer.baseUrl, "sk-of-the-test-7391");
    QSignalSpy failed(&stage.session().jobs(), &ui::Jobs::failed);
    QVERIFY(stage.writeAll());
    QCOMPARE(failed.count(), 1);
    const auto &error = part<ui::ErrorBox>(stage.page(), "writingError");
    QVERIFY(error.isVisible());
    QCOMPARE(error.title(), QStringLiteral("The model could not be asked"));
    QVERIFY2(error.detail().contains(QLatin1String("key")), qPrintable(error.detail()));
    QVERIFY(!error.detail().contains(QLatin1String("sk-of-the-test")));
    QVERIFY(!stage.session().documents());
    QCOMPARE(stage.session().writing().board().end(), End::Failed);
    QVERIFY(!stage.page().isComplete());
}

void TestWritingRun::says_that_a_named_variable_is_not_set()
{
    WriterStage stage;
    stage.choose([](auto &writer) { writer.keyEnvironment = "KEYSEED_TEST_KEY"; });
    QSignalSpy failed(&stage.session().jobs(), &ui::Jobs::failed);
    QVERIFY(stage.writeAll());
    QCOMPARE(failed.count(), 1);
    QVERIFY(part<ui::ErrorBox>(stage.page(), "writingError")
                .detail()
                .contains(QLatin1String("KEYSEED_TEST_KEY")));
    QCOMPARE(stage.requests(), 0);
    QVERIFY(!stage.session().jobs().isBusy());
}

void TestWritingRun::the_key_of_the_variable_reaches_the_server_and_nothing_else()
{
    const QByteArray key = "sk-of-the-test-5150";
    qputenv("KEYSEED_TEST_KEY", key);
    QTemporaryDir folder;
    const QString received = folder.filePath(QStringLiteral("received"));
    WriterStage stage({{QStringLiteral("log"), received}});
    stage.choose([](auto &writer) { writer.keyEnvironment = "KEYSEED_TEST_KEY"; });
    QVERIFY(stage.writeAll());
    QCOMPARE(stage.requests(), 0); // the plan alone sends it nowhere
    stage.button("allowKeyServer").click();
    QVERIFY(stage.writeAll());
    QCOMPARE(stage.written(), 10);
    QVERIFY(bytesOf(received).contains("Bearer " + key));

    const QString log = stage.stage().path("sent.jsonl");
    stage.stage().files().answer = log;
    stage.button("saveSentLog").click();
    QVERIFY(stage.stage().settle());
    QVERIFY(textOf(stage.page(), "sentLogSaved").contains(QLatin1String("sent.jsonl")));
    QCOMPARE(bytesOf(log).count('\n'), 10);
    QVERIFY(!bytesOf(log).contains(key));
    QVERIFY(stage.session().save());
    QVERIFY(!bytesOf(QString::fromStdString(stage.session().projectPath().string())).contains(key));
    qunsetenv("KEYSEED_TEST_KEY");
}

void TestWritingRun::waits_when_the_server_asks_for_patience()
{
    WriterStage stage({{QStringLiteral("faults"), QJsonObject{{QStringLiteral("429-after"), 0.2}}}});
    stage.choose([](auto &writer) {
        writer.inFlight = 1;
        writer.tries = 20;
    });
    stage.button("writeDocuments").click();
    QTRY_VERIFY_WITH_TIMEOUT(stage.session().writing().board().delay(), patienceMs);
    QVERIFY2(stage.note().startsWith(QLatin1String("The server accepts no more requests now")),
             qPrintable(stage.note()));
    QVERIFY(QTest::qWaitFor([&] { return !stage.session().jobs().isBusy(); }, patienceMs));
    QVERIFY(stage.page().isComplete());
}

void TestWritingRun::asks_again_for_documents_without_an_answer()
{
    WriterStage stage({{QStringLiteral("faults"), QJsonObject{{QStringLiteral("400"), 0.3}}}});
    QVERIFY(stage.writeAll());
    QCOMPARE(stage.session().writing().board().end(), End::Partial);
    const int lost = stage.rows().counts().givenUp;
    QVERIFY(lost > 0);
    QCOMPARE(stage.written(), 10 - lost);
    QVERIFY2(stage.note().contains(QStringLiteral("%1 document(s) got no answer").arg(lost)),
             qPrintable(stage.note()));
    const int row = [&] {
        for (int each = 0; each < 10; ++each)
            if (stage.rows().stand(each) == Stand::GivenUp)
                return each;
        return -1;
    }();
    QCOMPARE(stage.state(row), QStringLiteral("no answer"));
    QVERIFY(!stage.table().model()->index(row, 3).data(Qt::ToolTipRole).toString().isEmpty());
    QVERIFY(!stage.table().model()->index(row, 3).data(Qt::DecorationRole).isNull());
    for (int time = 0; time < 10 && !stage.page().isComplete(); ++time) {
        stage.button("askAgain").click();
        QVERIFY(stage.stage().settle());
    }
    QVERIFY(stage.page().isComplete());
    QVERIFY(!stage.button("askAgain").isVisible());
}

void TestWritingRun::other_settings_want_writing_again()
{
    WriterStage stage;
    QVERIFY(stage.writeAll());
    QVERIFY(stage.page().isComplete());
    stage.choose([](auto &writer) { writer.maxMoney = 5.0; }); // makes no other documents
    QVERIFY(stage.page().isComplete());
    stage.choose([](auto &writer) { writer.language = "French"; });
    QVERIFY(!stage.page().isComplete());
    QVERIFY(stage.note().contains(QLatin1String("other settings")));
    QVERIFY(stage.button("writeDocuments").isVisible());
    stage.session().undo();
    QVERIFY(stage.page().isComplete());
    stage.choose([](auto &writer) { writer.kind = "template"; });
    QVERIFY(!stage.page().isComplete());
    QVERIFY(stage.writeAll());
    QVERIFY(stage.page().isComplete());
    stage.choose([](auto &writer) { writer.kind = "chat"; });
    QVERIFY(!stage.page().isComplete());
    const int before = stage.requests();
    QVERIFY(stage.writeAll()); // from the project
    QVERIFY(stage.page().isComplete());
    QCOMPARE(stage.requests(), before);
}

void TestWritingRun::marks_answers_with_missing_phrases()
{
    WriterStage stage;
    // The prompt does not show the phrases as words, so that the answer that repeats it lacks them.
    const QString prompt = stage.stage().stage().write("prompt.txt", "Write about x{phrases}x.\n");
    stage.choose([&](auto &writer) { writer.promptTemplate = prompt.toStdString(); });
    QVERIFY(stage.writeAll());
    QVERIFY(stage.page().isComplete());
    QVERIFY(stage.rows().counts().marked > 0);
    QVERIFY2(stage.state(0).startsWith(QLatin1String("marked: phrases missing")), qPrintable(stage.state(0)));
    QVERIFY(stage.note().contains(QLatin1String("marked")));
}

void TestWritingRun::counts_what_the_checks_of_documents_found()
{
    WriterStage stage; // its server answers with the prompt
    QVERIFY(!part(stage.page(), "documentChecks").isVisible());
    stage.choose([](auto &writer) { std::erase(writer.checks.off, "echo"); });
    QVERIFY(stage.writeAll());
    const auto &counts = stage.session().writing().checks(); // as they go into the package
    QCOMPARE(counts.checks.size(), std::size_t(1));
    QCOMPARE(counts.checks.front().name, std::string_view("echo"));
    QVERIFY(counts.checks.front().mended + counts.checks.front().failed > 0);
    QVERIFY(part(stage.page(), "documentChecks").isVisible());
    QVERIFY(textOf(stage.page(), "documentChecks").contains(QLatin1String("repeats the prompt")));
    QVERIFY(stage.stage().sample()); // the counts were of the documents before
    QVERIFY(stage.session().writing().checks().isEmpty());
    QVERIFY(!part(stage.page(), "documentChecks").isVisible());
}

void TestWritingRun::the_package_says_how_its_documents_were_written()
{
    WriterStage stage;
    QVERIFY(stage.writeAll());
    stage.choose([](auto &writer) { writer.kind = "template"; }); // chosen, not written yet
    const std::string package = stage.stage().path("package").toStdString();
    QVERIFY(stage.session().release().exportPackage(package) && stage.stage().settle());
    const QJsonObject manifest =
        QJsonDocument::fromJson(bytesOf(stage.stage().path("package/manifest.json"))).object();
    QCOMPARE(manifest[QStringLiteral("writer")][QStringLiteral("kind")].toString(), QStringLiteral("chat"));
    QCOMPARE(manifest[QStringLiteral("writer")][QStringLiteral("model")].toString(),
             QStringLiteral("small-model"));
}

void TestWritingRun::the_window_answers_while_thousands_of_answers_come()
{
    WriterStage stage({{QStringLiteral("plain"), true}}, 2500);
    stage.choose([](auto &writer) { writer.inFlight = 32; });
    QSignalSpy news(&stage.session().writing().board(), &ui::WritingBoard::rowsChanged);
    Pulse pulse;
    pulse.start();
    stage.button("writeDocuments").click();
    QVERIFY(QTest::qWaitFor([&] { return !stage.session().jobs().isBusy(); }, 5 * patienceMs));
    pulse.stop();
    QCOMPARE(stage.written(), 5000);
    QVERIFY(stage.page().isComplete());
    qInfo("5,000 answers: longest turn %.1f ms of processor time, %.1f ms by the clock, %d batches",
          pulse.longestMs(),
          pulse.longestWallMs(),
          static_cast<int>(news.count()));
    QVERIFY(news.count() < 2500);
    QVERIFY2(pulse.longestMs() < boundMs, qPrintable(QString::number(pulse.longestMs())));
}

} // namespace tst_writingrun

QTEST_MAIN(tst_writingrun::TestWritingRun)
#include "tst_writingrun.moc"
