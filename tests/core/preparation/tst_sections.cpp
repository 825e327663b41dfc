#include "core/preparation/Headings.h"
#include "core/preparation/Languages.h"
#include "core/preparation/Sections.h"

#include <QTest>

namespace tst_sections {

using namespace core::preparation;

namespace {

// "section>text|section>text", with the white space around each text gone.
QByteArray cutUp(std::string_view text)
{
    QByteArrayList found;
    for (const FoundSection &section : sectionsOf(text)) {
        const auto name = sectionNames()[section.section];
        const auto inside = section.text.in(text);
        found += QByteArray(name.data(), qsizetype(name.size())) + '>'
                 + QByteArray(inside.data(), qsizetype(inside.size())).simplified();
    }
    return found.join('|');
}

} // namespace

class TestSections : public QObject
{
    Q_OBJECT

private slots:
    void the_lists_have_no_mistakes();
    void every_listed_heading_begins_its_section();
    void every_section_has_a_heading_in_some_language();
    void cuts_data();
    void cuts();
    void goes_through_all_of_a_text();

private:
    static void english();
    static void otherLanguages();
    static void insideLines();
    static void noHeadings();
};

void TestSections::every_listed_heading_begins_its_section()
{
    for (const Language *language : languages())
        for (std::size_t section = 0; section < sectionNames().size(); ++section)
            for (const std::string_view heading : headingsOf(*language, sectionNames()[section])) {
                const auto found = HeadingTable::builtIn().find(heading);
                QVERIFY2(found && !found->isPart && found->section == section, std::string(heading).c_str());
            }
    QVERIFY(!headingsOf(*findLanguage("German"), "hospital course").empty());
    QVERIFY(headingsOf(*findLanguage("German"), "other").empty()); // it has none of its own
}

void TestSections::the_lists_have_no_mistakes()
{
    for (const std::string &mistake : HeadingTable::builtIn().mistakes())
        qWarning("%s", mistake.c_str());
    QVERIFY(HeadingTable::builtIn().mistakes().empty());
}

void TestSections::every_section_has_a_heading_in_some_language()
{
    for (const std::string_view name : sectionNames()) {
        const bool hasNone = name == "beginning" || name == "other";
        std::size_t headings = 0;
        for (const Language *language : languages())
            for (const std::string_view line : entriesOf(language->headings, '\n'))
                headings += line.starts_with(std::string(name) + " =") ? 1 : 0;
        QCOMPARE(headings == 0, hasNone);
    }
    QVERIFY(!findSection("no such section"));
}

void TestSections::cuts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    english();
    otherLanguages();
    insideLines();
    noHeadings();
}

void TestSections::english()
{
    QTest::newRow("colon") << QByteArray("Dear colleague\nHOSPITAL COURSE: stable\nIMPRESSION: cough")
                           << QByteArray("beginning>Dear colleague|hospital course>stable|impression>cough");
    QTest::newRow("any case") << QByteArray("hospital course: a\nImpression: b")
                              << QByteArray("hospital course>a|impression>b");
    QTest::newRow("alone on its line") << QByteArray("Family History\nnone\nSOCIAL HISTORY\nsmokes")
                                       << QByteArray("family history>none|social history>smokes");
    QTest::newRow("sentence form") << QByteArray("History of present illness\nfell")
                                   << QByteArray("history of present illness>fell");
    QTest::newRow("alone in small letters is text")
        << QByteArray("Allergies: he has had\nallergies\nsince long")
        << QByteArray("allergies>he has had allergies since long");
    QTest::newRow("numbers and bullets")
        << QByteArray("1. Findings: a\n  2) IMPRESSION:\nb\n- Plan: c\n\xe2\x80\xa2 Allergies: d\n## "
                      "Medications\ne\n**Complications:** f")
        << QByteArray(
               "findings>a|impression>b|assessment and plan>c|allergies>d|medications>e|complications>** f");
    QTest::newRow("carriage returns") << QByteArray("PLAN\r\na\r\nALLERGIES:\r\nb\rFINDINGS\rc")
                                      << QByteArray("assessment and plan>a|allergies>b|findings>c");
    QTest::newRow("marks and blanks")
        << QByteArray("ASSESSMENT  &  PLAN :a\nFOLLOW UP: b\nA/P: c")
        << QByteArray("assessment and plan>a|follow-up>b|assessment and plan>c");
    QTest::newRow("unknown capitals end a section")
        << QByteArray("IMPRESSION: a\nQUALITY MEASURES: b\nPLAN: c")
        << QByteArray("impression>a|other>b|assessment and plan>c");
    QTest::newRow("abbreviations and values do not")
        << QByteArray("LABORATORY: a\nWBC: 12\nHEMOGLOBIN: 13.5\nSodium level: 140")
        << QByteArray("laboratory>a WBC: 12 HEMOGLOBIN: 13.5 Sodium level: 140");
    QTest::newRow("a numbered list is no value")
        << QByteArray("IMPRESSION: a\nGOALS OF CARE: 1. rest") << QByteArray("impression>a|other>1. rest");
    QTest::newRow("parts go on") << QByteArray("PHYSICAL EXAMINATION:\nHEENT: a\nLUNGS: b\nPLAN: c")
                                 << QByteArray(
                                        "physical examination>HEENT: a LUNGS: b|assessment and plan>c");
    QTest::newRow("parts begin an examination")
        << QByteArray("ALLERGIES: a\nLUNGS: b") << QByteArray("allergies>a|physical examination>LUNGS: b");
    QTest::newRow("signature") << QByteArray("PLAN: a\nElectronically signed by: X")
                               << QByteArray("assessment and plan>a|signature>X");
    QTest::newRow("nothing under it") << QByteArray("PLAN:") << QByteArray("assessment and plan>");
    QTest::newRow("colon of a sentence") << QByteArray("PLAN: go\nHe said the plan: go")
                                         << QByteArray("assessment and plan>go He said the plan: go");
}

void TestSections::otherLanguages()
{
    QTest::newRow("German") << QByteArray("Diagnosen:\na\nKörperlicher Untersuchungsbefund\nb\nEPIKRISE: c\n"
                                          "Mit freundlichen kollegialen Grüßen\nd")
                            << QByteArray("diagnosis>a|physical examination>b|hospital course>c|signature>d");
    QTest::newRow("German without umlauts")
        << QByteArray("Anaesthesie: a\nPRAEOPERATIVE DIAGNOSE: b\nFruehere Operationen: c")
        << QByteArray("anesthesia>a|preoperative diagnosis>b|past surgical history>c");
    QTest::newRow("French") << QByteArray(
        "Antécédents familiaux :\na\nMotif d’hospitalisation : b\nConduite à tenir\nc")
                            << QByteArray("family history>a|chief complaint>b|assessment and plan>c");
    QTest::newRow("French capitals") << QByteArray("ANTECEDENTS: a\nÉVOLUTION: b\nEVOLUTION: c")
                                     << QByteArray(
                                            "past medical history>a|hospital course>b|hospital course>c");
    QTest::newRow("decomposed") << QByteArray("E\xcc\x81volution: a") << QByteArray("hospital course>a");
    QTest::newRow("Spanish")
        << QByteArray(
               "Motivo de consulta: a\nDIAGNOSTICO AL ALTA: b\nExploración física\nc\nJuicio clínico: d")
        << QByteArray("chief complaint>a|discharge diagnosis>b|physical examination>c|impression>d");
    QTest::newRow("unknown capitals with accents")
        << QByteArray("Plan: a\nRÉSUMÉ ADMINISTRATIF: b") << QByteArray("assessment and plan>a|other>b");
}

// As in the transcriptions of MTSamples, which have a comma in the place of a line break.
void TestSections::insideLines()
{
    QTest::newRow("commas")
        << QByteArray("SUBJECTIVE:,  She coughs.,MEDICATIONS: , None.,OBJECTIVE:,Vitals:  normal.")
        << QByteArray("subjective>, She coughs.,|medications>, None.,|objective>,Vitals: normal.");
    QTest::newRow("sentences") << QByteArray("He fell. IMPRESSION: fracture. PLAN: cast.")
                               << QByteArray(
                                      "beginning>He fell.|impression>fracture.|assessment and plan>cast.");
    QTest::newRow("unknown") << QByteArray("PLAN:, rest.,MISCELLANEOUS/EATING HISTORY:, eats.")
                             << QByteArray("assessment and plan>, rest.,|other>, eats.");
    QTest::newRow("parts")
        << QByteArray("PHYSICAL EXAMINATION:,HEENT:, clear.,LUNGS:, clear.,PLAN:, rest")
        << QByteArray("physical examination>,HEENT:, clear.,LUNGS:, clear.,|assessment and plan>, rest");
    QTest::newRow("small letters are text") << QByteArray("PLAN: rest. Allergies: none")
                                            << QByteArray("assessment and plan>rest. Allergies: none");
    QTest::newRow("inside a sentence it is text")
        << QByteArray("PLAN: he wrote IMPRESSION: fracture")
        << QByteArray("assessment and plan>he wrote IMPRESSION: fracture");
    QTest::newRow("behind each other") << QByteArray("HISTORY: PLAN: rest")
                                       << QByteArray("history of present illness>|assessment and plan>rest");
    QTest::newRow("accents") << QByteArray("MOTIF: toux, ÉVOLUTION: bonne")
                             << QByteArray("chief complaint>toux,|hospital course>bonne");
}

void TestSections::noHeadings()
{
    for (const char *text : {"",
                             "\n",
                             ":",
                             "The patient has a cough.",
                             "He said: no. At 10:30 he left.",
                             "IMPORTANT MESSAGE: none of the lists",
                             "\xff\xfe:\x80",
                             "http://example.org/PLAN"})
        QTest::newRow(text) << QByteArray(text) << QByteArray();
}

void TestSections::cuts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(cutUp(text.toStdString()), expected);
}

void TestSections::goes_through_all_of_a_text()
{
    const std::string text = "Before\nPLAN: a\n\nNEW THINGS: b. FINDINGS: c\r\nLungs: d\nHospital Course\n";
    std::size_t position = 0;
    for (const FoundSection &section : sectionsOf(text)) {
        const bool hasHeading = section.heading.begin < section.heading.end;
        if (hasHeading) {
            QVERIFY(section.heading.begin >= position);
            QCOMPARE(section.heading.end, section.text.begin);
        }
        QVERIFY(section.text.begin <= section.text.end);
        position = section.text.end;
    }
    QCOMPARE(position, text.size());
}

} // namespace tst_sections

QTEST_APPLESS_MAIN(tst_sections::TestSections)

#include "tst_sections.moc"
