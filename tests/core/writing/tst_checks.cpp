#include "core/writing/checks/Checking.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

Q_DECLARE_METATYPE(std::string)

namespace tst_checks {

using namespace core::writing;

namespace {

constexpr std::string_view sound =
    "The patient came with a cough and a mild fever that began three days before. "
    "The chest was clear and the pulse was regular.";
constexpr std::string_view proseAsked =
    "Write one paragraph of a note about one patient, in plain sentences. No heading, no list, no names.";

CheckedText checkedText(std::string_view text, const CheckInputs &inputs = {.language = "English"})
{
    return DocumentChecks().check(text, inputs);
}

bool holds(const std::vector<std::string_view> &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

QByteArray shown(const CheckedText &checked)
{
    QByteArray words = QByteArray::fromStdString(checked.text) + " mended:";
    for (const auto name : checked.mended)
        words += ' ' + QByteArray(name.data(), static_cast<qsizetype>(name.size()));
    words += " failed:";
    for (const auto name : checked.failed)
        words += ' ' + QByteArray(name.data(), static_cast<qsizetype>(name.size()));
    return words;
}

} // namespace

class TestChecks : public QObject
{
    Q_OBJECT
private slots:
    void a_sound_text_passes_unchanged();
    void a_text_that_cannot_be_mended_fails_data();
    void a_text_that_cannot_be_mended_fails();
    void a_fault_beside_a_sound_text_is_taken_out_data();
    void a_fault_beside_a_sound_text_is_taken_out();
    void markdown_becomes_prose();
    void the_prompt_is_no_document();
    void a_copy_of_an_example_goes();
    void a_name_goes_wherever_it_stands();
    void phrases_count_as_written_or_inflected();
    void a_stream_ends_at_a_refusal_or_a_loop();
    void a_check_that_is_off_says_nothing();
    void the_request_says_what_was_wrong_in_the_language();
};

void TestChecks::a_sound_text_passes_unchanged()
{
    const CheckedText checked = checkedText(sound);
    QVERIFY2(checked.verdict() == Verdict::Fine, shown(checked));
    QVERIFY(checked.mended.empty());
    QCOMPARE(checked.text, std::string(sound));
}

void TestChecks::a_text_that_cannot_be_mended_fails_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("language");
    QTest::addColumn<std::string>("check");
    const auto row = [](const char *name, const char *text, const char *language, const char *check) {
        QTest::newRow(name) << std::string(text) << std::string(language) << std::string(check);
    };
    row("refusal", "I'm sorry, but I can't help with that request.", "English", "refusal");
    row("refusal that asks",
        "I'm sorry, I have too little to write a note. Please provide me with more context.",
        "English",
        "refusal");
    row("refusal de", "Es tut mir leid, aber dabei kann ich Ihnen nicht helfen.", "German", "refusal");
    row("refusal fr",
        "Je suis désolé, mais je ne peux pas vous aider avec cette demande.",
        "French",
        "refusal");
    row("refusal es", "Lo siento, pero no puedo ayudarle con esta solicitud.", "Spanish", "refusal");
    row("model",
        "As an AI language model, I have never met a patient in any hospital.",
        "English",
        "refusal");
    row("short", "A cough.", "English", "length");
    row("empty form",
        "Record\nDepartment: Urology\nPatient Information:\nPatient History:\nPatient Symptoms:\nPatient "
        "Diagnosis:",
        "English",
        "length");
    row("language",
        "Die Patientin kam mit Husten und Fieber. Das Herz und die Lunge waren nicht auffällig.",
        "English",
        "language");
    row("loop in a sentence",
        "The lung was clear and the lung was clear and the lung was clear and the lung was clear and the "
        "lung was clear.",
        "English",
        "loop");
}

void TestChecks::a_text_that_cannot_be_mended_fails()
{
    QFETCH(std::string, text);
    QFETCH(std::string, language);
    QFETCH(std::string, check);
    const CheckedText checked = checkedText(text, {.language = language});
    QVERIFY2(holds(checked.failed, check), shown(checked));
}

void TestChecks::a_fault_beside_a_sound_text_is_taken_out_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("check");
    const std::string good(sound);
    QTest::newRow("preamble") << "Certainly! Here is the note:\n" + good << std::string("talk");
    QTest::newRow("preamble de") << "Hier ist der gewünschte Bericht:\n" + good << std::string("talk");
    QTest::newRow("closing") << good + "\nLet me know if you need anything else." << std::string("talk");
    QTest::newRow("placeholder") << "Patient: [Insert Name]\n" + good << std::string("placeholder");
    QTest::newRow("blank") << "Date of the visit: ____\n" + good << std::string("placeholder");
    QTest::newRow("angles") << "Seen by <NAME> today.\n" + good << std::string("placeholder");
    QTest::newRow("figures") << "Seen on XX/XX today.\n" + good << std::string("placeholder");
    QTest::newRow("broken off") << good + " She was then admitted to the" << std::string("ending");
    QTest::newRow("said twice") << good + " The chest was clear and the pulse was regular."
                                << std::string("loop");
    QTest::newRow("another script") << good + " She also had \xE5\xA4\xB1\xE7\x9C\xA0 at night."
                                    << std::string("language");
}

void TestChecks::a_fault_beside_a_sound_text_is_taken_out()
{
    QFETCH(std::string, text);
    QFETCH(std::string, check);
    const CheckedText checked = checkedText(text);
    QVERIFY2(holds(checked.mended, check), shown(checked));
    QVERIFY2(checked.failed.empty(), shown(checked));
    QCOMPARE(checked.text, std::string(sound));
}

void TestChecks::markdown_becomes_prose()
{
    const CheckedText checked = checkedText(
        "# Note\n\n**Findings:**\n\n- The patient came with a *cough*.\n- The **chest** was clear on both "
        "sides today.\n\n---\nThe pulse was regular.",
        {.prompt = proseAsked, .language = "English"});
    QCOMPARE(
        checked.text,
        std::string("The patient came with a cough. The chest was clear on both sides today. The pulse was "
                    "regular."));
    QVERIFY2(checked.failed.empty(), shown(checked));
}

void TestChecks::the_prompt_is_no_document()
{
    const CheckInputs inputs{.prompt = proseAsked, .language = "English"};
    const CheckedText alone = checkedText(proseAsked, inputs);
    QVERIFY2(!alone.failed.empty(), shown(alone));
    const CheckedText before = checkedText("No heading, no list, no names. " + std::string(sound), inputs);
    QCOMPARE(before.text, std::string(sound));
}

void TestChecks::a_copy_of_an_example_goes()
{
    const std::vector<std::string> examples{
        "The wound was closed with six stitches after it had been cleaned twice."};
    const CheckedText checked =
        checkedText(std::string(sound) + " The wound was closed with six stitches after it had been cleaned.",
                    {.examples = examples, .language = "English"});
    QVERIFY2(holds(checked.mended, "copied"), shown(checked));
    QCOMPARE(checked.text, std::string(sound));
}

void TestChecks::a_name_goes_wherever_it_stands()
{
    CheckInputs inputs{.language = "English"};
    inputs.identifiers = [](std::string_view) { return std::vector<Span>(); };
    const CheckedText checked =
        checkedText("This was a woman named Amelia. " + std::string(sound) + " Amelia went home.", inputs);
    QCOMPARE(checked.text, std::string(sound));
    QVERIFY(holds(checked.mended, "invented"));
}

void TestChecks::phrases_count_as_written_or_inflected()
{
    const std::vector<std::string> used{"coughs", "fever", "pulses"};
    const std::vector<std::string> unused{"fracture", "uterus", "cornea", "stent"};
    QVERIFY(checkedText(sound, {.phrases = used, .language = "English"}).verdict() == Verdict::Fine);
    QVERIFY(holds(checkedText(sound, {.phrases = unused, .language = "English"}).weak, "phrases"));
}

void TestChecks::a_stream_ends_at_a_refusal_or_a_loop()
{
    const DocumentChecks checks;
    const CheckInputs inputs{.language = "English"};
    QVERIFY(checks.endsStream(sound, inputs).empty());
    QCOMPARE(
        checks.endsStream(
            "I'm sorry, but I can't assist with writing a note about a patient of this kind, as", inputs),
        std::string_view("refusal"));
    std::string loop;
    for (int i = 0; i < 10; ++i)
        loop += "the lung was clear and ";
    QCOMPARE(checks.endsStream(loop, inputs), std::string_view("loop"));
}

void TestChecks::a_check_that_is_off_says_nothing()
{
    const std::vector<std::string> off{"placeholder"};
    const std::string text = "Patient: [Insert Name].\n" + std::string(sound);
    const CheckedText checked = DocumentChecks(off).check(text, {.language = "English"});
    QVERIFY2(checked.mended.empty() && checked.failed.empty(), shown(checked));
    const auto names = checkNames();
    const std::vector<std::string> all(names.begin(), names.end());
    QVERIFY(DocumentChecks(all).isEmpty());
}

void TestChecks::the_request_says_what_was_wrong_in_the_language()
{
    const DocumentChecks checks;
    CheckedText refused;
    refused.failed = {"refusal"};
    QVERIFY(checks.requestFor(refused, "German").starts_with("Schreiben Sie"));
    QVERIFY(checks.requestFor(refused, "Italian").starts_with("Write"));
    refused.weak = {"phrases"};
    QVERIFY(checks.requestFor(refused, "French").find("termes") != std::string::npos);
}

} // namespace tst_checks

QTEST_APPLESS_MAIN(tst_checks::TestChecks)
#include "tst_checks.moc"
