#include "core/base/Result.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/PhraseTables.h"
#include "core/vocabulary/imports/VocabularyCache.h"
#include "tests/core/sources/ImportStage.h"

#include <QTest>

namespace tst_vocabularycache {

using namespace core::vocabulary;
using core::Settings;

class TestVocabularyCache : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opens_what_was_imported_before();
    void imports_again_when_a_file_or_a_setting_changed();
    void a_damaged_entry_is_made_again_data();
    void a_damaged_entry_is_made_again();
    void a_refused_or_cancelled_import_leaves_nothing();
    void an_import_works_where_nothing_can_be_kept();
    void tells_again_what_was_read();
    void keeps_the_last_few();
    void tables_of_a_part_are_kept();
    void kept_tables_find_what_new_ones_find();
    void tables_of_another_vocabulary_are_not_used();
    void a_saved_vocabulary_is_the_same();

private:
    std::filesystem::path cacheFolder() const { return m_stage->path("cache"); }
    std::vector<std::filesystem::path> kept() const;
    core::Result<Vocabulary> open(const Settings &settings)
    {
        auto opened =
            findSource("csv")->open(settings, {.resources = {}, .cache = cacheFolder()}, m_stage->control);
        KEYSEED_TRY(opened);
        return std::move(opened->vocabulary);
    }
    Settings fileOf(const std::string &bytes)
    {
        return {{"file", m_stage->write("terms.csv", bytes).string()}};
    }

    std::unique_ptr<tests::ImportStage> m_stage;
};

void TestVocabularyCache::init()
{
    m_stage = std::make_unique<tests::ImportStage>();
}

std::vector<std::filesystem::path> TestVocabularyCache::kept() const
{
    std::vector<std::filesystem::path> files;
    std::error_code ignored;
    for (const auto &entry : std::filesystem::directory_iterator(cacheFolder(), ignored))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void TestVocabularyCache::opens_what_was_imported_before()
{
    const Settings settings = fileOf("term,concept\nfemur,1\nthigh bone,1\n");
    const auto first = open(settings);
    QVERIFY2(first.has_value(), first ? "" : first.error().detail.c_str());
    QCOMPARE(kept().size(), std::size_t{3}); // the lexicon, its tables and the summary
    // Whether it is opened rather than imported shows in what is not asked: a cancel.
    class Cancelled final : public core::JobControl
    {
    public:
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    } control;
    const auto again = findSource("csv")->open(settings, {.resources = {}, .cache = cacheFolder()}, control);
    QVERIFY(again.has_value());
    QVERIFY(again->vocabulary.digest() == first->digest());
    QVERIFY(again->vocabulary.phraseTables() != nullptr);
    QCOMPARE(again->vocabulary.form(1), std::string_view("thigh bone"));
}

void TestVocabularyCache::imports_again_when_a_file_or_a_setting_changed()
{
    const auto first = open(fileOf("term\nfemur\n"));
    const auto second = open(fileOf("term\nulna\n"));
    QVERIFY(first && second);
    QCOMPARE(second->term(0), std::string_view("ulna"));
    const Source &mesh = *findSource("mesh");
    Settings settings{{"file", m_stage->write("tree", "Fever;C23\nFoot;A01\n").string()}};
    const auto all = importKey(mesh, settings);
    settings["trees"] = std::vector<std::string>{"C"};
    QVERIFY(all && *all != *importKey(mesh, settings));
    QVERIFY(!importKey(mesh, {{"file", std::string("/nothing/there")}}));
}

void TestVocabularyCache::a_damaged_entry_is_made_again_data()
{
    QTest::addColumn<int>("file");
    QTest::addColumn<int>("change");
    for (const int file : {0, 1, 2})
        for (const int change : {0, 1, 2})
            QTest::addRow("file %d, change %d", file, change) << file << change;
}

void TestVocabularyCache::a_damaged_entry_is_made_again()
{
    QFETCH(int, file);
    QFETCH(int, change);
    const Settings settings = fileOf("term,concept\nfemur,1\nthigh bone,1\n");
    const auto first = open(settings);
    QVERIFY(first.has_value());
    const auto path = kept().at(static_cast<std::size_t>(file));
    if (change == 0)
        std::filesystem::resize_file(path, std::filesystem::file_size(path) - 1);
    else if (change == 1)
        std::filesystem::resize_file(path, 0);
    else
        std::fstream(path, std::ios::in | std::ios::out | std::ios::binary).seekp(100).put('\x7f');
    const auto again = open(settings);
    QVERIFY(again.has_value());
    QVERIFY(again->digest() == first->digest());
    QCOMPARE(PhraseMatcher(*again).match("the thigh bone").size(), std::size_t{1});
    QVERIFY(Vocabulary::openLexicon(kept().at(0)).has_value());
    QVERIFY(PhraseTables::open(kept().at(1)).has_value());
}

void TestVocabularyCache::a_refused_or_cancelled_import_leaves_nothing()
{
    QVERIFY(!open(fileOf("term\nfemur\n\"")));
    QVERIFY(kept().empty());
}

void TestVocabularyCache::an_import_works_where_nothing_can_be_kept()
{
    m_stage->write("cache", "a file where a folder should be");
    const auto opened = open(fileOf("term\nfemur\n"));
    QVERIFY(opened.has_value());
    QCOMPARE(PhraseMatcher(*opened).match("femur").size(), std::size_t{1});
    const auto nowhere = findSource("csv")->open(fileOf("term\nfemur\n"), {}, m_stage->control);
    QVERIFY(nowhere && nowhere->vocabulary.digest() == opened->digest());
}

void TestVocabularyCache::tells_again_what_was_read()
{
    const ImportingSource &csv = *findSource("csv")->importing();
    const Settings settings = fileOf("term,concept\nfemur,1\nthigh bone,1\nfemur,1\n");
    const auto read = csv.importFiles(settings, m_stage->control);
    const Folders folders{.resources = {}, .cache = cacheFolder()};
    for (const char *time : {"when it is read", "when it is kept"}) {
        const auto opened = csv.open(settings, folders, m_stage->control);
        QVERIFY2(opened.has_value(), time);
        const ImportSummary &summary = *opened->summary;
        QCOMPARE(summary.files.size(), std::size_t{1});
        QCOMPARE(summary.files[0].path, std::filesystem::path("terms.csv")); // nothing of the folder
        QCOMPARE(summary.files[0].lines, std::uint64_t{4});
        QVERIFY(summary.files[0].digest == read->summary.files[0].digest);
        QCOMPARE(summary.concepts, std::uint64_t{1});
        QCOMPARE(summary.names, read->summary.names);
        QVERIFY(summary.leftOut == read->summary.leftOut);
    }
}

void TestVocabularyCache::keeps_the_last_few()
{
    for (int i = 0; i < 12; ++i)
        QVERIFY(open(fileOf("term\nfemur " + std::string(static_cast<std::size_t>(i + 1), 'x') + "\n")));
    QCOMPARE(kept().size(), std::size_t{24});
}

void TestVocabularyCache::tables_of_a_part_are_kept()
{
    std::vector<LexiconTerm> terms;
    for (int i = 0; i < 100'010; ++i)
        terms.push_back({.term = "bone " + std::to_string(i), .forms = {}});
    const Vocabulary whole = Vocabulary::fromTerms(terms).value();
    const VocabularyCache cache(cacheFolder());
    for (TermId first = 1; first <= 6; ++first) {
        std::vector<TermId> rest;
        for (TermId term = first; term < whole.size(); ++term)
            rest.push_back(term);
        const Vocabulary part = whole.only(rest);
        const Vocabulary made = cache.withTables(part);
        QVERIFY(made.phraseTables() && made.phraseTables()->areOf(part));
        const Vocabulary again = cache.withTables(part);
        QVERIFY(again.phraseTables() && again.phraseTables()->areOf(part));
        QVERIFY(PhraseMatcher(again).match("bone " + std::to_string(first - 1)).empty());
        QCOMPARE(PhraseMatcher(again).match("bone " + std::to_string(first)).size(), std::size_t{1});
    }
    QCOMPARE(kept().size(), std::size_t{4});
    QVERIFY(
        !cache.withTables(Vocabulary::fromTerms({{.term = "femur", .forms = {}}}).value()).phraseTables());
    QVERIFY(!VocabularyCache({}).withTables(whole).phraseTables());
}

void TestVocabularyCache::kept_tables_find_what_new_ones_find()
{
    std::string rows = "term,concept\n";
    for (int i = 0; i < 500; ++i) {
        const std::string number = std::to_string(i);
        rows += "word" + number + " bone,c" + number + "\nword" + std::to_string(i * 7 % 500)
                + " of the bone,c" + number + "\na-word-that-is-longer-than-sixteen-bytes" + number
                + "longlonglonglong,c" + number + "\n";
    }
    const auto mapped = open(fileOf(rows));
    QVERIFY(mapped && mapped->phraseTables() != nullptr);
    const PhraseMatcher kept(*mapped);
    const PhraseMatcher made(mapped->with(nullptr));
    std::string text;
    for (int i = 0; i < 700; ++i)
        text += "The word" + std::to_string(i) + (i % 3 == 0 ? " bone" : " of the bone")
                + " a-word-that-is-longer-"
                  "than-sixteen-bytes"
                + std::to_string(i) + "longlonglonglong. ";
    QCOMPARE(kept.match(text).size(), std::size_t{500});
    QVERIFY(kept.match(text) == made.match(text));
    QVERIFY(kept.matchInOrder(text) == made.matchInOrder(text));
}

void TestVocabularyCache::tables_of_another_vocabulary_are_not_used()
{
    const auto femur = open(fileOf("term\nfemur\n"));
    const auto before = kept();
    const auto ulna = open(fileOf("term\nulna\n"));
    QVERIFY(femur && ulna);
    // Each table under the name of the other one.
    std::vector<std::filesystem::path> tables;
    for (const auto &path : kept())
        if (path.extension() == ".phrases")
            tables.push_back(path);
    QCOMPARE(tables.size(), std::size_t{2});
    std::filesystem::rename(tables[0], m_stage->path("aside"));
    std::filesystem::rename(tables[1], tables[0]);
    std::filesystem::rename(m_stage->path("aside"), tables[1]);
    const auto again = VocabularyCache(cacheFolder()).find(tables[0].stem().string());
    QVERIFY(again && again->vocabulary.phraseTables()->areOf(again->vocabulary));
    const std::string own(again->vocabulary.term(0));
    QCOMPARE(PhraseMatcher(again->vocabulary).match(own).size(), std::size_t{1});
}

void TestVocabularyCache::a_saved_vocabulary_is_the_same()
{
    const auto imported = open(fileOf("term,concept\nfemur,1\nthigh bone,1\n"));
    const auto path = m_stage->path("mine.lexicon");
    QVERIFY(imported && imported->write(path));
    const Settings settings{{"file", path.string()}};
    const auto saved = findSource("saved")->open(settings, {}, m_stage->control);
    QVERIFY2(saved.has_value(), saved ? "" : saved.error().detail.c_str());
    QVERIFY(saved->vocabulary.digest() == imported->digest());
    QCOMPARE(saved->vocabulary.formCount(), imported->formCount());
    m_stage->write("mine.lexicon", "femur\n");
    const auto foreign = findSource("saved")->open(settings, {}, m_stage->control);
    QVERIFY(!foreign && foreign.error().code == core::ErrorCode::InvalidPlan);
    const std::vector<LexiconTerm> hidden{{.term = "a\u202e"
                                                   "b",
                                           .forms = {}}};
    QVERIFY(writeLexicon(path, hidden).has_value());
    QVERIFY(!findSource("saved")->open(settings, {}, m_stage->control));
}

} // namespace tst_vocabularycache

QTEST_APPLESS_MAIN(tst_vocabularycache::TestVocabularyCache)
#include "tst_vocabularycache.moc"
