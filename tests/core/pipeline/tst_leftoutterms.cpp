#include "core/base/Digest.h"
#include "core/learning/Learnt.h"
#include "core/package/Package.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "tests/core/learning/SampleLearnt.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QFloat16> // QTest compares it with JSON
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_leftoutterms {

using namespace core;
using namespace core::pipeline;
using core::vocabulary::Kind;
using core::vocabulary::TermId;

/// A plan that leaves terms of its vocabulary out, through a release.
class TestLeftOutTerms : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothing_left_out_is_the_vocabulary_itself();
    void vectors_of_the_others_stay_data();
    void vectors_of_the_others_stay();
    void associations_of_the_others_stay();
    void what_is_not_in_the_vocabulary_is_an_error();
    void an_import_is_kept_whole();
    void a_model_belongs_to_what_was_left_in();
    void a_release_verifies_and_tells_what_was_left_out();

private:
    Result<PublicInputs> opened(const plan::Plan::Vocabulary &vocabulary)
    {
        Plan plan;
        plan.vocabulary = vocabulary;
        KEYSEED_ASSIGN(const auto named, plan::check(plan, {"vocabulary", "embedding"}));
        return openPublicInputs(
            named, {.resources = m_world.path(""), .cache = m_world.path("cache")}, m_control);
    }

    SmallWorld m_world;
    NoControl m_control;
};

namespace {

std::vector<float> rowOf(const embedding::Embedding &vectors, TermId term)
{
    std::vector<float> row(vectors.dimension());
    vectors.copyRow(term, row);
    return row;
}

TermId idOf(const vocabulary::Vocabulary &vocabulary, std::string_view name)
{
    for (TermId term = 0; term < vocabulary.size(); ++term)
        if (vocabulary.term(term) == name)
            return term;
    qFatal("no such term");
}

} // namespace

void TestLeftOutTerms::initTestCase()
{
    const std::vector<vocabulary::LexiconTerm> terms = {
        {.term = "heart failure", .kind = Kind::Disease, .forms = {}},
        {.term = "heart", .kind = Kind::BodyPart, .forms = {"hearts"}},
        {.term = "aspirin", .kind = Kind::Drug, .forms = {}},
        {.term = "failure", .forms = {}}};
    Eigen::MatrixXf vectors = Eigen::MatrixXf::Identity(4, 4);
    vectors.row(0) << 0.6F, 0.8F, 0, 0;
    for (const char *name : {"medical", "english"}) {
        QVERIFY(writeLexicon(m_world.path((std::string(name) + ".lexicon").c_str()), terms));
        QVERIFY(embedding::writeVectors(m_world.path((std::string(name) + ".vectors").c_str()), vectors));
    }
    m_world.write("own.txt", "heart failure\naspirin\nheart aspirin\n");
    m_world.write("own.csv", "term,kind\nheart failure,disease\naspirin,drug\nheart aspirin,other\n");
    QVERIFY(learning::save(tests::sampleLearnt(), m_world.path("field.learnt")));
}

void TestLeftOutTerms::nothing_left_out_is_the_vocabulary_itself()
{
    const auto inputs = opened(tests::builtIn("medical"));
    QVERIFY2(inputs.has_value(), inputs ? "" : inputs.error().detail.c_str());
    const auto lexicon = vocabulary::Vocabulary::openLexicon(m_world.path("medical.lexicon"));
    QVERIFY(inputs->vocabulary.digest() == lexicon->digest());
    QVERIFY(inputs->embedding.digest()
            == embedding::Embedding::openVectors(m_world.path("medical.vectors"))->digest());
    QVERIFY(!inputs->whole);
}

void TestLeftOutTerms::vectors_of_the_others_stay_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("leftOut");
    QTest::newRow("vectors of the build") << "builtin"
                                          << ""
                                          << "heart failure";
    QTest::newRow("derived vectors") << "terms"
                                     << "own.txt"
                                     << "heart failure";
    QTest::newRow("derived vectors of an import") << "csv"
                                                  << "own.csv"
                                                  << "heart failure";
    QTest::newRow("learnt vectors") << "saved"
                                    << "field.learnt"
                                    << "heart failure";
}

void TestLeftOutTerms::vectors_of_the_others_stay()
{
    QFETCH(QString, source);
    QFETCH(QString, file);
    QFETCH(QString, leftOut);
    plan::Plan::Vocabulary vocabulary{.source = source.toStdString(), .settings = {{"name", "medical"}}};
    vocabulary.settings["file"] = m_world.path(file.toUtf8().constData()).string();
    const auto whole = opened(vocabulary);
    QVERIFY2(whole.has_value(), whole ? "" : whole.error().detail.c_str());
    vocabulary.exclude.terms = {leftOut.toStdString()};
    const auto part = opened(vocabulary);
    QVERIFY2(part.has_value(), part ? "" : part.error().detail.c_str());

    QCOMPARE(part->vocabulary.size(), whole->vocabulary.size() - 1);
    QCOMPARE(part->embedding.size(), part->vocabulary.size());
    QVERIFY(part->embedding.digest() != whole->embedding.digest());
    QVERIFY(part->vocabulary.digest() != whole->vocabulary.digest());
    QVERIFY(part->whole && part->whole->digest() == whole->vocabulary.digest());
    for (TermId term = 0; term < part->vocabulary.size(); ++term)
        QCOMPARE(rowOf(part->embedding, term),
                 rowOf(whole->embedding, idOf(whole->vocabulary, part->vocabulary.term(term))));
    QVERIFY(!whole->matcher->match("heart failure").empty());
    for (const auto &[term, count] : part->matcher->match("heart failure"))
        QVERIFY(part->vocabulary.term(term) != leftOut.toStdString());
}

void TestLeftOutTerms::associations_of_the_others_stay()
{
    plan::Plan::Vocabulary learnt{.source = "saved",
                                  .settings = {{"file", m_world.path("field.learnt").string()}}};
    const auto whole = opened(learnt);
    learnt.exclude.terms = {"heart failure"};
    const auto part = opened(learnt);
    QVERIFY(whole && part && part->associations);
    QCOMPARE(part->associations->size(), std::size_t{2});
    QCOMPARE(part->associations->score(0, 1), whole->associations->score(1, 2));
}

void TestLeftOutTerms::what_is_not_in_the_vocabulary_is_an_error()
{
    plan::Plan::Vocabulary vocabulary = tests::builtIn("medical");
    vocabulary.exclude.terms = {"hearts"};
    const auto part = opened(vocabulary);
    QVERIFY(!part && part.error().code == ErrorCode::InvalidPlan);
    QVERIFY2(part.error().detail.starts_with("vocabulary.exclude.terms[0]: "), part.error().detail.c_str());
}

void TestLeftOutTerms::an_import_is_kept_whole()
{
    plan::Plan::Vocabulary csv{.source = "csv", .settings = {{"file", m_world.path("own.csv").string()}}};
    const auto keptFiles = [this] {
        std::vector<std::filesystem::path> files;
        for (const auto &entry : std::filesystem::directory_iterator(m_world.path("cache")))
            files.push_back(entry.path());
        return files.size();
    };
    csv.exclude.kinds = {"drug"};
    const auto part = opened(csv);
    QVERIFY(part && part->summary);
    QCOMPARE(part->summary->names, std::uint64_t{3}); // of what was read
    const std::size_t before = keptFiles();
    csv.exclude = {};
    const auto whole = opened(csv);
    QVERIFY(whole && whole->vocabulary.size() == 3 && whole->summary);
    QCOMPARE(keptFiles(), before);
}

void TestLeftOutTerms::a_model_belongs_to_what_was_left_in()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    world.plan.vocabulary.exclude.terms = {"term2"};
    std::filesystem::copy(m_world.path("english.lexicon"), world.path("english.lexicon"));
    std::filesystem::copy(m_world.path("english.vectors"), world.path("english.vectors"));
    const auto inputs = openPublicInputs(
        checked(world.plan, {"vocabulary", "embedding"}), {.resources = world.path("")}, m_control);
    QVERIFY2(inputs.has_value(), inputs ? "" : inputs.error().detail.c_str());
    const auto fitted = commitModel(checked(world.plan), *inputs, world.ledger, world.store, m_control);
    QVERIFY2(fitted.has_value(), fitted ? "" : fitted.error().detail.c_str());
    QCOMPARE(fitted->model->vocabularySize, std::size_t{9});
    QVERIFY(
        sampleSequences(checked(world.plan, {"sampling"}), *inputs, fitted->model, m_control).has_value());
    world.plan.vocabulary.exclude = {};
    const auto whole = openPublicInputs(
        checked(world.plan, {"vocabulary", "embedding"}), {.resources = world.path("")}, m_control);
    const auto refused = sampleSequences(checked(world.plan, {"sampling"}), *whole, fitted->model, m_control);
    QVERIFY(!refused && refused.error().code == ErrorCode::InvalidPlan);
}

void TestLeftOutTerms::a_release_verifies_and_tells_what_was_left_out()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    world.plan.vocabulary.exclude = {.kinds = {"drug"}, .terms = {"term2"}};
    world.plan.sampling.perLabel = 20;
    std::filesystem::copy(m_world.path("english.lexicon"), world.path("english.lexicon"));
    std::filesystem::copy(m_world.path("english.vectors"), world.path("english.vectors"));
    const auto inputs = openPublicInputs(
        checked(world.plan, {"vocabulary", "embedding"}), {.resources = world.path("")}, m_control);
    QVERIFY(inputs.has_value());
    const auto fitted = commitModel(checked(world.plan), *inputs, world.ledger, world.store, m_control);
    QVERIFY(fitted.has_value());
    const auto sequences =
        sampleSequences(checked(world.plan, {"sampling"}), *inputs, fitted->model, m_control);
    const auto documents = writeDocuments(checked(world.plan, {"writer"}), *inputs, *sequences, m_control);
    const auto contents =
        packageContents(checked(world.plan, {"sampling"}), *inputs, fitted->model, *documents);
    const auto written = package::writeFolder(contents, world.path("package"), m_control);
    QVERIFY2(written.has_value(), written ? "" : written.error().detail.c_str());
    const auto verified = package::verify(world.path("package"), m_control);
    QVERIFY(verified && verified->differences.empty());
    QFile manifest(QString::fromStdString(world.path("package/manifest.json").string()));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    const auto json = nlohmann::json::parse(manifest.readAll().toStdString());
    QCOMPARE(json.at("plan").at("vocabulary").at("exclude").at("terms"),
             nlohmann::json(std::vector<std::string>{"term2"}));
    QCOMPARE(json.at("publicInputs").at("vocabulary").at("sha256").get<std::string>(),
             toHex(inputs->vocabulary.digest()));
    QFile sequencesFile(QString::fromStdString(world.path("package/keyphrases.jsonl").string()));
    QVERIFY(sequencesFile.open(QIODevice::ReadOnly));
    QVERIFY(!sequencesFile.readAll().contains("term2"));
}

} // namespace tst_leftoutterms

QTEST_APPLESS_MAIN(tst_leftoutterms::TestLeftOutTerms)
#include "tst_leftoutterms.moc"
