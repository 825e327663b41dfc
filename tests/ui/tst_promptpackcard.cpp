#include "core/writing/checks/DocumentCheck.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/documents/writing/WritingPart.h"
#include "ui/widgets/ErrorBox.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QUrl>

namespace tst_promptpackcard {

using Job = ui::Jobs::Job;

/// Prompts out, answers in, by the page.
class TestPromptPackCard : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void the_run_card_gives_way();
    void saves_the_prompts_in_both_formats_data();
    void saves_the_prompts_in_both_formats();
    void does_nothing_when_no_file_is_chosen();
    void answers_in_another_order_make_the_documents();
    void answers_may_come_in_several_files();
    void reports_every_line_that_could_not_be_used();
    void shows_the_line_that_is_chosen();
    void goes_on_with_those_there_are();
    void takes_a_file_that_is_dropped();
    void refuses_a_folder_in_words();
    void finds_the_documents_again_when_the_project_is_opened();
    void other_settings_want_other_answers();
    void says_what_keeps_a_file_from_being_read();

private:
    ui::ProjectSession &session() { return m_stage->session(); }
    QPushButton &button(const char *name) { return part<QPushButton>(*m_page, name); }
    QTableView &problems() { return part<QTableView>(*m_page, "packProblems"); }
    QString report() { return textOf(*m_page, "packReportText"); }
    QString idOf(int row) { return QString::fromStdString((**session().sequences())[size_t(row)].id); }
    QByteArray answerTo(int row, const QByteArray &text = "A heart failure, an aspirin, a stent.")
    {
        return "{\"id\": \"" + idOf(row).toUtf8() + "\", \"text\": \"" + text + "\"}\n";
    }
    void openPage();
    void import(const QByteArray &lines);
    void drop(const QList<QUrl> &urls);

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<ui::WritingPart> m_page;
};

void TestPromptPackCard::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    session().edit([](core::plan::Plan &plan) {
        plan.writer.kind = "promptPack";
        // The answers here are no documents.
        const auto checks = core::writing::checkNames();
        plan.writer.checks.off.assign(checks.begin(), checks.end());
        plan.writer.model = "some-model";
    });
    QVERIFY(m_stage->commit());
    QVERIFY(m_stage->sample());
    openPage();
}

void TestPromptPackCard::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestPromptPackCard::openPage()
{
    m_page = std::make_unique<ui::WritingPart>(session());
    m_page->resize(700, 900);
    m_page->show();
    m_page->initializePage();
}

void TestPromptPackCard::import(const QByteArray &lines)
{
    m_stage->files().answer = m_stage->stage().write("answers.jsonl", lines);
    button("importAnswers").click();
    QVERIFY(m_stage->settle());
}

void TestPromptPackCard::drop(const QList<QUrl> &urls)
{
    QMimeData data;
    data.setUrls(urls);
    auto &card = part(*m_page, "promptPack");
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&card, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&card, &event);
    QVERIFY(m_stage->settle());
}

void TestPromptPackCard::the_run_card_gives_way()
{
    QVERIFY(part(*m_page, "promptPack").isVisible());
    QVERIFY(!button("writeDocuments").isVisible());
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().startsWith(QLatin1String("Save the prompts")));
    session().edit([](core::plan::Plan &plan) { plan.writer.kind = "template"; });
    QVERIFY(!part(*m_page, "promptPack").isVisible());
    QVERIFY(button("writeDocuments").isVisible());
}

void TestPromptPackCard::saves_the_prompts_in_both_formats_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("id");
    QTest::newRow("OpenAI batch") << 0 << "custom_id";
    QTest::newRow("plain") << 1 << "id";
}

void TestPromptPackCard::saves_the_prompts_in_both_formats()
{
    QFETCH(const int, format);
    QFETCH(const QString, id);
    part<QComboBox>(*m_page, "packFormat").setCurrentIndex(format);
    m_stage->files().answer = m_stage->path("prompts.jsonl");
    button("exportPrompts").click();
    QVERIFY(m_stage->settle());
    QVERIFY(textOf(*m_page, "promptsExported").contains(QLatin1String("prompts.jsonl")));
    QFile file(m_stage->path("prompts.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (int row = 0; row < 10; ++row) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        QCOMPARE(line[id].toString(), idOf(row));
    }
    QVERIFY(file.atEnd());
}

void TestPromptPackCard::does_nothing_when_no_file_is_chosen()
{
    m_stage->files().answer.clear();
    button("exportPrompts").click();
    button("importAnswers").click();
    QCOMPARE(m_stage->files().asked, 2);
    QVERIFY(!session().jobs().isBusy());
}

void TestPromptPackCard::answers_in_another_order_make_the_documents()
{
    QByteArray lines;
    for (int row = 9; row >= 0; --row)
        lines += answerTo(row, "Text " + QByteArray::number(row));
    import(lines);
    QVERIFY2(m_page->isComplete(), qPrintable(m_page->whyIncomplete()));
    QCOMPARE((**session().documents())[3].text, std::string("Text 3"));
    QVERIFY(report().contains(QLatin1String("10 answer(s) taken")));
    QVERIFY(!problems().isVisible());
    QCOMPARE(textOf(*m_page, "answersStanding"), QStringLiteral("All documents have an answer."));
}

void TestPromptPackCard::answers_may_come_in_several_files()
{
    import(answerTo(0) + answerTo(1));
    QCOMPARE((*session().documents())->size(), std::size_t(2));
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().contains(QLatin1Char('8')));
    QByteArray rest;
    for (int row = 2; row < 10; ++row)
        rest += answerTo(row);
    import(rest);
    QVERIFY(m_page->isComplete());
}

void TestPromptPackCard::reports_every_line_that_could_not_be_used()
{
    import(answerTo(0) + "{\"id\": \"" + idOf(1).toUtf8() + "\", \"te\n" + "{\"text\": \"whose?\"}\n"
           + "{\"id\": \"SYN-999999\", \"text\": \"of another project\"}\n" + answerTo(0, "a second text")
           + "{\"id\": \"" + idOf(2).toUtf8() + "\"}\n");
    QVERIFY(report().contains(QLatin1String("1 answer(s) taken")));
    QVERIFY(report().contains(QLatin1String("9 document(s) have no answer")));
    QVERIFY(report().contains(QLatin1String("5 line(s) could not be used")));
    const QAbstractItemModel &table = *problems().model();
    QVERIFY(problems().isVisible());
    QCOMPARE(table.rowCount(), 5);
    const char *words[] = {
        "not valid JSON", "does not name a document", "was not requested", "second time", "no answer"};
    for (int row = 0; row < 5; ++row) {
        QCOMPARE(table.index(row, 0).data().toString(), QString::number(row + 2));
        QVERIFY2(table.index(row, 1).data().toString().contains(QLatin1String(words[row])), words[row]);
    }
    QVERIFY(!QString::fromStdString((**session().documents())[0].text).contains(QLatin1String("second")));
}

void TestPromptPackCard::shows_the_line_that_is_chosen()
{
    import(answerTo(0) + "{\"text\": \"whose?\"}\n");
    const auto &line = part<QPlainTextEdit>(*m_page, "packLine");
    QVERIFY(!line.isVisible());
    problems().selectRow(0);
    QTRY_VERIFY(line.isVisible());
    QCOMPARE(line.toPlainText(), QStringLiteral("{\"text\": \"whose?\"}"));
    QCOMPARE(textOf(*m_page, "packLineTitle"), QStringLiteral("Line 2"));
}

void TestPromptPackCard::goes_on_with_those_there_are()
{
    QVERIFY(!button("goOnWithAnswers").isVisible());
    import(answerTo(4));
    QVERIFY(button("goOnWithAnswers").isVisible());
    button("goOnWithAnswers").click();
    QVERIFY(m_page->isComplete());
    QVERIFY(!button("goOnWithAnswers").isVisible());
}

void TestPromptPackCard::takes_a_file_that_is_dropped()
{
    drop({QUrl::fromLocalFile(m_stage->stage().write("dropped.jsonl", answerTo(0)))});
    QVERIFY(report().startsWith(QLatin1String("dropped.jsonl")));
    QCOMPARE((*session().documents())->size(), std::size_t(1));
}

void TestPromptPackCard::refuses_a_folder_in_words()
{
    drop({QUrl::fromLocalFile(m_stage->path("projects"))});
    QVERIFY(part(*m_page, "answersRefused").isVisible());
    QVERIFY(textOf(*m_page, "answersRefused").contains(QLatin1String("answers")));
    drop({QUrl::fromLocalFile(m_stage->stage().write("dropped.jsonl", answerTo(0)))});
    QVERIFY(!part(*m_page, "answersRefused").isVisible());
}

void TestPromptPackCard::finds_the_documents_again_when_the_project_is_opened()
{
    import(answerTo(0) + answerTo(1));
    const auto path = session().projectPath();
    m_page.reset();
    QVERIFY(session().load(path) && m_stage->settle());
    openPage();
    QVERIFY(session().documents());
    QCOMPARE((*session().documents())->size(), std::size_t(2));
    QCOMPARE(textOf(*m_page, "answersStanding"), QStringLiteral("2 of 10 documents have an answer."));
}

void TestPromptPackCard::other_settings_want_other_answers()
{
    import(answerTo(0));
    session().edit([](core::plan::Plan &plan) { plan.writer.language = "French"; });
    QVERIFY(textOf(*m_page, "answersStanding").contains(QLatin1String("other settings")));
    QVERIFY(!m_page->isComplete());
    session().undo();
    QVERIFY(textOf(*m_page, "answersStanding").startsWith(QLatin1String("1 of 10")));
}

void TestPromptPackCard::says_what_keeps_a_file_from_being_read()
{
    m_stage->files().answer = m_stage->path("not-there.jsonl");
    QSignalSpy failed(&session().jobs(), &ui::Jobs::failed);
    button("importAnswers").click();
    QVERIFY(m_stage->settle());
    QCOMPARE(failed.count(), 1);
    QVERIFY(!part(*m_page, "packReport").isVisible());
}

} // namespace tst_promptpackcard

QTEST_MAIN(tst_promptpackcard::TestPromptPackCard)
#include "tst_promptpackcard.moc"
