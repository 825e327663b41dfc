#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/Draft.h"
#include "core/writing/PublicTextWriter.h"
#include "core/writing/TextPool.h"

#include <QTest>

#include <set>

namespace tst_publictextwriter {

using namespace core;
using namespace core::writing;
using synthesis::Sequence;

namespace {

constexpr int textsOfLabel = 10;

/// Texts of four sentences, each of which says which text of which label it is of.
std::shared_ptr<const TextPool> pool(bool hasLabels)
{
    TextPool made;
    made.hasLabels = hasLabels;
    for (const char *label : {"A", "B"})
        for (int text = 0; text < textsOfLabel; ++text) {
            std::string words;
            for (int sentence = 0; sentence < 4; ++sentence)
                words += std::string(sentence == 0 ? "" : " ") + label + std::to_string(text)
                         + " says number " + std::to_string(sentence) + (text == 7 ? " of the Heart." : ".");
            made.texts.push_back({hasLabels ? label : "", words});
        }
    return std::make_shared<const TextPool>(std::move(made));
}

/// A given list as a released one, by a function without captures, as the type demands.
struct Wanted
{
    std::vector<Sequence> sequences;
};

} // namespace
} // namespace tst_publictextwriter

template<>
inline constexpr bool core::isPublic<tst_publictextwriter::Wanted> = true;

namespace tst_publictextwriter {
namespace {

std::vector<Document> written(const PublicTextWriter &writer, std::vector<Sequence> sequences)
{
    NoControl control;
    const Wanted wanted{std::move(sequences)};
    const auto released = privacy::Nothing::released().derive(
        [](const privacy::Nothing &, const Wanted &all) { return all.sequences; }, wanted);
    const auto documents = writer.write(released, control);
    if (!documents)
        qFatal("%s", documents.error().detail.c_str());
    return **documents;
}

std::vector<Sequence> newOnes(int count, const std::string &label)
{
    std::vector<Sequence> wanted;
    for (int each = 0; each < count; ++each)
        wanted.push_back({"NEW-" + std::to_string(each), label, {}, {}});
    return wanted;
}

Sequence variationOf(const std::string &text, const std::string &label, int hidden, int number)
{
    std::mt19937_64 random(static_cast<std::uint64_t>(number));
    return {"VAR-" + std::to_string(number), label, {}, synthesis::withHidden(text, hidden, random)};
}

} // namespace

/// Documents from public texts, without a model.
class TestPublicTextWriter : public QObject
{
    Q_OBJECT

private slots:
    void sentences_put_together_are_the_text_data();
    void sentences_put_together_are_the_text();
    void a_sentence_ends_where_people_end_one();
    void whole_sentences_stay_below_a_length();
    void new_documents_are_texts_of_their_label();
    void new_documents_differ_as_long_as_there_are_any();
    void the_same_is_written_again();
    void a_variation_exchanges_sentences_of_the_label();
    void as_many_sentences_change_as_words_are_hidden_data();
    void as_many_sentences_change_as_words_are_hidden();
    void texts_with_the_phrases_asked_for_are_preferred();
    void a_label_without_texts_is_refused();
};

void TestPublicTextWriter::sentences_put_together_are_the_text_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("white") << QByteArray(" \n \n");
    QTest::newRow("usual") << QByteArray("One. Two!  Three?\nFour\n\nFive");
    QTest::newRow("long") << QByteArray("word ").repeated(1000);
    QTest::newRow("without blanks") << QByteArray("\xC3\xA4").repeated(2000);
}

void TestPublicTextWriter::sentences_put_together_are_the_text()
{
    QFETCH(QByteArray, text);
    const std::string all = text.toStdString();
    std::string together;
    for (const std::string_view sentence : sentencesOf(all)) {
        QVERIFY(!sentence.empty());
        QVERIFY(sentence.size() <= 700);
        QVERIFY(QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size())).toUtf8().size()
                == static_cast<qsizetype>(sentence.size())); // no character is cut
        together += sentence;
    }
    QCOMPARE(together, all);
}

void TestPublicTextWriter::a_sentence_ends_where_people_end_one()
{
    using Views = std::vector<std::string_view>;
    QCOMPARE(sentencesOf("Given p.o. twice. She left.\nHome at 3.5 km"),
             (Views{"Given p.o. twice. ", "She left.\n", "Home at 3.5 km"}));
}

void TestPublicTextWriter::whole_sentences_stay_below_a_length()
{
    QCOMPARE(wholeSentences("One. Two. Three.", 11), std::string_view("One. Two. "));
    QCOMPARE(wholeSentences("One. Two.", 100), std::string_view("One. Two."));
    QCOMPARE(wholeSentences("Abcdefgh.", 4), std::string_view("Abcd"));
}

void TestPublicTextWriter::new_documents_are_texts_of_their_label()
{
    const auto texts = pool(true);
    std::set<std::string> ofA;
    for (const PublicText &each : texts->texts)
        if (each.label == "A")
            ofA.insert(each.text);
    for (const Document &each : written(PublicTextWriter(texts), newOnes(5, "A")))
        QVERIFY2(ofA.contains(each.text), each.text.c_str());
}

void TestPublicTextWriter::new_documents_differ_as_long_as_there_are_any()
{
    std::set<std::string> seen;
    for (const Document &each : written(PublicTextWriter(pool(true)), newOnes(textsOfLabel, "B")))
        QVERIFY2(seen.insert(each.text).second, each.text.c_str());
    QCOMPARE(written(PublicTextWriter(pool(true)), newOnes(textsOfLabel + 3, "B")).size(),
             std::size_t{textsOfLabel + 3});
}

void TestPublicTextWriter::the_same_is_written_again()
{
    const auto texts = pool(false);
    std::vector<Sequence> wanted = newOnes(4, "A");
    for (int each = 0; each < 10; ++each)
        wanted.push_back(variationOf(texts->texts[3].text, "A", 50, each));
    const auto once = written(PublicTextWriter(texts), wanted);
    const auto again = written(PublicTextWriter(pool(false)), wanted);
    for (std::size_t at = 0; at < once.size(); ++at)
        QCOMPARE(once[at].text, again[at].text);
}

void TestPublicTextWriter::a_variation_exchanges_sentences_of_the_label()
{
    const auto texts = pool(true);
    const std::string &parent = texts->texts.front().text;
    for (int each = 0; each < 20; ++each) {
        const std::string text =
            written(PublicTextWriter(texts), {variationOf(parent, "A", 50, each)}).front().text;
        QVERIFY(text != parent);
        const auto sentences = sentencesOf(text);
        QCOMPARE(sentences.size(), std::size_t{4});
        for (std::size_t at = 0; at < sentences.size(); ++at) {
            QVERIFY(sentences[at].starts_with('A'));
            QVERIFY(sentences[at].find("number " + std::to_string(at)) != std::string_view::npos);
        }
    }
}

void TestPublicTextWriter::as_many_sentences_change_as_words_are_hidden_data()
{
    QTest::addColumn<int>("hidden");
    QTest::addColumn<int>("changed");
    QTest::newRow("none, yet one") << 0 << 1;
    QTest::newRow("all") << 100 << 4;
}

void TestPublicTextWriter::as_many_sentences_change_as_words_are_hidden()
{
    QFETCH(int, hidden);
    QFETCH(int, changed);
    const auto texts = pool(true);
    const std::string &parent = texts->texts.front().text; // whose sentences begin with A0
    const std::string text =
        written(PublicTextWriter(texts), {variationOf(parent, "A", hidden, 1)}).front().text;
    int other = 0;
    for (const std::string_view sentence : sentencesOf(text))
        other += sentence.starts_with("A0") ? 0 : 1;
    QCOMPARE(other, changed);
}

// Eight draws of ten texts meet the one with the phrase with probability 0.57, about 28 times of 50; 10 or
// fewer have probability below one in ten million. Without a preference it would be 5 times.
void TestPublicTextWriter::texts_with_the_phrases_asked_for_are_preferred()
{
    int found = 0;
    for (int each = 0; each < 50; ++each) {
        const auto documents =
            written(PublicTextWriter(pool(true)), {{"N-" + std::to_string(each), "A", {"heart"}, {}}});
        found += documents.front().text.find("Heart") != std::string::npos ? 1 : 0;
    }
    QVERIFY2(found > 10, qPrintable(QString::number(found))); // by chance alone five
}

void TestPublicTextWriter::a_label_without_texts_is_refused()
{
    NoControl control;
    const Wanted wanted{newOnes(1, "C")};
    const auto released = privacy::Nothing::released().derive(
        [](const privacy::Nothing &, const Wanted &all) { return all.sequences; }, wanted);
    const auto documents = PublicTextWriter(pool(true)).write(released, control);
    QVERIFY(!documents);
    QCOMPARE(documents.error().code, ErrorCode::InvalidPlan);
    QVERIFY(PublicTextWriter(pool(false)).write(released, control).has_value());
}

} // namespace tst_publictextwriter

QTEST_GUILESS_MAIN(tst_publictextwriter::TestPublicTextWriter)
#include "tst_publictextwriter.moc"
