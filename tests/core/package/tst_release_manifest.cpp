#include "core/privacy/accounting/Accounting.h"
#include "tests/core/package/SampleRelease.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_manifest {

using namespace tests;

namespace {

QJsonObject manifestOf(const QString &folder)
{
    return QJsonDocument::fromJson(contentOf(folder + "/manifest.json")).object();
}

} // namespace

class ReleaseManifestTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void the_manifest_holds_every_fact()
    {
        writeSample(*m_sample, m_folder);
        const QJsonObject manifest = manifestOf(m_folder);
        QCOMPARE(manifest["schema"].toString(), "keyseed-manifest/3");
        QCOMPARE(manifest["plan"]["schema"].toString(), "keyseed-plan/2");
        QCOMPARE(manifest["randomness"]["kind"].toString(), "operating system");
        QCOMPARE(manifest["versions"]["keyseed"].toString(), "0.1.0");
        const QJsonObject mechanism = manifest["mechanisms"].toArray().at(0).toObject();
        QCOMPARE(mechanism["noise"].toString(), "discrete Laplace");
        QCOMPARE(mechanism["table"].toString(), "phrases");
        QCOMPARE(mechanism["releases"].toString(), "a noisy weighted count for every label and phrase");
        QCOMPARE(mechanism["sensitivity"]["norm"].toString(), "L1");
        QCOMPARE(mechanism["sensitivity"]["l1"].toInteger(), 65536);
        QCOMPARE(mechanism["sensitivity"]["l2Squared"].toInteger(), 4294967296);
        QCOMPARE(mechanism["cells"].toInteger(), 80);
        QCOMPARE(mechanism["microEpsilon"].toInteger(), 2000000);
        QCOMPARE(mechanism["picoRho"].toInteger(), 2000000000000);
        QCOMPARE(mechanism["scale"]["numerator"].toInteger(), 32768);
        QCOMPARE(mechanism["scale"]["denominator"].toInteger(), 1);
        QCOMPARE(mechanism["neighbouring"].toString(), "add or remove one unit");
        QCOMPARE(mechanism["unit"].toString(), "record");
        QCOMPARE(manifest["accounts"]["pure"]["microEpsilon"].toInteger(), 4000000);
        QCOMPARE(manifest["accounts"]["pure"]["replaceOne"]["epsilon"].toDouble(), 8.0);
        QCOMPARE(manifest["accounts"]["zCDP"]["picoRho"].toInteger(), 4000000000000);
        QCOMPARE(manifest["publicInputs"]["vocabulary"]["sha256"].toString(),
                 QString::fromStdString(core::toHex(m_sample->vocabulary.digest())));
        QCOMPARE(manifest["publicInputs"]["embedding"]["source"].toString(), QStringLiteral("built in"));
        QCOMPARE(manifest["publicInputs"]["embedding"]["sha256"].toString(), QString(64, 'e'));
        QCOMPARE(manifest["documents"]["total"].toInt(), 12);
        QCOMPARE(manifest["labels"].toArray().size(), 2);
        QCOMPARE(manifest["files"].toArray().size(), packageFiles.size() - 2);
    }

    void the_number_of_records_leaves_only_where_it_is_declared_public_data()
    {
        QTest::addColumn<QByteArray>("declared");
        QTest::addColumn<bool>("leaves");
        QTest::newRow("public") << QByteArray(R"("recordCountPublic": true,)") << true;
        QTest::newRow("not public") << QByteArray(R"("recordCountPublic": false,)") << false;
        QTest::newRow("not declared") << QByteArray() << false;
    }

    void the_number_of_records_leaves_only_where_it_is_declared_public()
    {
        QFETCH(QByteArray, declared);
        QFETCH(bool, leaves);
        m_sample->description.planJson = R"({"schema": "keyseed-plan/2", "project": "Notes of ward 7",
            "vocabulary": {"source": "terms"}, "about": {)"
                                         + declared.toStdString() + R"("approximateRecords": 98765}})";
        writeSample(*m_sample, m_folder);
        for (const QString &file : packageFiles)
            QVERIFY2(leaves || !contentOf(m_folder + "/" + file).contains("98765"), qPrintable(file));
        const QJsonObject manifest = manifestOf(m_folder);
        QCOMPARE(manifest["plan"]["about"].toObject().contains("approximateRecords"), leaves);
        QCOMPARE(listed(*core::package::verify(path(m_folder))), QByteArray());
    }

    void a_gaussian_mechanism_gives_its_variance_and_no_epsilon()
    {
        m_sample->useClusters();
        writeSample(*m_sample, m_folder);
        const QJsonObject mechanism = manifestOf(m_folder)["mechanisms"].toArray().at(0).toObject();
        QCOMPARE(mechanism["noise"].toString(), "discrete Gaussian");
        QCOMPARE(mechanism["sigmaSquared"].toInteger(), 8 * unitWeight * unitWeight);
        QVERIFY(!mechanism.contains("scale"));
        QCOMPARE(mechanism["sensitivity"]["norm"].toString(), "L2");
        QVERIFY(mechanism["microEpsilon"].isNull());
        QCOMPARE(mechanism["picoRho"].toInteger(), 62'500'000'000);
    }

    void an_account_with_a_delta_is_called_approximate()
    {
        m_sample->useClusters();
        writeSample(*m_sample, m_folder);
        const QJsonObject accounts = manifestOf(m_folder)["accounts"].toObject();
        QCOMPARE(accounts.keys(), (QStringList{"approximate", "zCDP"}));
        const QJsonObject first = accounts["approximate"].toObject();
        const auto microEpsilon = first["microEpsilon"].toInteger();
        // Below the simpler bound rho + 2 sqrt(rho ln(1/delta)) of Bun & Steinke 2016, and not far below.
        const double simple = 0.125 + 2 * std::sqrt(0.125 * std::log(1e6));
        const double epsilon = static_cast<double>(microEpsilon) / 1e6;
        QVERIFY(epsilon < simple && epsilon > 0.8 * simple);
        QCOMPARE(first["epsilon"].toDouble(), epsilon);
        QCOMPARE(first["picoDelta"].toInteger(), 1'000'000);
        QCOMPARE(first["delta"].toDouble(), 1e-6);
        QCOMPARE(first["replaceOne"]["microEpsilon"].toInteger(), 2 * microEpsilon);
        QVERIFY(std::abs(first["replaceOne"]["delta"].toDouble() - 2e-6 * std::exp(epsilon)) < 2e-12);
        QCOMPARE(accounts["zCDP"]["rho"].toDouble(), 0.125);
        // By rho alone epsilon is a little more.
        QVERIFY(accounts["zCDP"]["epsilon"].toDouble() > epsilon);
    }

    void the_method_and_all_its_tables_are_listed_in_order()
    {
        m_sample->use(sampleKernels(m_sample->vocabulary, "iterative-linear", laplaceNoise));
        addLabelTable(m_sample->model);
        m_sample->use(m_sample->model);
        writeSample(*m_sample, m_folder);
        const QJsonObject manifest = manifestOf(m_folder);
        QStringList tables;
        for (const auto &mechanism : manifest["mechanisms"].toArray())
            tables.append(mechanism.toObject()["table"].toString());
        QCOMPARE(tables, (QStringList{"vocabulary", "kernel-1", "kernel-2", "labels"}));
        const QJsonObject method = manifest["method"].toObject();
        QCOMPARE(method["name"].toString(), "iterative-linear");
        QCOMPARE(method["length"].toInt(), 2);
        QCOMPARE(method["selectedPhrases"].toInt(), 2);
        QCOMPARE(method["featurePairs"].toInt(), 3);
        QCOMPARE(method["prefixSizes"].toArray(), (QJsonArray{1, 2}));
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_manifest

QTEST_APPLESS_MAIN(tst_release_manifest::ReleaseManifestTest)
#include "tst_release_manifest.moc"
