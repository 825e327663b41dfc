#include "core/embedding/EmbeddingRows.h"
#include "core/embedding/Sources.h"
#include "core/embedding/VectorFile.h"
#include "core/vocabulary/LexiconFile.h"

#include <QTemporaryDir>
#include <QTest>

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
    core::NoControl m_control;
};

QTEST_APPLESS_MAIN(TestEmbeddingSources)
#include "tst_embeddingsources.moc"
