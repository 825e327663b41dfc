#include "tests/ui/Journey.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace tst_hospitalexport {

/// Ways to a package that begin with a file as hospitals export it: more labels than wanted, patients with
/// several notes, notes that stand there twice, notes without a text.
class TestHospitalExport : public QObject
{
    Q_OBJECT

private slots:
    void patients_and_eleven_labels_of_forty_take_few_clicks();
    void a_public_corpus_of_transcriptions_takes_few_clicks();
    void a_refused_budget_is_explained_and_a_smaller_plan_goes_through();

private:
    static constexpr int labelsInFile = 40;
    static constexpr int wantedLabels = 11;
    static constexpr int mostClicks = 25; // what a steward may be asked for

    static QByteArray exportOf(int notes);
    static void writeExport(Journey &journey, int notes);
    static void startProject(Journey &journey, const char *name);
    static void chooseFile(Journey &journey, const QString &path);
    static void takeRecords(Journey &journey);
    static void declare(Journey &journey, const QStringList &labels);
    static void declareWanted(Journey &journey);
    static void chooseEpsilon(Journey &journey, double epsilon);
    static void commit(Journey &journey);
    static void finish(Journey &journey);
};

/// Deterministic: note n is of patient n mod a third, its label and its words follow from n.
QByteArray TestHospitalExport::exportOf(int notes)
{
    static const char *const words[] = {
        "heart failure", "asthma", "fracture", "aspirin", "pneumonia", "biopsy"};
    QByteArray csv("note_id,subject,department,transcription\r\n");
    for (int note = 0; note < notes; ++note) {
        const int label = note % labelsInFile;
        csv += QByteArray::number(note) + ",S" + QByteArray::number(note % (notes / 3)) + ",\"Department "
               + QByteArray::number(label + 1) + "\",";
        if (note % 50 != 7) // some have no text
            csv += QByteArray("\"Seen for ") + words[label % 6] + ", history of "
                   + words[(label + note / 40) % 6] + ".\nNo change.\"";
        csv += "\r\n";
        if (note % 90 == 11) // and some stand there twice
            csv += csv.sliced(csv.lastIndexOf("\r\n", csv.size() - 3) + 2);
    }
    return csv;
}

void TestHospitalExport::writeExport(Journey &journey, int notes)
{
    QFile file(journey.path("export.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(exportOf(notes)) > 0);
}

void TestHospitalExport::startProject(Journey &journey, const char *name)
{
    auto &field = journey.part<QLineEdit>("newProjectName");
    journey.click(field);
    QTest::keyClicks(&field, QString::fromLatin1(name));
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(journey.session().isOpen());
    auto &purpose = journey.part<QLineEdit>("purpose");
    journey.click(purpose);
    QTest::keyClicks(&purpose, QStringLiteral("Triage of letters"));
    QTest::keyClick(&purpose, Qt::Key_Tab);
    auto &recipient = journey.part<QLineEdit>("recipient");
    QTRY_VERIFY(recipient.hasFocus());
    QTest::keyClicks(&recipient, QStringLiteral("A university"));
}

void TestHospitalExport::chooseFile(Journey &journey, const QString &path)
{
    journey.next("recordsStep");
    journey.files().answer = path;
    journey.click("chooseRecords");
    QTRY_VERIFY_WITH_TIMEOUT(
        journey.part("confirmRoles").isVisible() && journey.part("confirmRoles").isEnabled(), 30'000);
    journey.click("confirmRoles");
    QTRY_VERIFY_WITH_TIMEOUT(journey.session().records().scan(), 60'000);
}

void TestHospitalExport::takeRecords(Journey &journey)
{
    chooseFile(journey, journey.path("export.csv"));
    const auto &records = journey.session().plan().records;
    QCOMPARE(records.textColumn, std::string("transcription"));
    QCOMPARE(records.labelColumn, std::optional<std::string>("department"));
    QCOMPARE(records.personColumn, std::optional<std::string>("subject"));
    QCOMPARE(journey.session().records().scan()->labels.size(), std::size_t(labelsInFile));
    QVERIFY(journey.session().records().scan()->withoutText > 0);
}

/// A list from a letter, pasted in one go.
void TestHospitalExport::declare(Journey &journey, const QStringList &labels)
{
    auto &field = journey.part<QLineEdit>("newLabel");
    journey.click(field);
    QTest::keyClicks(&field, labels.join(QStringLiteral("; ")));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(journey.session().plan().labels.size(), static_cast<std::size_t>(labels.size()));
}

void TestHospitalExport::declareWanted(Journey &journey)
{
    QStringList wanted;
    for (int label = 1; label <= wantedLabels; ++label)
        wanted.append(QStringLiteral("Department %1").arg(3 * label));
    declare(journey, wanted);
    QCOMPARE(journey.session().plan().labels.back(), std::string("Department 33"));
}

void TestHospitalExport::chooseEpsilon(Journey &journey, double epsilon)
{
    journey.next("vocabularyStep");
    journey.click("medicalVocabulary");
    journey.next("budgetStep");
    auto &field = journey.part<QDoubleSpinBox>("epsilonExact");
    journey.click(field);
    field.selectAll();
    QTest::keyClicks(&field, field.textFromValue(epsilon));
    QTest::keyClick(&field, Qt::Key_Tab);
    QCOMPARE(journey.session().plannedEpsilon(), epsilon);
}

void TestHospitalExport::commit(Journey &journey)
{
    journey.next("commitStep");
    journey.click("spendBudget");
    QTRY_VERIFY_WITH_TIMEOUT(journey.session().isCommitted() && !journey.session().jobs().isBusy(), 120'000);
}

void TestHospitalExport::finish(Journey &journey)
{
    journey.next("documentsStep");
    QTRY_VERIFY_WITH_TIMEOUT(journey.session().sequences() && !journey.session().jobs().isBusy(), 60'000);
    journey.click("writeDocuments");
    QTRY_VERIFY_WITH_TIMEOUT(journey.session().documents() && !journey.session().jobs().isBusy(), 60'000);
    journey.next("reviewStep");
    journey.next("releaseStep");
    auto &title = journey.part<QLineEdit>("releaseTitle");
    journey.click(title);
    QTest::keyClicks(&title, QStringLiteral("Letters"));
    journey.click("exportPackage");
    QTRY_VERIFY_WITH_TIMEOUT(journey.session().release().verification() && !journey.session().jobs().isBusy(),
                             60'000);
    QVERIFY(journey.session().release().verification()->differences.empty());
}

void TestHospitalExport::patients_and_eleven_labels_of_forty_take_few_clicks()
{
    Journey journey;
    writeExport(journey, 1200);
    startProject(journey, "letters");
    takeRecords(journey);
    declareWanted(journey);
    chooseEpsilon(journey, 3.0);
    commit(journey);
    QVERIFY(!QTest::currentTestFailed());
    finish(journey);
    QVERIFY(!QTest::currentTestFailed());
    QVERIFY2(journey.clicks() <= mostClicks, qPrintable(QString::number(journey.clicks())));
    QVERIFY((*journey.session().model())->unitIsPerson);
}

/// MTSamples, 4,999 transcriptions under 40 specialties, which is not part of the project.
void TestHospitalExport::a_public_corpus_of_transcriptions_takes_few_clicks()
{
    const QString corpus = qEnvironmentVariable("KEYSEED_MTSAMPLES");
    if (corpus.isEmpty())
        QSKIP("set KEYSEED_MTSAMPLES to the path of mtsamples.csv");
    Journey journey;
    startProject(journey, "transcriptions");
    journey.click("unitRecord");
    chooseFile(journey, corpus);
    QCOMPARE(journey.session().plan().records.textColumn, std::string("transcription"));
    QCOMPARE(journey.session().plan().records.labelColumn, std::optional<std::string>("medical_specialty"));
    declare(journey,
            {QStringLiteral("Cardiovascular / Pulmonary"),
             QStringLiteral("Orthopedic"),
             QStringLiteral("Gastroenterology"),
             QStringLiteral("Neurology"),
             QStringLiteral("Obstetrics / Gynecology"),
             QStringLiteral("Urology"),
             QStringLiteral("ENT - Otolaryngology"),
             QStringLiteral("Ophthalmology"),
             QStringLiteral("Hematology - Oncology"),
             QStringLiteral("Nephrology"),
             QStringLiteral("Psychiatry / Psychology")});
    QVERIFY(!QTest::currentTestFailed());
    chooseEpsilon(journey, 6.0);
    commit(journey);
    QVERIFY(!QTest::currentTestFailed());
    finish(journey);
    QVERIFY(!QTest::currentTestFailed());
    QVERIFY2(journey.clicks() <= mostClicks, qPrintable(QString::number(journey.clicks())));
    qInfo("%d clicks", journey.clicks());
}

void TestHospitalExport::a_refused_budget_is_explained_and_a_smaller_plan_goes_through()
{
    Journey journey;
    writeExport(journey, 400);
    startProject(journey, "first");
    takeRecords(journey);
    chooseEpsilon(journey, 1.5);
    journey.click("hasCap");
    journey.part<QDoubleSpinBox>("cap").setValue(2.0);
    commit(journey);
    QVERIFY(!QTest::currentTestFailed());

    // Another project of the same data source: what is spent stays spent.
    QVERIFY(journey.window().goTo(0));
    startProject(journey, "second");
    QVERIFY(!journey.session().isCommitted());
    takeRecords(journey);
    journey.session().edit([](core::plan::Plan &plan) { plan.records.source = "first"; });
    chooseEpsilon(journey, 1.0);
    QTRY_VERIFY(journey.part("capFit").isVisible() && journey.part("useFree").isVisible());
    QVERIFY(!journey.part("next").isEnabled());
    QVERIFY2(journey.text("hint").contains(QLatin1String("0.5")), qPrintable(journey.text("hint")));
    QVERIFY2(journey.text("capFit").contains(QLatin1String("0.5")), qPrintable(journey.text("capFit")));
    journey.click("useFree");
    QCOMPARE(journey.session().plannedEpsilon(), 0.5);
    commit(journey);
    QVERIFY(!QTest::currentTestFailed());
    QTRY_COMPARE(journey.session().ledger().account.spent.epsilon(), 2.0);
}

} // namespace tst_hospitalexport

QTEST_MAIN(tst_hospitalexport::TestHospitalExport)
#include "tst_hospitalexport.moc"
