#include "core/embedding/Sources.h"
#include "core/embedding/VectorFile.h"
#include "core/encoder/Encoder.h"
#include "core/vocabulary/LexiconFile.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <utility>

namespace tst_embeddingsources {

using namespace core::embedding;
using core::vocabulary::Vocabulary;

namespace {

/// A folder like the one that the build makes: two English terms along two axes.
class Resources
{
public:
    Resources()
    {
        const std::vector<core::vocabulary::LexiconTerm> terms{{.term = "heart", .forms = {}},
                                                               {.term = "lung", .forms = {}}};
        if (!core::vocabulary::writeLexicon(folder() / "english.lexicon", terms)
            || !writeVectors(folder() / "english.vectors", Eigen::MatrixXf::Identity(2, 8))
            || !writeVectors(folder() / "medical.vectors", -Eigen::MatrixXf::Identity(2, 8)))
            qFatal("cannot write the files");
    }

    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    Vocabulary english() const { return *Vocabulary::openLexicon(folder() / "english.lexicon"); }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestEmbeddingSources : public QObject
{
    Q_OBJECT

private slots:
    void every_source_is_found_by_its_name()
    {
        for (const Source *source : sources()) {
            QVERIFY(findSource(source->name()) == source);
            QVERIFY(!source->title().empty());
        }
        QCOMPARE(sourceNames().size(), sources().size());
        QVERIFY(findSource("file:vectors") == nullptr);
    }

    void takes_the_vectors_that_the_build_made()
    {
        const Resources resources;
        const Vocabulary terms = resources.english();
        const auto opened = findSource("builtin")->open(
            {},
            {.vocabulary = terms, .builtVectors = resources.folder() / "medical.vectors"},
            {.resources = resources.folder()},
            m_control);
        QVERIFY(opened.has_value());
        QCOMPARE(rowsOf(*opened, std::vector<std::uint32_t>{1})(0, 1), -1.0F);
    }

    void derives_vectors_for_other_terms()
    {
        const Resources resources;
        const Vocabulary terms = resources.english();
        const auto opened = findSource("builtin")->open(
            {}, {.vocabulary = terms}, {.resources = resources.folder()}, m_control);
        QVERIFY(opened.has_value());
        QCOMPARE(rowsOf(*opened, std::vector<std::uint32_t>{1})(0, 1), 1.0F);
    }

    // Whether they are opened rather than made again shows in what they are made of: it is damaged meanwhile.
    void derived_vectors_are_made_once()
    {
        const Resources resources;
        const Vocabulary terms = *Vocabulary::fromTerms({{.term = "heart lung", .forms = {}},
                                                         {.term = "lung zzz", .forms = {}},
                                                         {.term = "yyy", .forms = {}}});
        const auto cache = resources.folder() / "cache";
        const auto first = open(terms, resources.folder(), cache);
        QVERIFY(first && first->facts());
        QCOMPARE(first->facts()->of(VectorOrigin::Known), std::uint64_t{1});
        QCOMPARE(first->facts()->of(VectorOrigin::PartlyKnown), std::uint64_t{1});
        QCOMPARE(first->facts()->of(VectorOrigin::Invented), std::uint64_t{1});
        QCOMPARE(first->facts()->words, std::uint64_t{4});
        QCOMPARE(first->facts()->unknownWords, std::uint64_t{2});
        const auto vectors = resources.folder() / "english.vectors";
        std::filesystem::resize_file(vectors, std::filesystem::file_size(vectors) - 1);
        QVERIFY(!open(terms, resources.folder(), {}));
        const auto again = open(terms, resources.folder(), cache);
        QVERIFY(again && again->digest() == first->digest() && again->facts() == first->facts());
        const std::vector<std::uint32_t> all{0, 1, 2};
        QVERIFY(rowsOf(*again, all) == rowsOf(*first, all));
    }

    void vectors_learnt_with_the_terms_come_first()
    {
        const Resources resources;
        const Vocabulary terms = resources.english();
        const auto learnt = *Embedding::openVectors(resources.folder() / "medical.vectors");
        const auto opened = findSource("builtin")->open(
            {}, {.vocabulary = terms, .learnt = learnt}, {.resources = resources.folder()}, m_control);
        QVERIFY(opened && opened->digest() == learnt.digest());
    }

    void vectors_learnt_with_the_terms_can_be_asked_for_alone()
    {
        const Resources resources;
        const Vocabulary terms = resources.english();
        const auto learnt = *Embedding::openVectors(resources.folder() / "medical.vectors");
        const Source &documents = *findSource("documents");
        const auto opened = documents.open({}, {.vocabulary = terms, .learnt = learnt}, {}, m_control);
        QVERIFY(opened && opened->digest() == learnt.digest());
        const auto refused =
            documents.open({}, {.vocabulary = terms}, {.resources = resources.folder()}, m_control);
        QVERIFY(!refused);
        QVERIFY(refused.error().detail.find("not learnt from documents") != std::string::npos);
    }

    void a_file_of_vectors_tells_by_its_content_what_it_is()
    {
        const Resources resources;
        const Vocabulary terms = resources.english();
        const auto file = resources.folder() / "some.vec";
        const core::Settings settings{{"file", file.string()}};
        const Folders folders{.resources = resources.folder()};
        for (const auto &[name, bytes] : {std::pair("glove", "heart 1 0\nlung 0 1\n"),
                                          std::pair("word2vec", "2 2\nheart 1 0\nlung 0 1\n")}) {
            std::ofstream(file) << bytes;
            const auto known = findSource(name)->open(settings, {.vocabulary = terms}, folders, m_control);
            const auto told =
                findSource("vectors")->open(settings, {.vocabulary = terms}, folders, m_control);
            QVERIFY2(told, told ? "" : told.error().detail.c_str());
            QVERIFY(known && known->digest() == told->digest());
        }
        std::ofstream(file) << "nothing of the kind";
        const auto refused = findSource("vectors")->open(settings, {.vocabulary = terms}, folders, m_control);
        QVERIFY(!refused
                && refused.error().detail.starts_with(file.string() + ": nothing in the file tells"));
        std::ofstream(file) << "\x1f\x8b\x08 whatever";
        const auto packed = findSource("vectors")->open(settings, {.vocabulary = terms}, folders, m_control);
        QVERIFY(!packed
                && packed.error().detail.find("is compressed (gzip); unpack it") != std::string::npos);
    }

    void an_encoder_encodes_each_term_once()
    {
        const Resources resources;
        const Vocabulary terms = *Vocabulary::fromTerms(
            {{.term = "knee pain", .forms = {}}, {.term = "severe pain", .forms = {}}});
        const auto models = std::filesystem::path(KEYSEED_SOURCE_DIR) / "tests/core/encoder/models";
        const auto folder = resources.folder() / "model";
        std::filesystem::copy(models / "bert", folder, std::filesystem::copy_options::recursive);
        const core::Settings settings{{"folder", folder.string()}};
        const Folders folders{.resources = resources.folder(), .cache = resources.folder() / "cache"};
        const Source &source = *findSource("encoder");
        const auto first = source.open(settings, {.vocabulary = terms}, folders, m_control);
        QVERIFY2(first.has_value(), first ? "" : first.error().detail.c_str());
        QCOMPARE(first->dimension(), std::size_t{16});
        const auto encoder = *core::encoder::Encoder::open(folder);
        const std::vector<std::string> texts{"knee pain", "severe pain"};
        const auto expected = *encoder.sentenceVectors(texts, m_control);
        const auto rows = rowsOf(*first, std::vector<std::uint32_t>{0, 1});
        QVERIFY((rows - expected).cwiseAbs().maxCoeff() < 1e-3F);
        // Kept by the terms and the files of the encoder.
        const auto again = source.open(settings, {.vocabulary = terms}, folders, m_control);
        QVERIFY(again && again->digest() == first->digest());
        QVERIFY(rowsOf(*again, std::vector<std::uint32_t>{0, 1}) == rows);
        std::filesystem::copy_file(models / "bert8" / "model.safetensors",
                                   folder / "model.safetensors",
                                   std::filesystem::copy_options::overwrite_existing);
        const auto other = source.open(settings, {.vocabulary = terms}, folders, m_control);
        QVERIFY(other && other->digest() != first->digest());
    }

    void an_encoder_that_is_missing_is_named()
    {
        const Resources resources;
        const Vocabulary terms = resources.english();
        const auto refused = findSource("encoder")->open(
            {}, {.vocabulary = terms}, {.resources = resources.folder()}, m_control);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, core::ErrorCode::NotFound);
        QVERIFY(refused.error().detail.find("all-MiniLM-L6-v2: no config.json is there")
                != std::string::npos);
    }

    void refuses_a_setting_that_it_does_not_read()
    {
        const Resources resources;
        const Vocabulary terms = resources.english();
        const auto opened = findSource("builtin")->open({{"file", std::string("vectors.bin")}},
                                                        {.vocabulary = terms},
                                                        {.resources = resources.folder()},
                                                        m_control);
        QVERIFY(!opened.has_value());
        QCOMPARE(opened.error().code, core::ErrorCode::InvalidPlan);
        QVERIFY(opened.error().detail.starts_with("file: "));
    }

private:
    core::Result<Embedding>
    open(const Vocabulary &terms, const std::filesystem::path &resources, const std::filesystem::path &cache)
    {
        return findSource("builtin")->open(
            {}, {.vocabulary = terms}, {.resources = resources, .cache = cache}, m_control);
    }

    core::NoControl m_control;
};

} // namespace tst_embeddingsources

QTEST_APPLESS_MAIN(tst_embeddingsources::TestEmbeddingSources)
#include "tst_embeddingsources.moc"
