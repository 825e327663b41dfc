#include "tests/ui/ReleaseStage.h"
#include "ui/steps/DocumentView.h"
#include "ui/steps/ReviewStep.h"
#include "ui/widgets/Chip.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QTextEdit>

using ui::ReviewStep;

class TestReviewStep : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void wants_documents();
    void looks_through_all_documents();
    void marks_the_phrases_without_colour_alone();
    void filters_by_label_and_words();
    void follows_documents_that_are_written_again();
    void a_document_shows_what_it_lacks_and_what_looks_like_an_identifier();

private:
    void show();
    ui::ProjectSession &session() { return m_stage->session(); }
    QTableView &table() { return part<QTableView>(*m_page, "reviewTable"); }

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<ReviewStep> m_page;
};

void TestReviewStep::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    m_page = std::make_unique<ReviewStep>(session());
    m_page->show();
}

void TestReviewStep::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestReviewStep::show()
{
    QVERIFY(m_stage->untilWritten());
    m_page->initializePage();
    QTRY_VERIFY_WITH_TIMEOUT(m_page->findings(), 30'000);
}

void TestReviewStep::wants_documents()
{
    m_page->initializePage();
    QVERIFY(!m_page->isComplete());
    QVERIFY(!m_page->whyIncomplete().isEmpty());
    QVERIFY(!m_page->isPrivateZone());
    QSignalSpy changed(m_page.get(), &ui::Step::completeChanged);
    QVERIFY(m_stage->untilWritten());
    QVERIFY(m_page->isComplete());
    QVERIFY(!changed.isEmpty());
}

void TestReviewStep::looks_through_all_documents()
{
    show();
    QCOMPARE(m_page->findings()->documents.size(), std::size_t(10));
    QCOMPARE(m_page->findings()->withMissing, 0); // the template names every phrase
    QVERIFY(textOf(*m_page, "reviewSummary").startsWith(QStringLiteral("10 document(s) · ")));
    QCOMPARE(table().model()->rowCount(), 10);
    QCOMPARE(part(*m_page, "lookAlikeTable").isVisible(), m_page->findings()->lookAlikes > 0);
}

void TestReviewStep::marks_the_phrases_without_colour_alone()
{
    show();
    table().selectRow(3);
    const auto &edit = part<QTextEdit>(*m_page, "reviewText");
    const auto &document = (**session().documents())[3];
    for (const std::string &keyphrase : document.seed.keyphrases) {
        const auto places = ui::placesOf(QString::fromStdString(keyphrase), edit.toPlainText());
        QVERIFY(!places.isEmpty());
        QTextCursor cursor(edit.document());
        cursor.setPosition(static_cast<int>(places.first().start) + 1);
        QVERIFY(cursor.charFormat().fontUnderline());
        QCOMPARE(cursor.charFormat().fontWeight(), static_cast<int>(QFont::Bold));
    }
}

void TestReviewStep::filters_by_label_and_words()
{
    show();
    part<QComboBox>(*m_page, "reviewLabel").setCurrentIndex(1);
    QCOMPARE(table().model()->rowCount(), 5);
    QCOMPARE(textOf(*m_page, "reviewCount"), QStringLiteral("5 listed"));
    part<QLineEdit>(*m_page, "reviewSearch").setText(QStringLiteral("no such words anywhere"));
    QTRY_COMPARE(table().model()->rowCount(), 0);
    QVERIFY(part<QTextEdit>(*m_page, "reviewText").toPlainText().isEmpty());
    part<QLineEdit>(*m_page, "reviewSearch").clear();
    part<QComboBox>(*m_page, "reviewLabel").setCurrentIndex(0);
    QTRY_COMPARE(table().model()->rowCount(), 10);
    part<QComboBox>(*m_page, "reviewOnly").setCurrentIndex(2);
    QCOMPARE(table().model()->rowCount(), 0);
}

void TestReviewStep::follows_documents_that_are_written_again()
{
    show();
    session().edit([](auto &plan) { plan.sequences.perLabel = 3; });
    QVERIFY(m_stage->sample());
    QVERIFY(!m_page->isComplete());
    QVERIFY(!m_page->findings());
    QCOMPARE(table().model()->rowCount(), 0);
    QVERIFY(m_stage->write());
    QTRY_VERIFY_WITH_TIMEOUT(m_page->findings(), 30'000);
    QCOMPARE(m_page->findings()->documents.size(), std::size_t(6));
}

void TestReviewStep::a_document_shows_what_it_lacks_and_what_looks_like_an_identifier()
{
    const core::writing::Document document{{"SYN-000001", "A", {"stent", "aspirin"}},
                                           "Dr. Roe named the stent."};
    ui::DocumentFindings findings;
    findings.missing = QStringList{QStringLiteral("aspirin")};
    findings.lookAlikes = ui::findLookAlikes(QString::fromStdString(document.text));
    ui::DocumentView view;
    view.show(document, findings);
    static_cast<QWidget &>(view).show();
    const auto *chip = view.findChild<ui::Chip *>();
    QVERIFY(chip && chip->accessibleName().contains(QLatin1String("missing")));
    QVERIFY(part(view, "missingPhrases").isVisible());
    auto &edit = part<QTextEdit>(view, "reviewText");
    QTextCursor cursor(edit.document());
    cursor.setPosition(2);
    QCOMPARE(cursor.charFormat().underlineStyle(), QTextCharFormat::WaveUnderline);
    QCOMPARE(cursor.charFormat().toolTip(), QStringLiteral("Looks like: title with a name"));
    view.select(findings.lookAlikes.first());
    QCOMPARE(edit.textCursor().selectedText(), QStringLiteral("Dr. Roe"));
    view.show(document, {}); // the next one lacks nothing
    QVERIFY(!part(view, "missingPhrases").isVisible());
}

QTEST_MAIN(TestReviewStep)
#include "tst_reviewstep.moc"
