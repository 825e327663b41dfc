#include "core/package/corpus/CorpusFiles.h"
#include "core/privacy/accounting/Accounting.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_usefulness {

using namespace tests;
using namespace core::package;

/// A usefulness figure that was paid for, in a package.
class ReleaseUsefulnessTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void the_figure_and_its_cost_are_in_the_package()
    {
        writeFigure();
        const auto verification = verify(path(m_folder));
        QVERIFY2(verification && verification->differences.empty(), listed(*verification));
        const ManifestJson manifest = manifestOf(m_folder);
        QCOMPARE(manifest["usefulness"][0]["correct"].get<int>(), 180);
        QCOMPARE(manifest["accounts"]["pure"]["microEpsilon"].get<int>(), 4'500'000);
        const QString readme = textOf(m_folder + "/README.md");
        QVERIFY(readme.contains("90.0 % of the records right"));
        QVERIFY(readme.contains("epsilon 4.5"));
        QVERIFY(textOf(m_folder + "/datasheet.md").contains("90.0 %"));
    }

    void a_figure_that_is_not_in_the_budget_is_refused()
    {
        auto contents = contentsWithFigure();
        contents.budget.spend = (*contents.model).spend;
        core::NoControl control;
        const auto written = writeFolder(contents, path(m_folder), control);
        QVERIFY(!written);
        QCOMPARE(written.error().code, core::ErrorCode::Internal);
    }

    void a_manifest_that_lies_about_it_is_named_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QByteArray>("value");
        const auto lie = [](const char *name, const char *pointer, const char *value) {
            QTest::newRow(name) << pointer << QByteArray(value);
        };
        lie("more correct", "/usefulness/0/correct", "190");
        lie("better estimate", "/usefulness/0/accuracy/estimate", "0.95");
        lie("another corpus", "/usefulness/0/corpusSha256", "\"0000\"");
        lie("less noise", "/usefulness/0/mechanism/scale/numerator", "1");
        lie("smaller sensitivity", "/usefulness/0/mechanism/sensitivity/l1", "0");
        lie("larger sensitivity", "/usefulness/0/mechanism/sensitivity/l1", "2");
        lie("no number", "/usefulness/0/wrong", "\"20\"");
        lie("another key", "/usefulness/0/note", "\"x\"");
    }
    void a_manifest_that_lies_about_it_is_named()
    {
        QFETCH(QString, pointer);
        QFETCH(QByteArray, value);
        writeFigure();
        ManifestJson manifest = manifestOf(m_folder);
        manifest[ManifestJson::json_pointer(pointer.toStdString())] =
            ManifestJson::parse(value.toStdString());
        writeManifest(m_folder, manifest);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
    }

    void without_the_figure_its_cost_is_named()
    {
        writeFigure();
        ManifestJson manifest = manifestOf(m_folder);
        manifest.erase("usefulness");
        writeManifest(m_folder, manifest);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
    }

    void every_figure_that_was_published_counts()
    {
        auto contents = contentsWithFigure();
        addFigure(contents, contents.usefulness.front()->corpusSha256);
        addFigure(contents, "of other texts");
        core::NoControl control;
        const auto written = writeFolder(contents, path(m_folder), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        const ManifestJson manifest = manifestOf(m_folder);
        QCOMPARE(manifest["usefulness"].size(), std::size_t{2});
        QCOMPARE(manifest["otherFigures"].size(), std::size_t{1});
        QCOMPARE(manifest["accounts"]["pure"]["microEpsilon"].get<int>(), 5'500'000);
        const QString readme = textOf(m_folder + "/README.md");
        QVERIFY(readme.contains("epsilon 5.5"));
        QCOMPARE(readme.count("90.0 % of the records right"), 2);
        QVERIFY(readme.contains("A usefulness figure of other texts of this project was published before."));

        for (const char *list : {"usefulness", "otherFigures"}) {
            ManifestJson fewer = manifest;
            fewer[list].erase(0);
            writeManifest(m_folder, fewer);
            QVERIFY2(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"), list);
        }
    }

    void a_figure_of_a_weaker_unit_than_the_tables_is_refused()
    {
        m_sample->model.unitIsPerson = true;
        m_sample->use(m_sample->model);
        auto contents = contentsWithFigure();
        core::NoControl control;
        QVERIFY(writeFolder(contents, path(m_folder), control));
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        ManifestJson manifest = manifestOf(m_folder);
        manifest["usefulness"][0]["mechanism"]["unit"] = "record";
        writeManifest(m_folder, manifest);
        QVERIFY2(listed(*verify(path(m_folder))).contains("usefulness: a figure protects one record"),
                 listed(*verify(path(m_folder))));

        auto weaker = *contents.usefulness.front();
        weaker.unitIsPerson = false;
        contents.usefulness = {released(weaker)};
        QVERIFY(!writeFolder(contents, path(m_root->filePath("other")), control));
    }

private:
    Contents contentsWithFigure()
    {
        auto contents = m_sample->contents();
        addFigure(contents, corpusCsvSha256(contents.documents));
        return contents;
    }

    void addFigure(Contents &contents, const std::string &corpus)
    {
        PublishedUsefulness figure{.classifier = "multinomial logistic regression",
                                   .features = "phrases",
                                   .counts = {.cells = {180, 20},
                                              .sensitivity = {.l1 = 1, .l2Squared = 1},
                                              .noise = core::privacy::LaplaceScale{2, 1}},
                                   .corpusSha256 = corpus,
                                   .committedAt = "2026-02-01T09:00:00Z",
                                   .spend = {},
                                   .unitIsPerson = m_sample->budget.unitIsPerson};
        const std::vector costs{core::privacy::costOf(figure.counts.sensitivity, figure.counts.noise)};
        figure.spend = core::privacy::composed(costs, 0);
        contents.budget.spend = contents.budget.spend + figure.spend;
        contents.usefulness.push_back(released(figure));
    }

    void writeFigure()
    {
        core::NoControl control;
        const auto written = writeFolder(contentsWithFigure(), path(m_folder), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_usefulness

QTEST_APPLESS_MAIN(tst_release_usefulness::ReleaseUsefulnessTest)
#include "tst_release_usefulness.moc"
