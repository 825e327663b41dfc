#include "core/review/LookAlikeRules.h"
#include "core/review/LookAlikes.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>

namespace tst_lookalikes {

using core::review::LookAlike;
using core::review::LookAlikeFinder;
using core::review::lookAlikeRules;
using Kind = LookAlike::Kind;

namespace {

QList<LookAlike> findLookAlikes(const QString &text)
{
    static LookAlikeFinder finder;
    const std::vector<LookAlike> found =
        finder.find(std::u16string_view(QStringView(text).utf16(), text.size()));
    return {found.begin(), found.end()};
}

QString part(const QString &text, const LookAlike &place)
{
    return text.mid(static_cast<qsizetype>(place.start), static_cast<qsizetype>(place.length));
}

void addRow(const char *text, Kind kind, const char *hit)
{
    QTest::newRow(text) << QString::fromUtf8(text) << kind << QString::fromUtf8(hit);
}

void datesAndTelephones()
{
    addRow("Seen on 31.12.2025 again.", Kind::Date, "31.12.2025");
    addRow("Seen on 12/31/25.", Kind::Date, "12/31/25");
    addRow("Admitted 2025-12-31, stable", Kind::Date, "2025-12-31");
    addRow("Admitted 2025/12/31 at night", Kind::Date, "2025/12/31");
    addRow("On 3 March 2024 he fell", Kind::Date, "3 March 2024");
    addRow("On the 3rd of March 2024 he fell", Kind::Date, "3rd of March 2024");
    addRow("On March 3rd, 2024 he fell", Kind::Date, "March 3rd, 2024");
    addRow("Seen March 3, better", Kind::Date, "March 3");
    addRow("Seen on 12 Oct, better", Kind::Date, "12 Oct");
    addRow("Due 05-Jan-2024 again", Kind::Date, "05-Jan-2024");
    addRow("Seen on May 5, 2024 again", Kind::Date, "May 5, 2024");
    addRow("She returns on May 5 for a check", Kind::Date, "May 5");
    addRow("Since May 5th no fever", Kind::Date, "May 5th");
    addRow("Aufnahme am 3. März 2024", Kind::Date, "3. März 2024");
    addRow("vue le 14 février 2023", Kind::Date, "14 février 2023");
    addRow("visto el 3 de marzo de 2024", Kind::Date, "3 de marzo de 2024");

    addRow("Call 555-0143 now", Kind::Phone, "555-0143");
    addRow("Call (020) 7946 0958 now", Kind::Phone, "(020) 7946 0958");
    addRow("Call +44 20 7946 0958 now", Kind::Phone, "+44 20 7946 0958");
    addRow("Call 212-555-0143.", Kind::Phone, "212-555-0143");
    addRow("Reach him at 1-800-555-0199.", Kind::Phone, "1-800-555-0199");
    addRow("Reach him at 212.555.0143 today", Kind::Phone, "212.555.0143");
    addRow("Joindre au 01 23 45 67 89 demain", Kind::Phone, "01 23 45 67 89");
    addRow("Erreichbar unter 0711/1234567.", Kind::Phone, "0711/1234567");
    addRow("Telefon: 612 345 678", Kind::Phone, "612 345 678");
}

void numbersOfPersons()
{
    addRow("SSN 123-45-6789 on file", Kind::SocialNumber, "123-45-6789");
    addRow("It reads 123-45-6789 there", Kind::SocialNumber, "123-45-6789");
    addRow("NHS number 943 476 5919 noted", Kind::SocialNumber, "943 476 5919");
    addRow("Known as 943 476 5919 there", Kind::SocialNumber, "943 476 5919");
    addRow("sa carte 1 84 12 76 451 089 46 ici", Kind::SocialNumber, "1 84 12 76 451 089 46");
    addRow("sa carte 1 85 05 78 006 084 91 ici", Kind::SocialNumber, "1 85 05 78 006 084 91");
    addRow("con 12345678Z en el informe", Kind::SocialNumber, "12345678Z");
    addRow("con X1234567L en el informe", Kind::SocialNumber, "X1234567L");
    addRow("versichert als A123456780 seit langem", Kind::SocialNumber, "A123456780");
    addRow("KVNR A123456789 notiert", Kind::SocialNumber, "A123456789");
    addRow("gemeldet als 15 070649 C 103 seit langem", Kind::SocialNumber, "15 070649 C 103");

    addRow("Pay to DE89 3704 0044 0532 0130 00 soon", Kind::Account, "DE89 3704 0044 0532 0130 00");
    addRow("Pay to GB29NWBK60161331926819.", Kind::Account, "GB29NWBK60161331926819");
    addRow("Card 4111 1111 1111 1111 was used", Kind::Account, "4111 1111 1111 1111");

    addRow("MRN 1234567, stable", Kind::RecordNumber, "MRN 1234567");
    addRow("MRN: A-123456, stable", Kind::RecordNumber, "MRN: A-123456");
    addRow("Medical record no. 4711-22 was pulled", Kind::RecordNumber, "Medical record no. 4711-22");
    addRow("Medical Record Number: 00412345", Kind::RecordNumber, "Medical Record Number: 00412345");
    addRow("Acct #55123 was billed", Kind::RecordNumber, "Acct #55123");
    addRow("Acct. 55123 was billed", Kind::RecordNumber, "Acct. 55123");
    addRow("Case ID 2024-0815 closed", Kind::RecordNumber, "Case ID 2024-0815");
    addRow("Patient ID: AB12345", Kind::RecordNumber, "Patient ID: AB12345");
    addRow("Fallnummer: 4711001", Kind::RecordNumber, "Fallnummer: 4711001");
    addRow("Pat.-Nr. 123456 liegt vor", Kind::RecordNumber, "Pat.-Nr. 123456");
    addRow("numéro de dossier : 48213", Kind::RecordNumber, "numéro de dossier : 48213");

    addRow("Record 00412345 was pulled", Kind::Number, "00412345");
    addRow("Labelled AB1234567 by the lab", Kind::Number, "AB1234567");
}

void addresses()
{
    addRow("Write to jane.roe@clinic.example.", Kind::Email, "jane.roe@clinic.example");
    addRow(
        "See https://clinic.example/patients/17 for more", Kind::Web, "https://clinic.example/patients/17");
    addRow("See www.clinic.example for more", Kind::Web, "www.clinic.example");
    addRow("See portal.clinic.org/roe for more", Kind::Web, "portal.clinic.org/roe");

    addRow("lives at 12 Main Street with", Kind::Address, "12 Main Street");
    addRow("lives at 1600 N. Old Mill Rd with", Kind::Address, "1600 N. Old Mill Rd");
    addRow("lives at 350 5th Avenue with", Kind::Address, "350 5th Avenue");
    addRow("wohnt Hauptstr. 5 im Erdgeschoss", Kind::Address, "Hauptstr. 5");
    addRow("wohnt Lindenallee 12a im Erdgeschoss", Kind::Address, "Lindenallee 12a");
    addRow("wohnt Berliner Straße 101 im", Kind::Address, "Berliner Straße 101");
    addRow("domicilié 12 rue de la Paix depuis", Kind::Address, "12 rue de la Paix");
    addRow("vive en la Calle Mayor 5 con", Kind::Address, "Calle Mayor 5");
    addRow("moved to Boston, MA 02115 then", Kind::Address, "Boston, MA 02115");
    addRow("zog nach 70173 Stuttgart um", Kind::Address, "70173 Stuttgart");
    addRow("postcode SW1A 1AA on file", Kind::Address, "SW1A 1AA");
    addRow("mail to P.O. Box 1234 only", Kind::Address, "P.O. Box 1234");
    addRow("Post an Postfach 12 34 nur", Kind::Address, "Postfach 12 34");
}

void names()
{
    addRow("Dr. Smith was told", Kind::Name, "Dr. Smith");
    addRow("Mrs Anna Müller-Lüd came", Kind::Name, "Mrs Anna Müller-Lüd");
    addRow("Prof. O'Neill agrees", Kind::Name, "Prof. O'Neill");
    addRow("Prof. Dr. med. Hans Meier kam", Kind::Name, "Prof. Dr. med. Hans Meier");
    addRow("Dr. J. R. Smith was told", Kind::Name, "Dr. J. R. Smith");
    addRow("Herrn van der Berg geht es gut", Kind::Name, "Herrn van der Berg");
    addRow("worn with Dr. Scholl insoles", Kind::Name, "Dr. Scholl"); // an eponym: better one too many
    addRow("read by John Smith, MD today", Kind::Name, "John Smith, MD");
    addRow("read by John A. Smith M.D. today", Kind::Name, "John A. Smith M.D.");
    addRow("note of Smith, John (patient) today", Kind::Name, "Smith, John (patient)");
    addRow("Name: John Smith", Kind::Name, "John Smith");
    addRow("Patient name: Smith, John", Kind::Name, "Smith, John");
    addRow("Patient: John Smith, stable", Kind::Name, "John Smith");
    addRow("the patient John Smith was seen", Kind::Name, "John Smith");
    addRow("die Patientin Berta Muster kam", Kind::Name, "Berta Muster");
}

} // namespace

class TestLookAlikes : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void leaves_alone_data();
    void leaves_alone();
    void counts_a_place_once();
    void keeps_the_order_of_the_text();
    void the_check_digit_decides_data();
    void the_check_digit_decides();
    void every_rule_has_a_name_of_its_own_that_begins_with_its_kind();
    void places_are_counted_in_utf16_code_units();
    void a_finder_forgets_the_text_before();
    void twenty_thousand_documents_take_seconds();
};

void TestLookAlikes::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("hit");
    datesAndTelephones();
    numbersOfPersons();
    addresses();
    names();
}

void TestLookAlikes::finds()
{
    QFETCH(QString, text);
    QFETCH(Kind, kind);
    QFETCH(QString, hit);
    const auto found = findLookAlikes(text);
    QVERIFY(!found.isEmpty());
    QCOMPARE(part(text, found[0]), hit);
    QCOMPARE(found[0].kind, kind);
    QCOMPARE(found.size(), 1);
}

void TestLookAlikes::leaves_alone_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {// measurements, doses, laboratory values
                             "Blood pressure 120/80, pulse 72.",
                             "BP 120/80, 118/76 and 135/90 mmHg, HR 60-100 bpm",
                             "Give 500 mg twice, 10-20 mg daily, 500-1000 mg at night, 250-2000 mg at most",
                             "Give 12345 units",
                             "Heparin 20000 Units, 25000 IU in 500 mL, penicillin 1200000 units",
                             "Platelets 250000/uL, leukocytes 123456 cells, 1234567 copies/mL",
                             "Platelets 250000, viral load 1000000",
                             "Doses 500 250 125 mg, readings 120 130 140 in a row",
                             "Ejection fraction 55%, 2.5 mm, 98.6 F, troponin 0.012345 ng/mL, 3.1415926",
                             "Sodium 138, potassium 4.2, creatinine 1.1, INR 2.0-3.0",
                             "Reference 100-1000 ng/L, 12.345.678 in all, 1,234,567 in all",
                             "Given at 0800 1200 and 2000 hours",
                             // codes
                             "ICD-10 E11.9, I10, S72.001A, J45.909 and ICD-9 250.00",
                             "CPT 99213 Office visit, LOINC 2345-7, NDC 0002-8215-01",
                             "Aspirin is CAS 50-78-2, HLA-B27, CD4, B12, T4, C5-C6",
                             // numbers that carry a check digit, with a wrong one
                             "with 12345678A in the report",
                             // versions and ratios
                             "Version 1.2.10, release 10.4.22, v2.3.14, host 10.1.2.34",
                             "A ratio of 1:2:10, an odds of 3/4, 2-3-10 in sequence",
                             "Aged 45-50 years, 2-3 weeks, 1990-2010 in all",
                             "At the rate of 3 to 4, twice; scale 10/10, strength 5/5",
                             "Not a day: 31.31.2020, 45/45/2020, 2020-13-45",
                             // words
                             "The doctor was told; the patient may go in march",
                             "May 2 tablets be given? The patient may 5 times a day. May 10% remain.",
                             "A T1 and a T2 image, L4-L5, grade 2-3",
                             "Patient Health Questionnaire 9, Patient Care Team, patient denies Chest Pain",
                             "Procedure Name: Coronary Angiography",
                             "Seen by the Dr. The patient was told.",
                             "Chest X-ray, PA and lateral. Muscular Dystrophy (MD).",
                             "On account of 300 cases, a record number of 1200 patients, case 12 of 30",
                             "Atemweg 2 frei. Stage 3 Pressure ulcer. 12 Lead ECG with ST elevation.",
                             "BP 1234 was read off wrongly", // no post box of France
                             "pain.He was well, e.g. at rest, i.e. never; see fig.2",
                             "12 French catheter, 18 Gauge needle, 12 Fr. Foley"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestLookAlikes::leaves_alone()
{
    QFETCH(QString, text);
    QStringList found;
    for (const LookAlike &place : findLookAlikes(text))
        found.append(QString::fromLatin1(place.rule.data()) + QStringLiteral(": ") + part(text, place));
    QCOMPARE(found, QStringList());
}

void TestLookAlikes::counts_a_place_once()
{
    // The digits before the @ would make a long number, the date a telephone number.
    QCOMPARE(findLookAlikes(QStringLiteral("1234567@clinic.example")).size(), 1);
    QCOMPARE(findLookAlikes(QStringLiteral("01-02-2024")).size(), 1);
}

void TestLookAlikes::keeps_the_order_of_the_text()
{
    const auto found = findLookAlikes(QStringLiteral("Mr. Roe, 555-0143, 1.2.2024, a@b.example"));
    QCOMPARE(found.size(), 4);
    for (qsizetype index = 1; index < found.size(); ++index)
        QVERIFY(found[index - 1].start + found[index - 1].length <= found[index].start);
    QCOMPARE(found.front().kind, Kind::Name);
    QCOMPARE(found.back().kind, Kind::Email);
}

void TestLookAlikes::the_check_digit_decides_data()
{
    QTest::addColumn<bool>("good");
    const auto row = [](const char *name, bool good) { QTest::newRow(name) << good; };
    // Published samples of each scheme, and the same with one digit changed.
    row("NHS", core::review::isNhsNumber(u"943 476 5919") && !core::review::isNhsNumber(u"943 476 5918"));
    row("NHS of another length", !core::review::isNhsNumber(u"943 476 591"));
    row("NIR",
        core::review::isFrenchSocialNumber(u"2 55 08 14 168 025 38")
            && !core::review::isFrenchSocialNumber(u"2 55 08 14 168 025 39"));
    row("NIR of Corsica",
        core::review::isFrenchSocialNumber(u"1 85 05 2A 006 084 35")
            && core::review::isFrenchSocialNumber(u"1 85 05 2B 006 084 62")
            && !core::review::isFrenchSocialNumber(u"1 85 05 2B 006 084 35"));
    row("DNI",
        core::review::isSpanishIdentityNumber(u"12345678Z")
            && !core::review::isSpanishIdentityNumber(u"12345678A"));
    row("NIE",
        core::review::isSpanishIdentityNumber(u"X-1234567-L")
            && !core::review::isSpanishIdentityNumber(u"Y-1234567-L"));
    row("pension",
        core::review::isGermanPensionNumber(u"15 070649 C 103")
            && !core::review::isGermanPensionNumber(u"15 070649 C 104"));
    row("health",
        core::review::isGermanHealthNumber(u"A123456780")
            && !core::review::isGermanHealthNumber(u"A123456789"));
    row("card",
        core::review::isLuhnNumber(u"4111 1111 1111 1111")
            && !core::review::isLuhnNumber(u"4111 1111 1111 1112"));
}

void TestLookAlikes::the_check_digit_decides()
{
    QFETCH(bool, good);
    QVERIFY(good);
}

void TestLookAlikes::every_rule_has_a_name_of_its_own_that_begins_with_its_kind()
{
    QSet<QString> names;
    QSet<Kind> kinds;
    for (const auto &rule : lookAlikeRules()) {
        kinds.insert(rule.kind);
        names.insert(QString::fromLatin1(rule.name));
        QVERIFY(std::string(rule.name).starts_with(std::string(nameOf(rule.kind)) + '.'));
    }
    QCOMPARE(kinds.size(), 10); // each kind has a rule
    QCOMPARE(names.size(), static_cast<qsizetype>(lookAlikeRules().size()));
}

void TestLookAlikes::places_are_counted_in_utf16_code_units()
{
    // an accent, a sign of three bytes and one of four bytes before the place
    const QString text = QString::fromUtf8("\u00e9 \u20ac \U0001f600 on 31.12.2025");
    const auto found = findLookAlikes(text);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].start, std::size_t(10));
    QCOMPARE(part(text, found[0]), QStringLiteral("31.12.2025"));
}

void TestLookAlikes::a_finder_forgets_the_text_before()
{
    LookAlikeFinder finder;
    QCOMPARE(finder.find(u"Mail a@b.example and c@d.example").size(), std::size_t(2));
    QCOMPARE(finder.find(u"Mail a@b.example and c@d.example").size(), std::size_t(2));
    QVERIFY(finder.find(u"no mail @ all").empty());
    QVERIFY(finder.find(u"").empty());
}

void TestLookAlikes::twenty_thousand_documents_take_seconds()
{
    // Two hundred words each, with numbers and capitals as notes have them.
    QString text = QStringLiteral("John Roe, MRN 1234567, was seen on 3 March 2024 at Boston Clinic. ");
    const QString sentence =
        QStringLiteral("Blood pressure was 120/80 and Aspirin 500 mg was given for Chest Pain; "
                       "Sodium 138, the doctor may see the patient in 2 weeks. ");
    while (text.count(u' ') < 200)
        text += sentence;
    QElapsedTimer clock;
    clock.start();
    qsizetype found = 0;
    for (int document = 0; document < 20'000; ++document)
        found += findLookAlikes(text).size();
    qInfo("20,000 documents of 200 words: %lld ms", static_cast<long long>(clock.elapsed()));
    QCOMPARE(found, qsizetype(2 * 20'000));
    QVERIFY(clock.elapsed() < 60'000); // a busy machine with sanitizers takes its time
}

} // namespace tst_lookalikes

QTEST_APPLESS_MAIN(tst_lookalikes::TestLookAlikes)
#include "tst_lookalikes.moc"
