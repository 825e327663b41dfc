#include "core/writing/TemplateWriter.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

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
    void phrases_are_spread_over_the_sections();
    void draws_differ_data() { addTypeRows(); }
    void draws_differ();
    void the_same_state_gives_the_same_text_data() { addTypeRows(); }
    void the_same_state_gives_the_same_text();
    void a_sequence_without_phrases_is_written_data() { addTypeRows(); }
    void a_sequence_without_phrases_is_written();
    void the_label_is_named_in_the_title_data() { addTypeRows(); }
    void the_label_is_named_in_the_title();
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
    static std::string rowType();
};

void TestTemplateWriter::addTypeRows()
{
    QTest::addColumn<QByteArray>("type");
    for (const char *type : types)
        QTest::newRow(type) << QByteArray(type);
}

std::string TestTemplateWriter::rowType()
{
    QFETCH(QByteArray, type);
    return type.toStdString();
}

void TestTemplateWriter::every_phrase_stands_verbatim()
{
    const TemplateWriter writer(rowType());
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
    const TemplateWriter writer(rowType());
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
    const TemplateWriter writer(rowType());
    std::mt19937_64 random(13);
    for (int round = 0; round < 500; ++round) {
        const std::vector<std::string> phrases(random() % 40, "cough");
        const std::string text = writer.writeOne(sequenceOf(phrases, round % 2 == 0 ? "" : "A/B"), random);
        QVERIFY2(text.find_first_of("{}") == text.npos, text.c_str());
        QVERIFY2(text.find('%') == text.npos, text.c_str());
    }
}

void TestTemplateWriter::phrases_are_spread_over_the_sections()
{
    const TemplateWriter writer("medical record");
    const std::vector<std::string> phrases = {"aaaa", "bbbb", "cccc", "dddd", "eeee"};
    std::mt19937_64 random(17);
    for (int draw = 0; draw < 50; ++draw) {
        const QString text = QString::fromStdString(writer.writeOne(sequenceOf(phrases), random));
        // Title and five sections, each with one of the five phrases.
        const QStringList parts = text.trimmed().split("\n\n");
        QCOMPARE(parts.size(), 6);
        for (const QString &part : parts.mid(1)) {
            const auto held = std::ranges::count_if(phrases, [&](const std::string &phrase) {
                return part.contains(QString::fromStdString(phrase));
            });
            QVERIFY2(held == 1 || (part == parts.last() && held == 2), qPrintable(part));
        }
    }
}

void TestTemplateWriter::draws_differ()
{
    const TemplateWriter writer(rowType());
    const Sequence sequence = sequenceOf({"migraine", "seizure", "aura", "triptan", "nausea", "scotoma"});
    std::mt19937_64 random(19);
    std::set<std::string> texts;
    for (int draw = 0; draw < 200; ++draw)
        texts.insert(writer.writeOne(sequence, random));
    QCOMPARE(texts.size(), std::size_t{200});
}

void TestTemplateWriter::the_same_state_gives_the_same_text()
{
    const TemplateWriter writer(rowType());
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
    const TemplateWriter writer(rowType());
    std::mt19937_64 random(29);
    for (int draw = 0; draw < 50; ++draw) {
        QVERIFY(wordCount(writer.writeOne(sequenceOf({}), random)) > 8);
        QVERIFY(wordCount(writer.writeOne(sequenceOf({}, ""), random)) > 8);
        const std::string text = writer.writeOne(sequenceOf({"", "cough", ""}), random);
        QVERIFY(text.find("cough") != text.npos);
        QVERIFY2(text.find(": .") == text.npos && text.find("- \n") == text.npos, text.c_str());
    }
}

void TestTemplateWriter::the_label_is_named_in_the_title()
{
    const TemplateWriter writer(rowType());
    std::mt19937_64 random(31);
    for (int draw = 0; draw < 20; ++draw) {
        const std::string text = writer.writeOne(sequenceOf({"cough"}, "Ear & Nose {x}"), random);
        QVERIFY2(text.substr(0, text.find('\n')).find("Ear & Nose {x}") != text.npos, text.c_str());
    }
}

void TestTemplateWriter::an_unknown_type_is_named()
{
    const TemplateWriter writer("operative note");
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
    const QString text = QString::fromStdString(TemplateWriter("").writeOne(sequenceOf({"hernia"}), random));
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
}

void TestTemplateWriter::writing_keeps_order_and_seeds()
{
    std::vector<Sequence> seeds(300);
    for (std::size_t i = 0; i < seeds.size(); ++i)
        seeds[i] = {
            .id = "SYN-" + std::to_string(i), .label = "L", .keyphrases = {"q" + std::to_string(i) + "z"}};
    NoControl control;
    const auto documents =
        TemplateWriter("medical record").write(privacy::ReleasedForTests::of(seeds), control);
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
    const TemplateWriter writer("medical record");
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
    QVERIFY(TemplateWriter("medical record").write(sequences, control).has_value());
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
    const auto documents = TemplateWriter("medical record").write(sequences, control);
    QVERIFY(!documents.has_value());
    QVERIFY(documents.error().code == ErrorCode::Cancelled);
    QVERIFY(control.fractions.empty() || control.fractions.back() < 1.0);
}

void TestTemplateWriter::nothing_to_write_is_no_error()
{
    NoControl control;
    const auto documents = TemplateWriter("medical record")
                               .write(privacy::ReleasedForTests::of(std::vector<Sequence>()), control);
    QVERIFY(documents.has_value());
    QVERIFY((*documents)->empty());
}

QTEST_APPLESS_MAIN(TestTemplateWriter)

#include "tst_templatewriter.moc"
