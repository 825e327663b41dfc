#include "core/base/Digest.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/writing/TemplateWriter.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace tst_templatewriter {

using namespace core;
using synthesis::Sequence;
using writing::Document;
using writing::TemplateWriter;

namespace {

/// A noun, an adjective, a verb phrase, a body part, a drug, and what may trip a pattern.
const std::vector<std::string> awkwardPhrases = {
    "heart failure",
    "chronic",
    "walk with a limp",
    "left ventricle",
    "aspirin",
    "i.v.",
    "X-ray",
    "Ménière's disease",
    "{}",
    "{label}",
    "50%",
    "naïve \"quoted\"",
};

const char *const types[] = {
    "medical record",
    "discharge summary",
    "radiology report",
    "encyclopaedia summary",
    "operative note",
};

Sequence sequenceOf(std::vector<std::string> phrases, std::string label = "Cardiology")
{
    return {.id = "SYN-000001", .label = std::move(label), .keyphrases = std::move(phrases)};
}

std::size_t wordCount(const std::string &text)
{
    return static_cast<std::size_t>(
        QString::fromStdString(text).split(QRegularExpression("\\s+"), Qt::SkipEmptyParts).size());
}

/// Records what is reported and cancels once `cancelAt` questions were asked.
class RecordingControl final : public JobControl
{
public:
    explicit RecordingControl(int cancelAt = -1)
        : m_cancelAt(cancelAt)
    {}
    bool isCancelled() const override { return m_cancelAt >= 0 && m_asked++ >= m_cancelAt; }
    void report(double fraction, std::string_view stage) override
    {
        fractions.push_back(fraction);
        stages.insert(std::string(stage));
    }

    std::vector<double> fractions;
    std::set<std::string> stages;

private:
    int m_cancelAt;
    mutable int m_asked = 0;
};

} // namespace

class TestTemplateWriter final : public QObject
{
    Q_OBJECT

private slots:
    void every_phrase_stands_verbatim_data() { addTypeRows(); }
    void every_phrase_stands_verbatim();
    void random_sequences_are_written_whole_data() { addTypeRows(); }
    void random_sequences_are_written_whole();
    void no_placeholder_is_left_data() { addTypeRows(); }
    void no_placeholder_is_left();
    void each_phrase_goes_where_its_kind_belongs();
    void phrases_of_unknown_kind_stand_in_no_sentence();
    void no_sentence_begins_with_a_small_letter_data() { addTypeRows(); }
    void no_sentence_begins_with_a_small_letter();
    void endings_say_what_terms_without_a_kind_are_data();
    void endings_say_what_terms_without_a_kind_are();
    void a_seed_always_means_the_same_texts_data();
    void a_seed_always_means_the_same_texts();
    void draws_differ_data() { addTypeRows(); }
    void draws_differ();
    void the_same_state_gives_the_same_text_data() { addTypeRows(); }
    void the_same_state_gives_the_same_text();
    void a_sequence_without_phrases_is_written_data() { addTypeRows(); }
    void a_sequence_without_phrases_is_written();
    void the_label_is_not_written_data() { addTypeRows(); }
    void the_label_is_not_written();
    void an_unknown_type_is_named();
    void a_writer_without_a_type_writes_documents();
    void the_types_are_offered();
    void writing_keeps_order_and_seeds();
    void two_runs_write_the_same_texts();
    void progress_runs_to_the_end_in_one_stage();
    void cancel_is_answered_data();
    void cancel_is_answered();
    void nothing_to_write_is_no_error();

private:
    static void addTypeRows();
    static TemplateWriter rowWriter();
    static vocabulary::Vocabulary clinicalTerms();
};

void TestTemplateWriter::addTypeRows()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("type");
    for (const writing::Language *language : writing::languages()) {
        const QByteArray code = QByteArray::fromStdString(std::string(language->code));
        for (const char *type : types)
            QTest::addRow("%s: %s", code.constData(), type) << code << QByteArray(type);
    }
}

TemplateWriter TestTemplateWriter::rowWriter()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, type);
    return TemplateWriter(
        {.documentType = type.toStdString(), .language = *writing::findLanguage(language.toStdString())});
}

void TestTemplateWriter::every_phrase_stands_verbatim()
{
    const TemplateWriter writer = rowWriter();
    const Sequence sequence = sequenceOf(awkwardPhrases);
    std::mt19937_64 random(7);
    for (int draw = 0; draw < 200; ++draw) {
        const std::string text = writer.writeOne(sequence, random);
        for (const std::string &phrase : sequence.keyphrases)
            QVERIFY2(text.find(phrase) != text.npos, (phrase + "\n" + text).c_str());
    }
}

void TestTemplateWriter::random_sequences_are_written_whole()
{
    const TemplateWriter writer = rowWriter();
    std::mt19937_64 random(11);
    for (int round = 0; round < 1000; ++round) {
        // Made-up words that no pattern holds, so that finding one means that it was written.
        std::vector<std::string> phrases(random() % 25);
        for (std::size_t i = 0; i < phrases.size(); ++i) {
            phrases[i] = "q" + std::to_string(random()) + "z";
            if (random() % 2 == 0)
                phrases[i] += " xv" + std::to_string(i);
        }
        const std::string text = writer.writeOne(sequenceOf(phrases), random);
        for (const std::string &phrase : phrases)
            QVERIFY2(text.find(phrase) != text.npos, (phrase + "\n" + text).c_str());
        QVERIFY2(text.find("  ") == text.npos, text.c_str());
        QVERIFY2(text.find("..") == text.npos, text.c_str());
        QVERIFY(text.ends_with('\n'));
    }
}

void TestTemplateWriter::no_placeholder_is_left()
{
    const TemplateWriter writer = rowWriter();
    std::mt19937_64 random(13);
    for (int round = 0; round < 500; ++round) {
        const std::vector<std::string> phrases(random() % 40, "cough");
        const std::string text = writer.writeOne(sequenceOf(phrases, round % 2 == 0 ? "" : "A/B"), random);
        QVERIFY2(text.find_first_of("{}") == text.npos, text.c_str());
        QVERIFY2(text.find('%') == text.npos, text.c_str());
    }
}

vocabulary::Vocabulary TestTemplateWriter::clinicalTerms()
{
    using vocabulary::Kind;
    const auto term = [](const char *text, Kind kind, std::uint32_t concept_ = 0) {
        return vocabulary::LexiconTerm{.term = text, .kind = kind, .concept_ = concept_, .forms = {}};
    };
    constexpr std::uint32_t verb = 1U << 28U; // as the built-in lists mark them
    const auto made = vocabulary::Vocabulary::fromTerms({term("palpitations", Kind::Symptom),
                                                         term("atrial fibrillation", Kind::Disease),
                                                         term("sotalol", Kind::Drug),
                                                         term("left ventricle", Kind::BodyPart),
                                                         term("cardioversion", Kind::Procedure),
                                                         term("troponin", Kind::Substance),
                                                         term("staphylococcus", Kind::Organism),
                                                         term("excise", Kind::Procedure, verb)});
    return *made;
}

// What stands before a phrase in its sentence, by its kind.
void TestTemplateWriter::each_phrase_goes_where_its_kind_belongs()
{
    const std::map<std::string, QRegularExpression> homes = {
        {"palpitations", QRegularExpression("(has|reports|There is|Symptoms:|Complaints:) palpitations\\.")},
        {"atrial fibrillation",
         QRegularExpression(
             "(Diagnosis:|Assessment:|History of|Known|Diagnosed with) atrial fibrillation\\.")},
        {"sotalol", QRegularExpression("(Medication:|Treated with|Takes|Continues on) sotalol\\.")},
        {"left ventricle", QRegularExpression("(The|the|Examined:) left ventricle( was examined)?\\.")},
        {"cardioversion",
         QRegularExpression("(Underwent|Procedures:|Management included|Work-up included) cardioversion\\.")},
        {"troponin", QRegularExpression("(Laboratory:|tests included|Tests requested:) troponin\\.")},
        {"staphylococcus", QRegularExpression("(Microbiology:|Tested for|Organisms:) staphylococcus\\.")},
        {"excise", QRegularExpression("\n\n(Key terms|Keywords|Also noted|Further terms): excise\\.\n$")}};
    std::vector<std::string> phrases;
    for (const auto &[phrase, home] : homes)
        phrases.push_back(phrase);
    const TemplateWriter writer({.documentType = "medical record", .vocabulary = clinicalTerms()});
    std::mt19937_64 random(17);
    for (int draw = 0; draw < 100; ++draw) {
        const QString text = QString::fromStdString(writer.writeOne(sequenceOf(phrases), random));
        for (const auto &[phrase, home] : homes)
            QVERIFY2(text.contains(home), qPrintable(QString::fromStdString(phrase) + "\n" + text));
    }
}

void TestTemplateWriter::phrases_of_unknown_kind_stand_in_no_sentence()
{
    const TemplateWriter writer({.documentType = "discharge summary"});
    std::mt19937_64 random(18);
    static const QRegularExpression list("^[A-Z][a-z ]+\n\n(Key terms|Keywords|Also noted|Further terms): "
                                         "(gasp|winking|bends)(, | and |\\.).*\n$");
    for (int draw = 0; draw < 50; ++draw) {
        const QString text =
            QString::fromStdString(writer.writeOne(sequenceOf({"gasp", "winking", "bends"}), random));
        QVERIFY2(text.contains(list), qPrintable(text));
        QCOMPARE(text.count(QLatin1Char('.')), 1);
    }
}

void TestTemplateWriter::no_sentence_begins_with_a_small_letter()
{
    const TemplateWriter writer = rowWriter();
    std::mt19937_64 random(20);
    static const QRegularExpression broken(QStringLiteral("(^|\\. |: \\n)qq"),
                                           QRegularExpression::MultilineOption);
    for (int draw = 0; draw < 200; ++draw) {
        const std::string text = writer.writeOne(sequenceOf({"qqa", "qqb", "qqc", "qqd", "qqe"}), random);
        QVERIFY2(!QString::fromStdString(text).contains(broken), text.c_str());
    }
}

void TestTemplateWriter::endings_say_what_terms_without_a_kind_are_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("phrase");
    QTest::addColumn<int>("role");
    using writing::Role;
    const auto row = [](const char *language, const char *phrase, Role role) {
        QTest::addRow("%s: %s", language, phrase)
            << QByteArray(language) << QByteArray(phrase) << static_cast<int>(role);
    };
    row("en", "cataract surgery", Role::Procedure);
    row("en", "knee pain", Role::Symptom);
    row("en", "shortness of breath", Role::Symptom);
    row("en", "fracture of the wrist", Role::Disease);
    row("en", "Metoprolol", Role::Drug);
    row("en", "Spain", Role::Term);
    row("en", "sympathy", Role::Term);
    row("en", "visual acuity", Role::Term);
    row("de", "Appendektomie", Role::Procedure);
    row("de", "ÜBELKEIT", Role::Symptom);
    row("de", "Fraktur des Radius", Role::Disease);
    row("fr", "fracture ouverte du tibia", Role::Disease);
    row("fr", "douleur thoracique", Role::Symptom);
    row("fr", "visite", Role::Term);
    row("es", "dolor abdominal", Role::Symptom);
    row("es", "insuficiencia renal", Role::Disease);
}

void TestTemplateWriter::endings_say_what_terms_without_a_kind_are()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, phrase);
    const writing::Language &of = *writing::findLanguage(language.toStdString());
    QTEST(static_cast<int>(writing::roleByEnding(of, phrase.toStdString())), "role");
}

void TestTemplateWriter::a_seed_always_means_the_same_texts_data()
{
    QTest::addColumn<QByteArray>("digest");
    QTest::newRow("en") << QByteArray("6f8b6f7ea181fe77d1016c55ad8e50847f7be01795a88b0c30457f965404f184");
    QTest::newRow("de") << QByteArray("2eb955f7bfa69cb06f232ef9964fd0d635f55c1720e7463df38349df0ab7da89");
    QTest::newRow("fr") << QByteArray("f25a1fa9229962c2aef79ba3088ff0b4ea9781566b32efb2b2beed902ef9e9d1");
    QTest::newRow("es") << QByteArray("aa216154bbddbde039d72781bf57ad4b5d6c67f93dd5e24b1dd5bf4c81323ba6");
}

// Documents of a closed release are written again for each export. A change of the sentences changes the
// digest: then say so in the change log.
void TestTemplateWriter::a_seed_always_means_the_same_texts()
{
    QFETCH(QByteArray, digest);
    const writing::Language &language = *writing::findLanguage(QTest::currentDataTag());
    const std::vector<std::string> phrases = {"fever",
                                              "type 2 diabetes",
                                              "femur",
                                              "metformin",
                                              "appendectomy",
                                              "Fraktur des Radius",
                                              "douleur thoracique",
                                              "dolor abdominal",
                                              "insuficiencia renal",
                                              "big",
                                              "(x)",
                                              "Dr. {}"};
    auto kinds = TemplateWriter::documentTypes(language);
    kinds.insert(kinds.end(), {"", "nursing note"});
    Sha256 hash;
    std::mt19937_64 random(47);
    for (const std::string &kind : kinds) {
        const TemplateWriter writer({.documentType = kind, .language = language});
        for (std::size_t draw = 0; draw < 50; ++draw) {
            Sequence sequence{.id = "SYN-1", .label = draw % 2 == 0 ? "" : "A", .keyphrases = phrases};
            sequence.keyphrases.resize(1 + draw % phrases.size());
            hash.add(writer.writeOne(sequence, random));
        }
        hash.add(writer.writeOne({.id = "x", .label = "", .keyphrases = {}}, random));
    }
    QCOMPARE(QByteArray::fromStdString(toHex(hash.finish())), digest);
}

void TestTemplateWriter::draws_differ()
{
    const TemplateWriter writer = rowWriter();
    const Sequence sequence = sequenceOf(
        {"migraine", "seizure", "aura", "sumatriptan", "nausea", "knee pain", "appendectomy", "stroke"});
    std::mt19937_64 random(19);
    std::set<std::string> texts;
    for (int draw = 0; draw < 200; ++draw)
        texts.insert(writer.writeOne(sequence, random));
    QCOMPARE(texts.size(), std::size_t{200});
}

void TestTemplateWriter::the_same_state_gives_the_same_text()
{
    const TemplateWriter writer = rowWriter();
    std::mt19937_64 first(23);
    std::mt19937_64 second(23);
    for (int draw = 0; draw < 20; ++draw) {
        const std::string text = writer.writeOne(sequenceOf(awkwardPhrases), first);
        QCOMPARE(writer.writeOne(sequenceOf(awkwardPhrases), second), text);
    }
    QVERIFY(first == second);
}

void TestTemplateWriter::a_sequence_without_phrases_is_written()
{
    const TemplateWriter writer = rowWriter();
    std::mt19937_64 random(29);
    for (int draw = 0; draw < 50; ++draw) {
        QVERIFY(wordCount(writer.writeOne(sequenceOf({}), random)) > 8);
        QVERIFY(wordCount(writer.writeOne(sequenceOf({}, ""), random)) > 8);
        const std::string text = writer.writeOne(sequenceOf({"", "cough", ""}), random);
        QVERIFY(text.find("cough") != text.npos);
        QVERIFY2(text.find(": .") == text.npos && text.find("- \n") == text.npos, text.c_str());
    }
}

// A learner that finds the label in each document learns nothing else.
void TestTemplateWriter::the_label_is_not_written()
{
    const TemplateWriter writer = rowWriter();
    std::mt19937_64 random(31);
    for (int draw = 0; draw < 20; ++draw) {
        const std::string text = writer.writeOne(sequenceOf({"cough"}, "Ear & Nose {x}"), random);
        QVERIFY2(text.find("Ear & Nose") == text.npos, text.c_str());
    }
}

void TestTemplateWriter::an_unknown_type_is_named()
{
    const TemplateWriter writer({.documentType = "operative note"});
    std::mt19937_64 random(37);
    for (int draw = 0; draw < 50; ++draw) {
        for (const char *label : {"", "Surgery"}) {
            const QString text =
                QString::fromStdString(writer.writeOne(sequenceOf({"hernia"}, label), random));
            QVERIFY2(text.contains("operative note", Qt::CaseInsensitive), qPrintable(text));
        }
    }
}

void TestTemplateWriter::a_writer_without_a_type_writes_documents()
{
    std::mt19937_64 random(41);
    const QString text =
        QString::fromStdString(TemplateWriter({.documentType = ""}).writeOne(sequenceOf({"hernia"}), random));
    QVERIFY2(text.contains("document", Qt::CaseInsensitive), qPrintable(text));
}

void TestTemplateWriter::the_types_are_offered()
{
    const std::vector<std::string> expected = {
        "medical record",
        "discharge summary",
        "radiology report",
        "encyclopaedia summary",
    };
    QVERIFY(TemplateWriter::documentTypes() == expected);
    QCOMPARE(TemplateWriter::documentTypes(*writing::findLanguage("de")).at(1),
             std::string("Entlassungsbrief"));
}

void TestTemplateWriter::writing_keeps_order_and_seeds()
{
    std::vector<Sequence> seeds(300);
    for (std::size_t i = 0; i < seeds.size(); ++i)
        seeds[i] = {
            .id = "SYN-" + std::to_string(i), .label = "L", .keyphrases = {"q" + std::to_string(i) + "z"}};
    NoControl control;
    const auto documents = TemplateWriter({.documentType = "medical record"})
                               .write(privacy::ReleasedForTests::of(seeds), control);
    QVERIFY(documents.has_value());
    QCOMPARE((*documents)->size(), seeds.size());
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        const Document &document = (**documents)[i];
        QCOMPARE(document.seed.id, seeds[i].id);
        QCOMPARE(document.seed.label, seeds[i].label);
        QVERIFY(document.seed.keyphrases == seeds[i].keyphrases);
        QVERIFY(document.text.find(seeds[i].keyphrases.front()) != std::string::npos);
    }
}

void TestTemplateWriter::two_runs_write_the_same_texts()
{
    std::vector<Sequence> alike(50, sequenceOf(awkwardPhrases));
    for (std::size_t i = 0; i < alike.size(); ++i)
        alike[i].id = "SYN-0000" + std::to_string(10 + i);
    const auto sequences = privacy::ReleasedForTests::of(std::move(alike));
    const TemplateWriter writer({.documentType = "medical record"});
    NoControl control;
    const auto first = writer.write(sequences, control);
    const auto second = writer.write(sequences, control);
    QVERIFY(first.has_value() && second.has_value());
    QVERIFY(std::ranges::equal(**first, **second, {}, &Document::text, &Document::text));
    // The same phrases under other ids make other texts.
    std::set<std::string> texts;
    for (const Document &document : **first)
        texts.insert(document.text);
    QVERIFY2(texts.size() > 40, qPrintable(QString::number(texts.size())));
}

void TestTemplateWriter::progress_runs_to_the_end_in_one_stage()
{
    RecordingControl control;
    const auto sequences = privacy::ReleasedForTests::of(std::vector<Sequence>(500, sequenceOf({"cough"})));
    QVERIFY(TemplateWriter({.documentType = "medical record"}).write(sequences, control).has_value());
    QVERIFY(control.fractions.size() > 3);
    QVERIFY(std::ranges::is_sorted(control.fractions));
    QCOMPARE(control.fractions.front(), 0.0);
    QCOMPARE(control.fractions.back(), 1.0);
    QVERIFY(control.stages == std::set<std::string>{"writing"});
}

void TestTemplateWriter::cancel_is_answered_data()
{
    QTest::addColumn<int>("cancelAt");
    QTest::newRow("before the first") << 0;
    QTest::newRow("in the middle") << 250;
    QTest::newRow("before the last") << 499;
}

void TestTemplateWriter::cancel_is_answered()
{
    QFETCH(int, cancelAt);
    RecordingControl control(cancelAt);
    const auto sequences = privacy::ReleasedForTests::of(std::vector<Sequence>(500, sequenceOf({"cough"})));
    const auto documents = TemplateWriter({.documentType = "medical record"}).write(sequences, control);
    QVERIFY(!documents.has_value());
    QVERIFY(documents.error().code == ErrorCode::Cancelled);
    QVERIFY(control.fractions.empty() || control.fractions.back() < 1.0);
}

void TestTemplateWriter::nothing_to_write_is_no_error()
{
    NoControl control;
    const auto documents = TemplateWriter({.documentType = "medical record"})
                               .write(privacy::ReleasedForTests::of(std::vector<Sequence>()), control);
    QVERIFY(documents.has_value());
    QVERIFY((*documents)->empty());
}

} // namespace tst_templatewriter

QTEST_APPLESS_MAIN(tst_templatewriter::TestTemplateWriter)

#include "tst_templatewriter.moc"
