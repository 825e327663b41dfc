#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/mechanisms/PermuteAndFlip.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_drawchoices {

using namespace tests;
using namespace core::package;
using core::privacy::Epsilon;
using core::privacy::PermuteAndFlip;

/// A choice among draws that was paid for, in a package: its epsilon counts.
class ReleaseDrawChoicesTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void every_choice_and_its_cost_are_in_the_package()
    {
        const auto before = m_sample->budget.spend;
        write(2);
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        const ManifestJson manifest = manifestOf(m_folder);
        QCOMPARE(manifest["accounts"]["pure"]["microEpsilon"].get<std::int64_t>(),
                 before.microEpsilon + 500'000);
        QCOMPARE(manifest["drawChoices"].size(), std::size_t{2});
        QCOMPARE(manifest["drawChoices"][0]["draws"].get<int>(), 8);
        for (const char *file : {"README.md", "datasheet.md", "expert-evidence.md"}) {
            const QString text = textOf(m_folder + "/" + file);
            QVERIFY2(text.contains("one of 8 draws of sequences was kept"), file);
            QVERIFY2(text.contains("epsilon of 0.25"), file);
        }
    }

    void a_choice_that_is_hidden_is_missed()
    {
        write(2);
        ManifestJson fewer = manifestOf(m_folder);
        fewer["drawChoices"].erase(0);
        writeManifest(m_folder, fewer);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
        fewer.erase("drawChoices");
        writeManifest(m_folder, fewer);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
    }

    void a_choice_that_is_not_in_the_budget_is_refused()
    {
        core::NoControl control;
        auto contents = contentsWith(1);
        contents.budget.spend = (*contents.model).spend;
        QVERIFY(!writeFolder(contents, path(m_folder), control));
    }

    void a_choice_of_another_unit_is_refused()
    {
        auto contents = contentsWith(1);
        auto choice = *contents.drawChoices.front();
        choice.unitIsPerson = !choice.unitIsPerson;
        contents.drawChoices = {released(choice)};
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
        lie("smaller epsilon", "/drawChoices/0/microEpsilon", "100000");
        lie("no epsilon", "/drawChoices/0/microEpsilon", "0");
        lie("smaller rho", "/drawChoices/0/picoRho", "1");
        lie("one draw", "/drawChoices/0/draws", "1");
        lie("another unit", "/drawChoices/0/unit", "\"patient\"");
        lie("another mechanism", "/drawChoices/0/mechanism", "\"by eye\"");
        lie("another key", "/drawChoices/0/scores", "[12, 14]");
        lie("a time of the day", "/drawChoices/0/committedAt", "\"2026-02-01T09:00:00Z\"");
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
    Contents contentsWith(int choices)
    {
        auto contents = m_sample->contents();
        const auto cost = PermuteAndFlip::costOf(*Epsilon::from(0.25));
        for (int i = 0; i < choices; ++i) {
            const DrawChoice choice{.draws = 8,
                                    .sequencesSha256 = "c0",
                                    .committedAt = "2026-02-01T09:00:00Z",
                                    .reservation = 3,
                                    .microEpsilon = 250'000,
                                    .spend = core::privacy::composed({&cost, 1}, 0),
                                    .unitIsPerson = m_sample->budget.unitIsPerson};
            contents.budget.spend = contents.budget.spend + choice.spend;
            contents.drawChoices.push_back(released(choice));
        }
        return contents;
    }

    void write(int choices)
    {
        core::NoControl control;
        const auto written = writeFolder(contentsWith(choices), path(m_folder), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_drawchoices

QTEST_APPLESS_MAIN(tst_release_drawchoices::ReleaseDrawChoicesTest)
#include "tst_release_drawchoices.moc"
