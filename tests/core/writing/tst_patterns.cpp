#include "core/writing/PatternText.h"
#include "core/writing/Patterns.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace core::writing;

namespace {

std::vector<const DocumentPatterns *> allPatterns()
{
    std::vector<const DocumentPatterns *> all(namedPatterns().begin(), namedPatterns().end());
    all.push_back(&generalPatterns);
    return all;
}

QByteArray named(std::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

bool isCapital(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

} // namespace

class TestPatterns final : public QObject
{
    Q_OBJECT

private slots:
    void every_section_offers_enough_to_choose_from_data() { addDocumentRows(); }
    void every_section_offers_enough_to_choose_from();
    void every_sentence_is_a_sentence_with_one_or_two_slots_data() { addDocumentRows(); }
    void every_sentence_is_a_sentence_with_one_or_two_slots();
    void only_sentences_and_recalls_have_slots_data() { addDocumentRows(); }
    void only_sentences_and_recalls_have_slots();
    void no_pattern_holds_a_figure_data() { addDocumentRows(); }
    void no_pattern_holds_a_figure();
    void titles_hold_known_names_only_data() { addDocumentRows(); }
    void titles_hold_known_names_only();
    void a_type_is_found_whatever_its_letter_case();
    void an_unknown_type_gets_the_general_patterns();
    void slots_are_filled_in_one_pass_data();
    void slots_are_filled_in_one_pass();
    void names_are_filled_in_one_pass();
    void raising_letters_leaves_other_bytes_alone();

private:
    static void addDocumentRows();
    static const DocumentPatterns &rowPatterns();
};

void TestPatterns::addDocumentRows()
{
    QTest::addColumn<int>("index");
    const auto all = allPatterns();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i]->type.empty() ? "general" : named(all[i]->type).constData())
            << static_cast<int>(i);
}

const DocumentPatterns &TestPatterns::rowPatterns()
{
    QFETCH(int, index);
    return *allPatterns()[static_cast<std::size_t>(index)];
}

void TestPatterns::every_section_offers_enough_to_choose_from()
{
    const DocumentPatterns &patterns = rowPatterns();
    QVERIFY(patterns.sections.size() >= 4);
    QVERIFY(patterns.titles.size() >= 3);
    QVERIFY(patterns.labelledTitles.size() >= 3);
    QVERIFY(patterns.recalls.size() >= 3);
    for (const SectionPatterns &section : patterns.sections) {
        QVERIFY(section.headings.size() >= 3);
        QVERIFY(section.leads.size() >= 3);
        QVERIFY(section.blanks.size() >= 2);
        const std::set<std::string_view> distinct(section.sentences.begin(), section.sentences.end());
        QVERIFY2(distinct.size() >= 15, named(section.headings.front()));
        QCOMPARE(distinct.size(), section.sentences.size());
    }
}

void TestPatterns::every_sentence_is_a_sentence_with_one_or_two_slots()
{
    for (const SectionPatterns &section : rowPatterns().sections) {
        for (const std::string_view sentence : section.sentences) {
            QVERIFY2(isCapital(sentence.front()), named(sentence));
            QVERIFY2(sentence.ends_with('.'), named(sentence));
            QVERIFY2(slotCount(sentence) == 1 || slotCount(sentence) == 2, named(sentence));
        }
        // A section with a single phrase must not run out of sentences.
        QVERIFY(std::ranges::any_of(section.sentences, [](auto text) { return slotCount(text) == 1; }));
    }
    for (const std::string_view recall : rowPatterns().recalls) {
        QVERIFY2(isCapital(recall.front()) && recall.ends_with('.'), named(recall));
        QVERIFY2(slotCount(recall) == 1, named(recall));
    }
}

void TestPatterns::only_sentences_and_recalls_have_slots()
{
    for (const SectionPatterns &section : rowPatterns().sections) {
        for (const std::string_view heading : section.headings)
            QVERIFY2(heading.find_first_of("{}:.") == heading.npos, named(heading));
        for (const std::string_view lead : section.leads)
            QVERIFY2(lead.find_first_of("{}") == lead.npos && lead.ends_with(':'), named(lead));
        for (const std::string_view blank : section.blanks)
            QVERIFY2(blank.find_first_of("{}") == blank.npos && blank.ends_with('.'), named(blank));
    }
}

void TestPatterns::no_pattern_holds_a_figure()
{
    const auto free = [](Texts texts) {
        return std::ranges::all_of(
            texts, [](std::string_view text) { return text.find_first_of("0123456789") == text.npos; });
    };
    const DocumentPatterns &patterns = rowPatterns();
    QVERIFY(free(patterns.titles) && free(patterns.labelledTitles) && free(patterns.recalls));
    for (const SectionPatterns &section : patterns.sections)
        QVERIFY(free(section.headings) && free(section.sentences) && free(section.leads)
                && free(section.blanks));
}

void TestPatterns::titles_hold_known_names_only()
{
    const Names names = {.documentType = "x", .label = "y"};
    for (const std::string_view title : rowPatterns().titles) {
        const std::string text = fillNames(title, names);
        QVERIFY2(text.find_first_of("{}") == text.npos, named(title));
        QVERIFY2(title.find("{label}") == title.npos, named(title));
    }
    for (const std::string_view title : rowPatterns().labelledTitles) {
        const std::string text = fillNames(title, names);
        QVERIFY2(text.find_first_of("{}") == text.npos, named(title));
        QVERIFY2(title.find("{label}") != title.npos, named(title));
    }
}

void TestPatterns::a_type_is_found_whatever_its_letter_case()
{
    QCOMPARE(&patternsFor("Radiology REPORT"), &radiologyReportPatterns);
    QCOMPARE(&patternsFor("medical record"), &medicalRecordPatterns);
    QCOMPARE(&patternsFor("discharge summary"), &dischargeSummaryPatterns);
    QCOMPARE(&patternsFor("encyclopaedia summary"), &encyclopaediaSummaryPatterns);
}

void TestPatterns::an_unknown_type_gets_the_general_patterns()
{
    QCOMPARE(&patternsFor("operative note"), &generalPatterns);
    QCOMPARE(&patternsFor("medical records"), &generalPatterns);
    QCOMPARE(&patternsFor(""), &generalPatterns);
}

void TestPatterns::slots_are_filled_in_one_pass_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArrayList>("phrases");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one") << QByteArray("Noted: {}.") << QByteArrayList{"cough"}
                         << QByteArray("Noted: cough.");
    QTest::newRow("two") << QByteArray("First {}, then {}.") << QByteArrayList{"a", "b"}
                         << QByteArray("First a, then b.");
    QTest::newRow("braces in a phrase") << QByteArray("First {}, then {}.") << QByteArrayList{"{}", "{label}"}
                                        << QByteArray("First {}, then {label}.");
    QTest::newRow("a phrase that ends with a full stop")
        << QByteArray("Noted: {}.") << QByteArrayList{"i.v."} << QByteArray("Noted: i.v.");
    QTest::newRow("no slot") << QByteArray("None.") << QByteArrayList{} << QByteArray("None.");
}

void TestPatterns::slots_are_filled_in_one_pass()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArrayList, phrases);
    QFETCH(QByteArray, text);
    std::vector<std::string> filling;
    for (const QByteArray &phrase : phrases)
        filling.push_back(phrase.toStdString());
    QCOMPARE(fillSlots(pattern.toStdString(), filling), text.toStdString());
}

void TestPatterns::names_are_filled_in_one_pass()
{
    const Names names = {.documentType = "{label} note", .label = "{type}"};
    QCOMPARE(fillNames("{Type} / {type}: {label}.", names),
             std::string("{label} note / {label} note: {type}."));
    QCOMPARE(fillNames("{Type}", {.documentType = "operative note", .label = ""}),
             std::string("Operative note"));
}

void TestPatterns::raising_letters_leaves_other_bytes_alone()
{
    QCOMPARE(capitalised("\xC3\xA9tude"), std::string("\xC3\xA9tude"));
    QCOMPARE(capitalised(""), std::string());
    QCOMPARE(upperCase("na\xC3\xAFve Plan"), std::string("NA\xC3\xAFVE PLAN"));
}

QTEST_APPLESS_MAIN(TestPatterns)
#include "tst_patterns.moc"
