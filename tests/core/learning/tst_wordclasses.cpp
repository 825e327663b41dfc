#include "core/learning/WordClasses.h"
#include "core/vocabulary/Folding.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_wordclasses {

using namespace core;
using namespace core::learning;

namespace {

using Words = std::vector<std::string>;

/// Sentences of a language: frames in which N, V, A and R stand for a word of each class.
struct Sentences
{
    std::string code;
    Words frames;
    Words nouns;
    Words verbs;
    Words adjectives;
    Words adverbs;
};

Sentences spanish()
{
    return {"es",
            {"la N A se V R en el N . ",
             "el N no V con una N A . ",
             "un N de la N que V R . ",
             "los N A y la N se V . "},
            {"infecci\u00F3n",
             "cavidad",
             "tratamiento",
             "apendicitis",
             "anemia",
             "urgencia",
             "h\u00EDgado",
             "masa"},
            {"tomaron", "mejoraron", "salieron", "operaron", "perdieron", "vieron", "acude", "empeora"},
            {"venoso", "fibroso", "digestivo", "masivo", "operable", "visible", "renal", "derecha"},
            {"r\u00E1pidamente", "lentamente", "claramente", "levemente", "totalmente", "nuevamente"}};
}

Sentences german()
{
    return {"de",
            {"die A N V in der N . ", "eine A N V R mit dem N . ", "das N wird A und die N V . "},
            {"Entz\u00FCndung", "Blutung", "Leber", "Magen", "Milz", "Niere"},
            {"operiert", "therapiert", "punktiert", "passiert", "kontrolliert", "erschien"},
            {"chronische", "akustische", "blutige", "eitrige", "n\u00E4chtliche", "rechte"},
            {"teilweise", "aufw\u00E4rts", "abw\u00E4rts", "inzwischen"}};
}

/// The classes that are learnt from these sentences.
class Learner final
{
public:
    explicit Learner(const Sentences &sentences)
        : m_language(*findLanguage(sentences.code))
    {
        std::mt19937 random(5);
        const auto any = [&](const Words &words) { return words[random() % words.size()]; };
        std::string text;
        for (int i = 0; i < 1500; ++i) {
            for (const char letter : any(sentences.frames)) {
                if (letter == 'N')
                    text += any(sentences.nouns);
                else if (letter == 'V')
                    text += any(sentences.verbs);
                else if (letter == 'A')
                    text += any(sentences.adjectives);
                else if (letter == 'R')
                    text += any(sentences.adverbs);
                else
                    text += letter;
            }
        }
        WordCounts counts(m_language);
        use(text, counts, [&](const Passage &passage) { counts.add(passage); });
        m_words = counts.frequentWords(1);
        const GeneralWords general = GeneralWords::forLanguage(m_language, KEYSEED_RESOURCES_DIR).value();
        WordUses uses(m_words, general.mostFrequent());
        use(text, m_words, [&](const Passage &passage) { uses.add(passage); });
        m_classes = WordClasses(uses, m_language, general);
    }

    PartOfSpeech of(const std::string &word)
    {
        return m_classes.of(m_words.numberOf(normalised(m_language, word)));
    }

private:
    template<typename Use>
    void use(std::string_view text, WordNumbers &words, Use take) const
    {
        std::vector<Token> tokens;
        TokenScanner scanner(text);
        std::string word;
        for (Token token; scanner.next(token, word);) {
            m_language.normalise(word);
            token.word = words.numberOf(word);
            token.context = words.contextOf(word);
            tokens.push_back(token);
        }
        take(Passage{text, tokens});
    }

    const Language &m_language;
    WordList m_words;
    WordClasses m_classes;
};

} // namespace

class TestWordClasses : public QObject
{
    Q_OBJECT

private slots:
    void learns_by_neighbours_what_no_ending_tells()
    {
        Learner learner(spanish());
        for (const char *noun : {"h\u00EDgado", "masa", "infecci\u00F3n"})
            QCOMPARE(learner.of(noun), PartOfSpeech::Noun);
        for (const char *verb : {"acude", "empeora", "tomaron"})
            QCOMPARE(learner.of(verb), PartOfSpeech::Verb);
        for (const char *adjective : {"renal", "derecha", "venoso"})
            QCOMPARE(learner.of(adjective), PartOfSpeech::Adjective);
        QCOMPARE(learner.of("nuevamente"), PartOfSpeech::Adverb);
    }

    void knows_nouns_of_german_by_their_capital()
    {
        Learner learner(german());
        for (const char *noun : {"Leber", "Magen", "Milz", "Entz\u00FCndung"})
            QCOMPARE(learner.of(noun), PartOfSpeech::Noun);
        for (const char *other : {"erschien", "rechte", "chronische", "abw\u00E4rts"})
            QVERIFY(learner.of(other) != PartOfSpeech::Noun && learner.of(other) != PartOfSpeech::Unknown);
        QCOMPARE(learner.of("rechte"), PartOfSpeech::Adjective);
        QCOMPARE(learner.of("erschien"), PartOfSpeech::Verb);
    }

    void says_nothing_without_examples()
    {
        Sentences sentences = spanish();
        sentences.verbs = {"acude"};
        Learner learner(sentences);
        QCOMPARE(learner.of("acude"), PartOfSpeech::Unknown);
        QCOMPARE(learner.of("h\u00EDgado"), PartOfSpeech::Unknown);
    }
};

} // namespace tst_wordclasses

QTEST_APPLESS_MAIN(tst_wordclasses::TestWordClasses)
#include "tst_wordclasses.moc"
