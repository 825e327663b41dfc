#include "core/learning/Learn.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "tests/core/learning/SampleTexts.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <set>

namespace tst_learn {

using namespace core;
using namespace core::learning;

namespace {

// Cancels at the first report of a stage.
class CancelAt final : public JobControl
{
public:
    explicit CancelAt(std::string stage)
        : m_stage(std::move(stage))
    {}
    bool isCancelled() const override { return m_isReached; }
    void report(double fraction, std::string_view stage) override
    {
        m_isReached = m_isReached || stage == m_stage;
        m_isOrdered = m_isOrdered && fraction >= m_last && fraction <= 1;
        m_last = fraction;
        m_stages.insert(std::string(stage));
    }
    bool isOrdered() const { return m_isOrdered; }
    const std::set<std::string> &stages() const { return m_stages; }

private:
    std::string m_stage;
    std::set<std::string> m_stages;
    double m_last = 0;
    bool m_isReached = false;
    bool m_isOrdered = true;
};

// Of general English a single word is known: it is in most texts.
void writeGeneralWords(const tests::SampleTexts &texts)
{
    const std::vector<vocabulary::LexiconTerm> terms = {{.term = "meal", .weight = 500, .forms = {"meals"}},
                                                        {.term = "gastritis", .weight = 11'000, .forms = {}}};
    QVERIFY(vocabulary::writeLexicon(texts.path("english.lexicon"), terms));
}

Result<Learnt> learnt(const tests::SampleTexts &texts, const LearnOptions &options)
{
    NoControl control;
    return learn(texts.files(), options, texts.path(""), control);
}

std::ptrdiff_t find(const Learnt &learnt, std::string_view term)
{
    const auto found = std::ranges::find(learnt.terms, term, &vocabulary::LexiconTerm::term);
    return found == learnt.terms.end() ? -1 : found - learnt.terms.begin();
}

} // namespace

class TestLearn : public QObject
{
    Q_OBJECT

private slots:
    void finds_the_terms_of_a_language_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("terms");
        QTest::addColumn<QStringList>("forms");
        QTest::addColumn<QStringList>("noTerms");
        QTest::newRow("en") << "en"
                            << QStringList{"heart failure",
                                           "atrial fibrillation",
                                           "gastric acid",
                                           "Helicobacter pylori",
                                           "heartburn",
                                           "aortic stenosis"}
                            << QStringList{"peptic ulcers",
                                           "biopsies",
                                           "murmur",
                                           "loss of appetite",
                                           "shortness of breath",
                                           "Parkinson's disease"}
                            << QStringList{"the", "of", "meals", "meal", "a", "report", "reports"};
        QTest::newRow("de") << "de"
                            << QStringList{"Herzinsuffizienz",
                                           "Vorhofflimmern",
                                           "Magenschleimhautentz\u00FCndung",
                                           "Helicobacter pylori",
                                           "Sodbrennen"}
                            << QStringList{"Magengeschw\u00FCre", "Gewebeproben", "HERZGER\u00C4USCHE"}
                            << QStringList{"die", "nach", "Bericht", "linke"};
        QTest::newRow("fr") << "fr"
                            << QStringList{"insuffisance cardiaque",
                                           "fibrillation auriculaire",
                                           "gastrite",
                                           "muqueuse gastrique",
                                           "infarctus du myocarde"}
                            << QStringList{"ulc\u00E8res",
                                           "l'insuffisance cardiaque",
                                           "biopsies",
                                           "perte d\u2019app\u00E9tit"}
                            << QStringList{"la", "l", "rapport", "infarctus"};
        QTest::newRow("es") << "es"
                            << QStringList{"insuficiencia card\u00EDaca",
                                           "fibrilaci\u00F3n auricular",
                                           "gastritis",
                                           "mucosa g\u00E1strica",
                                           "infarto de miocardio"}
                            << QStringList{"soplos", "\u00FAlceras", "dolor de est\u00F3mago"}
                            << QStringList{"la", "de", "informe", "infarto"};
    }
    void finds_the_terms_of_a_language()
    {
        QFETCH(QString, code);
        QFETCH(QStringList, terms);
        QFETCH(QStringList, forms);
        QFETCH(QStringList, noTerms);
        const tests::SampleTexts texts(code.toStdString());
        writeGeneralWords(texts);
        const auto found = learnt(texts, texts.options());
        QVERIFY2(found.has_value(), found ? "" : found.error().detail.c_str());
        for (const QString &term : terms)
            QVERIFY2(find(*found, term.toStdString()) >= 0, qPrintable(term));
        for (const QString &word : noTerms)
            QVERIFY2(find(*found, word.toStdString()) < 0, qPrintable(word));

        QVERIFY(save(*found, texts.path("learnt")));
        const auto file = vocabulary::LearntFile::open(texts.path("learnt"));
        QVERIFY2(file.has_value(), file ? "" : file.error().detail.c_str());
        const vocabulary::PhraseMatcher matcher(file->vocabulary());
        for (const QString &form : forms)
            QVERIFY2(!matcher.match(form.toStdString()).empty(), qPrintable(form));
    }

    void what_stands_together_is_near_and_attracts_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("friend_");
        QTest::addColumn<QString>("stranger");
        QTest::newRow("en") << "en"
                            << "heart failure"
                            << "ventricle"
                            << "gastritis";
        QTest::newRow("de") << "de"
                            << "Herzinsuffizienz"
                            << "Vorhofflimmern"
                            << "Sodbrennen";
        QTest::newRow("fr") << "fr"
                            << "insuffisance cardiaque"
                            << "fibrillation auriculaire"
                            << "gastrite";
        QTest::newRow("es") << "es"
                            << "insuficiencia card\u00EDaca"
                            << "fibrilaci\u00F3n auricular"
                            << "gastritis";
    }
    void what_stands_together_is_near_and_attracts()
    {
        QFETCH(QString, code);
        QFETCH(QString, term);
        QFETCH(QString, friend_);
        QFETCH(QString, stranger);
        const tests::SampleTexts texts(code.toStdString());
        writeGeneralWords(texts);
        const auto found = learnt(texts, texts.options()).value();
        const auto a = find(found, term.toStdString());
        const auto b = find(found, friend_.toStdString());
        const auto c = find(found, stranger.toStdString());
        QVERIFY(a >= 0 && b >= 0 && c >= 0);
        const auto closeness = [&](auto i, auto j) { return found.vectors.row(i).dot(found.vectors.row(j)); };
        QVERIFY(closeness(a, b) > closeness(a, c));
        QVERIFY(std::abs(found.vectors.row(a).norm() - 1) < 1e-4F);

        QVERIFY(save(found, texts.path("learnt")));
        const auto associations = vocabulary::LearntFile::open(texts.path("learnt")).value().associations();
        const auto score = [&](auto i, auto j) {
            return associations.score(static_cast<vocabulary::TermId>(i), static_cast<vocabulary::TermId>(j));
        };
        QVERIFY(score(a, b) > 0);
        QVERIFY(score(a, c) < 0);
        QCOMPARE(score(a, b), score(b, a));
    }

    void unites_a_terminology_with_what_is_learnt()
    {
        const tests::SampleTexts texts("en");
        writeGeneralWords(texts);
        LearnOptions options = texts.options();
        options.terminology =
            vocabulary::Vocabulary::fromTerms(
                {{.term = "meal", .kind = vocabulary::Kind::Substance, .concept_ = 7, .forms = {}},
                 {.term = "pyrosis",
                  .kind = vocabulary::Kind::Symptom,
                  .concept_ = 8,
                  .forms = {"heartburn", "gastric acid"}},
                 {.term = "dextrocardia", .kind = vocabulary::Kind::Disease, .concept_ = 9, .forms = {}}})
                .value();
        options.terminologyName = "a house's list";
        const auto found = learnt(texts, options).value();
        QCOMPARE(found.origin.terminology, std::string("a house's list"));
        const auto meal = find(found, "meal");
        const auto meals = find(found, "meals"); // whichever is more frequent
        QVERIFY(meal >= 0 || meals >= 0);
        QCOMPARE(found.terms[static_cast<std::size_t>(std::max(meal, meals))].kind,
                 vocabulary::Kind::Substance);
        // The names of a concept are one term, shown as it is most often written.
        const auto burning = find(found, "heartburn");
        const auto acid = find(found, "gastric acid");
        QVERIFY((burning >= 0) != (acid >= 0));
        const auto &symptom = found.terms[static_cast<std::size_t>(std::max(burning, acid))];
        QCOMPARE(symptom.kind, vocabulary::Kind::Symptom);
        QVERIFY(std::ranges::find(symptom.forms, burning >= 0 ? "gastric acid" : "heartburn")
                != symptom.forms.end());
        // What the texts do not hold is not taken, and what they teach stays.
        QVERIFY(find(found, "dextrocardia") < 0 && find(found, "pyrosis") < 0);
        QVERIFY(find(found, "heart failure") >= 0);
    }

    // By their definitions, from what else is kept.
    void weights_follow_from_the_counts()
    {
        const tests::SampleTexts texts("de");
        const auto found = learnt(texts, texts.options()).value();
        const auto passages = static_cast<double>(found.origin.passages);
        QCOMPARE(found.origin.passages, std::uint64_t{160});
        QCOMPARE(found.origin.documents, std::uint64_t{160});
        float before = 1e30F;
        double raise = 0; // the same for all terms of several words
        for (std::size_t i = 0; i < found.terms.size(); ++i) {
            const double n = found.passagesOf[i];
            QCOMPARE(found.terms[i].weight,
                     static_cast<std::uint32_t>(std::max(1L, std::lround(1000 * std::log(passages / n)))));
            const auto further = std::ranges::count(found.terms[i].term, ' ');
            double prior = (n + 0.3) * std::pow(0.85, static_cast<double>(further));
            if (further > 0 && raise == 0)
                raise = static_cast<double>(found.terms[i].prior.value()) / prior;
            prior *= further > 0 ? raise : 1;
            QVERIFY(std::abs(static_cast<double>(found.terms[i].prior.value()) - prior) < 1e-3);
            QVERIFY(found.terms[i].contribution.value() >= 1);
            QVERIFY(found.terms[i].prior.value() <= before);
            before = found.terms[i].prior.value();
        }
        QVERIFY(raise >= 1 && raise <= 4);
    }

    void the_same_texts_make_the_same_bytes()
    {
        const tests::SampleTexts texts("fr");
        for (const char *name : {"one", "two"})
            QVERIFY(save(learnt(texts, texts.options()).value(), texts.path(name)));
        const auto one = vocabulary::LearntFile::open(texts.path("one")).value();
        const auto two = vocabulary::LearntFile::open(texts.path("two")).value();
        QCOMPARE(toHex(one.digest()), toHex(two.digest()));
    }

    void says_where_the_texts_come_from()
    {
        const tests::SampleTexts texts("es");
        LearnOptions options = texts.options();
        options.language.clear();
        const auto found = learnt(texts, options).value();
        QCOMPARE(found.origin.origin, options.origin);
        QCOMPARE(found.origin.licence, options.licence);
        QCOMPARE(found.origin.language, std::string("es"));
        QCOMPARE(found.origin.files.size(), std::size_t{1});
        QCOMPARE(found.origin.files[0].name, std::string("texts.jsonl"));
        QCOMPARE(found.origin.files[0].sha256, toHex(sha256OfFile(texts.path("texts.jsonl")).value()));
    }

    void leaves_out_what_is_repeated()
    {
        const tests::SampleTexts texts("de", 0);
        std::ofstream out(texts.path("texts.jsonl"));
        for (int i = 0; i < 40; ++i)
            out << "{\"text\": \"Fall " << i
                << " der Klinik. Diese Seite ersetzt keinen Besuch beim Hausarzt und keine Beratung in der "
                   "Apotheke.\"}\n";
        out.close();
        LearnOptions options = texts.options();
        options.leastPassages = 6;
        const auto found = learnt(texts, options);
        QVERIFY(!found || find(*found, "Apotheke") < 0);
    }

    void refuses_what_is_not_said_to_be_public_data()
    {
        QTest::addColumn<int>("what");
        for (const int what : {0, 1, 2, 3, 4})
            QTest::addRow("%d", what) << what;
    }
    void refuses_what_is_not_said_to_be_public()
    {
        QFETCH(int, what);
        const tests::SampleTexts texts("de");
        LearnOptions options = texts.options();
        auto files = texts.files();
        if (what == 0)
            options.isDeclaredPublic = false;
        if (what == 1)
            options.origin.clear();
        if (what == 2)
            options.licence.clear();
        if (what == 3)
            options.language = "tlh";
        if (what == 4)
            files.clear();
        NoControl control;
        const auto found = learn(files, options, texts.path(""), control);
        QVERIFY(!found && found.error().code == ErrorCode::InvalidParameter);
        QVERIFY(found.error().detail.find('\n') == std::string::npos);
    }

    void says_when_there_is_too_little_text()
    {
        const tests::SampleTexts texts("de", 2);
        LearnOptions options = texts.options();
        options.leastPassages = 5;
        const auto found = learnt(texts, options);
        QVERIFY(!found && found.error().code == ErrorCode::InvalidParameter);
        QVERIFY(found.error().detail.find("more text") != std::string::npos);
    }

    void hands_on_what_is_wrong_with_a_file()
    {
        const tests::SampleTexts texts("de");
        auto files = texts.files();
        files[0].files[0] += ".missing";
        NoControl control;
        const auto found = learn(files, texts.options(), texts.path(""), control);
        QVERIFY(!found && found.error().code == ErrorCode::NotFound);
    }

    void is_cancelled_in_every_stage_and_reports_forwards()
    {
        const tests::SampleTexts texts("de");
        CancelAt never("");
        QVERIFY(learn(texts.files(), texts.options(), texts.path(""), never));
        QVERIFY(never.isOrdered());
        QCOMPARE(never.stages().size(), std::size_t{7});
        for (const std::string &stage : never.stages()) {
            CancelAt control(stage);
            const auto found = learn(texts.files(), texts.options(), texts.path(""), control);
            QVERIFY2(!found && found.error().code == ErrorCode::Cancelled, stage.c_str());
        }
    }
};

} // namespace tst_learn

QTEST_APPLESS_MAIN(tst_learn::TestLearn)
#include "tst_learn.moc"
