#include "core/chat/PromptTemplate.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_prompttemplate {

using namespace core;
using namespace core::chat;

class TestPromptTemplate : public QObject
{
    Q_OBJECT

private slots:
    void places_are_filled();
    void what_stands_for_a_place_is_not_read_again();
    void the_patient_is_told_at_its_place_or_at_the_end();
    void the_time_since_the_note_before_is_told_data();
    void the_time_since_the_note_before_is_told();
    void the_patient_is_told_in_the_language_of_the_document_data();
    void the_patient_is_told_in_the_language_of_the_document();
    void a_prompt_names_the_first_phrases();
    void a_template_with_the_label_alone_is_told_apart();
    void a_faulty_template_is_named_by_its_line_data();
    void a_faulty_template_is_named_by_its_line();
    void every_built_in_prompt_holds_every_phrase();
    void the_published_wording_is_there();
    void an_example_must_be_declared_public();
    void examples_stand_with_their_phrases_in_one_turn();
    void examples_are_turns_with_their_phrases();
    void blanks_are_asked_for_with_the_label_there_is();
};

namespace {

const synthesis::Sequence sequence{"SYN-000001", "Cardiology", {"heart failure", "{label}", "aspirin"}};

/// The third of four notes.
synthesis::Sequence ofPatient()
{
    synthesis::Sequence note = sequence;
    note.patient = 7;
    note.note = 3;
    note.notes = 4;
    note.fields = {"woman", "", "64"};
    note.facts = {"sex: woman", "age: 64 years"};
    return note;
}

} // namespace

void TestPromptTemplate::places_are_filled()
{
    const auto prompt = PromptTemplate::parse(
        "Be brief.\n---\n{documentType} of {label} in {language}, {length}: {phrases}. {{as is}}\n", "p");
    QVERIFY2(prompt, prompt ? "" : prompt.error().detail.c_str());
    const Prompt filled = prompt->fill(
        {.documentType = "letter", .language = "French", .length = "short", .examples = {}}, sequence);
    QCOMPARE(filled.system, std::string("Be brief."));
    QCOMPARE(filled.user,
             std::string("letter of Cardiology in French, short: heart failure, {label}, aspirin. {as is}"));
}

void TestPromptTemplate::what_stands_for_a_place_is_not_read_again()
{
    const auto prompt = PromptTemplate::parse("{phrases}", "p");
    QVERIFY(prompt);
    QCOMPARE(prompt->fill({}, sequence).user, std::string("heart failure, {label}, aspirin"));
    QCOMPARE(prompt->fill({}, sequence).system, std::string());
}

void TestPromptTemplate::the_patient_is_told_at_its_place_or_at_the_end()
{
    const std::string told =
        "About the patient: sex: woman; age: 64 years. This is note 3 of 4 of this patient.";
    const auto with = PromptTemplate::parse("{patient} Write with {phrases}.", "p");
    QVERIFY(with);
    QCOMPARE(with->fill({.mostPhrases = 1}, ofPatient()).user, told + " Write with heart failure.");
    const auto without = PromptTemplate::parse("Write with {phrases}.\n", "p");
    QVERIFY(without);
    QCOMPARE(without->fill({.mostPhrases = 1}, ofPatient()).user, "Write with heart failure.\n" + told);
    const auto system = PromptTemplate::parse("{patient}\n---\n{phrases}", "p");
    QVERIFY(system);
    QCOMPARE(system->fill({.mostPhrases = 1}, ofPatient()).system, told);
    QCOMPARE(system->fill({.mostPhrases = 1}, ofPatient()).user, std::string("heart failure"));
    // Without fields nothing is told.
    QCOMPARE(without->fill({.mostPhrases = 1}, sequence).user, std::string("Write with heart failure."));
    // Of one note there is no number.
    synthesis::Sequence single = ofPatient();
    single.note = single.notes = 1;
    QVERIFY(without->fill({}, single).user.ends_with("years."));
}

void TestPromptTemplate::the_time_since_the_note_before_is_told_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<int>("note");
    QTest::addColumn<int>("days");
    QTest::addColumn<QByteArray>("end");
    const auto row = [](const char *language, int note, int days, const char *end) {
        QTest::addRow("%s, note %d, %d days", language, note, days)
            << QByteArray(language) << note << days << QByteArray(end);
    };
    row("en", 3, 14, "of this patient, two weeks after the second.");
    row("en", 2, 0, "of this patient, on the same day as the first.");
    row("en", 2, 1, "of this patient, one day after the first.");
    row("en", 2, 13, "of this patient, 13 days after the first.");
    row("en", 2, 7, "of this patient, one week after the first.");
    row("en", 2, 91, "of this patient, three months after the first.");
    row("en", 2, 731, "of this patient, two years after the first.");
    row("en", 12, 14, "of this patient, two weeks after the one before.");
    row("en", 1, 14, "of this patient.");
    row("de", 3, 14, "zu dieser Person, zwei Wochen nach dem zweiten.");
    row("de", 2, 0, "zu dieser Person, am Tag des ersten.");
    row("fr", 3, 14, "de ce patient, deux semaines après la deuxième.");
    row("es", 3, 14, "de este paciente, dos semanas después de la segunda.");
}

void TestPromptTemplate::the_time_since_the_note_before_is_told()
{
    QFETCH(const QByteArray, language);
    QFETCH(const int, note);
    QFETCH(const int, days);
    QFETCH(const QByteArray, end);
    const auto prompt = PromptTemplate::parse("{patient}", "p");
    QVERIFY(prompt);
    synthesis::Sequence told = ofPatient();
    told.note = static_cast<std::uint32_t>(note);
    told.notes = 20;
    told.daysSinceLast = days;
    const std::string user = prompt->fill({.language = language.toStdString()}, told).user;
    QVERIFY2(user.ends_with(end.toStdString()), user.c_str());
}

void TestPromptTemplate::the_patient_is_told_in_the_language_of_the_document_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("English") << QByteArray("English") << QByteArray("About the patient: sex: woman; age: ")
                             << QByteArray("note 3 of 4 of this patient.");
    QTest::newRow("German") << QByteArray("de") << QByteArray("Zur Person: sex: woman; age: ")
                            << QByteArray("Dokument 3 von 4 zu dieser Person.");
    QTest::newRow("French") << QByteArray("French") << QByteArray("Sur le patient : sex : woman; age : ")
                            << QByteArray("la note 3 sur 4 de ce patient.");
    QTest::newRow("Spanish") << QByteArray("es-MX") << QByteArray("Sobre el paciente: sex: woman; age: ")
                             << QByteArray("la nota 3 de 4 de este paciente.");
    QTest::newRow("another") << QByteArray("Welsh") << QByteArray("About the patient: ")
                             << QByteArray("of this patient.");
}

void TestPromptTemplate::the_patient_is_told_in_the_language_of_the_document()
{
    QFETCH(const QByteArray, language);
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, end);
    const auto prompt = PromptTemplate::parse("{phrases}\n---\n{label}: {patient}", "p");
    QVERIFY(prompt);
    const QByteArray user =
        QByteArray::fromStdString(prompt->fill({.language = language.toStdString()}, ofPatient()).user);
    QVERIFY2(user.startsWith("Cardiology: " + begin), user.constData());
    QVERIFY2(user.endsWith(end), user.constData());
}

void TestPromptTemplate::a_prompt_names_the_first_phrases()
{
    const auto prompt = PromptTemplate::parse("{phrases}", "p");
    QVERIFY(prompt);
    QCOMPARE(prompt->fill({.mostPhrases = 1}, sequence).user, std::string("heart failure"));
    QCOMPARE(prompt->fill({.mostPhrases = 9}, sequence).user, std::string("heart failure, {label}, aspirin"));
}

void TestPromptTemplate::a_template_with_the_label_alone_is_told_apart()
{
    const auto alone = PromptTemplate::parse("a note of {label}", "p");
    QVERIFY(alone);
    QVERIFY(!alone->namesPhrases());
    QVERIFY(PromptTemplate::parse("a note with {phrases}", "p")->namesPhrases());
}

void TestPromptTemplate::a_faulty_template_is_named_by_its_line_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("unknown place") << QByteArray("a\n{phrase}\n") << QByteArray("p, line 2: \"{phrase}\"");
    QTest::newRow("unclosed place") << QByteArray("{phrases}\n\n{") << QByteArray("p, line 3");
    QTest::newRow("lonely brace") << QByteArray("{phrases} }") << QByteArray("p, line 1: a closing brace");
    QTest::newRow("no phrases") << QByteArray("a {language}") << QByteArray("{phrases} is missing");
    QTest::newRow("phrases in the system alone")
        << QByteArray("{phrases}\n---\nb") << QByteArray("p, line 3");
    QTest::newRow("empty") << QByteArray() << QByteArray("{phrases} is missing");
}

void TestPromptTemplate::a_faulty_template_is_named_by_its_line()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    const auto prompt = PromptTemplate::parse(text.toStdString(), "p");
    QVERIFY(!prompt);
    QCOMPARE(nameOf(prompt.error().code), nameOf(ErrorCode::InvalidPlan));
    QVERIFY2(prompt.error().detail.find(words.toStdString()) != std::string::npos,
             prompt.error().detail.c_str());
}

void TestPromptTemplate::every_built_in_prompt_holds_every_phrase()
{
    QVERIFY(builtInPrompts().size() >= 5);
    for (const BuiltInPrompt &each : builtInPrompts()) {
        const auto prompt = PromptTemplate::open(std::string(each.name));
        QVERIFY2(prompt, prompt ? "" : prompt.error().detail.c_str());
        const std::string user = prompt->fill({}, sequence).user;
        for (const std::string &phrase : sequence.keyphrases)
            QVERIFY2(user.find(phrase) != std::string::npos, user.c_str());
    }
}

void TestPromptTemplate::the_published_wording_is_there()
{
    const auto prompt = PromptTemplate::open("published");
    QVERIFY(prompt);
    const Prompt filled = prompt->fill({}, {"SYN-000001", "", {"cough", "fever"}});
    QCOMPARE(filled.user,
             std::string("Write a medical record that contains the following terms: cough, fever"));
    QVERIFY(filled.system.empty());
}

void TestPromptTemplate::an_example_must_be_declared_public()
{
    QVERIFY(!PublicExample::declared("A letter.", false));
    const auto example = PublicExample::declared("A letter.", true);
    QVERIFY(example);
    const auto prompt = PromptTemplate::parse("{examples}{phrases}", "p");
    QVERIFY(prompt);
    PromptWords words;
    words.examples.push_back(*example);
    QCOMPARE(prompt->fill(words, {"SYN-000001", "", {"cough"}}).user,
             std::string("Example 1:\nA letter.\n\ncough"));
}

void TestPromptTemplate::examples_stand_with_their_phrases_in_one_turn()
{
    const auto prompt = PromptTemplate::parse("{examples}{phrases}", "p");
    QVERIFY(prompt);
    PromptWords words;
    words.examples.push_back(*PublicExample::declared("A letter.", true, "rash, fever"));
    words.examples.push_back(*PublicExample::declared("Another.", true));
    const Prompt filled = prompt->fill(words, {"SYN-000001", "", {"cough"}});
    QCOMPARE(filled.user,
             std::string("Example 1 contains the following terms: rash, fever\nA letter.\n\n"
                         "Example 2:\nAnother.\n\ncough"));
    QVERIFY(filled.turns.empty());
}

void TestPromptTemplate::examples_are_turns_with_their_phrases()
{
    const auto prompt = PromptTemplate::parse("Be brief.\n---\n{examples}Write for {label}: {phrases}", "p");
    QVERIFY(prompt);
    PromptWords words{.mostPhrases = 1, .examples = {}, .examplesAreTurns = true};
    words.examples.push_back(*PublicExample::declared("A letter.", true, "rash, fever"));
    const Prompt filled = prompt->fill(words, {"SYN-000001", "Skin", {"cough", "pain"}});
    QCOMPARE(filled.system, std::string("Be brief."));
    QCOMPARE(filled.user, std::string("Write for Skin: cough"));
    QCOMPARE(filled.turns.size(), std::size_t{1});
    QCOMPARE(filled.turns[0].user, std::string("Write for Skin: rash, fever"));
    QCOMPARE(filled.turns[0].assistant, std::string("A letter."));
    // A text that is varied has no examples.
    const synthesis::Sequence draft{"SYN-000002", "Skin", {"cough"}, "took _ daily"};
    const PromptSource source{*prompt, words};
    QVERIFY(source.promptFor(draft).turns.empty());
}

void TestPromptTemplate::blanks_are_asked_for_with_the_label_there_is()
{
    const PromptSource source{*PromptTemplate::parse("{phrases}", "p"), {}};
    synthesis::Sequence draft{"ROUND-2-1", "Cardiology", {"aspirin"}, "took _ daily"};
    const std::string told = source.promptFor(draft).user;
    QVERIFY(told.find("Cardiology") != std::string::npos);
    QVERIFY(told.find("took _ daily") != std::string::npos);
    draft.label.clear();
    const std::string untold = source.promptFor(draft).user;
    QVERIFY(untold.find("department") == std::string::npos);
    QVERIFY(untold.find("took _ daily") != std::string::npos);
}

} // namespace tst_prompttemplate

QTEST_APPLESS_MAIN(tst_prompttemplate::TestPromptTemplate)
#include "tst_prompttemplate.moc"
