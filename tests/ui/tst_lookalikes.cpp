#include "ui/models/LookAlikes.h"

#include <QTest>

using ui::findLookAlikes;
using ui::LookAlike;
using Kind = ui::LookAlike::Kind;

Q_DECLARE_METATYPE(ui::LookAlike::Kind)

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
};

void TestLookAlikes::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("hit");
    const auto row = [](const char *text, Kind kind, const char *hit) {
        QTest::newRow(text) << QString::fromUtf8(text) << kind << QString::fromUtf8(hit);
    };
    row("Seen on 31.12.2025 again.", Kind::Date, "31.12.2025");
    row("Seen on 12/31/25.", Kind::Date, "12/31/25");
    row("Admitted 2025-12-31, stable", Kind::Date, "2025-12-31");
    row("On 3 March 2024 he fell", Kind::Date, "3 March 2024");
    row("On March 3rd, 2024 he fell", Kind::Date, "March 3rd, 2024");
    row("Call 555-0143 now", Kind::Phone, "555-0143");
    row("Call (020) 7946 0958 now", Kind::Phone, "(020) 7946 0958");
    row("Call +44 20 7946 0958 now", Kind::Phone, "+44 20 7946 0958");
    row("Call 212-555-0143.", Kind::Phone, "212-555-0143");
    row("Write to jane.roe@clinic.example.", Kind::Email, "jane.roe@clinic.example");
    row("Record 00412345 was pulled", Kind::Number, "00412345");
    row("Dr. Smith was told", Kind::Name, "Dr. Smith");
    row("Mrs Anna Müller-Lüd came", Kind::Name, "Mrs Anna Müller-Lüd");
    row("Prof. O'Neill agrees", Kind::Name, "Prof. O'Neill");
}

void TestLookAlikes::finds()
{
    QFETCH(QString, text);
    QFETCH(Kind, kind);
    QFETCH(QString, hit);
    const auto found = findLookAlikes(text);
    QCOMPARE(found.size(), 1);
    QCOMPARE(text.mid(found[0].start, found[0].length), hit);
    QCOMPARE(found[0].kind, kind);
}

void TestLookAlikes::leaves_alone_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"Blood pressure 120/80, pulse 72.",
                             "Aged 45-50 years, 10-20 mg daily",
                             "Ejection fraction 55%, 2.5 mm, 98.6 F",
                             "The doctor was told; the patient may go in march",
                             "A T1 and a T2 image, L4-L5, grade 2-3",
                             "At the rate of 3 to 4, twice",
                             "Give 12345 units"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestLookAlikes::leaves_alone()
{
    QFETCH(QString, text);
    QCOMPARE(findLookAlikes(text).size(), 0);
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
    QCOMPARE(found.first().kind, Kind::Name);
    QCOMPARE(found.last().kind, Kind::Email);
}

QTEST_APPLESS_MAIN(TestLookAlikes)
#include "tst_lookalikes.moc"
