#include "core/writing/SentenceWriter.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QTest>

#include <map>
#include <set>

namespace tst_sentencewriter {

using namespace core;
using namespace core::writing;
using synthesis::Sequence;

namespace {

std::shared_ptr<const TextPool> poolOf(std::vector<PublicText> texts, bool hasLabels = false)
{
    return std::make_shared<const TextPool>(
        TextPool{.texts = std::move(texts), .hasLabels = hasLabels, .origin = {}});
}

SentencePool sentences(std::vector<PublicText> texts, bool hasLabels = false)
{
    NoControl control;
    auto pool = SentencePool::of(poolOf(std::move(texts), hasLabels), control);
    if (!pool)
        qFatal("%s", pool.error().detail.c_str());
    return std::move(*pool);
}

std::vector<std::string>
textsOf(const SentencePool &pool, std::vector<Sequence> sequences, SentenceChoices choices = {})
{
    NoControl control;
    const auto documents = SentenceWriter(pool, std::move(choices))
                               .write(privacy::ReleasedForTests::of(std::move(sequences)), control);
    if (!documents)
        qFatal("%s", documents.error().detail.c_str());
    std::vector<std::string> texts;
    for (const Document &each : **documents)
        texts.push_back(each.text);
    return texts;
}

std::string textOf(const SentencePool &pool, Sequence sequence, SentenceChoices choices = {})
{
    return textsOf(pool, {std::move(sequence)}, std::move(choices)).front();
}

std::vector<std::string> holding(const SentencePool &pool, std::string_view phrase)
{
    std::vector<std::string> found;
    for (const std::uint32_t id : pool.holding(phrase))
        found.emplace_back(pool[id].text);
    return found;
}

} // namespace

/// Documents from sentences of public texts that hold the phrases.
class TestSentenceWriter : public QObject
{
    Q_OBJECT

private slots:
    void forms_of_a_word_are_known_data();
    void forms_of_a_word_are_known();
    void a_phrase_is_found_as_written_or_inflected();
    void what_is_no_sentence_is_left_out();
    void texts_without_a_sentence_are_refused();
    void sentences_hold_the_phrases_in_the_order_of_the_text();
    void phrases_without_a_sentence_are_key_terms_data();
    void phrases_without_a_sentence_are_key_terms();
    void a_sentence_is_used_no_more_often_than_stated();
    void sentences_with_names_are_not_used();
    void a_document_tells_of_one_patient();
    void phrases_of_other_labels_are_avoided();
    void texts_with_labels_serve_their_label_alone();
    void a_label_without_sentences_is_refused();
    void the_same_is_written_again();
};

void TestSentenceWriter::forms_of_a_word_are_known_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("areSame");
    const auto row = [](const char *word, const char *other, bool areSame) {
        QTest::addRow("%s, %s", word, other) << word << other << areSame;
    };
    row("fracture", "fractures", true);
    row("biopsy", "biopsies", true);
    row("metastasis", "metastases", true);
    row("offene", "offenen", true);
    row("anomal", "anomaux", true);
    row("lesión", "lesiones", true);
    row("ct", "ct", true);
    row("mri", "mris", false); // an abbreviation
    row("heart", "hearing", false);
    row("heart", "heard", false);
    row("acid", "acidosis", false);
}

void TestSentenceWriter::forms_of_a_word_are_known()
{
    QFETCH(QString, word);
    QFETCH(QString, other);
    QFETCH(bool, areSame);
    QCOMPARE(areForms(word.toStdString(), other.toStdString()), areSame);
    QCOMPARE(areForms(other.toStdString(), word.toStdString()), areSame);
}

void TestSentenceWriter::a_phrase_is_found_as_written_or_inflected()
{
    const SentencePool pool =
        sentences({{"", "There were two rib fractures on the left. The rib showed an old fracture."},
                   {"", "A rib fracture was seen in the film."}});
    QCOMPARE(holding(pool, "rib fracture"),
             (std::vector<std::string>{"There were two rib fractures on the left.",
                                       "A rib fracture was seen in the film."}));
    QVERIFY(holding(pool, "fract").empty());
    QVERIFY(holding(pool, "").empty());
}

void TestSentenceWriter::what_is_no_sentence_is_left_out()
{
    const SentencePool pool = sentences({{"",
                                          "DIAGNOSIS: ACUTE PAIN IN THE CHEST.\n"
                                          "What is the pain in the chest like?\n"
                                          "pain in the chest that goes on.\n"
                                          "Name: ____ with pain in the chest.\n"
                                          "Chest pain was there.\n"
                                          "He came because of pain in the chest.\n"
                                          "He came because of pain in the chest."}});
    QCOMPARE(holding(pool, "pain"), (std::vector<std::string>{"He came because of pain in the chest."}));
}

void TestSentenceWriter::texts_without_a_sentence_are_refused()
{
    NoControl control;
    const auto pool = SentencePool::of(poolOf({{"", "no sentence at all"}}), control);
    QVERIFY(!pool && pool.error().code == ErrorCode::InvalidPlan);
    QVERIFY(pool.error().detail.starts_with("writer.texts.files: no sentence was found"));
}

void TestSentenceWriter::sentences_hold_the_phrases_in_the_order_of_the_text()
{
    const SentencePool pool =
        sentences({{"", "The patient came with fever at night. She was treated with aspirin at home."}});
    QCOMPARE(textOf(pool, {"SYN-1", "", {"aspirin", "fever"}}),
             std::string("The patient came with fever at night. She was treated with aspirin at home.\n"));
}

void TestSentenceWriter::phrases_without_a_sentence_are_key_terms_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("colon");
    QTest::newRow("English") << "English"
                             << "Key terms: ";
    for (const char *language : {"German", "French", "Spanish"})
        QTest::newRow(language) << language << ":";
}

void TestSentenceWriter::phrases_without_a_sentence_are_key_terms()
{
    QFETCH(QString, language);
    QFETCH(QString, colon);
    const SentencePool pool = sentences({{"", "The patient came with fever at night."}});
    const QString text = QString::fromStdString(
        textOf(pool,
               {"SYN-1", "", {"cough", "fever", "heart failure"}},
               {.documentType = "medical record", .language = *findLanguage(language.toStdString())}));
    QVERIFY2(text.startsWith("The patient came with fever at night.\n\n"), qPrintable(text));
    QVERIFY2(text.contains(colon) && text.endsWith("cough, heart failure.\n"), qPrintable(text));
    QCOMPARE(text.count("fever"), 1);
}

void TestSentenceWriter::a_sentence_is_used_no_more_often_than_stated()
{
    const SentencePool pool =
        sentences({{"", "The patient came with fever at night. There was fever in the morning, too."}});
    std::vector<Sequence> sequences;
    for (int at = 0; at < 6; ++at)
        sequences.push_back({"SYN-" + std::to_string(at), "", {"fever"}});
    std::map<std::string, int> uses;
    for (const std::string &text : textsOf(pool, sequences, {.uses = 2}))
        ++uses[text];
    QCOMPARE(uses["The patient came with fever at night.\n"], 2);
    QCOMPARE(uses["There was fever in the morning, too.\n"], 2);
    QCOMPARE(uses["Key terms: fever.\n"], 2);
}

void TestSentenceWriter::sentences_with_names_are_not_used()
{
    const SentencePool pool =
        sentences({{"", "Mr. Miller came with fever at night. Somebody came with fever in May."}});
    const auto names = [](std::string_view text) {
        return text.find("Miller") == text.npos ? std::vector<Span>() : std::vector<Span>{{0, 3}};
    };
    QCOMPARE(textsOf(pool,
                     {{"SYN-1", "", {"fever"}}, {"SYN-2", "", {"fever"}}},
                     {.uses = 1, .identifiers = names}),
             (std::vector<std::string>{"Somebody came with fever in May.\n", "Key terms: fever.\n"}));
}

void TestSentenceWriter::a_document_tells_of_one_patient()
{
    const SentencePool pool = sentences({{"", "She has had a cough since Monday."},
                                         {"", "He is a man of 64 years with fever."},
                                         {"", "A fever of a 20-year-old can be long."},
                                         {"", "Her sister told him about nausea then."},
                                         {"", "This woman had nausea in the night."}});
    Sequence sequence{"SYN-1", "", {"cough", "fever", "nausea"}};
    for (int at = 0; at < 20; ++at) {
        sequence.id = "SYN-" + std::to_string(at);
        const std::string text = textOf(pool, sequence);
        const bool isOfMan = text.find("He is") != text.npos;
        QVERIFY2(!isOfMan || (text.find("She") == text.npos && text.find("woman") == text.npos),
                 text.c_str());
        QVERIFY2(text.find("64") == text.npos || text.find("20-year") == text.npos, text.c_str());
        QVERIFY2(text.find("told him") == text.npos, text.c_str());
    }
    sequence.facts = {"age: 31 years"};
    const std::string text = textOf(pool, sequence);
    QVERIFY2(text.find("31") != text.npos && text.find("64") == text.npos && text.find("20-") == text.npos,
             text.c_str());
}

void TestSentenceWriter::phrases_of_other_labels_are_avoided()
{
    const SentencePool pool = sentences(
        {{"", "The pain came with a stroke in the night."}, {"", "The pain came on during the night."}});
    std::vector<Sequence> sequences;
    for (int at = 0; at < 5; ++at) {
        sequences.push_back({"A-" + std::to_string(at), "Hand", {"pain"}});
        sequences.push_back({"B-" + std::to_string(at), "Brain", {"stroke"}});
    }
    const auto texts = textsOf(pool, sequences, {.uses = 100});
    for (std::size_t at = 0; at < texts.size(); at += 2)
        QCOMPARE(texts[at], std::string("The pain came on during the night.\n"));
}

void TestSentenceWriter::texts_with_labels_serve_their_label_alone()
{
    const SentencePool pool = sentences(
        {{"A", "The patient of ward A had fever."}, {"B", "The patient of ward B had fever."}}, true);
    const auto texts = textsOf(pool, {{"SYN-1", "B", {"fever"}}, {"SYN-2", "A", {"fever"}}});
    QCOMPARE(texts.front(), std::string("The patient of ward B had fever.\n"));
    QCOMPARE(texts.back(), std::string("The patient of ward A had fever.\n"));
}

void TestSentenceWriter::a_label_without_sentences_is_refused()
{
    NoControl control;
    const SentencePool pool = sentences({{"A", "The patient of ward A had fever."}}, true);
    const auto documents = SentenceWriter(pool, {}).write(
        privacy::ReleasedForTests::of(std::vector<Sequence>{{"SYN-1", "C", {"fever"}}}), control);
    QVERIFY(!documents && documents.error().code == ErrorCode::InvalidPlan);
    QVERIFY(documents.error().detail.find("no sentence has the label \"C\"") != std::string::npos);
}

void TestSentenceWriter::the_same_is_written_again()
{
    std::vector<PublicText> texts;
    for (int at = 0; at < 40; ++at)
        texts.push_back({"",
                         "Case " + std::to_string(at) + " had fever and was seen again. The case "
                             + std::to_string(at) + " had a cough that stayed."});
    std::vector<Sequence> sequences;
    for (int at = 0; at < 10; ++at)
        sequences.push_back({"SYN-" + std::to_string(at), "", {"cough", "fever"}});
    const auto once = textsOf(sentences(texts), sequences);
    QCOMPARE(textsOf(sentences(texts), sequences), once);
    // They differ, as far as there are sentences.
    QCOMPARE(std::set<std::string>(once.begin(), once.end()).size(), once.size());
}

} // namespace tst_sentencewriter

QTEST_APPLESS_MAIN(tst_sentencewriter::TestSentenceWriter)
#include "tst_sentencewriter.moc"
