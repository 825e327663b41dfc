#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_budget {

using namespace tests;

/// Manifests of Gaussian releases: whose figures follow from each other, and whose do not.
class ReleaseBudgetTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        SampleRelease sample(m_root->path());
        sample.useClusters();
        auto model = sample.model;
        addLabelTable(model); // discrete Laplace, epsilon 1/2
        sample.use(model);
        writeSample(sample, m_folder);
    }

    void gaussian_and_laplace_noise_verify_together()
    {
        QCOMPARE(listed(*core::package::verify(path(m_folder))), QByteArray());
        const ManifestJson manifest = manifestOf(m_folder);
        QVERIFY(manifest["mechanisms"][0]["microEpsilon"].is_null());
        QCOMPARE(manifest["mechanisms"][2]["microEpsilon"].get<int>(), 500'000);
    }

    void a_changed_figure_is_named_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *name, const char *pointer, const char *value, const char *named) {
            QTest::newRow(name) << pointer << value << named;
        };
        const char *range = "mechanisms/0: its sensitivity or noise is out of range";
        const char *noDelta = "accounts: Gaussian noise needs a delta";
        row("variance", "/mechanisms/0/sigmaSquared", "34359738369", "mechanisms/0/picoRho");
        row("variance 0", "/mechanisms/0/sigmaSquared", "0", range);
        row("variance below 0", "/mechanisms/0/sigmaSquared", "-1", range);
        row("variance too large", "/mechanisms/0/sigmaSquared", "4611686018427387904", range);
        row("variance beyond 64 bits", "/mechanisms/0/sigmaSquared", "18446744073709551615", range);
        row("variance not whole", "/mechanisms/0/sigmaSquared", "34359738368.5", range);
        row("sensitivity", "/mechanisms/0/sensitivity/l2Squared", "4294967295", "mechanisms/0/picoRho");
        row("sensitivity 0", "/mechanisms/0/sensitivity/l2Squared", "0", range);
        row("L2 above L1", "/mechanisms/0/sensitivity/l1", "65535", range);
        row("L1 too large", "/mechanisms/0/sensitivity/l1", "2147483648", range);
        row("norm", "/mechanisms/0/sensitivity/norm", "\"L1\"", "mechanisms/0/sensitivity/norm");
        row("noise", "/mechanisms/0/noise", "\"discrete Laplace\"", "mechanisms/0/noise");
        row("a scale too", "/mechanisms/0/scale", "1", "mechanisms/0: a key that is not known");
        row("an epsilon", "/mechanisms/0/microEpsilon", "0", "mechanisms/0/microEpsilon");
        row("rho of one", "/mechanisms/0/picoRho", "62499999999", "mechanisms/0/picoRho");
        row("unit", "/mechanisms/2/unit", "\"patient\"", "mechanisms/2/unit");
        row("scale", "/mechanisms/2/scale/numerator", "131073", "accounts/approximate/microEpsilon");
        row("epsilon", "/accounts/approximate/microEpsilon", "500000", "accounts/approximate/microEpsilon");
        row("epsilon in words", "/accounts/approximate/epsilon", "0.5", "accounts/approximate/epsilon");
        row("smaller delta", "/accounts/approximate/picoDelta", "1000", "accounts/approximate/microEpsilon");
        row("hardly smaller delta",
            "/accounts/approximate/picoDelta",
            "999999",
            "accounts/approximate/delta");
        row("delta in words", "/accounts/approximate/delta", "1e-7", "accounts/approximate/delta");
        row("delta 0", "/accounts/approximate/picoDelta", "0", noDelta);
        row("delta below 0", "/accounts/approximate/picoDelta", "-1", noDelta);
        row("delta 1", "/accounts/approximate/picoDelta", "1000000000000", noDelta);
        row("delta is a word", "/accounts/approximate/picoDelta", "\"1\"", noDelta);
        row("no first account", "/accounts/approximate", "null", "a field is missing");
        row("delta of replacing",
            "/accounts/approximate/replaceOne/picoDelta",
            "2000000",
            "accounts/approximate/replaceOne/picoDelta");
        row("delta of replacing in words",
            "/accounts/approximate/replaceOne/delta",
            "2e-6",
            "accounts/approximate/replaceOne/delta");
        row("epsilon of replacing",
            "/accounts/approximate/replaceOne/epsilon",
            "3.0",
            "accounts/approximate/replaceOne/epsilon");
        row("rho", "/accounts/zCDP/picoRho", "125000000000", "accounts/zCDP/picoRho");
        row("rho in words", "/accounts/zCDP/rho", "0.125", "accounts/zCDP/rho");
        row("epsilon from rho", "/accounts/zCDP/epsilon", "1.0", "accounts/zCDP/epsilon");
        row("pure too", "/accounts/pure", "{}", "accounts: a key that is not known");
    }
    void a_changed_figure_is_named()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, named);
        ManifestJson manifest = manifestOf(m_folder);
        const ManifestJson before = manifest;
        manifest[ManifestJson::json_pointer(pointer.toStdString())] =
            ManifestJson::parse(value.toStdString());
        QVERIFY(manifest != before);
        writeManifest(m_folder, manifest);
        const QByteArray lines = listed(*core::package::verify(path(m_folder)));
        QVERIFY2(lines.contains(("manifest.json: " + named).toUtf8()), lines);
    }

    void gaussian_noise_cannot_be_called_pure()
    {
        ManifestJson manifest = manifestOf(m_folder);
        ManifestJson first = manifest["accounts"]["approximate"];
        // The inner one first: erasing moves what comes after it.
        for (ManifestJson *statement : {&first["replaceOne"], &first}) {
            statement->erase("picoDelta");
            (*statement)["delta"] = 0.0;
        }
        manifest["accounts"].erase("approximate");
        manifest["accounts"]["pure"] = first;
        writeManifest(m_folder, manifest);
        const QByteArray lines = listed(*core::package::verify(path(m_folder)));
        QVERIFY2(lines.contains("manifest.json: accounts: Gaussian noise needs a delta"), lines);
    }

    void a_mechanism_left_out_is_noticed()
    {
        ManifestJson manifest = manifestOf(m_folder);
        manifest["mechanisms"].erase(2);
        writeManifest(m_folder, manifest);
        const QByteArray lines = listed(*core::package::verify(path(m_folder)));
        QVERIFY2(lines.contains("manifest.json: accounts/approximate/microEpsilon"), lines);
        QVERIFY2(lines.contains("manifest.json: accounts/zCDP/picoRho"), lines);
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
};

} // namespace tst_release_budget

QTEST_APPLESS_MAIN(tst_release_budget::ReleaseBudgetTest)
#include "tst_release_budget.moc"
