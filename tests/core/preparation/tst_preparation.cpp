#include "core/preparation/Preparation.h"
#include "core/preparation/Sections.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "tests/core/vocabulary/LexiconOf.h"

#include <QTest>

#include <atomic>
#include <thread>

namespace tst_preparation {

using namespace core::preparation;

namespace {

const std::string note = "Dear colleague\n"
                         "HISTORY OF PRESENT ILLNESS: He has a cough.\n"
                         "FAMILY HISTORY: diabetes mellitus\n"
                         "IMPRESSION: No evidence of heart failure, but chronic\n"
                         "PLAN: failure clinic\n";

std::string bytesOf(const PreparedText &prepared, std::string_view text, PartKind kind)
{
    std::string bytes;
    for (const TextPart &part : prepared.parts)
        if (part.kind == kind)
            bytes += std::string(part.range.in(text)) + '|';
    return bytes;
}

} // namespace

class TestPreparation : public QObject
{
    Q_OBJECT

private slots:
    void no_rules_leave_a_text_as_it_is();
    void kept_sections_alone_count();
    void a_text_without_headings_is_kept_whole();
    void a_text_without_the_kept_sections_counts_for_nothing();
    void what_stands_before_and_under_unknown_headings_can_be_kept();
    void no_phrase_is_found_where_something_was_taken_out();
    void says_where_everything_stood_data();
    void says_where_everything_stood();
    void threads_prepare_the_same();
};

void TestPreparation::no_rules_leave_a_text_as_it_is()
{
    const Preparation nothing({});
    QVERIFY(nothing.isNothing());
    QCOMPARE(nothing.prepare(note).text, note);
    QVERIFY(!Preparation({.sections = {"impression"}}).isNothing());
    QVERIFY(!Preparation({.negation = "English"}).isNothing());
}

void TestPreparation::kept_sections_alone_count()
{
    const Preparation rules({.sections = {"impression", "history of present illness"}});
    QCOMPARE(rules.prepare(note).text,
             std::string("He has a cough.\n\nNo evidence of heart failure, but chronic"));
}

void TestPreparation::a_text_without_headings_is_kept_whole()
{
    const std::string plain = "He has a cough: no fever.\n\nHe sleeps.";
    QCOMPARE(Preparation({.sections = {"impression"}}).prepare(plain).text, plain);
}

void TestPreparation::a_text_without_the_kept_sections_counts_for_nothing()
{
    QCOMPARE(Preparation({.sections = {"allergies"}}).prepare(note).text, std::string());
}

void TestPreparation::what_stands_before_and_under_unknown_headings_can_be_kept()
{
    const Preparation rules({.sections = {"beginning", "other"}});
    QCOMPARE(rules.prepare("Dear you\nPLAN: a\nNEW THINGS: b").text, std::string("Dear you\n\nb"));
}

void TestPreparation::no_phrase_is_found_where_something_was_taken_out()
{
    using namespace core::vocabulary;
    const Vocabulary vocabulary = tests::lexiconOf({{"heart failure", {}},
                                                    {"failure", {}},
                                                    {"cough", {}},
                                                    {"chronic failure", {}},
                                                    {"evidence of but", {}},
                                                    {"diabetes", {}}});
    const PhraseMatcher matcher(vocabulary);
    const auto found = [&](const Rules &rules) {
        std::string terms;
        for (const TermId term : matcher.matchInOrder(Preparation(rules).prepare(note).text))
            terms += std::string(vocabulary.term(term)) + '|';
        return terms;
    };
    QCOMPARE(found({}), std::string("cough|diabetes|heart failure|failure|"));
    QCOMPARE(found({.negation = "English"}), std::string("cough|diabetes|failure|"));
    // Neither "chronic" and "failure" over a heading, nor "evidence of" and "but" over what was denied.
    QCOMPARE(found({.sections = {"impression", "assessment and plan"}, .negation = "English"}),
             std::string("failure|"));
}

void TestPreparation::says_where_everything_stood_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("note") << QByteArray::fromStdString(note);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("headings alone") << QByteArray("PLAN:\nIMPRESSION:\nFINDINGS:");
    QTest::newRow("no heading") << QByteArray("No fever, no cough.");
    QTest::newRow("not UTF-8") << QByteArray("IMPRESSION: no \xff\xfe fever\xc3");
}

void TestPreparation::says_where_everything_stood()
{
    QFETCH(QByteArray, text);
    const std::string given = text.toStdString();
    for (const auto &sections : {std::vector<std::string>(),
                                 std::vector<std::string>{"impression"},
                                 std::vector<std::string>{"impression", "beginning"}}) {
        const PreparedText prepared =
            Preparation({.sections = sections, .negation = "English"}).prepare(given);
        std::size_t position = 0;
        for (const TextPart &part : prepared.parts) {
            QCOMPARE(part.range.begin, position);
            QVERIFY(part.range.end > position);
            position = part.range.end;
        }
        QCOMPARE(position, given.size());
    }
    if (given != note)
        return;
    const PreparedText prepared =
        Preparation({.sections = {"impression"}, .negation = "English"}).prepare(note);
    QCOMPARE(bytesOf(prepared, note, PartKind::Counted), std::string("No evidence of |, but chronic|"));
    QCOMPARE(bytesOf(prepared, note, PartKind::Denied), std::string("heart failure|"));
}

void TestPreparation::threads_prepare_the_same()
{
    const Preparation rules({.sections = {"impression"}, .negation = "French"});
    const std::string expected = rules.prepare(note).text;
    std::atomic<int> same{0};
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&] {
                for (int round = 0; round < 50; ++round)
                    same += rules.prepare(note).text == expected ? 1 : 0;
            });
    }
    QCOMPARE(same.load(), 200);
}

} // namespace tst_preparation

QTEST_APPLESS_MAIN(tst_preparation::TestPreparation)

#include "tst_preparation.moc"
