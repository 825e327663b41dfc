#include "tests/ui/Layouts.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/documents/DocumentsStep.h"

#include <QPushButton>
#include <QSpinBox>

namespace tst_documentsstep {

using ui::DocumentsStep;

/// The page of phrases and documents: what must hold before the next page, and where its parts stand.
class TestDocumentsStep : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void draws_at_once_and_waits_for_the_documents();
    void other_numbers_want_another_draw_and_other_documents();
    void the_parts_stand_side_by_side_where_there_is_room();
    void phrases_are_folded_where_there_is_little_room();
    void what_is_to_be_done_with_phrases_is_shown();

private:
    ui::ProjectSession &session() { return m_stage->session(); }
    QWidget &widget(const char *name) { return part(*m_page, name); }
    void show(int width);

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<DocumentsStep> m_page;
};

void TestDocumentsStep::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    QVERIFY(m_stage->commit());
    m_page = std::make_unique<DocumentsStep>(session());
}

void TestDocumentsStep::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestDocumentsStep::show(int width)
{
    m_page->resize(width, 1400);
    m_page->show();
    m_page->initializePage();
    QVERIFY(m_stage->settle());
    settleLayouts();
}

void TestDocumentsStep::draws_at_once_and_waits_for_the_documents()
{
    QVERIFY(!m_page->isPrivateZone());
    show(700);
    QVERIFY(session().sequences());
    QVERIFY(!m_page->isComplete());
    QCOMPARE(m_page->whyIncomplete(), QStringLiteral("Write the documents to go on."));
    part<QPushButton>(*m_page, "writeDocuments").click();
    QVERIFY(m_stage->settle());
    QVERIFY(m_page->isComplete());
    QVERIFY(m_page->hint().contains(QLatin1String("10 document")));
}

void TestDocumentsStep::other_numbers_want_another_draw_and_other_documents()
{
    show(700);
    QVERIFY(m_stage->write());
    QVERIFY(m_page->isComplete());
    part<QSpinBox>(*m_page, "perLabel").setValue(7);
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().startsWith(QLatin1String("Draw again")));
    part<QPushButton>(*m_page, "drawSequences").click();
    QVERIFY(m_stage->settle());
    QVERIFY(!m_page->isComplete()); // the documents were of other phrases
    QVERIFY(m_stage->write());
    QVERIFY(m_page->isComplete());
}

void TestDocumentsStep::the_parts_stand_side_by_side_where_there_is_room()
{
    show(1300);
    QVERIFY(widget("phrasesPart").isVisible());
    QVERIFY(widget("phrasesPart").mapTo(m_page.get(), QPoint()).x()
            < widget("writingPart").mapTo(m_page.get(), QPoint()).x());
    m_page->resize(700, 1400);
    settleLayouts();
    QCOMPARE(widget("phrasesPart").mapTo(m_page.get(), QPoint()).x(),
             widget("writingPart").mapTo(m_page.get(), QPoint()).x());
}

void TestDocumentsStep::phrases_are_folded_where_there_is_little_room()
{
    show(700);
    QVERIFY(!widget("phrasesPart").isVisible());
    auto &fold = part<QPushButton>(*m_page, "foldPhrases");
    QVERIFY(fold.text().contains(QLatin1String("10 document")));
    fold.click();
    QVERIFY(widget("phrasesPart").isVisible());
    fold.click();
    QVERIFY(!widget("phrasesPart").isVisible());
}

void TestDocumentsStep::what_is_to_be_done_with_phrases_is_shown()
{
    show(700);
    QVERIFY(!widget("phrasesPart").isVisible());
    session().edit([](auto &plan) { plan.sampling.perLabel = 9; });
    QVERIFY(widget("phrasesPart").isVisible());
}

} // namespace tst_documentsstep

QTEST_MAIN(tst_documentsstep::TestDocumentsStep)
#include "tst_documentsstep.moc"
