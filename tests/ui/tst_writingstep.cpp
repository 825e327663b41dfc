#include "core/writing/TemplateWriter.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/documents/writing/WritingPart.h"
#include "ui/widgets/Card.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

namespace tst_writingstep {

using ui::WritingPart;
using Job = ui::Jobs::Job;

class TestWritingStep : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void offers_the_template_first();
    void waits_for_the_button();
    void writes_a_document_for_each_sequence();
    void shows_the_text_of_the_chosen_document();
    void another_kind_wants_writing_again();
    void takes_a_kind_of_ones_own();
    void says_what_core_refuses();
    void follows_the_plan();
    void forgets_documents_of_other_sequences();
    void can_be_cancelled();

private:
    ui::ProjectSession &session() { return m_stage->session(); }
    QPushButton &writeButton() { return part<QPushButton>(*m_page, "writeDocuments"); }
    QTableView &table() { return part<QTableView>(*m_page, "documentTable"); }
    QComboBox &type() { return part<QComboBox>(*m_page, "documentType"); }

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<WritingPart> m_page;
};

void TestWritingStep::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    QVERIFY(m_stage->commit());
    QVERIFY(m_stage->sample());
    m_page = std::make_unique<WritingPart>(session());
    m_page->show();
    m_page->initializePage();
}

void TestWritingStep::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestWritingStep::offers_the_template_first()
{
    QVERIFY(part<ui::Card>(*m_page, "templateWriter").isChosen());
    QVERIFY(part(*m_page, "chatWriter").isEnabled());
    QVERIFY(part(*m_page, "promptPackWriter").isEnabled());
    const auto types = core::writing::TemplateWriter::documentTypes();
    QCOMPARE(type().count(), static_cast<int>(types.size()));
    QCOMPARE(type().itemText(0), QString::fromStdString(types.front()));
}

void TestWritingStep::waits_for_the_button()
{
    QVERIFY(!m_page->isComplete());
    QCOMPARE(m_page->whyIncomplete(), QStringLiteral("Write the documents to go on."));
    QCOMPARE(writeButton().accessibleName(), QStringLiteral("Write 10 document(s)"));
    QCOMPARE(table().model()->rowCount(), 10);
    QCOMPARE(table().model()->index(0, 3).data().toString(), QStringLiteral("waiting"));
}

void TestWritingStep::writes_a_document_for_each_sequence()
{
    QSignalSpy changed(m_page.get(), &ui::StepPart::completeChanged);
    writeButton().click();
    QVERIFY(session().jobs().isRunning(Job::Write));
    QVERIFY(!writeButton().isEnabled());
    QVERIFY(m_stage->settle());
    QVERIFY(m_page->isComplete());
    QVERIFY(!changed.isEmpty());
    QCOMPARE((*session().documents())->size(), std::size_t(10));
    QCOMPARE(table().model()->index(9, 3).data().toString(), QStringLiteral("written"));
}

void TestWritingStep::shows_the_text_of_the_chosen_document()
{
    const auto &text = part<QPlainTextEdit>(*m_page, "documentText");
    QVERIFY(!text.isVisible());
    QVERIFY(m_stage->write());
    QVERIFY(text.isVisible());
    for (const int row : {0, 7}) {
        table().selectRow(row);
        QCOMPARE(
            text.toPlainText().trimmed(),
            QString::fromStdString((**session().documents())[static_cast<std::size_t>(row)].text).trimmed());
    }
    QVERIFY(text.isReadOnly());
}

void TestWritingStep::another_kind_wants_writing_again()
{
    QVERIFY(m_stage->write());
    QVERIFY(m_page->isComplete());
    type().setCurrentText(QStringLiteral("radiology report"));
    QCOMPARE(session().plan().writer.documentType, std::string("radiology report"));
    QVERIFY(!m_page->isComplete());
    QVERIFY(textOf(*m_page, "writingNote").contains(QLatin1String("medical record")));
    writeButton().click();
    QVERIFY(m_stage->settle());
    QVERIFY(m_page->isComplete());
}

void TestWritingStep::takes_a_kind_of_ones_own()
{
    type().setEditText(QStringLiteral("ward letter"));
    QVERIFY(m_stage->write());
    QVERIFY(m_page->isComplete());
    const std::string &text = (*session().documents())->front().text;
    QVERIFY(QString::fromStdString(text).contains(QLatin1String("ward letter"), Qt::CaseInsensitive));
}

void TestWritingStep::says_what_core_refuses()
{
    type().setEditText(QString());
    QVERIFY(!writeButton().isEnabled());
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("kind of document")));
    QVERIFY(textOf(*m_page, "writingNote").contains(QLatin1String("kind of document")));
}

void TestWritingStep::follows_the_plan()
{
    session().edit([](auto &plan) { plan.writer.documentType = "discharge summary"; });
    QCOMPARE(type().currentText(), QStringLiteral("discharge summary"));
}

void TestWritingStep::forgets_documents_of_other_sequences()
{
    QVERIFY(m_stage->write());
    QVERIFY(m_stage->sample());
    QVERIFY(!m_page->isComplete());
    QVERIFY(!part(*m_page, "documentText").isVisible());
    QCOMPARE(table().model()->index(0, 3).data().toString(), QStringLiteral("waiting"));
}

void TestWritingStep::can_be_cancelled()
{
    session().edit([](auto &plan) { plan.sampling.perLabel = 100'000; });
    QVERIFY(m_stage->sample());
    QSignalSpy cancelled(&session().jobs(), &ui::Jobs::cancelled);
    writeButton().click();
    part<QPushButton>(*m_page, "stopWriting").click();
    QTRY_COMPARE_WITH_TIMEOUT(cancelled.count(), 1, 30'000);
    QVERIFY(!session().documents());
    QVERIFY(!m_page->isComplete());
    QVERIFY(writeButton().isEnabled());
}

} // namespace tst_writingstep

QTEST_MAIN(tst_writingstep::TestWritingStep)
#include "tst_writingstep.moc"
