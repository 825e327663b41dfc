#include "tests/core/plan/PlanParts.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/session/BudgetSplit.h"
#include "ui/steps/budget/method/MethodPart.h"
#include "ui/steps/budget/method/RewriterTrainingDialog.h"
#include "ui/steps/commit/CommitStep.h"
#include "ui/steps/documents/phrases/PhrasesPart.h"
#include "ui/steps/documents/writing/WritingPart.h"
#include "ui/theme/Theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>

namespace tst_rewritingchoice {

using core::plan::Plan;

namespace {

constexpr int patienceMs = 240'000; // the model's program on a busy machine

QByteArray publicSentences()
{
    QByteArray texts;
    for (const char *who : {"cat", "dog", "bird", "horse"})
        for (const char *what : {"eats", "sees", "hears"})
            for (const char *whom : {"a fish", "the moon"})
                texts += QByteArray("the ") + who + ' ' + what + ' ' + whom + '\n';
    return texts;
}

void picture(QWidget &widget, const char *name)
{
    const QString folder = QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/method");
    QVERIFY(QDir().mkpath(folder));
    for (const auto scheme : {ui::theme::Scheme::Dark, ui::theme::Scheme::Light}) {
        ui::theme::apply(*qApp, scheme);
        QCoreApplication::processEvents(); // other fonts, other sizes
        const char *kind = scheme == ui::theme::Scheme::Dark ? "dark" : "light";
        QVERIFY(widget.grab().save(
            QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(name), QLatin1String(kind))));
    }
}

} // namespace

/// Rewriting in the wizard: a model is trained and chosen, and a public sentence shows what it does, with the
/// built keyseed-rewriter. The model is of a few steps: its words mean nothing.
class TestRewritingChoice : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void training_asks_for_what_is_missing();
    void a_model_is_trained_and_its_losses_are_drawn();
    void a_training_can_be_cancelled();
    void without_the_program_the_page_says_how_to_get_it();
    void the_model_says_which_form_is_meant();
    void a_folder_without_a_model_is_told();
    void rows_are_asked_for_and_can_be_undone();
    void a_public_sentence_is_rewritten_as_the_slider_moves();
    void the_pages_go_on_to_documents();

private:
    /// Of the dialog, with everything that it asks for.
    void fill(ui::RewriterTrainingDialog &dialog, const QString &out);
    void chooseModel();
    QString modelFolder() const { return m_models.filePath(QStringLiteral("model")); }
    const Plan &plan() const { return m_stage->plan(); }

    QTemporaryDir m_models;
    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<ui::MethodPart> m_page;
};

void TestRewritingChoice::initTestCase()
{
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    qputenv("KEYSEED_REWRITER", KEYSEED_REWRITER);
    QFile texts(m_models.filePath(QStringLiteral("texts.txt")));
    QVERIFY(texts.open(QIODevice::WriteOnly));
    QCOMPARE(texts.write(publicSentences()), publicSentences().size());
}

void TestRewritingChoice::init()
{
    qputenv("KEYSEED_REWRITER", KEYSEED_REWRITER);
    m_stage = std::make_unique<PlanStage>();
    Plan plan;
    plan.vocabulary = tests::builtIn("medical");
    plan.labels = {"Cardiology", "Surgery"};
    m_stage->createProject(plan);
    m_page = std::make_unique<ui::MethodPart>(m_stage->session());
    m_page->resize(860, 1500);
    m_page->show();
}

void TestRewritingChoice::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestRewritingChoice::fill(ui::RewriterTrainingDialog &dialog, const QString &out)
{
    m_stage->files().answer = m_models.filePath(QStringLiteral("texts.txt"));
    part<QPushButton>(dialog, "chooseTrainingTexts").click();
    part<QCheckBox>(dialog, "trainingTextsArePublic").setChecked(true);
    part<QLineEdit>(dialog, "trainingOut").setText(out);
}

void TestRewritingChoice::training_asks_for_what_is_missing()
{
    ui::RewriterTrainingDialog dialog(m_stage->files());
    dialog.show();
    auto &begin = part<QPushButton>(dialog, "trainingBegin");
    const auto why = [&] { return textOf(dialog, "trainingWhy"); };
    QVERIFY(why().contains(QLatin1String("public texts")));
    m_stage->files().answer = m_models.filePath(QStringLiteral("texts.txt"));
    part<QPushButton>(dialog, "chooseTrainingTexts").click();
    QVERIFY(textOf(dialog, "trainingTexts").contains(QLatin1String("texts.txt")));
    QVERIFY(why().contains(QLatin1String("Declare")));
    QVERIFY(!begin.isEnabled());
    part<QCheckBox>(dialog, "trainingTextsArePublic").click();
    part<QLineEdit>(dialog, "trainingOut").setText(modelFolder());
    QVERIFY(begin.isEnabled());
    // What goes on from a model has to be told from which, and noise is asked for only where it is added.
    auto &form = part<QComboBox>(dialog, "trainingForm");
    auto &noise = part<QSpinBox>(dialog, "trainingNoise");
    QVERIFY(!noise.isVisible());
    form.setCurrentIndex(1);
    QVERIFY(!begin.isEnabled());
    QVERIFY(why().contains(QLatin1String("begin with")));
    QVERIFY(!noise.isVisible());
    form.setCurrentIndex(2);
    QVERIFY(noise.isVisible());
    part<QLineEdit>(dialog, "trainingFrom").setText(modelFolder());
    QVERIFY(begin.isEnabled());
}

void TestRewritingChoice::a_model_is_trained_and_its_losses_are_drawn()
{
    ui::RewriterTrainingDialog dialog(m_stage->files());
    dialog.show();
    fill(dialog, modelFolder());
    part<QSpinBox>(dialog, "trainingSteps").setValue(20);
    part<QPushButton>(dialog, "trainingBegin").click();
    QVERIFY(part(dialog, "rewriterTrainingProgress").isVisible());
    QVERIFY(!part<QPushButton>(dialog, "trainingBegin").isEnabled());
    QTRY_COMPARE_WITH_TIMEOUT(dialog.result(), int(QDialog::Accepted), patienceMs);
    QCOMPARE(dialog.trained(), modelFolder());
    QVERIFY(QFileInfo::exists(modelFolder() + QStringLiteral("/model.safetensors")));
    const auto *losses = part(dialog, "trainingCurve").findChild<QAbstractTableModel *>();
    QVERIFY(losses);
    QTRY_VERIFY(losses->rowCount() > 0);
    QCOMPARE(losses->index(0, 0).data().toString(), QStringLiteral("20"));
    dialog.show();
    picture(dialog, "rewriter-training");
}

void TestRewritingChoice::a_training_can_be_cancelled()
{
    ui::RewriterTrainingDialog dialog(m_stage->files());
    dialog.show();
    fill(dialog, m_models.filePath(QStringLiteral("cancelled")));
    part<QSpinBox>(dialog, "trainingSteps").setValue(1'000'000);
    part<QPushButton>(dialog, "trainingBegin").click();
    part<QPushButton>(dialog, "cancelJob").click();
    QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(dialog, "trainingBegin").isEnabled(), patienceMs);
    QVERIFY(dialog.isVisible()); // to be gone on with
    QVERIFY(!QFileInfo::exists(m_models.filePath(QStringLiteral("cancelled/model.safetensors"))));
}

void TestRewritingChoice::without_the_program_the_page_says_how_to_get_it()
{
    qputenv("KEYSEED_REWRITER", "/nowhere/keyseed-rewriter");
    part<QRadioButton>(*m_page, "family-rewriting").click();
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("apt install keyseed-rewriter")));
    QVERIFY(textOf(*m_page, "rewriterFacts").contains(QLatin1String("apt install keyseed-rewriter")));
    QVERIFY(!part(*m_page, "trialSentence").isEnabled());
}

void TestRewritingChoice::chooseModel()
{
    part<QRadioButton>(*m_page, "family-rewriting").click();
    m_stage->files().answer = modelFolder();
    part<QPushButton>(*m_page, "browseRewriter").click();
}

void TestRewritingChoice::the_model_says_which_form_is_meant()
{
    chooseModel();
    QCOMPARE(plan().synthesis.method, std::string("dp-bart-clv"));
    QCOMPARE(std::get<std::string>(plan().synthesis.settings.at("model")), modelFolder().toStdString());
    // 20 tokens of 96 numbers.
    QVERIFY2(textOf(*m_page, "rewriterFacts").contains(QLatin1String("1,920")),
             qPrintable(textOf(*m_page, "rewriterFacts")));
    // A plan that names another form is told.
    m_stage->session().edit([](Plan &plan) { plan.synthesis.method = "adept"; });
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("another form")));
    part<QPushButton>(*m_page, "browseRewriter").click();
    QCOMPARE(plan().synthesis.method, std::string("dp-bart-clv"));
}

void TestRewritingChoice::a_folder_without_a_model_is_told()
{
    part<QRadioButton>(*m_page, "family-rewriting").click();
    m_stage->files().answer = m_models.path();
    part<QPushButton>(*m_page, "browseRewriter").click();
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().contains(m_models.path()));
}

void TestRewritingChoice::rows_are_asked_for_and_can_be_undone()
{
    chooseModel();
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("how many rows")));
    part<QSpinBox>(*m_page, "rewrittenRows").setValue(40);
    QVERIFY2(m_page->isComplete(), qPrintable(m_page->whyIncomplete()));
    part<QSpinBox>(*m_page, "rowsPerUnit").setValue(3);
    QCOMPARE(std::get<std::int64_t>(plan().synthesis.settings.at("rows")), std::int64_t{40});
    QCOMPARE(std::get<std::int64_t>(plan().synthesis.settings.at("rowsPerUnit")), std::int64_t{3});
    m_stage->session().undo();
    QCOMPARE(part<QSpinBox>(*m_page, "rowsPerUnit").value(), 1);
    m_stage->session().undo();
    QCOMPARE(part<QSpinBox>(*m_page, "rewrittenRows").value(), 0);
    QVERIFY(!m_page->isComplete());
}

void TestRewritingChoice::a_public_sentence_is_rewritten_as_the_slider_moves()
{
    chooseModel();
    const Plan::Synthesis before = plan().synthesis;
    auto &sentence = part<QLineEdit>(*m_page, "trialSentence");
    sentence.setText(QStringLiteral("the cat sees the moon"));
    const auto isTried = [&] {
        return textOf(*m_page, "trialState").contains(QLatin1String("no budget is spent"));
    };
    QTRY_VERIFY_WITH_TIMEOUT(isTried(), patienceMs);
    QCOMPARE(textOf(*m_page, "trialOriginal"), QStringLiteral("the cat sees the moon"));
    QVERIFY(part(*m_page, "trialNoisy").isVisible());
    QVERIFY(textOf(*m_page, "trialEpsilonWords").startsWith(QLatin1String("Epsilon 10:")));
    part<QSlider>(*m_page, "trialEpsilon").setValue(20);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(*m_page, "trialEpsilonWords").startsWith(QLatin1String("Epsilon 1,000:")),
                             patienceMs);
    QVERIFY(textOf(*m_page, "trialEpsilonWords").contains(QLatin1String("almost nothing")));
    QVERIFY(plan().synthesis == before); // nothing of it is the plan's
    picture(*m_page, "rewriting");
    sentence.clear();
    QTRY_VERIFY_WITH_TIMEOUT(!part(*m_page, "trialOriginal").isVisible(), patienceMs);
}

void TestRewritingChoice::the_pages_go_on_to_documents()
{
    ReleaseStage stage;
    stage.session().edit([&](Plan &plan) {
        ui::setMethod(plan, "dp-bart-clv");
        ui::setTotalEpsilon(plan, 900.0);
        plan.synthesis.settings = {{"model", modelFolder().toStdString()}, {"rows", std::int64_t{12}}};
    });
    ui::CommitStep commit(stage.session());
    commit.show();
    commit.initializePage();
    QTRY_VERIFY2_WITH_TIMEOUT(
        part<QPushButton>(commit, "spendBudget").isEnabled(), qPrintable(commit.whyIncomplete()), patienceMs);
    QVERIFY(part<QPushButton>(commit, "spendBudget").text().contains(QLatin1String("rewrite the rows")));
    part<QPushButton>(commit, "spendBudget").click();
    QTRY_VERIFY_WITH_TIMEOUT(commit.isComplete(), patienceMs);
    QVERIFY(textOf(commit, "commitSummary").contains(QLatin1String("decoded on the page Make documents")));
    QVERIFY(!part(commit, "noisyHistogram").isVisible());

    ui::PhrasesPart phrases(stage.session());
    phrases.show();
    phrases.initializePage();
    QTRY_VERIFY_WITH_TIMEOUT(phrases.isComplete(), patienceMs);
    QVERIFY(!part(phrases, "sequenceLength").isVisible());
    QVERIFY(part(phrases, "perLabel").isVisible());

    ui::WritingPart writing(stage.session());
    writing.show();
    writing.initializePage();
    QVERIFY(!part(writing, "writerTemplate").isVisible());
    part<QPushButton>(writing, "writeDocuments").click();
    QTRY_VERIFY_WITH_TIMEOUT(writing.isComplete(), patienceMs);
    QCOMPARE((*stage.session().documents())->size(), std::size_t{10}); // five of each label, of twelve rows
    picture(writing, "rewritten-documents");
}

} // namespace tst_rewritingchoice

QTEST_MAIN(tst_rewritingchoice::TestRewritingChoice)
#include "tst_rewritingchoice.moc"
