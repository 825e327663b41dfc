#include "core/methods/Methods.h"
#include "core/synthesis/Synthesizer.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/ui/PlanStage.h"
#include "ui/session/BudgetSplit.h"
#include "ui/steps/budget/method/MethodPart.h"

#include <QAbstractButton>
#include <QRadioButton>
#include <QTranslator>

#include <algorithm>

namespace tst_methodstep {

using core::plan::Plan;
using core::synthesis::methodFamilies;

/// How the corpus is made: the cards of the families, and who writes texts before the commit.
class TestMethodStep : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void the_recommended_way_is_chosen_and_enough();
    void every_family_has_a_card_with_all_its_words();
    void the_words_are_translated_data();
    void the_words_are_translated();
    void another_way_keeps_the_total_and_can_be_undone();
    void the_arrow_keys_go_from_card_to_card();
    void the_published_forms_stand_under_more();
    void few_declared_records_refuse_votes_and_say_what_to_do();
    void who_writes_the_texts_is_asked_only_where_they_are_voted_on();
    void a_prompt_pack_cannot_be_asked_between_rounds();

private:
    const Plan &plan() const { return m_stage->plan(); }
    QRadioButton &radio(const char *name) { return part<QRadioButton>(*m_page, name); }

    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<ui::MethodPart> m_page;
};

void TestMethodStep::init()
{
    m_stage = std::make_unique<PlanStage>();
    Plan plan;
    plan.vocabulary = tests::builtIn("medical");
    plan.labels = {"Cardiology", "Surgery"};
    m_stage->createProject(plan);
    m_page = std::make_unique<ui::MethodPart>(m_stage->session());
    m_page->resize(740, 900);
    m_page->show();
}

void TestMethodStep::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestMethodStep::the_recommended_way_is_chosen_and_enough()
{
    QVERIFY(radio("family-keyphrases").isChecked());
    QVERIFY(radio("family-keyphrases").accessibleName().contains(QLatin1String("recommended")));
    QVERIFY(radio("method-histogram").isChecked());
    QVERIFY(m_page->isComplete());
    QVERIFY(m_page->hint().contains(QLatin1String("Histogram")));
}

void TestMethodStep::every_family_has_a_card_with_all_its_words()
{
    for (const auto &[family, methods] : methodFamilies()) {
        const QByteArray name(family.name.data(), static_cast<qsizetype>(family.name.size()));
        for (const std::string_view words :
             {family.title, family.summary, family.needs, family.costs, family.promises, family.uselessWhen})
            QVERIFY2(!words.empty(), name.constData());
        const auto &card = radio("family-" + name);
        QVERIFY(card.isVisible());
        QVERIFY(!card.accessibleName().isEmpty());
        QVERIFY(card.accessibleDescription().contains(QString::fromUtf8(family.needs)));
        QVERIFY(!methods.empty());
    }
}

void TestMethodStep::the_words_are_translated_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"de", "fr", "es"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestMethodStep::the_words_are_translated()
{
    QFETCH(QString, language);
    QTranslator catalogue;
    QVERIFY(catalogue.load(QStringLiteral(KEYSEED_BUILD_DIR "/translations/keyseed_") + language));
    const auto check = [&](std::string_view english) {
        const std::string words(english);
        QVERIFY2(!catalogue.translate("MethodText", words.c_str()).isEmpty(), words.c_str());
    };
    for (const auto &[family, methods] : methodFamilies()) {
        for (const std::string_view words :
             {family.title, family.summary, family.needs, family.costs, family.promises, family.uselessWhen})
            check(words);
        for (const auto *method : methods) {
            check(method->title());
            check(method->summary());
        }
    }
}

void TestMethodStep::another_way_keeps_the_total_and_can_be_undone()
{
    m_stage->session().edit([](Plan &plan) { ui::setTotalEpsilon(plan, 3.0); });
    radio("family-evolution").click();
    QCOMPARE(plan().synthesis.method, std::string("augpe"));
    QCOMPARE(ui::totalEpsilon(plan()), std::optional(3.0));
    QVERIFY(!radio("method-histogram").isVisible());
    m_stage->session().undo();
    QCOMPARE(plan().synthesis.method, std::string("histogram"));
    QVERIFY(radio("family-keyphrases").isChecked());
    QVERIFY(radio("method-histogram").isVisible());
}

void TestMethodStep::the_arrow_keys_go_from_card_to_card()
{
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    radio("family-keyphrases").setFocus();
    QTest::keyClick(&radio("family-keyphrases"), Qt::Key_Down);
    QVERIFY(!radio("family-keyphrases").isChecked());
    QVERIFY(plan().synthesis.method != "histogram");
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Up);
    QVERIFY(radio("family-keyphrases").isChecked());
    QVERIFY(radio("family-keyphrases").hasFocus());
}

void TestMethodStep::the_published_forms_stand_under_more()
{
    QVERIFY(!radio("method-iterative-linear").isVisible());
    part<QAbstractButton>(*m_page, "moreForms").click();
    QVERIFY(radio("method-iterative-linear").isVisible());
    radio("method-iterative-linear").click();
    QCOMPARE(plan().synthesis.method, std::string("iterative-linear"));
    QVERIFY(radio("family-keyphrases").isChecked());
    radio("family-keyphrases").click(); // chosen already: its form stays
    QCOMPARE(plan().synthesis.method, std::string("iterative-linear"));
}

// Eight texts of a label is the least that a round votes on; 14 records of two labels are seven each.
void TestMethodStep::few_declared_records_refuse_votes_and_say_what_to_do()
{
    m_stage->session().edit([](Plan &plan) {
        plan.about.recordCountPublic = true;
        plan.about.approximateRecords = 14;
    });
    QVERIFY(!radio("family-evolution").isEnabled());
    QVERIFY(textOf(*m_page, "familyRefusal-evolution").contains(QLatin1String("Take keyphrases")));
    QVERIFY(radio("family-evolution").accessibleDescription().startsWith(QLatin1String("By the number")));
    QVERIFY(m_page->isComplete());
    m_stage->session().edit([](Plan &plan) { ui::setMethod(plan, "augpe"); }); // as a plan that was loaded
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("Take keyphrases")));
    m_stage->session().edit([](Plan &plan) { plan.about.approximateRecords = 16; });
    QVERIFY(radio("family-evolution").isEnabled());
    QVERIFY(m_page->isComplete());
}

void TestMethodStep::who_writes_the_texts_is_asked_only_where_they_are_voted_on()
{
    QVERIFY(!m_page->findChild<QRadioButton *>(QStringLiteral("writerChat")));
    radio("family-evolution").click();
    QVERIFY(radio("writerChat").isVisible());
    QVERIFY(m_page->isComplete()); // the template writes
    radio("writerChat").click();
    QCOMPARE(plan().writer.kind, std::string("chat"));
    QVERIFY(!m_page->isComplete()); // no server, no model
    QVERIFY(!m_page->whyIncomplete().isEmpty());
    radio("family-keyphrases").click();
    QVERIFY(!radio("writerChat").isVisible());
    QVERIFY(m_page->isComplete()); // asked later
}

void TestMethodStep::a_prompt_pack_cannot_be_asked_between_rounds()
{
    m_stage->session().edit([](Plan &plan) { plan.writer.kind = "promptPack"; });
    QVERIFY(m_page->isComplete());
    radio("family-evolution").click();
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("who writes the texts")));
    QVERIFY(!radio("writerPromptPack").isEnabled());
    QVERIFY(radio("writerPromptPack").accessibleDescription().contains(QLatin1String("between the rounds")));
    radio("writerTemplate").click();
    QVERIFY(m_page->isComplete());
}

} // namespace tst_methodstep

QTEST_MAIN(tst_methodstep::TestMethodStep)
#include "tst_methodstep.moc"
