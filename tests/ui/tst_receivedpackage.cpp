#include "tests/ui/ReceivedStage.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>
#include <QTextEdit>

namespace tst_receivedpackage {

/// The recipient's window: what is said of a package, and its documents.
class TestReceivedPackage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_stage = std::make_unique<ReceivedStage>(); }
    void init() { m_stage->openWindow(); }
    void cleanupTestCase() { m_stage.reset(); }

    void a_signed_package_is_told_with_its_fingerprint();
    void an_unsigned_package_says_that_it_shows_no_maker();
    void a_damaged_package_opens_no_further_than_its_errors();
    void what_is_no_package_is_told();
    void the_promise_says_epsilon_unit_and_purpose();
    void a_search_finds_labels_and_phrases();
    void saved_csv_holds_the_texts_of_the_list();
    void saved_json_lines_hold_the_chosen_texts();
    void saved_text_files_go_into_a_new_folder();
    void noisy_counts_stand_in_the_table_of_the_chart();

private:
    ReceivedStage &at() { return *m_stage; }
    int rows() { return at().part<QTableView>("receivedTable").model()->rowCount(); }
    QString cell(int row, int column);
    void saveAs(int part, int kind, const QString &answer);

    std::unique_ptr<ReceivedStage> m_stage;
};

QString TestReceivedPackage::cell(int row, int column)
{
    return at().part<QTableView>("receivedTable").model()->index(row, column).data().toString();
}

void TestReceivedPackage::saveAs(int part, int kind, const QString &answer)
{
    at().part<QComboBox>("savedPart").setCurrentIndex(part);
    at().part<QComboBox>("savedKind").setCurrentIndex(kind);
    at().files().answer = answer;
    at().click("saveTexts");
    QVERIFY(at().waitUntil([this] { return at().part("textsSaved").isVisible(); }));
}

void TestReceivedPackage::a_signed_package_is_told_with_its_fingerprint()
{
    QVERIFY(at().open("received.zip"));
    QVERIFY(at().text("packageVerdict").contains(QStringLiteral("complete and signed")));
    const auto key = core::signing::parsePublicKey(
        core::package::verify(at().path("received.zip").toStdString())->signature->key.text());
    QVERIFY(key);
    QCOMPARE(at().text("packageFingerprint"), QString::fromStdString(key->fingerprint()));
    // Twenty characters in five groups: each a digit or a word.
    const QString spoken = at().text("packageFingerprintSpoken");
    QCOMPARE(spoken.count(QLatin1Char(',')), 4);
    QCOMPARE(spoken.count(QStringLiteral("Foxtrot")),
             at().text("packageFingerprint").count(QLatin1Char('F')));
    at().keepPicture(QStringLiteral("1-promise"));
}

void TestReceivedPackage::an_unsigned_package_says_that_it_shows_no_maker()
{
    QVERIFY(at().open("unsigned"));
    QVERIFY(at().text("packageVerdict").contains(QStringLiteral("not signed")));
    QVERIFY(!at().part("packageFingerprint").isVisible());
    QVERIFY(at().part<QTabWidget>("recipientTabs").isTabEnabled(1));
    at().keepPicture(QStringLiteral("1-promise-unsigned"));
}

void TestReceivedPackage::a_damaged_package_opens_no_further_than_its_errors()
{
    at().pack("spoilt", true);
    QFile corpus(at().path("spoilt/corpus.csv"));
    QVERIFY(corpus.open(QIODevice::Append) && corpus.write("x") == 1);
    corpus.close();
    QVERIFY(at().open("spoilt"));
    QVERIFY(at().text("packageVerdict").contains(QStringLiteral("damaged")));
    QVERIFY(at().part<QPlainTextEdit>("receivedDifferences")
                .toPlainText()
                .contains(QStringLiteral("corpus.csv")));
    auto &tabs = at().part<QTabWidget>("recipientTabs");
    for (int tab = 1; tab < tabs.count(); ++tab)
        QVERIFY(!tabs.isTabEnabled(tab));
    QVERIFY(!at().part("packagePromise").isVisible());
    QCOMPARE(rows(), 0);
    at().keepPicture(QStringLiteral("1-promise-damaged"));
}

void TestReceivedPackage::what_is_no_package_is_told()
{
    at().write("letter.zip", "Dear colleague");
    QVERIFY(at().open("letter.zip"));
    QVERIFY(at().waitUntil([this] { return at().part("windowError").isVisible(); }));
    QVERIFY(!at().part("recipientTabs").isVisible());
}

void TestReceivedPackage::the_promise_says_epsilon_unit_and_purpose()
{
    QVERIFY(at().open("received.zip"));
    QVERIFY(at().text("packagePromise").contains(QStringLiteral("epsilon 1.0 per patient")));
    // e / (1 + e) = 0.73105..., rounded up
    QVERIFY(at().text("oddsText").contains(QStringLiteral("73.2 %")));
    QCOMPARE(at().text("packagePurpose"), QStringLiteral("Sorting referral letters"));
    QCOMPARE(at().text("packageRecipient"), QStringLiteral("The informatics group"));
    QCOMPARE(at().text("packageDocuments"), QStringLiteral("150"));
}

void TestReceivedPackage::a_search_finds_labels_and_phrases()
{
    QVERIFY(at().open("received.zip"));
    at().goTo(1);
    QVERIFY(at().waitUntil([this] { return rows() == 150; }));
    at().part<QComboBox>("receivedLabel").setCurrentText(QStringLiteral("Neurology"));
    QVERIFY(at().waitUntil([this] { return rows() == 30; }));
    for (int row = 0; row < rows(); ++row)
        QCOMPARE(cell(row, 1), QStringLiteral("Neurology"));
    const QString phrase = cell(0, 2).section(QStringLiteral(", "), 0, 0);
    QVERIFY(!phrase.isEmpty());
    at().part<QLineEdit>("receivedSearch").setText(phrase.toUpper());
    QVERIFY(at().waitUntil([this] { return rows() < 30; }));
    QVERIFY(rows() > 0);
    const QString shown = at().part<QTextEdit>("receivedText").toPlainText() + cell(0, 2);
    QVERIFY(shown.contains(phrase, Qt::CaseInsensitive));
    at().keepPicture(QStringLiteral("2-documents"));
    at().part<QLineEdit>("receivedSearch").setText(QStringLiteral("no such phrase anywhere"));
    QVERIFY(at().waitUntil([this] { return rows() == 0; }));
    QVERIFY(!at().part("saveTexts").isEnabled());
}

void TestReceivedPackage::saved_csv_holds_the_texts_of_the_list()
{
    QVERIFY(at().open("received.zip"));
    at().goTo(1);
    QVERIFY(at().waitUntil([this] { return rows() == 150; }));
    const QString file = at().path("all.csv");
    saveAs(0, 0, file);
    // All of them, as the package itself has them.
    QCOMPARE(at().bytesOf(file), at().bytesOf(at().path("unsigned/corpus.csv")));
}

void TestReceivedPackage::saved_json_lines_hold_the_chosen_texts()
{
    QVERIFY(at().open("received.zip"));
    at().goTo(1);
    QVERIFY(at().waitUntil([this] { return rows() == 150; }));
    at().part<QTableView>("receivedTable").selectRow(3);
    const QString file = at().path("some.jsonl");
    saveAs(1, 1, file);
    const QList<QByteArray> lines = at().bytesOf(file).split('\n');
    QCOMPARE(lines.size(), 2); // one, and nothing behind it
    QVERIFY(lines.first().contains("\"id\":\"SYN-000004\""));
    QVERIFY(lines.first().contains("\"keyphrases\":["));
}

void TestReceivedPackage::saved_text_files_go_into_a_new_folder()
{
    QVERIFY(at().open("received.zip"));
    at().goTo(1);
    QVERIFY(at().waitUntil([this] { return rows() == 150; }));
    QVERIFY(QDir(at().path("")).mkpath(QStringLiteral("mine/sample-clinic-texts"))); // taken already
    saveAs(0, 2, at().path("mine"));
    const QDir made(at().path("mine/sample-clinic-texts-2"));
    QCOMPARE(made.entryList(QDir::Files).size(), 150);
    at().part<QTableView>("receivedTable").selectRow(0);
    QCOMPARE(QString::fromUtf8(at().bytesOf(made.filePath(QStringLiteral("SYN-000001.txt")))).trimmed(),
             at().part<QTextEdit>("receivedText").toPlainText().trimmed());
}

void TestReceivedPackage::noisy_counts_stand_in_the_table_of_the_chart()
{
    QVERIFY(at().open("received.zip"));
    at().goTo(1);
    auto &label = at().part<QComboBox>("countsLabel");
    QVERIFY(label.count() > 0);
    const QByteArray csv = at().bytesOf(at().path("unsigned/vocabulary.csv"));
    const QList<QByteArray> lines = csv.split('\n');
    const auto *numbers = at().part("countsPanel").findChild<QTableView *>(QStringLiteral("chartNumbers"));
    int all = 0;
    for (int each = 0; each < label.count(); ++each) {
        label.setCurrentIndex(each);
        all += numbers->model()->rowCount();
    }
    QCOMPARE(all, lines.size() - 2); // without the header, and nothing behind the last line break
}

} // namespace tst_receivedpackage

QTEST_MAIN(tst_receivedpackage::TestReceivedPackage)
#include "tst_receivedpackage.moc"
