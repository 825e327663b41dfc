#include "core/writing/Language.h"
#include "core/writing/PatternText.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tst_patterns {

using namespace core::writing;

namespace {

QByteArray named(std::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

// The first letter is an ASCII capital, or one of Latin-1 in UTF-8 ("À").
bool beginsWithCapital(std::string_view text)
{
    if (text.starts_with("{The}"))
        return true;
    const bool isAscii = text.front() >= 'A' && text.front() <= 'Z';
    return isAscii
           || (text.starts_with("\xC3") && static_cast<unsigned char>(text[1]) >= 0x80
               && static_cast<unsigned char>(text[1]) <= 0x9e);
}

std::size_t listSlots(std::string_view sentence)
{
    std::size_t count = 0;
    for (const std::string_view slot : {"{}", "{the}", "{The}"})
        for (auto at = sentence.find(slot); at != sentence.npos; at = sentence.find(slot, at + 1))
            ++count;
    return count;
}

} // namespace

class TestPatterns final : public QObject
{
    Q_OBJECT

private slots:
    void every_role_has_a_place_in_every_document_data() { addDocumentRows(); }
    void every_role_has_a_place_in_every_document();
    void every_part_offers_enough_to_choose_from_data() { addDocumentRows(); }
    void every_part_offers_enough_to_choose_from();
    void every_sentence_is_a_sentence_with_one_list_data() { addDocumentRows(); }
    void every_sentence_is_a_sentence_with_one_list();
    void sentences_are_short_data() { addDocumentRows(); }
    void sentences_are_short();
    void terms_stand_in_a_list_data() { addDocumentRows(); }
    void terms_stand_in_a_list();
    void no_pattern_holds_a_figure_data() { addDocumentRows(); }
    void no_pattern_holds_a_figure();
    void titles_hold_known_names_only_data() { addDocumentRows(); }
    void titles_hold_known_names_only();
    void types_differ_and_languages_have_the_same();
    void endings_are_in_lower_case_and_not_hidden_by_earlier_ones();
    void a_type_is_found_in_the_language_or_in_english();
    void an_unknown_type_gets_the_general_patterns();
    void languages_are_found_by_code_or_name();
    void words_that_begin_alike_are_shared_data();
    void words_that_begin_alike_are_shared();
    void inflected_phrases_find_a_colon_in_every_part();
    void verbs_are_known();
    void sentences_agree_with_their_list_data();
    void sentences_agree_with_their_list();
    void plurals_are_known_by_their_form_data();
    void plurals_are_known_by_their_form();
    void titles_are_filled_in_one_pass();
    void letters_are_lowered_and_first_ones_raised();

private:
    static void addDocumentRows();
    static const DocumentPatterns &rowPatterns();
    static const Language &rowLanguage();
};

void TestPatterns::addDocumentRows()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("index");
    for (std::size_t language = 0; language < languages().size(); ++language)
        for (std::size_t i = 0; i <= documentTypeCount; ++i) {
            const Language &of = *languages()[language];
            const DocumentPatterns &patterns = i < documentTypeCount ? *of.documents[i] : *of.general;
            QTest::addRow("%s: %s", named(of.code).constData(), named(patterns.type).constData())
                << static_cast<int>(language) << static_cast<int>(i);
        }
}

const Language &TestPatterns::rowLanguage()
{
    QFETCH(int, language);
    return *languages()[static_cast<std::size_t>(language)];
}

const DocumentPatterns &TestPatterns::rowPatterns()
{
    QFETCH(int, index);
    const auto at = static_cast<std::size_t>(index);
    return at < documentTypeCount ? *rowLanguage().documents[at] : *rowLanguage().general;
}

void TestPatterns::every_role_has_a_place_in_every_document()
{
    std::set<Role> roles;
    for (const RoleSentences &part : rowPatterns().parts)
        roles.insert(part.role);
    QCOMPARE(roles.size(), roleCount);
    QCOMPARE(rowPatterns().parts.size(), roleCount);
    QVERIFY(rowPatterns().parts.back().role == Role::Term);
}

void TestPatterns::every_part_offers_enough_to_choose_from()
{
    QVERIFY(rowPatterns().titles.size() >= 3);
    for (const RoleSentences &part : rowPatterns().parts) {
        const std::set<std::string_view> distinct(part.sentences.begin(), part.sentences.end());
        QVERIFY2(distinct.size() >= 3, named(part.sentences.front()));
        QCOMPARE(distinct.size(), part.sentences.size());
    }
}

// A frame of many words teaches a learner the frame.
void TestPatterns::sentences_are_short()
{
    for (const RoleSentences &part : rowPatterns().parts)
        for (const std::string_view sentence : part.sentences)
            QVERIFY2(std::ranges::count(sentence, ' ') <= 4, named(sentence));
}

void TestPatterns::every_sentence_is_a_sentence_with_one_list()
{
    for (const RoleSentences &part : rowPatterns().parts)
        for (const std::string_view sentence : part.sentences) {
            QVERIFY2(beginsWithCapital(sentence), named(sentence));
            QVERIFY2(sentence.ends_with('.'), named(sentence));
            QCOMPARE(listSlots(sentence), std::size_t{1});
        }
}

// A phrase of which nothing is known makes no sense in a sentence: "scheduled for autopsy".
void TestPatterns::terms_stand_in_a_list()
{
    for (const std::string_view sentence : rowPatterns().parts.back().sentences)
        QVERIFY2(slotFollowsColon(sentence), named(sentence));
}

void TestPatterns::no_pattern_holds_a_figure()
{
    const auto free = [](Texts texts) {
        return std::ranges::all_of(
            texts, [](std::string_view text) { return text.find_first_of("0123456789") == text.npos; });
    };
    const DocumentPatterns &patterns = rowPatterns();
    QVERIFY(free(patterns.titles));
    QVERIFY(patterns.nothing.find_first_of("{}") == patterns.nothing.npos && patterns.nothing.ends_with('.'));
    for (const RoleSentences &part : patterns.parts)
        QVERIFY(free(part.sentences));
}

void TestPatterns::titles_hold_known_names_only()
{
    for (const std::string_view title : rowPatterns().titles) {
        const std::string text = fillTitle(title, "x");
        QVERIFY2(text.find_first_of("{}") == text.npos, named(title));
    }
}

void TestPatterns::types_differ_and_languages_have_the_same()
{
    for (const Language *language : languages()) {
        std::set<std::string_view> types = {language->general->type};
        for (const DocumentPatterns *patterns : language->documents)
            types.insert(patterns->type);
        QCOMPARE(types.size(), documentTypeCount + 1);
    }
}

void TestPatterns::endings_are_in_lower_case_and_not_hidden_by_earlier_ones()
{
    for (const Language *language : languages()) {
        for (std::size_t i = 0; i < language->endings.size(); ++i) {
            const std::string_view text = language->endings[i].text;
            QCOMPARE(lowerCase(text), std::string(text));
            const auto earlier = language->endings.first(i);
            const auto hides = [&](const Ending &other) {
                return text.ends_with(other.text) && other.role != language->endings[i].role;
            };
            QVERIFY2(std::ranges::none_of(earlier, hides), named(text));
        }
    }
}

void TestPatterns::a_type_is_found_in_the_language_or_in_english()
{
    QCOMPARE(&patternsFor(english, "Radiology REPORT"), english.documents[2]);
    QCOMPARE(&patternsFor(english, "medical record"), english.documents[0]);
    QCOMPARE(&patternsFor(*findLanguage("de"), "medical record"), findLanguage("de")->documents[0]);
    QCOMPARE(&patternsFor(*findLanguage("de"), "entlassungsbrief"), findLanguage("de")->documents[1]);
    QCOMPARE(&patternsFor(*findLanguage("fr"), "Compte rendu d'hospitalisation"),
             findLanguage("fr")->documents[1]);
    QCOMPARE(&patternsFor(*findLanguage("es"), "Informe radiológico"), findLanguage("es")->documents[2]);
}

void TestPatterns::an_unknown_type_gets_the_general_patterns()
{
    QCOMPARE(&patternsFor(english, "operative note"), english.general);
    QCOMPARE(&patternsFor(english, "medical records"), english.general);
    QCOMPARE(&patternsFor(*findLanguage("es"), "Entlassungsbrief"), findLanguage("es")->general);
}

void TestPatterns::languages_are_found_by_code_or_name()
{
    QCOMPARE(languages().front(), &english);
    QCOMPARE(findLanguage("de"), languages()[1]);
    QCOMPARE(findLanguage("de-AT"), languages()[1]);
    QCOMPARE(findLanguage("french"), languages()[2]);
    QCOMPARE(findLanguage("Spanish"), languages()[3]);
    for (const char *unknown : {"", "und", "it", "Italian", "germanic", "e"})
        QVERIFY2(findLanguage(unknown) == nullptr, unknown);
}

void TestPatterns::words_that_begin_alike_are_shared_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<bool>("shared");
    QTest::newRow("the same") << QByteArray("Plan of treatment") << QByteArray("Treatment with {}.") << true;
    QTest::newRow("derived") << QByteArray("EXAMINATION") << QByteArray("{The} {was} examined.") << true;
    QTest::newRow("beyond ASCII") << QByteArray("Événements") << QByteArray("Sans événement : {}.") << true;
    QTest::newRow("short words") << QByteArray("State of the art") << QByteArray("Status of the {}.")
                                 << false;
    QTest::newRow("nothing") << QByteArray() << QByteArray("History of {}.") << false;
}

void TestPatterns::words_that_begin_alike_are_shared()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(bool, shared);
    QCOMPARE(shareWord(left.toStdString(), right.toStdString()), shared);
    QCOMPARE(shareWord(right.toStdString(), left.toStdString()), shared);
}

void TestPatterns::inflected_phrases_find_a_colon_in_every_part()
{
    for (const Language *language : languages())
        for (std::size_t i = 0; language->inflects && i <= documentTypeCount; ++i) {
            const auto *patterns = i < documentTypeCount ? language->documents[i] : language->general;
            for (const RoleSentences &part : patterns->parts)
                QVERIFY2(std::ranges::count_if(part.sentences, slotFollowsColon) >= 2,
                         named(part.sentences.front()));
        }
}

void TestPatterns::verbs_are_known()
{
    QVERIFY(holdsVerb("{The} {was} examined."));
    QVERIFY(holdsVerb("On examination, {the} {is} normal."));
    QVERIFY(!holdsVerb("Status of {the} was checked."));
}

void TestPatterns::sentences_agree_with_their_list_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArrayList>("phrases");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one") << QByteArray("{The} {was} examined.") << QByteArrayList{"knee"}
                         << QByteArray("The knee was examined.");
    QTest::newRow("a plural") << QByteArray("{The} {was} examined.") << QByteArrayList{"lungs"}
                              << QByteArray("The lungs were examined.");
    QTest::newRow("several") << QByteArray("{The} {is} well seen.") << QByteArrayList{"aorta", "hip", "liver"}
                             << QByteArray("The aorta, the hip and the liver are well seen.");
    QTest::newRow("within") << QByteArray("Status of {the} was checked.") << QByteArrayList{"knee", "hip"}
                            << QByteArray("Status of the knee and the hip was checked.");
    QTest::newRow("braces in a phrase") << QByteArray("Takes {}.") << QByteArrayList{"{the}", "{was}"}
                                        << QByteArray("Takes {the} and {was}.");
    QTest::newRow("full stop") << QByteArray("Takes {}.") << QByteArrayList{"iron i.v."}
                               << QByteArray("Takes iron i.v.");
}

void TestPatterns::sentences_agree_with_their_list()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArrayList, phrases);
    QFETCH(QByteArray, text);
    std::vector<std::string> filling;
    for (const QByteArray &phrase : phrases)
        filling.push_back(phrase.toStdString());
    QCOMPARE(fillSentence(pattern.toStdString(), filling, ", ", " and "), text.toStdString());
}

void TestPatterns::plurals_are_known_by_their_form_data()
{
    QTest::addColumn<QByteArray>("phrase");
    QTest::addColumn<bool>("isPlural");
    for (const char *plural : {"lungs", "signs of shock", "bowel sounds", "teeth", "feet"})
        QTest::newRow(plural) << QByteArray(plural) << true;
    for (const char *single : {"knee",
                               "pelvis",
                               "uterus",
                               "abscess",
                               "pancreas",
                               "biceps",
                               "diabetes",
                               "shortness of breath",
                               "fracture of ribs"})
        QTest::newRow(single) << QByteArray(single) << false;
}

void TestPatterns::plurals_are_known_by_their_form()
{
    QFETCH(QByteArray, phrase);
    QFETCH(bool, isPlural);
    QCOMPARE(core::writing::isPlural(phrase.toStdString()), isPlural);
}

void TestPatterns::titles_are_filled_in_one_pass()
{
    QCOMPARE(fillTitle("{Type} / {type}.", "{type} note"), std::string("{type} note / {type} note."));
    QCOMPARE(fillTitle("{Type}", "operative note"), std::string("Operative note"));
}

void TestPatterns::letters_are_lowered_and_first_ones_raised()
{
    QCOMPARE(capitalised("\xC3\xA9tude"), std::string("\xC3\xA9tude"));
    QCOMPARE(capitalised(""), std::string());
    QCOMPARE(lowerCase("ÜBELKEIT ÷ × Ärzte"), std::string("übelkeit ÷ × ärzte"));
}

} // namespace tst_patterns

QTEST_APPLESS_MAIN(tst_patterns::TestPatterns)
#include "tst_patterns.moc"
