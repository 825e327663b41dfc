#include "core/review/Exclusions.h"
#include "core/review/PhraseSpans.h"
#include "core/writing/checks/DocumentCheck.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/review/DocumentView.h"
#include "ui/steps/review/LookAlikeModel.h"
#include "ui/steps/review/ReviewListModel.h"
#include "ui/steps/review/ReviewStep.h"
#include "ui/steps/review/ReviewText.h"
#include "ui/widgets/Labels.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTextEdit>

namespace tst_reviewstep {

using core::package::Exclusion;
using core::package::ExclusionReason;
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
    void near_duplicates_are_marked_with_what_they_are_like();
    void a_look_alike_leads_to_its_place();
    void a_near_duplicate_leads_to_what_it_is_like();
    void several_documents_are_left_out_at_once();
    void the_delete_key_leaves_out_and_undo_takes_back();
    void the_reason_is_chosen_or_told_by_the_marks();
    void what_is_left_out_stays_in_the_list_and_can_be_listed_alone();
    void a_line_says_how_many_are_left_out();
    void a_label_that_loses_all_is_named();
    void without_any_document_the_page_is_not_complete();
    void the_menu_offers_the_same();
    void what_was_left_out_comes_back_with_the_page();
    void says_when_the_documents_were_written_again();

private:
    void show();
    /// Answers that a model may give: the second names a person, the fourth nearly repeats the third.
    void showAnswers();
    QString marks(int row)
    {
        return table().model()->index(row, ui::ReviewListModel::Marks).data().toString();
    }
    const std::vector<Exclusion> &exclusions() { return session().exclusions(); }
    QPushButton &button(const char *name) { return part<QPushButton>(*m_page, name); }
    void choose(int first, int last);
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
        const std::u16string text = edit.toPlainText().toStdU16String();
        const auto places = core::review::PhraseSpans(text).of(core::review::utf16(keyphrase));
        QVERIFY(!places.empty());
        QTextCursor cursor(edit.document());
        cursor.setPosition(static_cast<int>(places.front().start) + 1);
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
    session().edit([](auto &plan) { plan.sampling.perLabel = 3; });
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
    core::review::DocumentFindings findings;
    findings.missing = {"aspirin"};
    findings.lookAlikes = core::review::LookAlikeFinder().find(core::review::utf16(document.text));
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
    QCOMPARE(cursor.charFormat().toolTip(), QStringLiteral("Looks like: name of a person"));
    view.select(findings.lookAlikes.front());
    QCOMPARE(edit.textCursor().selectedText(), QStringLiteral("Dr. Roe"));
    view.show(document, {}); // the next one lacks nothing
    QVERIFY(!part(view, "missingPhrases").isVisible());
}

void TestReviewStep::choose(int first, int last)
{
    table().clearSelection();
    table().setCurrentIndex(table().model()->index(first, 0));
    QItemSelection rows(table().model()->index(first, 0), table().model()->index(last, 0));
    table().selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TestReviewStep::near_duplicates_are_marked_with_what_they_are_like()
{
    QVERIFY(m_stage->untilWritten());
    const auto documents = session().documents();
    const auto alike = std::make_shared<const core::pipeline::Documents>(
        documents->derive([](std::vector<core::writing::Document> all) {
            std::string text;
            for (int word = 0; word < 60; ++word)
                text += "word" + std::to_string(word) + " ";
            for (core::writing::Document &each : all) // short documents may be alike by chance
                each.text += " " + each.seed.id;
            all[2].text = text + "once";
            all[5].text = text + "twice over";
            all[6].text = text + "once";
            return all;
        }));
    core::NoControl control;
    const auto findings =
        std::make_shared<const core::review::Findings>(*core::review::reviewDocuments(*alike, control));
    QCOMPARE(findings->documents[5].like, 2);
    QVERIFY(findings->documents[5].isNearDuplicate());
    QVERIFY(findings->documents[6].isDuplicate);
    QCOMPARE(findings->documents[6].like, 2);
    QCOMPARE(findings->duplicates, 1);
    ui::ReviewListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDocuments(alike);
    model.setFindings(findings);
    const auto id = QString::fromStdString((**alike)[2].seed.id);
    QVERIFY(
        model.index(5, ui::ReviewListModel::Marks).data().toString().contains(QStringLiteral("like ") + id));
    model.setFilter({.only = ui::ReviewListModel::Only::NearDuplicates}, nullptr);
    QVERIFY(model.rowOf(5) >= 0);
    QCOMPARE(model.rowOf(6), -1);
    QCOMPARE(model.rowOf(2), -1);
    QCOMPARE(core::review::guessedReason(findings->documents[5], (**alike)[5]), ExclusionReason::Duplicate);
}

void TestReviewStep::showAnswers()
{
    session().edit([](core::plan::Plan &plan) {
        plan.writer.kind = "promptPack";
        // The answers here have faults on purpose.
        const auto checks = core::writing::checkNames();
        plan.writer.checks.off.assign(checks.begin(), checks.end());
        plan.writer.model = "some-model";
    });
    QVERIFY(m_stage->commit());
    QVERIFY(m_stage->sample());
    QByteArray course;
    for (int word = 0; word < 60; ++word)
        course += " word" + QByteArray::number(word);
    const QByteArrayList texts{
        "Plain.", "Seen by Dr. Roe on 3 March 2024.", "First:" + course, "Then:" + course};
    QByteArray lines;
    for (qsizetype text = 0; text < texts.size(); ++text)
        lines +=
            R"({"id": "SYN-00000)" + QByteArray::number(text + 1) + R"(", "text": ")" + texts[text] + "\"}\n";
    const QString file = m_stage->stage().write("answers.jsonl", lines);
    QVERIFY(session().writing().importAnswers(file.toStdString()));
    QVERIFY(m_stage->settle());
    QCOMPARE((*session().documents())->size(), std::size_t(4));
    m_page->initializePage();
    QTRY_VERIFY_WITH_TIMEOUT(m_page->findings(), 30'000);
}

void TestReviewStep::a_look_alike_leads_to_its_place()
{
    showAnswers();
    auto &hits = part<QTableView>(*m_page, "lookAlikeTable");
    QVERIFY(hits.isVisible());
    QCOMPARE(hits.model()->rowCount(), 2);
    QCOMPARE(hits.model()->index(1, ui::LookAlikeModel::Text).data().toString(),
             QStringLiteral("3 March 2024"));
    part<QLineEdit>(*m_page, "reviewSearch").setText(QStringLiteral("Plain")); // hides the document
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount() <= 1, true, 30'000);
    hits.selectRow(1);
    QCOMPARE(table().currentIndex().row(), 1);
    QCOMPARE(part<QTextEdit>(*m_page, "reviewText").textCursor().selectedText(),
             QStringLiteral("3 March 2024"));
    button("leaveOut").click();
    QCOMPARE(exclusions().front().reason, ExclusionReason::LookAlike);
    QVERIFY(hits.model()
                ->index(1, ui::LookAlikeModel::Document)
                .data()
                .toString()
                .contains(QStringLiteral("left out")));
}

void TestReviewStep::a_near_duplicate_leads_to_what_it_is_like()
{
    showAnswers();
    QVERIFY(marks(3).contains(QStringLiteral("like SYN-000003")));
    QVERIFY(textOf(*m_page, "reviewSummary").contains(QStringLiteral("1 near duplicate")));
    part<QComboBox>(*m_page, "reviewOnly").setCurrentText(QStringLiteral("near duplicates"));
    QCOMPARE(table().model()->rowCount(), 1);
    QVERIFY(button("reviewLike").isVisible());
    button("reviewLike").click();
    QCOMPARE(table().model()->rowCount(), 4); // the filter gave way
    QCOMPARE(table().currentIndex().row(), 2);
    QVERIFY(!button("reviewLike").isVisible());
}

void TestReviewStep::several_documents_are_left_out_at_once()
{
    show();
    QVERIFY(button("leaveOut").isEnabled());
    QVERIFY(!button("takeBack").isEnabled());
    choose(2, 4);
    button("leaveOut").click();
    QCOMPARE(exclusions().size(), std::size_t(3));
    QCOMPARE(exclusions().front().id, (**session().documents())[2].seed.id);
    QVERIFY(!button("leaveOut").isEnabled());
    choose(3, 5); // two that are out, one that is in
    QVERIFY(button("leaveOut").isEnabled());
    button("takeBack").click();
    QCOMPARE(exclusions().size(), std::size_t(1));
    session().undo();
    QCOMPARE(exclusions().size(), std::size_t(3));
}

void TestReviewStep::the_delete_key_leaves_out_and_undo_takes_back()
{
    show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    choose(1, 1);
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(exclusions().size(), std::size_t(1));
    QCOMPARE(exclusions().front().id, (**session().documents())[1].seed.id);
    QCOMPARE(table().currentIndex().row(), 1); // the eye stays where it was
    QVERIFY(part(*m_page, "reviewLeftOut").isVisible());
    session().undo();
    QVERIFY(exclusions().empty());
    QVERIFY(!part(*m_page, "reviewLeftOut").isVisible());
    part<QLineEdit>(*m_page, "reviewSearch").setFocus();
    QTest::keyClick(&part(*m_page, "reviewSearch"), Qt::Key_Delete); // is for the words there
    QVERIFY(exclusions().empty());
}

void TestReviewStep::the_reason_is_chosen_or_told_by_the_marks()
{
    show();
    auto &reason = part<QComboBox>(*m_page, "leaveOutReason");
    choose(0, 0);
    const auto guess =
        core::review::guessedReason(m_page->findings()->documents[0], (**session().documents())[0]);
    QVERIFY(reason.itemText(0).contains(ui::reasonText(guess)));
    button("leaveOut").click();
    QCOMPARE(exclusions().front().reason, guess);
    choose(0, 0);
    reason.setCurrentIndex(2);
    button("leaveOut").click(); // for another reason
    QCOMPARE(exclusions().size(), std::size_t(1));
    QCOMPARE(exclusions().front().reason, ExclusionReason::Duplicate);
    QVERIFY(textOf(*m_page, "reviewLeftOut").contains(ui::reasonText(ExclusionReason::Duplicate)));
    choose(1, 1);
    QCOMPARE(reason.currentIndex(), 0); // not for the next one unasked
    QVERIFY(!reason.isEditable());      // no words of one's own
}

void TestReviewStep::what_is_left_out_stays_in_the_list_and_can_be_listed_alone()
{
    show();
    choose(4, 5);
    button("leaveOut").click();
    QCOMPARE(table().model()->rowCount(), 10);
    QVERIFY(table().model()->index(4, 0).data(Qt::FontRole).value<QFont>().strikeOut());
    QVERIFY(marks(4).startsWith(QStringLiteral("left out")));
    QVERIFY(!table().isColumnHidden(ui::ReviewListModel::Marks));
    QVERIFY(table()
                .model()
                ->index(4, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("left out")));
    QVERIFY(!table().model()->index(3, 0).data(Qt::FontRole).isValid());
    part<QComboBox>(*m_page, "reviewOnly").setCurrentText(QStringLiteral("left out"));
    QCOMPARE(table().model()->rowCount(), 2);
    choose(0, 0);
    button("takeBack").click();
    QCOMPARE(table().model()->rowCount(), 1);
    QCOMPARE(textOf(*m_page, "reviewCount"), QStringLiteral("1 listed"));
}

void TestReviewStep::a_line_says_how_many_are_left_out()
{
    show();
    const QString before = textOf(*m_page, "leftOutCount");
    QVERIFY(before.contains(QStringLiteral("not by a record that you remember")));
    QVERIFY(!before.contains(QStringLiteral("manifest")));
    choose(0, 1);
    button("leaveOut").click();
    const QString after = textOf(*m_page, "leftOutCount");
    QVERIFY2(after.startsWith(QStringLiteral("2 of 10 ")), qPrintable(after));
    QVERIFY(after.contains(QStringLiteral("manifest")));
    QVERIFY(textOf(*m_page, "reviewSummary").contains(QStringLiteral("2 left out")));
}

void TestReviewStep::a_label_that_loses_all_is_named()
{
    show();
    QVERIFY(!part(*m_page, "leftOutWarning").isVisible());
    part<QComboBox>(*m_page, "reviewLabel").setCurrentIndex(2);
    QCOMPARE(table().model()->rowCount(), 5);
    table().selectAll();
    button("leaveOut").click();
    QVERIFY(part(*m_page, "leftOutWarning").isVisible());
    QVERIFY(textOf(*m_page, "leftOutWarning").contains(QStringLiteral("Surgery")));
    QVERIFY(m_page->isComplete());
}

void TestReviewStep::without_any_document_the_page_is_not_complete()
{
    show();
    QSignalSpy changed(m_page.get(), &ui::Step::completeChanged);
    table().selectAll();
    button("leaveOut").click();
    QVERIFY(!changed.isEmpty());
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().contains(QStringLiteral("left out")));
    QVERIFY(part(*m_page, "leftOutWarning").isVisible());
    session().undo();
    QVERIFY(m_page->isComplete());
}

void TestReviewStep::the_menu_offers_the_same()
{
    show();
    choose(0, 1);
    emit table().customContextMenuRequested({5, 5});
    auto *menu = table().findChild<QMenu *>();
    QVERIFY(menu);
    QVERIFY(!menu->actions().last()->isEnabled()); // nothing is out yet
    menu->actions().at(1)->menu()->actions().at(2)->trigger();
    menu->close();
    QCOMPARE(exclusions().size(), std::size_t(2));
    QCOMPARE(exclusions().front().reason, ExclusionReason::MissingPhrases);
}

void TestReviewStep::what_was_left_out_comes_back_with_the_page()
{
    show();
    choose(7, 7);
    button("leaveOut").click();
    m_page = std::make_unique<ReviewStep>(session()); // as another language does
    m_page->show();
    m_page->initializePage();
    QVERIFY(marks(7).startsWith(QStringLiteral("left out")));
    QTRY_VERIFY_WITH_TIMEOUT(m_page->findings(), 30'000);
    QVERIFY(marks(7).startsWith(QStringLiteral("left out")));
}

void TestReviewStep::says_when_the_documents_were_written_again()
{
    show();
    QVERIFY(m_stage->write());
    QVERIFY(!part(*m_page, "leftOutAgain").isVisible()); // nothing was left out
    choose(7, 7);
    button("leaveOut").click();
    QVERIFY(m_stage->write());
    QCOMPARE(exclusions().size(), std::size_t(1));
    QVERIFY(part(*m_page, "leftOutAgain").isVisible());
    choose(6, 6);
    button("leaveOut").click(); // who goes on choosing has looked
    QVERIFY(!part(*m_page, "leftOutAgain").isVisible());
}

} // namespace tst_reviewstep

QTEST_MAIN(tst_reviewstep::TestReviewStep)
#include "tst_reviewstep.moc"
