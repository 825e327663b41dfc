#include "core/embedding/VectorFile.h"
#include "core/evaluation/TrainingTexts.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/plan/PlanParts.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_trainingtexts {

using namespace core;
using namespace core::evaluation;

class TestTrainingTexts : public QObject
{
    Q_OBJECT

private slots:
    void a_package_holds_the_texts_that_were_written_data();
    void a_package_holds_the_texts_that_were_written();
    void what_a_manifest_says_is_taken_over();
    void an_older_package_is_read();
    void a_package_that_does_not_verify_is_refused_with_its_first_difference();
    void what_is_no_package_is_refused();
    void a_cancel_is_answered();
    void a_vocabulary_of_ones_own_has_to_be_given();
    void another_vocabulary_than_the_packages_is_refused();
};

namespace {

/// A sample release written as a folder or a zip.
struct SamplePackage
{
    explicit SamplePackage(bool isZip = false)
        : release(folder.path())
        , path((folder.path() + (isZip ? "/package.zip" : "/package")).toStdString())
    {
        NoControl control;
        const auto written = isZip ? package::writeZip(release.contents(), path, control)
                                   : package::writeFolder(release.contents(), path, control);
        if (!written)
            qFatal("%s", written.error().detail.c_str());
    }

    PackagedCorpus read() const
    {
        NoControl control;
        auto corpus = readPackagedCorpus(path, control);
        if (!corpus)
            qFatal("%s", corpus.error().detail.c_str());
        return std::move(*corpus);
    }

    QTemporaryDir folder;
    tests::SampleRelease release;
    std::filesystem::path path;
};

class Cancelled final : public JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

plan::Plan planWith(const plan::Plan::Vocabulary &vocabulary)
{
    plan::Plan plan;
    plan.vocabulary = vocabulary;
    return plan;
}

} // namespace

void TestTrainingTexts::a_package_holds_the_texts_that_were_written_data()
{
    QTest::addColumn<bool>("isZip");
    QTest::newRow("folder") << false;
    QTest::newRow("zip") << true;
}

void TestTrainingTexts::a_package_holds_the_texts_that_were_written()
{
    QFETCH(bool, isZip);
    SamplePackage package(isZip);
    const TrainingTexts written =
        trainingTexts(package.release.contents().documents, package.release.model.labels);

    const TrainingTexts read = package.read().texts;

    QCOMPARE(written.texts.size(), std::size_t{12});
    QCOMPARE(read.labels, written.labels);
    QCOMPARE(read.texts, written.texts);
    QCOMPARE(read.labelOf, written.labelOf);
    QCOMPARE(read.corpusSha256, written.corpusSha256);
    // In the order of the ids, with line breaks and quotes as they were.
    QVERIFY(read.texts.front().find("said \"phrase number 3\", then left;\n") != std::string::npos);
    QVERIFY(read.texts.front().find("text 1.") != std::string::npos);
    QCOMPARE(read.labels[read.labelOf.front()], package.release.documents.back().seed.label);
}

void TestTrainingTexts::what_a_manifest_says_is_taken_over()
{
    SamplePackage package;
    const PackagedCorpus corpus = package.read();
    QCOMPARE(corpus.plan.project, std::string("Notes of ward 7"));
    QCOMPARE(corpus.plan.records.textColumn, std::string());
    QCOMPARE(corpus.plan.vocabulary.source, std::string("terms"));
    QCOMPARE(corpus.unitIsPerson, false);
    QCOMPARE(corpus.vocabularySha256, toHex(package.release.model.vocabularyDigest));
    QCOMPARE(corpus.committedOn, dayOf(package.release.model.committedAt));
    QCOMPARE(corpus.spend, package.release.model.spend);
    QVERIFY(corpus.spend.microEpsilon > 0);
}

// One that release 0.2 wrote.
void TestTrainingTexts::an_older_package_is_read()
{
    NoControl control;
    const auto corpus = readPackagedCorpus(KEYSEED_SOURCE_DIR "/tests/core/package/release-0.2", control);
    QVERIFY2(corpus, corpus ? "" : corpus.error().detail.c_str());
    QCOMPARE(corpus->plan.project, std::string("Notes of ward 7"));
    QCOMPARE(corpus->texts.labels, (std::vector<std::string>{"Cardiology", "Neurology"}));
    QCOMPARE(corpus->texts.texts.size(), std::size_t{8});
    QCOMPARE(corpus->vocabularySha256.size(), std::size_t{64});
}

void TestTrainingTexts::a_package_that_does_not_verify_is_refused_with_its_first_difference()
{
    SamplePackage package;
    QFile file(QString::fromStdString((package.path / "corpus.csv").string()));
    QVERIFY(file.open(QIODevice::Append));
    file.write("SYN-000013,\"x\",\"y\"\n");
    file.close();
    NoControl control;
    const auto corpus = readPackagedCorpus(package.path, control);
    QVERIFY(!corpus);
    QCOMPARE(corpus.error().code, ErrorCode::InvalidPackage);
    const auto verified = package::verify(package.path);
    QVERIFY(!verified->differences.empty());
    QVERIFY(corpus.error().detail.ends_with("the package does not verify: " + verified->differences.front()));
}

void TestTrainingTexts::what_is_no_package_is_refused()
{
    const QTemporaryDir folder;
    NoControl control;
    QCOMPARE(readPackagedCorpus(folder.path().toStdString(), control).error().code,
             ErrorCode::InvalidPackage);
    QCOMPARE(readPackagedCorpus(folder.filePath("nothing.zip").toStdString(), control).error().code,
             ErrorCode::NotFound);
}

void TestTrainingTexts::a_cancel_is_answered()
{
    SamplePackage package;
    Cancelled control;
    QCOMPARE(readPackagedCorpus(package.path, control).error().code, ErrorCode::Cancelled);
}

void TestTrainingTexts::a_vocabulary_of_ones_own_has_to_be_given()
{
    plan::Plan own = planWith(tests::termsIn("terms.txt"));
    const auto missing = nameVocabulary(own, {});
    QVERIFY(!missing);
    QVERIFY(missing.error().detail.find("--vocabulary FILE") != std::string::npos);
    QVERIFY(nameVocabulary(own, "/somewhere/words.txt"));
    QVERIFY(own.vocabulary == tests::termsIn("/somewhere/words.txt"));

    plan::Plan builtIn = planWith(tests::builtIn("medical"));
    QVERIFY(nameVocabulary(builtIn, {}));
    QVERIFY(builtIn.vocabulary == tests::builtIn("medical"));
    const auto needless = nameVocabulary(builtIn, "words.txt");
    QVERIFY(!needless);
    QCOMPARE(needless.error().code, ErrorCode::InvalidPlan);
}

void TestTrainingTexts::another_vocabulary_than_the_packages_is_refused()
{
    const QTemporaryDir folder;
    const auto openWith = [&](const char *terms) {
        QFile file(folder.filePath("terms.txt"));
        if (!file.open(QIODevice::WriteOnly) || file.write(terms) < 0)
            qFatal("cannot write");
        file.close();
        return *vocabulary::Vocabulary::fromTermFile(file.fileName().toStdString());
    };
    const auto vectors = [](const vocabulary::Vocabulary &terms) {
        QTemporaryDir place;
        const auto path = place.filePath("v").toStdString();
        (void)embedding::writeVectors(path, Eigen::MatrixXf::Identity(1, 1));
        auto matcher = std::make_shared<const vocabulary::PhraseMatcher>(terms);
        return pipeline::PublicInputs{terms, *embedding::Embedding::openVectors(path), matcher};
    };
    PackagedCorpus corpus;
    const auto first = vectors(openWith("asthma\n"));
    corpus.vocabularySha256 = toHex(first.vocabulary.digest());
    corpus.plan = planWith(tests::termsIn("terms.txt"));
    QVERIFY(checkVocabulary(corpus, first));
    const auto refused = checkVocabulary(corpus, vectors(openWith("stroke\n")));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
    QVERIFY(refused.error().detail.find(corpus.vocabularySha256) != std::string::npos);
}

} // namespace tst_trainingtexts

QTEST_GUILESS_MAIN(tst_trainingtexts::TestTrainingTexts)
#include "tst_trainingtexts.moc"
