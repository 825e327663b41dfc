#include "core/methods/Methods.h"
#undef QT_NO_CAST_FROM_ASCII // SampleRelease.h serves the tests of core, which are built without it

#include "core/embedding/VectorFile.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/plan/PlanParts.h"
#include "ui/findings/VerificationView.h"
#include "ui/models/CoverageModel.h"
#include "ui/models/NoisyPhraseModel.h"
#include "ui/models/PlanText.h"
#include "ui/models/SequenceListModel.h"
#include "ui/session/WritingBoard.h"
#include "ui/steps/documents/writing/DocumentTableModel.h"
#include "ui/steps/release/ExportCard.h"
#include "ui/steps/review/LookAlikeModel.h"
#include "ui/steps/review/ReviewListModel.h"
#include "ui/widgets/PhraseDelegate.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

namespace tst_releasemodels {

using core::synthesis::ReleasedCounts;
using core::synthesis::ReleasedModel;
using core::writing::Document;
using tests::released;
using ui::ReviewListModel;

namespace {

QString textAt(const QAbstractItemModel &model, int row, int column = 0)
{
    return model.index(row, column).data().toString();
}

std::shared_ptr<const core::pipeline::Documents> documentsOf(std::vector<Document> documents)
{
    return std::make_shared<const core::pipeline::Documents>(released(std::move(documents)));
}

/// Two labels; the second text lacks a phrase, the third repeats the first, the fourth has look-alikes.
std::vector<Document> someDocuments()
{
    return {{{"SYN-000001", "Neurology", {"stroke", "mri"}}, "A Stroke, seen on MRI."},
            {{"SYN-000002", "Cardiology", {"stent", "heart"}}, "A stent. Hearts were not named."},
            {{"SYN-000003", "Neurology", {"stroke"}}, "A Stroke, seen on MRI."},
            {{"SYN-000004", "Cardiology", {"stent"}}, "Dr. Roe put a stent in on 1.2.2024."}};
}

/// Groups of several phrases: cluster 3 holds the phrases 3, 8, 13 and so on.
core::synthesis::ReleasedModel groupedPhrases(const core::vocabulary::Vocabulary &vocabulary)
{
    core::synthesis::ReleasedModel model = tests::sampleClusters(vocabulary);
    for (std::uint32_t phrase = 0; phrase < model.vocabularySize; ++phrase)
        model.clusterOf[phrase] = phrase % 5;
    return model;
}

} // namespace

class TestReleaseModels : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_folder.reset(); }
    void lists_the_phrases_that_stand_out_first();
    void shows_values_in_units_and_never_below_the_line_as_kept();
    void searches_below_the_line_too();
    void counts_kept_phrases_over_all_labels_once();
    void lists_groups_of_phrases_and_finds_them_by_any_of_theirs();
    void shows_one_count_for_all_labels_of_a_published_method();
    void lists_sequences_of_one_label();
    void tells_what_was_drawn_from_what_was_learned();
    void counts_a_drawn_phrase_as_its_group();
    void shows_sequences_as_waiting_and_documents_as_written();
    void filters_the_review();
    void leads_to_each_look_alike();
    void lists_the_files_of_a_package();
    void cleans_the_name_of_a_release_data();
    void cleans_the_name_of_a_release();
    void says_the_choices_of_a_plan();

private:
    ui::DrawFigures figuresOf(const std::shared_ptr<const core::pipeline::Sequences> &sequences,
                              const std::shared_ptr<const core::pipeline::Model> &model) const
    {
        core::NoControl control;
        const auto drawn = ui::DrawnPhrases::of(sequences, (*model)->labels, control);
        return ui::figuresOf(**drawn, **model, *m_inputs, 1000);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const core::pipeline::Model> m_model;
    std::shared_ptr<const core::pipeline::PublicInputs> m_inputs;
};

void TestReleaseModels::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const std::filesystem::path vectors = m_folder->filePath(QStringLiteral("vectors")).toStdString();
    QVERIFY(core::embedding::writeVectors(vectors, Eigen::MatrixXf::Identity(tests::phrases, 40)));
    const auto terms = tests::sampleVocabulary(m_folder->path());
    m_inputs = std::make_shared<const core::pipeline::PublicInputs>(
        core::pipeline::PublicInputs{terms,
                                     *core::embedding::Embedding::openVectors(vectors),
                                     std::make_shared<const core::vocabulary::PhraseMatcher>(terms)});
    m_model = std::make_shared<const core::pipeline::Model>(released(tests::sampleModel(terms)));
}

void TestReleaseModels::lists_the_phrases_that_stand_out_first()
{
    ui::NoisyPhraseModel model;
    QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 0);
    model.setReleased(m_model, m_inputs);
    QCOMPARE(model.keptCount(), 3); // 25 and 10 units, and 11,400 cells, just above b ln 2
    QCOMPARE(textAt(model, 0), QStringLiteral("phrase number 5"));
    QCOMPARE(textAt(model, 1), QStringLiteral("phrase number 3"));
    QCOMPARE(textAt(model, 2), QStringLiteral("phrase number 8"));
    QCOMPARE(textAt(model, 3), QStringLiteral("phrase number 7"));
    model.setLabel(1);
    QCOMPARE(textAt(model, 0), QStringLiteral("Ménière's disease"));
    QCOMPARE(model.keptCount(), 1);
    model.setReleased(nullptr, nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestReleaseModels::shows_values_in_units_and_never_below_the_line_as_kept()
{
    ui::NoisyPhraseModel model;
    model.setReleased(m_model, m_inputs);
    // S / W = 2 / 65536: 25 units and 1,234 cells.
    QCOMPARE(model.rows()[0].units, 25.0 + 1234.0 * 2 / 65536);
    QCOMPARE(textAt(model, 0, ui::NoisyPhraseModel::Units), QStringLiteral("25"));
    QCOMPARE(textAt(model, 1, ui::NoisyPhraseModel::Units), QStringLiteral("10"));
    // b = 0.5 units; the noise lies within b ln 20 in 95 of 100 cases.
    QVERIFY(std::abs(model.noise() - 0.5 * std::log(20.0)) < 0.001);
    QVERIFY(std::abs(model.threshold() - 0.5 * std::log(2.0)) < 1e-9);
    for (const auto &row : model.rows())
        QCOMPARE(row.isKept, row.units > model.threshold());
    // Cells of 1,640,868, 655,360 and 22,800 stand out; the share of each is of their sum.
    QCOMPARE(textAt(model, 0, ui::NoisyPhraseModel::Share), QStringLiteral("71 %"));
    QCOMPARE(textAt(model, 1, ui::NoisyPhraseModel::Share), QStringLiteral("28 %"));
    QCOMPARE(textAt(model, 2, ui::NoisyPhraseModel::Share), QStringLiteral("1.0 %"));
    QCOMPARE(textAt(model, 3, ui::NoisyPhraseModel::Share), QString());
    QCOMPARE(ui::countText(209.2, 22.4, 0.0371), QStringLiteral("209 ± 22 · 3.7 %"));
    QCOMPARE(ui::countText(9.42, 2.0, 0.0), QStringLiteral("9.4 ± 2.0"));
    QVERIFY(!model.rows().back().isKept);
}

void TestReleaseModels::searches_below_the_line_too()
{
    ui::NoisyPhraseModel model;
    QAbstractItemModelTester tester(&model);
    model.setReleased(m_model, m_inputs);
    model.setSearch(QStringLiteral(" MÉNIÈRE "));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(textAt(model, 0, ui::NoisyPhraseModel::Kept), QStringLiteral("below"));
    QCOMPARE(model.keptCount(), 3);
    model.setSearch(QStringLiteral("nowhere"));
    QCOMPARE(model.rowCount(), 0);
}

void TestReleaseModels::counts_kept_phrases_over_all_labels_once()
{
    const auto kept = [this](const ReleasedModel &model) {
        return ui::keptItemCount(*releasedCounts(model, m_inputs->vocabulary), model.labels.size());
    };
    ReleasedModel model = **m_model;
    QCOMPARE(kept(model), 4);
    // Kept under the other label already.
    model.tables[0].counts.cells[tests::phrases + 3] = 10 * tests::unitWeight;
    QCOMPARE(kept(model), 4);
}

void TestReleaseModels::lists_groups_of_phrases_and_finds_them_by_any_of_theirs()
{
    const auto clusters =
        std::make_shared<const core::pipeline::Model>(released(groupedPhrases(m_inputs->vocabulary)));
    ui::NoisyPhraseModel model;
    QAbstractItemModelTester tester(&model);
    model.setReleased(clusters, m_inputs);
    QVERIFY(model.itemsAreGroups());
    QCOMPARE(model.headerData(ui::NoisyPhraseModel::Item, Qt::Horizontal).toString(),
             QStringLiteral("Group of phrases"));
    // Cluster 3 holds the phrases 3, 8, 13 ...: named by three of them.
    QCOMPARE(model.rows()[0].name, QStringLiteral("phrase number 3; phrase number 8; phrase number 13"));
    const double units = releasedCounts(**clusters, m_inputs->vocabulary)->count(0, 3);
    QVERIFY(units > 0.0);
    QCOMPARE(model.rows()[0].units, units);
    model.setSearch(QStringLiteral("number 33"));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rows()[0].units, units);
}

void TestReleaseModels::shows_one_count_for_all_labels_of_a_published_method()
{
    const auto kernels = std::make_shared<const core::pipeline::Model>(
        released(tests::sampleKernels(m_inputs->vocabulary, "independent", tests::laplaceNoise)));
    ui::NoisyPhraseModel model;
    QAbstractItemModelTester tester(&model);
    model.setReleased(kernels, m_inputs);
    QVERIFY(model.isJoint() && !model.itemsAreGroups());
    QCOMPARE(textAt(model, 0), QStringLiteral("Ménière's disease"));
    const double first = model.rows()[0].units;
    QCOMPARE(first, 60.0); // 30 W, and a unit is W / 2
    model.setLabel(1);
    QCOMPARE(model.rows()[0].units, first);
    QVERIFY(model.headerData(ui::NoisyPhraseModel::Units, Qt::Horizontal)
                .toString()
                .contains(QLatin1String("all labels")));
}

void TestReleaseModels::lists_sequences_of_one_label()
{
    const auto sequences = std::make_shared<const core::pipeline::Sequences>(
        released(std::vector<core::synthesis::Sequence>{{"SYN-000001", "A", {"one", "two"}},
                                                        {"SYN-000002", "", {"three"}},
                                                        {"SYN-000003", "A", {"four"}}}));
    ui::SequenceListModel model;
    QAbstractItemModelTester tester(&model);
    model.setSequences(sequences);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0).data(ui::phrasesRole).toStringList(), (QStringList{"one", "two"}));
    model.setLabel(std::string("A"));
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(textAt(model, 1).contains(QLatin1String("SYN-000003")));
    model.setLabel(std::string());
    QCOMPARE(model.rowCount(), 1);
    model.setSequences(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestReleaseModels::tells_what_was_drawn_from_what_was_learned()
{
    const auto sequences =
        std::make_shared<const core::pipeline::Sequences>(released(std::vector<core::synthesis::Sequence>{
            {"SYN-000001", "Neurology", {"phrase number 3", "phrase number 5"}},
            {"SYN-000002", "Neurology", {"phrase number 3", "phrase number 1"}}}));
    const ui::DrawFigures figures = figuresOf(sequences, m_model);
    QCOMPARE(figures.counted, std::size_t(2));
    QCOMPARE(figures.labels.size(), std::size_t(2));
    const ui::Coverage &neurology = figures.labels[0].coverage;
    QCOMPARE(neurology.distinct, 3);
    QCOMPARE(neurology.learned, 3);
    QCOMPARE(neurology.used, 2); // of the phrases 3, 5 and 1, which two stand out
    QCOMPARE(neurology.fromLearned, 0.75);
    QCOMPARE(figures.labels[1].coverage.distinct, 0);
    QCOMPARE(figures.all.distinct, 3);
    QCOMPARE(figures.all.used, 2);
    QCOMPARE(figures.all.fromLearned, 0.75);

    ui::CoverageModel model;
    QAbstractItemModelTester tester(&model);
    model.setFigures(figures);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(textAt(model, 0, ui::CoverageModel::FromLearned), QStringLiteral("75 %"));
    QCOMPARE(textAt(model, 0, ui::CoverageModel::Used), QStringLiteral("2"));
    QCOMPARE(textAt(model, 0, ui::CoverageModel::Source), QStringLiteral("its own"));
    ui::DrawFigures small = figures;
    small.labels[1].isMostlyShared = true;
    model.setFigures(small);
    QCOMPARE(textAt(model, 0, ui::CoverageModel::Source), QStringLiteral("its own"));
    QCOMPARE(textAt(model, 1, ui::CoverageModel::Source), QStringLiteral("mostly what all labels share"));
    model.setFigures({});
    QCOMPARE(model.rowCount(), 0);
}

void TestReleaseModels::counts_a_drawn_phrase_as_its_group()
{
    const auto clusters =
        std::make_shared<const core::pipeline::Model>(released(groupedPhrases(m_inputs->vocabulary)));
    const auto sequences =
        std::make_shared<const core::pipeline::Sequences>(released(std::vector<core::synthesis::Sequence>{
            {"SYN-000001", "Neurology", {"phrase number 8", "phrase number 33"}},   // both of cluster 3
            {"SYN-000002", "Neurology", {"phrase number 1", "phrase number 4"}}})); // of others
    const ui::DrawFigures figures = figuresOf(sequences, clusters);
    ui::CoverageModel model;
    model.setFigures(figures);
    QCOMPARE(model.headerData(ui::CoverageModel::Learned, Qt::Horizontal).toString(),
             QStringLiteral("Groups learned"));
    const auto counts = releasedCounts(**clusters, m_inputs->vocabulary);
    QVERIFY(counts->standsOut(0, 3));
    const ui::Coverage &neurology = figures.labels[0].coverage;
    QCOMPARE(neurology.learned, static_cast<int>(counts->standingOut(0).size()));
    QCOMPARE(neurology.distinct, 4);
    const int others = (counts->standsOut(0, 1) ? 1 : 0) + (counts->standsOut(0, 4) ? 1 : 0);
    QCOMPARE(neurology.used, 1 + others);
    QCOMPARE(neurology.fromLearned, 0.5 + 0.25 * others);
}

void TestReleaseModels::shows_sequences_as_waiting_and_documents_as_written()
{
    const auto sequences =
        std::make_shared<const core::pipeline::Sequences>(released(std::vector<core::synthesis::Sequence>{
            {"SYN-000001", "A", {"one", "two"}}, {"SYN-000002", "A", {"three"}}}));
    ui::WritingBoard board;
    ui::DocumentTableModel model(board);
    QAbstractItemModelTester tester(&model);
    board.begin(sequences);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(textAt(model, 0, ui::DocumentTableModel::State), QStringLiteral("waiting"));
    QVERIFY(model.text(0).isEmpty());
    model.setWriting(true);
    QCOMPARE(textAt(model, 0, ui::DocumentTableModel::State), QStringLiteral("writing"));
    model.setWriting(false);
    board.place(ui::PlacedDocuments::of(
        *sequences, documentsOf({{.seed = {"SYN-000002", "A", {"three"}}, .text = "One and three."}})));
    QCOMPARE(textAt(model, 0, ui::DocumentTableModel::State), QStringLiteral("waiting"));
    QCOMPARE(textAt(model, 1, ui::DocumentTableModel::State), QStringLiteral("written"));
    QCOMPARE(model.text(1), QStringLiteral("One and three."));
    QVERIFY(model.text(-1).isEmpty());
    QVERIFY(model.text(2).isEmpty());
}

void TestReleaseModels::filters_the_review()
{
    const auto documents = documentsOf(someDocuments());
    core::NoControl control;
    ReviewListModel model;
    QAbstractItemModelTester tester(&model);
    model.setDocuments(documents);
    QCOMPARE(model.rowCount(), 4);
    model.setFilter({.only = ReviewListModel::Only::LookAlikes}, nullptr);
    QCOMPARE(model.rowCount(), 0); // nothing is known yet
    model.setFindings(
        std::make_shared<const core::review::Findings>(*core::review::reviewDocuments(*documents, control)));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(textAt(model, 0, ReviewListModel::Marks), QStringLiteral("2 look-alike(s)"));
    model.setFilter({.only = ReviewListModel::Only::Missing}, nullptr);
    QCOMPARE(textAt(model, 0), QStringLiteral("SYN-000002"));
    model.setFilter({.only = ReviewListModel::Only::Duplicates}, nullptr);
    QCOMPARE(textAt(model, 0), QStringLiteral("SYN-000003"));
    const auto found = std::make_shared<const std::vector<bool>>(std::vector<bool>{true, true, false, true});
    model.setFilter({.label = "Cardiology", .search = QStringLiteral("STENT")}, found);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.documentAt(1), std::size_t(3));
    QCOMPARE(model.rowOf(3), 1);
    QCOMPARE(model.rowOf(0), -1);
    model.setFilter({.search = QStringLiteral("000001")},
                    std::make_shared<const std::vector<bool>>(std::vector<bool>{true, false, false, false}));
    QCOMPARE(model.rowCount(), 1);
    model.setDocuments(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestReleaseModels::leads_to_each_look_alike()
{
    const auto documents = documentsOf(someDocuments());
    core::NoControl control;
    ui::LookAlikeModel model;
    QAbstractItemModelTester tester(&model);
    model.set(
        documents,
        std::make_shared<const core::review::Findings>(*core::review::reviewDocuments(*documents, control)));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(textAt(model, 0, ui::LookAlikeModel::Text), QStringLiteral("Dr. Roe"));
    QCOMPARE(textAt(model, 1, ui::LookAlikeModel::Text), QStringLiteral("1.2.2024"));
    QCOMPARE(model.hit(1).document, std::size_t(3));
    model.set(nullptr, nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestReleaseModels::lists_the_files_of_a_package()
{
    ui::ReleaseFilesModel model;
    QAbstractItemModelTester tester(&model);
    model.setRows({{"README.md", 2048, "ab12"}, {"corpus.csv", 5, "cd34"}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(textAt(model, 0, ui::ReleaseFilesModel::Size).toLower(), QStringLiteral("2.0 kb"));
    QCOMPARE(textAt(model, 1, ui::ReleaseFilesModel::Sum), QStringLiteral("cd34"));
}

void TestReleaseModels::cleans_the_name_of_a_release_data()
{
    QTest::addColumn<QString>("project");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << QStringLiteral("cardiology-notes_1.2")
                           << QStringLiteral("cardiology-notes_1.2");
    QTest::newRow("spaces and signs")
        << QStringLiteral(" Notes: ward 7 (new)!") << QStringLiteral("Notes-ward-7-new");
    QTest::newRow("accents") << QStringLiteral("Ménière à l'hôpital")
                             << QStringLiteral("Meniere-a-l-hopital");
    QTest::newRow("nothing left") << QStringLiteral("…") << QStringLiteral("keyseed");
    QTest::newRow("other script") << QStringLiteral("循環器") << QStringLiteral("keyseed");
}

void TestReleaseModels::cleans_the_name_of_a_release()
{
    QFETCH(QString, project);
    QFETCH(QString, name);
    QCOMPARE(ui::releaseFileName(project, QDate(2026, 1, 9)),
             name + QStringLiteral("_release_2026-01-09.zip"));
}

void TestReleaseModels::says_the_choices_of_a_plan()
{
    core::plan::Plan plan;
    QCOMPARE(ui::unitText(plan), QStringLiteral("one record"));
    plan.records.personColumn = "patient_id";
    QVERIFY(ui::unitText(plan).contains(QLatin1String("patient_id")));
    plan.labels = {"A", "B", "C", "D", "E", "F", "G"};
    QVERIFY(ui::labelsText(plan).contains(QLatin1Char('7')));
    QVERIFY(!ui::labelsText(plan).contains(QLatin1Char('G')));
    plan.vocabulary = tests::termsIn("/somewhere/terms.txt");
    QCOMPARE(ui::vocabularyText(plan), QStringLiteral("your own list terms.txt"));
    QCOMPARE(ui::epsilonPerUnitText(2.0, 0.0, true), QStringLiteral("epsilon 2.0 per patient"));
    QCOMPARE(ui::epsilonPerUnitText(6.0, 1e-6, false),
             QStringLiteral("epsilon 6.0 at delta 0.000001 per record"));
    QCOMPARE(ui::noiseText(plan), QStringLiteral("Laplace noise, no delta"));
    const auto spread = [&plan] { return ui::learningText(plan).last(); };
    QCOMPARE(ui::learningText(plan).first(), QStringLiteral("Histogram"));
    QVERIFY(spread().contains(QLatin1String("evenly")));
    plan.synthesis.epsilon["labels"] = 0.1;
    QVERIFY(spread().contains(QLatin1String("noisy counts")));
    plan.sampling.shares = {1, 2};
    QVERIFY(spread().contains(QLatin1String("declared")));
    plan = {};
    QVERIFY(spread().contains(QLatin1String("Laplace"))); // one class: nothing to spread over
}

} // namespace tst_releasemodels

QTEST_MAIN(tst_releasemodels::TestReleaseModels)
#include "tst_releasemodels.moc"
