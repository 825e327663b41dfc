#include "core/writing/Writer.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_writers {

using namespace core;
using namespace core::writing;

/// The family of writers.
class TestWriters : public QObject
{
    Q_OBJECT

private slots:
    void each_has_a_name_and_words_of_its_own();
    void plans_may_name_all_but_the_method();
    void each_is_found_by_its_name();
    void what_a_package_holds_follows_from_the_writer();
    void the_one_that_needs_nothing_writes_a_document_for_each_sequence();
    void texts_of_a_method_become_documents();
    void another_number_of_texts_is_an_error();
};

namespace {

/// Makes one text for each sequence, or one text too few.
class MethodTexts final : public WriterServices
{
public:
    explicit MethodTexts(bool isShort = false)
        : m_isShort(isShort)
    {}

    Result<std::shared_ptr<const TextPool>> publicTexts(JobControl &) const override { return nothing(); }
    Documents withFoundPhrases(const Documents &documents) const override { return documents; }
    std::vector<Span> identifiersIn(std::string_view) const override { return {}; }
    Result<Written> storedAnswers(const Sequences &) const override { return nothing(); }
    Result<ReleasedTexts> askServer(const Sequences &, JobControl &) const override { return nothing(); }
    Result<ReleasedTexts> carriedAnswers(const Sequences &, JobControl &) const override { return nothing(); }
    Result<ReleasedTexts> methodTexts(const Sequences &sequences, JobControl &) const override
    {
        std::vector<std::string> texts;
        for (const synthesis::Sequence &each : *sequences)
            texts.push_back("text of " + each.id);
        if (m_isShort)
            texts.pop_back();
        return privacy::ReleasedForTests::of(std::move(texts));
    }

private:
    static tl::unexpected<Error> nothing() { return fail(ErrorCode::Internal, "not in this test"); }

    bool m_isShort;
};

Sequences twoSequences()
{
    return privacy::ReleasedForTests::of(
        std::vector<synthesis::Sequence>{{.id = "SYN-1", .label = "A", .keyphrases = {"fever"}},
                                         {.id = "SYN-2", .label = "B", .keyphrases = {"cough"}}});
}

} // namespace

void TestWriters::each_has_a_name_and_words_of_its_own()
{
    std::set<std::string_view> names;
    std::set<std::string_view> titles;
    for (const Writer *each : writers()) {
        QVERIFY(names.insert(each->name()).second && titles.insert(each->title()).second);
        QVERIFY(each->summary().ends_with('.') && each->leaves().ends_with('.'));
        const std::string words = each->inWords({});
        QVERIFY2(words.ends_with("(writer: " + std::string(each->name()) + ")"), words.c_str());
    }
}

void TestWriters::plans_may_name_all_but_the_method()
{
    auto names = writerNames();
    QCOMPARE(names.size() + 1, writers().size());
    QCOMPARE(std::ranges::count(names, methodWriter().name()), 0);
    QCOMPARE(names.front(), defaultWriter().name());
}

void TestWriters::each_is_found_by_its_name()
{
    for (const Writer *each : writers())
        QCOMPARE(findWriter(each->name()), each);
    QVERIFY(findWriter("pen") == nullptr && !isLanguageModel("pen") && !writerNeeds("pen", Need::Nothing));
}

void TestWriters::what_a_package_holds_follows_from_the_writer()
{
    for (const Writer *each : writers()) {
        const auto keys = each->manifestKeys();
        const auto has = [&](std::string_view key) { return std::ranges::find(keys, key) != keys.end(); };
        QVERIFY(has("kind") && has("documentType"));
        QCOMPARE(has("model") && has("prompt") && has("flaws"), each->isLanguageModel());
        QCOMPARE(has("texts"), each->need() == Need::PublicTexts);
    }
}

void TestWriters::the_one_that_needs_nothing_writes_a_document_for_each_sequence()
{
    NoControl control;
    const auto opened = defaultWriter().open(
        {.documentType = "medical record", .language = "English", .vocabularyLanguage = "de"}, control);
    QVERIFY(opened);
    const auto written = (*opened)->documents(twoSequences(), control);
    QVERIFY(written && written->missing.empty() && !written->writtenFrom);
    QCOMPARE(written->documents->size(), std::size_t{2});
    QCOMPARE(defaultWriter().languageFor({.language = "English", .vocabularyLanguage = "de"}),
             std::string("German"));
    const auto texts = (*opened)->write(twoSequences(), control);
    QVERIFY(texts && (*texts)->back() == written->documents->back().text);
}

void TestWriters::texts_of_a_method_become_documents()
{
    NoControl control;
    const MethodTexts services;
    const auto opened = methodWriter().open({.services = &services}, control);
    QVERIFY(opened);
    const auto written = (*opened)->documents(twoSequences(), control);
    QVERIFY(written);
    QCOMPARE(written->documents->back().text, std::string("text of SYN-2"));
    QCOMPARE(written->documents->back().seed.label, std::string("B"));
}

void TestWriters::another_number_of_texts_is_an_error()
{
    NoControl control;
    const MethodTexts services(true);
    const auto opened = methodWriter().open({.services = &services}, control);
    QVERIFY(opened);
    const auto written = (*opened)->documents(twoSequences(), control);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Internal);
}

} // namespace tst_writers

QTEST_GUILESS_MAIN(tst_writers::TestWriters)
#include "tst_writers.moc"
