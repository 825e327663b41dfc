#include "core/privacy/accounting/Accounting.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_labelfindings {

using namespace tests;
using namespace core::package;
using core::privacy::NameThreshold;

/// A finding of labels that was paid for, in a package: its epsilon and its delta count.
class ReleaseLabelFindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void the_finding_and_its_cost_are_in_the_package()
    {
        const auto before = m_sample->budget.spend;
        write(1);
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        const ManifestJson manifest = manifestOf(m_folder);
        const auto &account = manifest["accounts"]["approximate"];
        QCOMPARE(account["microEpsilon"].get<std::int64_t>(), before.microEpsilon + 500'000);
        QCOMPARE(account["picoDelta"].get<int>(), 2'000'000);
        QCOMPARE(manifest["accounts"]["zCDP"]["butForPicoDelta"].get<int>(), 2'000'000);
        QCOMPARE(manifest["labelFindings"].size(), std::size_t{1});
        QCOMPARE(manifest["labelFindings"][0]["picoDelta"].get<int>(), 2'000'000);
        QVERIFY(!QByteArray(manifest.dump().c_str()).contains("Seldom declared"));
        for (const char *file : {"README.md", "datasheet.md", "expert-evidence.md"}) {
            const QString text = textOf(m_folder + "/" + file);
            QVERIFY2(text.contains("labels were found in the records by a noisy threshold"), file);
            QVERIFY2(text.contains("epsilon of 0.5 and delta of 0.000002"), file);
        }
        QVERIFY(textOf(m_folder + "/README.md").contains("and delta 0.000002"));
    }

    void every_finding_counts()
    {
        write(2);
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        const ManifestJson manifest = manifestOf(m_folder);
        QCOMPARE(manifest["labelFindings"].size(), std::size_t{2});
        QCOMPARE(manifest["accounts"]["approximate"]["picoDelta"].get<int>(), 4'000'000);
        ManifestJson fewer = manifest;
        fewer["labelFindings"].erase(0);
        writeManifest(m_folder, fewer);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
        fewer.erase("labelFindings");
        writeManifest(m_folder, fewer);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
    }

    void a_finding_that_is_not_in_the_budget_is_refused()
    {
        core::NoControl control;
        auto contents = contentsWith(1);
        contents.budget.spend = (*contents.model).spend;
        QVERIFY(!writeFolder(contents, path(m_folder), control));
        auto hidden = contentsWith(1);
        hidden.budget.picoDeltaOfLabels = 0;
        QVERIFY(!writeFolder(hidden, path(m_folder), control));
        auto other = contentsWith(1);
        other.budget.spend.picoDelta -= 1;
        QVERIFY(!writeFolder(other, path(m_folder), control));
    }

    void a_finding_of_another_unit_is_refused()
    {
        auto contents = contentsWith(1);
        auto finding = *contents.labelFindings.front();
        finding.unitIsPerson = !finding.unitIsPerson;
        contents.labelFindings = {released(finding)};
        core::NoControl control;
        QVERIFY(!writeFolder(contents, path(m_folder), control));
    }

    void a_manifest_that_lies_about_it_is_named_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QByteArray>("value");
        const auto lie = [](const char *name, const char *pointer, const char *value) {
            QTest::newRow(name) << pointer << QByteArray(value);
        };
        lie("smaller epsilon", "/labelFindings/0/microEpsilon", "400000");
        lie("smaller delta", "/labelFindings/0/picoDelta", "1");
        lie("no delta", "/labelFindings/0/picoDelta", "0");
        lie("less noise", "/labelFindings/0/scale/numerator", "1");
        lie("a lower threshold", "/labelFindings/0/threshold", "3");
        lie("more labels of a unit", "/labelFindings/0/labelsPerUnit", "2");
        lie("another unit", "/labelFindings/0/unit", "\"patient\"");
        lie("no number", "/labelFindings/0/labelsPerUnit", "\"1\"");
        lie("another key", "/labelFindings/0/names", "[\"Rare\"]");
        lie("a time of the day", "/labelFindings/0/committedAt", "\"2026-02-01T09:00:00Z\"");
        lie("rho without its exception", "/accounts/zCDP/butForPicoDelta", "0");
        lie("delta of the account", "/accounts/approximate/picoDelta", "1");
    }
    void a_manifest_that_lies_about_it_is_named()
    {
        QFETCH(QString, pointer);
        QFETCH(QByteArray, value);
        write(1);
        ManifestJson manifest = manifestOf(m_folder);
        manifest[ManifestJson::json_pointer(pointer.toStdString())] =
            ManifestJson::parse(value.toStdString());
        writeManifest(m_folder, manifest);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
    }

private:
    Contents contentsWith(int findings)
    {
        auto contents = m_sample->contents();
        const NameThreshold::Terms terms{*core::privacy::Epsilon::from(0.5), 2'000'000, 1};
        const auto cost = NameThreshold::costOf(terms);
        for (int i = 0; i < findings; ++i) {
            const LabelFinding finding{.found = {.names = {{"Seldom declared", 90}},
                                                 .threshold = NameThreshold::threshold(terms),
                                                 .noise = NameThreshold::noiseOf(terms),
                                                 .namesPerUnit = 1,
                                                 .picoDelta = 2'000'000},
                                       .committedAt = "2026-02-01T09:00:00Z",
                                       .reservation = 3,
                                       .spend = core::privacy::composed({&cost, 1}, 0),
                                       .unitIsPerson = m_sample->budget.unitIsPerson};
            contents.budget.spend = contents.budget.spend + finding.spend;
            contents.budget.picoDeltaOfLabels += finding.spend.picoDelta;
            contents.labelFindings.push_back(released(finding));
        }
        return contents;
    }

    void write(int findings)
    {
        core::NoControl control;
        const auto written = writeFolder(contentsWith(findings), path(m_folder), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_labelfindings

QTEST_APPLESS_MAIN(tst_release_labelfindings::ReleaseLabelFindingsTest)
#include "tst_release_labelfindings.moc"
