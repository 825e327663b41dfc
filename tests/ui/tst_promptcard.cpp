#include "core/chat/PromptTemplate.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/writer/PromptCard.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace tst_promptcard {

using ui::PromptCard;

/// What the model is told: template, language, length, examples, and flawed answers.
class TestPromptCard : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void typing_edits_the_plan_and_is_undone_in_one_go();
    void offers_every_built_in_prompt();
    void takes_a_prompt_from_a_file();
    void keeps_the_prompt_when_no_file_is_chosen();
    void adds_examples_from_a_file_and_the_clipboard();
    void another_example_wants_the_declaration_again();
    void removes_an_example_with_the_delete_key();
    void refuses_what_is_no_example_data();
    void refuses_what_is_no_example();
    void shortens_an_example_on_the_list();
    void an_empty_answer_cannot_be_kept();
    void a_flaw_is_chosen_and_undone();
    void the_template_writes_in_the_language_that_is_chosen();
    void a_model_is_not_asked_for_built_in_sentences();

private:
    const core::plan::Plan::Writer &writer() { return m_stage->plan().writer; }
    void chooseFile(const QByteArray &bytes);
    void activate(const char *combo, const QVariant &data);

    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<PromptCard> m_page;
};

void TestPromptCard::init()
{
    m_stage = std::make_unique<PlanStage>();
    core::plan::Plan plan;
    plan.writer.kind = "chat";
    m_stage->createProject(plan);
    m_page = std::make_unique<PromptCard>(m_stage->session());
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestPromptCard::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestPromptCard::chooseFile(const QByteArray &bytes)
{
    m_stage->files().answer = m_stage->write("example.txt", bytes);
    part<QPushButton>(*m_page, "addExampleFile").click();
}

/// As a person does in the list of the combo box.
void TestPromptCard::activate(const char *combo, const QVariant &data)
{
    auto &box = part<QComboBox>(*m_page, combo);
    const int index = box.findData(data);
    QVERIFY(index >= 0);
    box.setCurrentIndex(index);
    emit box.activated(index);
}

void TestPromptCard::typing_edits_the_plan_and_is_undone_in_one_go()
{
    auto &language = part<QLineEdit>(*m_page, "writerLanguage");
    language.selectAll();
    QTest::keyClicks(&language, QStringLiteral("Swiss German"));
    QCOMPARE(writer().language, std::string("Swiss German"));
    auto &length = part<QLineEdit>(*m_page, "writerLength");
    length.selectAll();
    QTest::keyClicks(&length, QStringLiteral("one page"));
    QCOMPARE(writer().length, std::string("one page"));
    m_stage->session().undo();
    QCOMPARE(length.text(), QStringLiteral("about 200 words"));
    QCOMPARE(writer().language, std::string("Swiss German"));
    m_stage->session().undo();
    QCOMPARE(language.text(), QStringLiteral("English"));
}

void TestPromptCard::offers_every_built_in_prompt()
{
    for (const auto &prompt : core::chat::builtInPrompts()) {
        activate("promptTemplate", QString::fromStdString(std::string(prompt.name)));
        QCOMPARE(writer().promptTemplate, std::string(prompt.name));
        QVERIFY(!part<QComboBox>(*m_page, "promptTemplate").currentText().isEmpty());
    }
    activate("promptTemplate", QString());
    QCOMPARE(writer().promptTemplate, std::string());
}

void TestPromptCard::takes_a_prompt_from_a_file()
{
    m_stage->files().answer = m_stage->write("house.txt", "Write about {phrases}.");
    auto &box = part<QComboBox>(*m_page, "promptTemplate");
    emit box.activated(box.count() - 1);
    QCOMPARE(writer().promptTemplate, m_stage->files().answer.toStdString());
    QCOMPARE(box.currentText(), QStringLiteral("house.txt"));
    m_stage->session().undo();
    QCOMPARE(writer().promptTemplate, std::string());
    QCOMPARE(box.currentIndex(), 0);
}

void TestPromptCard::keeps_the_prompt_when_no_file_is_chosen()
{
    activate("promptTemplate", QStringLiteral("published"));
    auto &box = part<QComboBox>(*m_page, "promptTemplate");
    box.setCurrentIndex(box.count() - 1);
    emit box.activated(box.count() - 1);
    QCOMPARE(m_stage->files().asked, 1);
    QCOMPARE(writer().promptTemplate, std::string("published"));
    QCOMPARE(box.currentData().toString(), QStringLiteral("published"));
}

void TestPromptCard::adds_examples_from_a_file_and_the_clipboard()
{
    QVERIFY(!part(*m_page, "examplesArePublic").isVisible());
    chooseFile("A letter about nobody.\n");
    QGuiApplication::clipboard()->setText(QStringLiteral("Another letter."));
    part<QPushButton>(*m_page, "pasteExample").click();
    QCOMPARE(writer().examples, (std::vector<std::string>{"A letter about nobody.", "Another letter."}));
    QCOMPARE(part<QListWidget>(*m_page, "exampleList").count(), 2);
    QVERIFY(part(*m_page, "examplesArePublic").isVisible());
    QVERIFY(!writer().examplesArePublic);
    QVERIFY(textOf(*m_page, "examplesNote").startsWith(QLatin1String("This is required")));
}

void TestPromptCard::another_example_wants_the_declaration_again()
{
    chooseFile("One.");
    part<QCheckBox>(*m_page, "examplesArePublic").click();
    QVERIFY(writer().examplesArePublic);
    QVERIFY(!textOf(*m_page, "examplesNote").startsWith(QLatin1String("This is required")));
    chooseFile("Two.");
    QVERIFY(!writer().examplesArePublic);
    QVERIFY(!part<QCheckBox>(*m_page, "examplesArePublic").isChecked());
    m_stage->session().undo();
    QVERIFY(part<QCheckBox>(*m_page, "examplesArePublic").isChecked());
}

void TestPromptCard::removes_an_example_with_the_delete_key()
{
    chooseFile("One.");
    chooseFile("Two.");
    auto &list = part<QListWidget>(*m_page, "exampleList");
    list.setFocus();
    list.setCurrentRow(0);
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(writer().examples, std::vector<std::string>{"Two."});
    part<QPushButton>(*m_page, "removeExample").click();
    QVERIFY(writer().examples.empty());
    QVERIFY(!list.isVisible());
}

void TestPromptCard::refuses_what_is_no_example_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing in it") << QByteArray(" \n\t") << QStringLiteral("no text");
    QTest::newRow("another encoding") << QByteArray("caf\xe9 au lait") << QStringLiteral("UTF-8");
    QTest::newRow("too long") << QByteArray(core::plan::limits::maximumExampleLength + 1, 'x')
                              << QStringLiteral("20,000");
    QTest::newRow("far too long") << QByteArray(1'000'000, 'x') << QStringLiteral("20,000");
    QTest::newRow("there already") << QByteArray("The first.") << QStringLiteral("already");
}

void TestPromptCard::refuses_what_is_no_example()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, words);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    chooseFile("The first.");
    QVERIFY(!part(*m_page, "exampleRefusal").isVisible());
    chooseFile(bytes);
    QCOMPARE(writer().examples, std::vector<std::string>{"The first."});
    QVERIFY(part(*m_page, "exampleRefusal").isVisible());
    QVERIFY2(textOf(*m_page, "exampleRefusal").contains(words),
             qPrintable(textOf(*m_page, "exampleRefusal")));
}

void TestPromptCard::shortens_an_example_on_the_list()
{
    chooseFile(QByteArray("First line.\nSecond ") + QByteArray(500, 'y'));
    const QString shown = part<QListWidget>(*m_page, "exampleList").item(0)->text();
    QVERIFY(shown.startsWith(QLatin1String("First line. Second")));
    QVERIFY(shown.size() < 100);
}

void TestPromptCard::an_empty_answer_cannot_be_kept()
{
    QCOMPARE(part<QComboBox>(*m_page, "flawEmpty").findData(QStringLiteral("keep")), -1);
    QVERIFY(part<QComboBox>(*m_page, "flawCutOff").findData(QStringLiteral("keep")) >= 0);
}

void TestPromptCard::a_flaw_is_chosen_and_undone()
{
    QVERIFY(!part(*m_page, "flawRefused").isVisible());
    part<QPushButton>(*m_page, "advancedPrompt").click();
    QVERIFY(part(*m_page, "flawRefused").isVisible());
    activate("flawRefused", QStringLiteral("mark"));
    QCOMPARE(writer().flaws.refused, std::string("mark"));
    QCOMPARE(writer().flaws.withheld, std::string("retry"));
    m_stage->session().undo();
    QCOMPARE(writer().flaws.refused, std::string("retry"));
    QCOMPARE(part<QComboBox>(*m_page, "flawRefused").currentData().toString(), QStringLiteral("retry"));
}

void TestPromptCard::the_template_writes_in_the_language_that_is_chosen()
{
    m_stage->session().edit([](core::plan::Plan &plan) { plan.writer.kind = "template"; });
    auto &type = part<QComboBox>(*m_page, "documentType");
    QCOMPARE(type.currentText(), QStringLiteral("medical record"));
    activate("templateLanguage", QStringLiteral("German"));
    QCOMPARE(writer().language, std::string("German"));
    // The same kind of document by its German name, and all others, too.
    QCOMPARE(type.currentText(), QStringLiteral("Arztbericht"));
    QVERIFY(type.findText(QStringLiteral("Entlassungsbrief")) >= 0);
    QCOMPARE(type.findText(QStringLiteral("discharge summary")), -1);
    m_stage->session().undo();
    QCOMPARE(writer().language, std::string("English"));
    QCOMPARE(type.currentText(), QStringLiteral("medical record"));
    QCOMPARE(part<QComboBox>(*m_page, "templateLanguage").currentIndex(), 0);
}

void TestPromptCard::a_model_is_not_asked_for_built_in_sentences()
{
    QVERIFY(!part<QComboBox>(*m_page, "templateLanguage").isVisible());
    m_stage->session().edit([](core::plan::Plan &plan) { plan.writer.kind = "template"; });
    QVERIFY(part<QComboBox>(*m_page, "templateLanguage").isVisible());
    QVERIFY(!part<QLineEdit>(*m_page, "writerLanguage").isVisible());
}

} // namespace tst_promptcard

QTEST_MAIN(tst_promptcard::TestPromptCard)
#include "tst_promptcard.moc"
