#include "core/methods/histogram/Resolution.h"
#include "core/synthesis/keyphrases/PairSums.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_methods {

using namespace tests;
using core::synthesis::ReleasedModel;

namespace {

const QByteArray header = "label,phrase,noisy_count,half_width_95\n";

// A unit with one phrase adds all of W to it. 95 % of Gaussian noise lies within 1.96 sigma, and sigma is
// sqrt(8) W here.
const QByteArray clusterRows =
    header
    + "\"Cardiology, \"\"general\"\"\",\"phrase number 4; phrase number 41; phrase number 78\",9.00,5.54\n"
      "\"Neurology\",\"Ménière's disease; phrase number 3; phrase number 40\",7.00,5.54\n";

// 95 % of Laplace noise lies within ln 20 halves of W.
const QByteArray histogramRows = header
                                 + "\"Cardiology, \"\"general\"\"\",\"Ménière's disease\",2.00,1.50\n"
                                   "\"Neurology\",\"phrase number 5\",25.04,1.50\n"
                                   "\"Neurology\",\"phrase number 3\",10.00,1.50\n"
                                   "\"Neurology\",\"phrase number 8\",0.35,1.50\n";

// A unit is W / 2 under Laplace noise, W / sqrt(2) under Gaussian noise.
const QByteArray laplaceRows = header
                               + "\"\",\"Ménière's disease\",60.00,1.50\n"
                                 "\"\",\"phrase number 3\",40.00,1.50\n";
const QByteArray gaussianRows = header
                                + "\"\",\"Ménière's disease\",42.43,5.54\n"
                                  "\"\",\"phrase number 3\",28.28,5.54\n";

const QString jointWords = "all labels together, so that the label is empty";
const QString paper = "Nagesh, Chen, Mishra, Wagner";

} // namespace

/// Packages of every method: what they say, and that they verify.
class ReleaseMethodsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void every_method_is_written_and_verifies_data()
    {
        QTest::addColumn<QString>("which");
        QTest::addColumn<bool>("gaussian");
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QStringList>("sayings");
        QTest::newRow("clusters") << "clusters" << true << clusterRows
                                  << QStringList{"a group is named by those of its phrases",
                                                 "noisy counts of groups of near phrases for every label"};
        QTest::newRow("histogram") << "histogram" << false << histogramRows
                                   << QStringList{"were counted, with noise for 2 % of the budget",
                                                  "noisy counts of phrases for every label"};
        const auto kernel = [](const char *method, bool gaussian, const QString &sequences) {
            QTest::addRow("%s, %s", method, gaussian ? "Gaussian" : "Laplace")
                << QString(method) << gaussian << (gaussian ? gaussianRows : laplaceRows)
                << QStringList{jointWords, paper, QString("the method ") + method, sequences};
        };
        for (const bool gaussian : {false, true}) {
            kernel("independent", gaussian, "estimates of single phrases for each label");
            kernel("iterative-linear", gaussian, "estimates of sequences of 1 and 2 phrases for each label");
            kernel("iterative-logarithmic", gaussian, "sequences of 1 and 2 phrases for each label");
        }
    }
    void every_method_is_written_and_verifies()
    {
        QFETCH(QString, which);
        QFETCH(bool, gaussian);
        QFETCH(QByteArray, rows);
        QFETCH(QStringList, sayings);
        m_sample->use(modelOf(which, gaussian));
        writeSample(*m_sample, m_folder);
        QCOMPARE(listed(*core::package::verify(path(m_folder))), QByteArray());
        QCOMPARE(contentOf(m_folder + "/vocabulary.csv"), rows);
        const QString texts = textOf(m_folder + "/README.md") + textOf(m_folder + "/datasheet.md");
        for (const QString &saying : sayings)
            QVERIFY2(texts.contains(saying), qPrintable(saying + " is not in:\n" + texts));
        for (const auto &table : m_sample->model.tables)
            QVERIFY(texts.contains("| `" + QString::fromStdString(table.name) + "` |"));
        QCOMPARE(texts.contains("exp(-x^2 / (2 sigma^2))"), gaussian);
        QCOMPARE(texts.contains("exp(-abs(x) s / t)"), !gaussian);
    }

    void pairs_of_clusters_are_a_table_too()
    {
        m_sample->useClusters();
        ReleasedModel model = m_sample->model;
        const std::size_t nodes = core::synthesis::nodesOfPairs(clusteredPhrases);
        model.tables.push_back({"pairs",
                                {std::vector<std::int64_t>(core::synthesis::pairCount(nodes)),
                                 weightSensitivity,
                                 gaussianNoise}});
        pay(model);
        m_sample->use(model);
        writeSample(*m_sample, m_folder);
        QCOMPARE(listed(*core::package::verify(path(m_folder))), QByteArray());
        QVERIFY(textOf(m_folder + "/datasheet.md").contains("| `pairs` |"));
    }

    void a_joint_count_names_no_label()
    {
        m_sample->use(modelOf("independent", false));
        writeSample(*m_sample, m_folder);
        QByteArray rows = contentOf(m_folder + "/vocabulary.csv");
        write(m_folder + "/vocabulary.csv", rows.replace("\"\",", "\"Neurology\","));
        seal(m_folder);
        QVERIFY(hasDifferenceOf(*core::package::verify(path(m_folder)), "vocabulary.csv"));
    }

    void a_count_of_a_label_names_it()
    {
        writeSample(*m_sample, m_folder);
        QByteArray rows = contentOf(m_folder + "/vocabulary.csv");
        write(m_folder + "/vocabulary.csv", rows.replace("\"Cardiology, \"\"general\"\"\",", "\"\","));
        seal(m_folder);
        QVERIFY(hasDifferenceOf(*core::package::verify(path(m_folder)), "vocabulary.csv"));
    }

    void a_kernel_table_that_is_missing_is_noticed()
    {
        m_sample->use(modelOf("iterative-linear", false));
        writeSample(*m_sample, m_folder);
        ManifestJson manifest = manifestOf(m_folder);
        manifest["mechanisms"].erase(2);
        writeManifest(m_folder, manifest);
        const QByteArray lines = listed(*core::package::verify(path(m_folder)));
        QVERIFY2(lines.contains("a table of the method is missing"), lines);
    }

private:
    ReleasedModel modelOf(const QString &which, bool gaussian) const
    {
        if (which == "clusters") {
            m_sample->useClusters();
            return m_sample->model;
        }
        if (which == "histogram")
            return sampleModel(m_sample->vocabulary);
        const core::privacy::Noise noise =
            gaussian ? core::privacy::Noise(gaussianNoise) : core::privacy::Noise(laplaceNoise);
        return sampleKernels(m_sample->vocabulary, which.toStdString(), noise);
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_methods

QTEST_APPLESS_MAIN(tst_release_methods::ReleaseMethodsTest)
#include "tst_release_methods.moc"
