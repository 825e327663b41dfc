#include "tests/core/package/SampleRelease.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace tst_release_consistency {

using namespace tests;
using core::ErrorCode;

namespace {

using Spoil = std::function<void(SampleRelease &)>;

void useClusters(SampleRelease &sample)
{
    sample.useClusters();
}

void useKernels(SampleRelease &sample)
{
    sample.use(sampleKernels(sample.vocabulary, "independent", laplaceNoise));
}

} // namespace

/// Contents that contradict each other are not written.
class ReleaseConsistencyTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_out = m_root->filePath("out");
        QVERIFY(QDir().mkdir(m_out));
    }

    void contradictions_are_not_written_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, const char *words, const Spoil &spoil) {
            QTest::newRow(name) << spoil << words;
        };
        const char *otherVocabulary = "the vocabulary is not the one";
        const char *otherCells = "too few or too many cells";
        const char *otherBudget = "not what the mechanisms of the release cost";
        const char *doesNotVerify = "does not verify";
        row("other vocabulary", otherVocabulary, [](auto &s) { s.model.vocabularyDigest[0] ^= 1; });
        row("other size", otherVocabulary, [](auto &s) { s.model.vocabularySize -= 1; });
        row("cell missing", otherCells, [](auto &s) { s.model.tables[0].counts.cells.pop_back(); });
        row("no cells", otherCells, [](auto &s) { s.model.tables[0].counts.cells.clear(); });
        row("no tables", "no number of units", [](auto &s) { s.model.tables.clear(); });
        row("table twice", "there twice", [](auto &s) { s.model.tables.push_back(s.model.tables[0]); });
        row("unknown table", "not one of the method", [](auto &s) { s.model.tables[0].name = "notes"; });
        row("unknown method", "method is not known", [](auto &s) { s.model.parameters.method = "x"; });
        row("no noise", "no sensitivity or no noise", [](auto &s) {
            s.model.tables[0].counts.noise = core::privacy::GaussianVariance{0};
        });
        row("no sensitivity", "no sensitivity or no noise", [](auto &s) {
            s.model.tables[0].counts.sensitivity = {};
        });
        row("other unit", "unit of privacy", [](auto &s) { s.budget.unitIsPerson = true; });
        row("epsilon too small", otherBudget, [](auto &s) { s.budget.spend.microEpsilon -= 1; });
        row("rho too small", otherBudget, [](auto &s) { s.budget.spend.picoRho -= 1; });
        row("a delta for nothing", otherBudget, [](auto &s) { s.budget.spend.picoDelta = 1; });
        row("model says otherwise", otherBudget, [](auto &s) { s.model.spend.microEpsilon -= 1; });
        row("both say too little", otherBudget, [](auto &s) {
            s.model.spend.microEpsilon = s.budget.spend.microEpsilon -= 1;
        });
        row("Gaussian noise without a delta", otherBudget, [](auto &s) {
            useClusters(s);
            s.model.spend.picoDelta = s.budget.spend.picoDelta = 0;
        });
        row("phrase without a cluster", "a cluster for every phrase", [](auto &s) {
            useClusters(s);
            s.model.clusterOf.pop_back();
        });
        row("cluster that is none", "a cluster for every phrase", [](auto &s) {
            useClusters(s);
            s.model.clusterOf[7] = clusterCount;
        });
        row("kernel table missing", "a table of the method is missing", [](auto &s) {
            useKernels(s);
            s.model.tables.pop_back();
            pay(s.model);
            s.use(s.model);
        });
        row("label twice", "one twice", [](auto &s) { s.model.labels[1] = s.model.labels[0]; });
        row("no labels", "no labels", [](auto &s) { s.model.labels.clear(); });
        row("number of a label missing", "a number of texts for every label", [](auto &s) {
            s.description.perLabel.pop_back();
        });
        row("shares from nowhere", "noisy counts that the model does not have", [](auto &s) {
            s.description.proportions = core::package::noisyProportions;
        });
        row("undeclared label", doesNotVerify, [](auto &s) { s.documents[3].seed.label = "Oncology"; });
        row("id twice", doesNotVerify, [](auto &s) { s.documents[3].seed.id = s.documents[4].seed.id; });
        row("text not UTF-8", "UTF-8", [](auto &s) { s.documents[3].text = "caf\xe9"; });
    }
    void contradictions_are_not_written()
    {
        QFETCH(Spoil, spoil);
        QFETCH(QString, words);
        SampleRelease sample(m_root->path());
        spoil(sample);
        const core::Error error = errorOf(sample);
        QCOMPARE(error.code, ErrorCode::Internal);
        const QString detail = QString::fromStdString(error.detail);
        QVERIFY2(detail.contains(words), qPrintable(detail));
        QVERIFY(!detail.contains("caf"));
        QCOMPARE(everythingIn(m_out), QStringList());
    }

    void a_plan_that_is_no_json_is_not_written()
    {
        SampleRelease sample(m_root->path());
        sample.description.planJson = "none";
        QCOMPARE(errorOf(sample).code, ErrorCode::InvalidPlan);
        QCOMPARE(everythingIn(m_out), QStringList());
    }

private:
    // Of the folder and the zip, which must agree.
    core::Error errorOf(SampleRelease &sample) const
    {
        core::NoControl control;
        const auto contents = sample.contents();
        const auto folder = core::package::writeFolder(contents, path(m_out + "/package"), control);
        const auto zip = core::package::writeZip(contents, path(m_out + "/package.zip"), control);
        if (folder || zip || folder.error().code != zip.error().code)
            throw std::runtime_error("written, or two kinds of error");
        return folder.error();
    }

    std::unique_ptr<QTemporaryDir> m_root;
    QString m_out;
};

} // namespace tst_release_consistency

QTEST_APPLESS_MAIN(tst_release_consistency::ReleaseConsistencyTest)
#include "tst_release_consistency.moc"
