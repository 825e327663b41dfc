#include "core/preparation/Languages.h"
#include "core/preparation/Negation.h"

#include <QTest>

namespace tst_negation {

using namespace core::preparation;

namespace {

const Cues &cuesOf(std::string_view title)
{
    return Cues::of(*findLanguage(title));
}

// The text with what is denied in brackets.
QByteArray marked(const std::string &text, std::string_view language = "English")
{
    QByteArray out;
    std::size_t position = 0;
    const auto add = [&](std::size_t end) {
        out += QByteArray(text.data() + position, qsizetype(end - position));
        position = end;
    };
    for (const TextRange &range : deniedIn(text, cuesOf(language))) {
        add(range.begin);
        out += '[';
        add(range.end);
        out += ']';
    }
    add(text.size());
    return out;
}

} // namespace

class TestNegation : public QObject
{
    Q_OBJECT

private slots:
    void the_lists_have_no_mistakes();
    void denies_data();
    void denies();
    void reaches_so_many_words_and_no_more();
    void reaches_back_so_many_words_and_no_more();
    void a_line_that_was_wrapped_goes_on();

private:
    static void row(const char *name, const char *language, const char *expected);
    static void english();
    static void sentences();
    static void otherLanguages();
};

void TestNegation::the_lists_have_no_mistakes()
{
    for (const Language *language : languages()) {
        for (const std::string &mistake : cuesOf(language->title).mistakes())
            qWarning("%s: %s", language->title.data(), mistake.c_str());
        QVERIFY(cuesOf(language->title).mistakes().empty());
    }
}

void TestNegation::row(const char *name, const char *language, const char *expected)
{
    QTest::newRow(name) << QByteArray(language) << QByteArray(expected);
}

void TestNegation::denies_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("expected");
    english();
    sentences();
    otherLanguages();
}

void TestNegation::english()
{
    row("before", "English", "There is no evidence of [acute pneumonia].");
    row("denies", "English", "She denies [fever, chills, nausea or chest pain].");
    row("any case", "English", "NO EVIDENCE OF [PNEUMONIA]");
    row("after", "English", "[Pulmonary embolism] was ruled out.");
    row("both", "English", "No [fever, and pneumonia] was ruled out. Cough.");
    row("terminator", "English", "No [fever] but has cough.");
    row("terminator before", "English", "He has cough but [pneumonia] was ruled out.");
    row("pseudo", "English", "No increase in the effusion.");
    row("pseudo inside", "English", "Pneumonia cannot be ruled out.");
    row("gram negative", "English", "Gram negative sepsis. Free air seen.");
    row("the longest counts", "English", "No change in the mass, no [small lesion].");
    row("a word that begins like a cue", "English", "Nodule and nocturia, notable oedema.");
    row("apostrophes", "English", "He doesn't [smoke]. It isn\xe2\x80\x99t [cancer].");
    row("over a line break", "English", "There is no evidence\nof [pneumonia]");
    row("nothing to deny", "English", "No. Denies");
    row("nothing before", "English", "Ruled out.");
    row("value", "English", "[Nitrite]: negative. Protein: positive.");
    row("cue with a colon", "English", "Negative for: [fever]. Cough.");
    row("a colon ends", "English", "No [rash, EXTREMITIES]: oedema");
}

void TestNegation::sentences()
{
    row("full stop", "English", "No [fever]. Cough.");
    row("question", "English", "No [fever]? Cough; no [rash]; itch! ok");
    row("number", "English", "No [nodule above 3.5 cm]. Cyst.");
    row("empty line", "English", "No [fever]\n\nCough");
    row("short line", "English", "No [fever]\nCough");
    row("carriage returns", "English", "No [fever]\r\nCough\rno [rash]\ritch");
    row("comma behind a stop", "English", "No [fever].,Cough");
    row("initials", "English", "No [fever e. g. chills]. Cough");
}

void TestNegation::otherLanguages()
{
    row("German before", "German", "Kein Hinweis auf [Pneumonie], aber Ergu\xc3\x9f.");
    row("German after", "German", "[Lungenembolie] wurde ausgeschlossen. Husten.");
    row("German pseudo",
        "German",
        "Tumor nicht auszuschlie\xc3\x9f"
        "en. Gramnegative Sepsis.");
    row("German abbreviation", "German", "Keine [z. B. Metastasen]. Husten.");
    row("French before", "French", "Absence d'[infarctus], mais fi\xc3\xa8vre.");
    row("French after",
        "French",
        "[Embolie pulmonaire] \xc3\xa9limin\xc3\xa9"
        "e. Toux.");
    row("French without accents", "French", "[Embolie] eliminee. PAS DE [FIEVRE]");
    row("French elision", "French", "Il n\xe2\x80\x99y a pas d\xe2\x80\x99[anomalie].");
    row("French pseudo", "French", "Infarctus ne peut \xc3\xaatre exclu. Sans changement du nodule.");
    row("Spanish before", "Spanish", "Niega [fiebre y tos], pero refiere dolor.");
    row("Spanish after",
        "Spanish",
        "[Neumon\xc3\xad"
        "a] descartada. Tos.");
    row("Spanish pseudo",
        "Spanish",
        "No se descarta neumon\xc3\xad"
        "a. Sin cambios en el n\xc3\xb3"
        "dulo.");
}

// The expectation says the text: without its brackets.
void TestNegation::denies()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, expected);
    QByteArray text = expected;
    text.replace("[", "").replace("]", "");
    QCOMPARE(marked(text.toStdString(), language.toStdString()), expected);
}

void TestNegation::reaches_so_many_words_and_no_more()
{
    std::string text = "denies";
    for (std::size_t word = 0; word < 2 * mostDenied; ++word)
        text += " w" + std::to_string(word);
    const auto denied = deniedIn(text, cuesOf("English"));
    QCOMPARE(denied.size(), std::size_t{1});
    const std::string last = " w" + std::to_string(mostDenied - 1);
    QVERIFY(denied.front().in(text).starts_with("w0 ") && denied.front().in(text).ends_with(last));
}

void TestNegation::reaches_back_so_many_words_and_no_more()
{
    std::string text;
    for (std::size_t word = 0; word < 2 * mostDenied; ++word)
        text += "w" + std::to_string(word) + ' ';
    const auto denied = deniedIn(text + "was ruled out", cuesOf("English"));
    QCOMPARE(denied.size(), std::size_t{1});
    const std::string first = "w" + std::to_string(mostDenied) + ' ';
    QVERIFY(denied.front().in(text).starts_with(first));
    QCOMPARE(denied.front().end, text.size() - 1);
}

void TestNegation::a_line_that_was_wrapped_goes_on()
{
    const std::string start = "There is no evidence of ";
    const std::string longLine = start + std::string(shortestWrapped - start.size(), 'x');
    QCOMPARE(deniedIn(longLine + "\nembolism", cuesOf("English")).front().end, longLine.size() + 9);
    const std::string shorter = longLine.substr(1);
    QCOMPARE(deniedIn(shorter + "\nembolism", cuesOf("English")).front().end, shorter.size());
}

} // namespace tst_negation

QTEST_APPLESS_MAIN(tst_negation::TestNegation)

#include "tst_negation.moc"
