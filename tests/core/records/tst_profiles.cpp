#include "core/records/profiles/Profile.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_profiles {

using namespace core::records;
namespace fs = std::filesystem;

class TestProfiles : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void all_that_are_built_in_can_be_read();
    void tells_an_export_by_its_columns_data();
    void tells_an_export_by_its_columns();
    void fills_in_what_is_open();
    void leaves_what_was_chosen();
    void finds_the_labels_beside_the_notes();
    void knows_how_withdrawn_notes_are_marked();
    void knows_documents_of_cda();
    void a_dictionary_names_the_columns_of_redcap_data();
    void a_dictionary_names_the_columns_of_redcap();
    void knows_notes_that_a_query_joined_with_conditions();
    void a_house_can_bring_its_own();
    void refuses_what_is_no_profile_data();
    void refuses_what_is_no_profile();
    void a_pattern_takes_the_person_out_of_a_file_name();
    void refuses_a_pattern_that_is_none();

private:
    Source sourceOf(const std::string &name, const std::string &bytes);

    std::optional<QTemporaryDir> m_folder;
    fs::path m_root;
};

namespace {

const std::string mimic = "note_id,subject_id,hadm_id,note_type,note_seq,charttime,storetime,text\n"
                          "10-DS-1,10,20,DS,1,2150-01-01 00:00:00,,fever\n";

} // namespace

void TestProfiles::init()
{
    m_folder.emplace();
    m_root = m_folder->path().toStdString();
}

Source TestProfiles::sourceOf(const std::string &name, const std::string &bytes)
{
    fs::create_directories((m_root / name).parent_path());
    std::ofstream(m_root / name, std::ios::binary) << bytes;
    Source source;
    source.files = {m_root / name};
    return source;
}

void TestProfiles::all_that_are_built_in_can_be_read()
{
    QVERIFY(builtInProfiles().size() >= 7);
    for (const Profile &profile : builtInProfiles()) {
        QVERIFY2(!profile.title.empty() && !profile.why.empty() && !profile.textColumn.empty(),
                 profile.name.c_str());
        QCOMPARE(profileNamed(profile.name)->title, profile.title);
    }
}

void TestProfiles::tells_an_export_by_its_columns_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("profile");
    QTest::newRow("MIMIC-IV") << QByteArray(mimic.c_str()) << QByteArray("mimic-iv-note");
    QTest::newRow("in capitals") << QByteArray(mimic.c_str()).toUpper() << QByteArray("mimic-iv-note");
    QTest::newRow("MIMIC-III") << QByteArray(
        "ROW_ID,SUBJECT_ID,HADM_ID,CHARTDATE,CATEGORY,DESCRIPTION,TEXT\n")
                               << QByteArray("mimic-iii-noteevents");
    QTest::newRow("OMOP") << QByteArray("note_id,person_id,note_date,note_type_concept_id,note_text\n")
                          << QByteArray("omop-note");
    QTest::newRow("none") << QByteArray("id,text,label\n") << QByteArray();
}

void TestProfiles::tells_an_export_by_its_columns()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, profile);
    const auto shown = preview(sourceOf("notes.csv", header.toStdString()));
    QVERIFY(shown.has_value());
    const Profile *found = profileOf(*shown);
    QCOMPARE(QByteArray(found ? found->name.c_str() : ""), profile);
}

void TestProfiles::fills_in_what_is_open()
{
    Source source =
        sourceOf("notes.csv", "NOTE_ID,Person_ID,note_text,note_type_concept_id,note_class_concept_id\n");
    const auto shown = preview(source);
    fillIn(source, *profileOf(*shown), *shown);
    QCOMPARE(source.textColumn, std::string("note_text"));
    QCOMPARE(source.personColumn, std::optional(std::string("Person_ID"))); // as it is called there
    QCOMPARE(source.labelColumn, std::optional(std::string("note_class_concept_id")));
    QVERIFY(source.join.files.empty());
}

void TestProfiles::leaves_what_was_chosen()
{
    Source source = sourceOf("notes.csv", mimic);
    source.textColumn = "note_id";
    source.labelColumn = "charttime";
    const auto shown = preview(source);
    fillIn(source, *profileOf(*shown), *shown);
    QCOMPARE(source.textColumn, std::string("note_id"));
    QCOMPARE(source.labelColumn, std::optional(std::string("charttime")));
    QCOMPARE(source.personColumn, std::optional(std::string("subject_id")));
}

void TestProfiles::finds_the_labels_beside_the_notes()
{
    sourceOf("hosp/diagnoses_icd.csv", "subject_id,hadm_id,seq_num,icd_code,icd_version\n10,20,1,I501,10\n");
    Source source = sourceOf("note/discharge.csv", mimic);
    const auto shown = preview(source);
    fillIn(source, *profileOf(*shown), *shown);
    QCOMPARE(source.join.files, std::vector<fs::path>{m_root / "hosp/diagnoses_icd.csv"});
    QVERIFY(!source.labelColumn);
    const Reading reading = readAll(source);
    QVERIFY(!reading.error);
    QCOMPARE(reading.records.at(0).label, std::string("I501"));
    QCOMPARE(reading.records.at(0).person, std::string("10"));
}

void TestProfiles::knows_how_withdrawn_notes_are_marked()
{
    const std::string header = "ROW_ID,SUBJECT_ID,HADM_ID,CATEGORY,ISERROR,TEXT\n";
    Source source = sourceOf("NOTEEVENTS.csv", header + "1,2,3,Nursing,,x\n");
    const auto shown = preview(source);
    fillIn(source, *profileOf(*shown), *shown);
    QCOMPARE(source.withdrawn.column, std::string("ISERROR"));
    QCOMPARE(source.withdrawn.values, std::vector<std::string>{"1"});
    // A file without the column marks none.
    Source without = sourceOf("NOTES.csv", "ROW_ID,SUBJECT_ID,HADM_ID,CATEGORY,TEXT\n1,2,3,Nursing,x\n");
    const auto plain = preview(without);
    fillIn(without, *profileOf(*plain), *plain);
    QVERIFY(without.withdrawn == Withdrawn());
}

void TestProfiles::knows_documents_of_cda()
{
    Source source = sourceOf("1.xml",
                             "<ClinicalDocument><code displayName='Letter'/><recordTarget><patientRole>"
                             "<id extension='7'/></patientRole></recordTarget><component><structuredBody>"
                             "<component><section><title>A</title><text>Fever.</text></section></component>"
                             "</structuredBody></component></ClinicalDocument>");
    const auto shown = preview(source);
    fillIn(source, *profileOf(*shown), *shown);
    const auto reader = Reader::open(source);
    Record record;
    QVERIFY((*reader)->next(record).value_or(false));
    QCOMPARE(record.text, std::string("A\nFever."));
    QCOMPARE(record.label, std::string("Letter"));
    QCOMPARE(record.person, std::string("7"));
}

void TestProfiles::a_dictionary_names_the_columns_of_redcap_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("of the pages")
        << QByteArray("Clinic_DataDictionary_2026-01-31.csv")
        << QByteArray(
               "\"Variable / Field Name\",\"Form Name\",\"Section Header\",\"Field Type\",\"Field Label\"\n"
               "study_id,enrolment,,text,Study ID\nintro,enrolment,,descriptive,Notes\n"
               "address,enrolment,,notes,not exported\nvisit_note,visit,,notes,Note\n"
               "remarks,visit,,notes,Remarks\n")
        << true;
    QTest::newRow("of the API") << QByteArray("metadata.csv")
                                << QByteArray("field_name,form_name,field_type\nstudy_id,enrolment,text\n"
                                              "sex,enrolment,radio\nvisit_note,visit,notes\n")
                                << true;
    QTest::newRow("of another project")
        << QByteArray("Other_DataDictionary.csv")
        << QByteArray("Variable / Field Name,Field Type\nx,text\ny,notes\n") << false;
    QTest::newRow("no dictionary") << QByteArray("Other_DataDictionary.csv") << QByteArray("a,b\n1,2\n")
                                   << false;
}

void TestProfiles::a_dictionary_names_the_columns_of_redcap()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isKnown);
    sourceOf(name.toStdString(), bytes.toStdString());
    // A row for each instance of a repeating instrument; the row of the person has no note.
    Source source =
        sourceOf("Clinic_DATA_2026-01-31.csv",
                 "study_id,redcap_repeat_instrument,redcap_repeat_instance,sex,remarks,visit_note\n"
                 "7,,,1,,\n7,visit,1,,mild,Fever.\n7,visit,2,,,\"Cough, \nno fever.\"\n8,visit,1,,,Pain.\n");
    const auto shown = preview(source);
    const Profile *profile = profileOf(*shown);
    QVERIFY(profile);
    QCOMPARE(profile->name, std::string("redcap"));
    fillIn(source, *profile, *shown);
    QCOMPARE(source.textColumn, isKnown ? std::string("visit_note") : std::string());
    QCOMPARE(source.personColumn, isKnown ? std::optional(std::string("study_id")) : std::nullopt);
    if (!isKnown)
        return;
    std::vector<std::string> told;
    for (const Record &record : readAll(source).records)
        if (hasText(record))
            told.push_back(record.person + ": " + record.text);
    QCOMPARE(told, (std::vector<std::string>{"7: Fever.", "7: Cough, \nno fever.", "8: Pain."}));
}

void TestProfiles::knows_notes_that_a_query_joined_with_conditions()
{
    Source source =
        sourceOf("notes.csv", "note_id,person_id,note_text,condition_source_value\n1,2,Fever.,I50.1\n");
    const auto shown = preview(source);
    const Profile *profile = profileOf(*shown);
    QVERIFY(profile);
    QCOMPARE(profile->name, std::string("omop-note-conditions"));
    fillIn(source, *profile, *shown);
    QCOMPARE(readAll(source).records.at(0).label, std::string("I50.1"));
}

void TestProfiles::a_house_can_bring_its_own()
{
    const Source file = sourceOf("house.json",
                                 R"json({"title": "Our letters", "columns": ["letter"], "text": "letter",
                                     "person": "@file", "personPattern": "([0-9]+)"})json");
    const auto profile = profileNamed(file.file().string());
    QVERIFY2(profile.has_value(), profile ? "" : profile.error().detail.c_str());
    QCOMPARE(profile->title, std::string("Our letters"));
    Source source = sourceOf("p17.csv", "letter\nDear colleague\n");
    fillIn(source, *profile, *preview(source));
    QCOMPARE(readAll(source).records.at(0).person, std::string("17"));
}

void TestProfiles::refuses_what_is_no_profile_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("JSON was expected");
    QTest::newRow("a list") << QByteArray("[]") << QByteArray("an object was expected");
    QTest::newRow("no text") << QByteArray("{}") << QByteArray("text: the name of a column was expected");
    QTest::newRow("a number") << QByteArray(R"({"text": 1})") << QByteArray("text: text was expected");
    QTest::newRow("a key") << QByteArray(R"({"text": "a", "txet": "b"})") << QByteArray("txet: unknown key");
    QTest::newRow("a key of two lines")
        << QByteArray(R"({"text": "a", "b\nc": "d"})") << QByteArray("b\\u{a}c: unknown key");
    QTest::newRow("a format") << QByteArray(R"({"text": "a", "format": "cvs"})")
                              << QByteArray("format: the name of a format of records was expected");
    QTest::newRow("a pattern") << QByteArray(R"({"text": "a", "personPattern": "("})")
                               << QByteArray("personPattern: a regular expression was expected, such as "
                                             "\"^([0-9]+)-\"; check its brackets");
    QTest::newRow("in the join") << QByteArray(R"({"text": "a", "join": {"files": "b"}})")
                                 << QByteArray("join.files: a list of texts was expected");
    QTest::newRow("in a label") << QByteArray(R"({"text": "a", "labels": [{"nme": "b"}]})")
                                << QByteArray("labels.nme: unknown key");
}

void TestProfiles::refuses_what_is_no_profile()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, says);
    const auto profile = parseProfile(json.toStdString(), "p.json");
    QVERIFY(!profile.has_value());
    QCOMPARE(profile.error().code, core::ErrorCode::InvalidPlan);
    QCOMPARE(QByteArray(profile.error().detail.c_str()), "p.json: " + says);
    const auto none = profileNamed("mimic");
    QVERIFY(!none.has_value());
    QCOMPARE(none.error().code, core::ErrorCode::NotFound);
    QVERIFY(none.error().detail.find("mimic-iv-note") != std::string::npos);
}

void TestProfiles::a_pattern_takes_the_person_out_of_a_file_name()
{
    sourceOf("in/220-01.csv", "text\na\n");
    sourceOf("in/x-02.csv", "text\nb\n");
    Source source;
    source.files = {m_root / "in"};
    source.textColumn = "text";
    source.personColumn = "@file";
    source.personPattern = "^([0-9]+)-";
    source.labelColumn = "@file";
    source.labelPattern = "-0.$";
    const Reading reading = readAll(source);
    QCOMPARE(reading.records.at(0).person, std::string("220"));
    QCOMPARE(reading.records.at(0).label, std::string("-01"));
    QVERIFY(reading.records.at(1).person.empty());
}

void TestProfiles::refuses_a_pattern_that_is_none()
{
    Source source = sourceOf("a.csv", "text\na\n");
    source.textColumn = "text";
    source.personPattern = "(";
    const Reading reading = readAll(source);
    QVERIFY(reading.error);
    QCOMPARE(reading.error->code, core::ErrorCode::InvalidPlan);
    QVERIFY2(reading.error->detail.find("records.personPattern: a regular expression was expected")
                 != std::string::npos,
             reading.error->detail.c_str());
}

} // namespace tst_profiles

QTEST_APPLESS_MAIN(tst_profiles::TestProfiles)
#include "tst_profiles.moc"
