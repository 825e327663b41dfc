#include "core/embedding/VectorFile.h"
#include "core/learning/Learnt.h"
#include "core/package/corpus/TermsFile.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_release_terms {

using namespace tests;
using namespace core::package;
namespace vocabulary = core::vocabulary;

constexpr std::size_t dimension = 4;

/// The vocabulary that travels in a package, and what verification holds it to.
class ReleaseTermsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void the_whole_vocabulary_travels_with_its_vectors()
    {
        write(std::nullopt);
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        const auto file = vocabulary::LearntFile::open(path(m_folder + "/vocabulary.learnt"));
        QVERIFY2(file, file ? "" : file.error().detail.c_str());
        QCOMPARE(file->vocabulary().size(), m_sample->vocabulary.size());
        for (vocabulary::TermId term = 0; term < m_sample->vocabulary.size(); ++term)
            QCOMPARE(file->vocabulary().term(term), m_sample->vocabulary.term(term));
        const auto vectors = core::embedding::Embedding::ofLearnt(*file);
        QCOMPARE(vectors.dimension(), dimension);
        std::array<float, dimension> row = {};
        vectors.copyRow(7, row); // 7 = 4 + 3
        QCOMPARE(row, (std::array<float, dimension>{0, 0, 0, 1}));
        for (const char *document : {"README.md", "croissant.json"})
            QVERIFY2(textOf(m_folder + "/" + document).contains("vocabulary.learnt"), document);
    }

    void a_package_without_it_says_nothing_of_it()
    {
        writeSample(*m_sample, m_folder);
        QVERIFY(!QFile::exists(m_folder + "/vocabulary.learnt"));
        QVERIFY(!textOf(m_folder + "/README.md").contains("vocabulary.learnt"));
        QVERIFY(!textOf(m_folder + "/croissant.json").contains("vocabulary.learnt"));
    }

    void a_zip_holds_the_same_file()
    {
        auto contents = contentsWith(std::nullopt);
        core::NoControl control;
        const QString zip = m_root->filePath("package.zip");
        const auto written = writeZip(contents, path(zip), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
        QCOMPARE(listed(*verify(path(zip))), QByteArray());
        const auto text = termsText(contents);
        QVERIFY(text && std::ranges::any_of(written->files, [&](const FileEntry &file) {
                    return file.name == "vocabulary.learnt"
                           && file.sha256 == core::toHex(core::sha256(*text));
                }));
    }

    void the_size_is_known_before_it_is_written()
    {
        const auto contents = contentsWith(std::nullopt);
        const auto text = termsText(contents);
        QVERIFY(text.has_value());
        const auto stated = double(termsBytes(m_sample->vocabulary, *contents.travelling));
        // Head, origin and the gaps between the sections.
        QVERIFY(std::abs(stated - double(text->size())) < 2000.0);
    }

    void the_names_of_its_texts_stay_in_the_house()
    {
        m_sample->description.embeddingDigestHex = std::string(64, 'e');
        write(origin());
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        for (const QString &file : everythingIn(m_folder))
            QVERIFY2(!contentOf(m_folder + "/" + file).contains("ward-seven"), qPrintable(file));
    }

    void what_is_not_that_of_the_manifest_is_named_data()
    {
        QTest::addColumn<int>("fault");
        QTest::newRow("a phrase less") << 0;
        QTest::newRow("other phrases") << 1;
        QTest::newRow("another origin") << 2;
        QTest::newRow("the name of a file") << 3;
        QTest::newRow("cut short") << 4;
        QTest::newRow("no vocabulary at all") << 5;
    }
    void what_is_not_that_of_the_manifest_is_named()
    {
        QFETCH(int, fault);
        write(origin());
        const QString file = m_folder + "/vocabulary.learnt";
        auto learnt = core::learning::load(path(file));
        QVERIFY(learnt.has_value());
        if (fault == 0)
            learnt = core::learning::without(*learnt, std::array<vocabulary::TermId, 1>{11});
        if (fault == 1)
            for (auto &term : learnt->terms)
                term.term += " of others";
        if (fault == 2)
            learnt->origin.licence = "any";
        if (fault == 3)
            learnt->origin.files.front().name = "ward-seven.jsonl";
        if (fault < 4)
            QVERIFY(core::learning::save(*learnt, path(file)).has_value());
        else
            tests::write(file, fault == 4 ? contentOf(file).chopped(1) : QByteArray("phrase number 1\n"));
        seal(m_folder);
        const auto verified = verify(path(m_folder));
        QVERIFY(verified.has_value());
        QVERIFY2(hasDifferenceOf(*verified, "vocabulary.learnt"), listed(*verified).constData());
    }

    void a_file_that_the_manifest_does_not_list_is_named()
    {
        writeSample(*m_sample, m_folder);
        const QString without = std::exchange(m_folder, m_root->filePath("with"));
        write(std::nullopt);
        QVERIFY(QFile::copy(m_folder + "/vocabulary.learnt", without + "/vocabulary.learnt"));
        writeSums(without);
        QVERIFY(hasDifferenceOf(*verify(path(without)), "vocabulary.learnt"));
    }

private:
    static vocabulary::LearntOrigin origin()
    {
        return {.origin = "Case reports of a public archive",
                .licence = "CC BY 4.0",
                .language = "en",
                .files = {{"ward-seven.jsonl", std::string(64, 'a')}},
                .terminology = {},
                .documents = 1200,
                .words = 3'456'789,
                .passages = 1};
    }

    Contents contentsWith(const std::optional<vocabulary::LearntOrigin> &learntFrom)
    {
        core::embedding::HalfRows rows(m_sample->vocabulary.size(), dimension);
        for (vocabulary::TermId term = 0; term < m_sample->vocabulary.size(); ++term) {
            Eigen::RowVectorXf vector = Eigen::RowVectorXf::Zero(dimension);
            vector(term % dimension) = 1.0F;
            rows.set(term, vector);
        }
        auto contents = m_sample->contents();
        contents.travelling = TravellingVocabulary{.vectors = rows.embedding({}), .associations = {}};
        contents.learntFrom = learntFrom;
        return contents;
    }

    void write(const std::optional<vocabulary::LearntOrigin> &learntFrom)
    {
        core::NoControl control;
        const auto written = writeFolder(contentsWith(learntFrom), path(m_folder), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_terms

QTEST_APPLESS_MAIN(tst_release_terms::ReleaseTermsTest)
#include "tst_release_terms.moc"
