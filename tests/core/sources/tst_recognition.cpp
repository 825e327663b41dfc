#include "core/sources/Sources.h"
#include "core/vocabulary/LexiconFile.h"
#include "tests/core/sources/ImportStage.h"

#include <QTest>

namespace tst_recognition {

using namespace core::vocabulary;

/// What kind of vocabulary a file is, by its name and what it begins with.
class TestRecognition : public QObject
{
    Q_OBJECT

private slots:
    void is_told_by_content_and_name_data();
    void is_told_by_content_and_name();
    void a_saved_vocabulary_is_told();
    void what_cannot_be_read_is_an_error();

private:
    tests::ImportStage m_stage;
};

void TestRecognition::is_told_by_content_and_name_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("source");

    const auto row = [](const char *title, const char *name, const QByteArray &bytes, const char *source) {
        QTest::newRow(title) << QString::fromUtf8(name) << bytes << QString::fromUtf8(source);
    };
    const QByteArray conso = "|ENG|P|L1|PF|S1|Y|A1||M1||MSH|PT|D1|Asthma|0|N||\n";
    row("UMLS", "names", "C0004096" + conso, "umls");
    row("UMLS behind blank lines", "names", "\n \r\nC0004096" + conso, "umls");
    row("RxNorm", "names", "3498" + conso, "rxnorm");
    row("UMLS by name", "MRCONSO.RRF", "", "umls");
    row("an RRF file that is neither", "MRREL.RRF", "C1|A1|AUI|RB|C2|\n", "");
    row("SNOMED CT",
        "sct2.txt",
        "id\teffectiveTime\tactive\tmoduleId\tconceptId\tlanguageCode\ttypeId\tterm\tcaseSignificanceId\r\n",
        "snomed");
    row("a concept file", "sct2.txt", "id\teffectiveTime\tactive\tmoduleId\tdefinitionStatusId\r\n", "");
    row("MeSH", "d2024.bin", "*NEWRECORD\nRECTYPE = D\n", "mesh");
    row("MeSH tree", "mtrees.bin", "Body Regions;A01\nAbdomen;A01.923.047\n", "mesh");
    row("ICD-10-CM",
        "order.txt",
        "00001 A00     0 Cholera                                                      Cholera\n",
        "icd10");
    row("ICD-10-GM", "kodes.txt", "3;N;X;01;A00;A00.-;A00;A00;Cholera;Cholera;;;001;4;V\n", "icd10");
    row("OBO", "ontology", "format-version: 1.2\n\n[Term]\nid: HP:1\n", "obo");
    row("OBO by name", "hp.obo", "\n", "obo");
    row("a table", "mine.txt", "Term;Kind\nasthma;disease\n", "csv");
    row("a table of one column", "mine.csv", "term\nasthma\n", "csv");
    row("a table without the column", "mine.csv", "name,code\nasthma,1\n", "csv");
    row("a list", "mine.txt", "\xef\xbb\xbf# mine\nasthma\nheart failure\n", "terms");
    row("a list that is called a table", "mine.csv", "asthma\nfever\n", "terms");
    row("prose", "mine.txt", "long " + QByteArray(300, 'x') + "\n", "");
    row("bytes",
        "mine.bin",
        QByteArray("\x7f"
                   "ELF\0\0",
                   6),
        "");
}

void TestRecognition::is_told_by_content_and_name()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, source);
    const auto found = recognisedSource(m_stage.write(name.toStdString(), bytes.toStdString()));
    QVERIFY2(found.has_value(), found ? "" : found.error().detail.c_str());
    const std::string told(*found == nullptr ? "" : (*found)->name());
    QCOMPARE(QString::fromStdString(told), source);
}

void TestRecognition::a_saved_vocabulary_is_told()
{
    const auto path = m_stage.path("mine");
    QVERIFY(writeLexicon(path, {{.term = "asthma", .forms = {}}}));
    QCOMPARE((*recognisedSource(path))->name(), std::string_view("saved"));
}

void TestRecognition::what_cannot_be_read_is_an_error()
{
    const auto missing = recognisedSource(m_stage.path("nowhere"));
    QVERIFY(!missing && missing.error().code == core::ErrorCode::NotFound);
    const auto packed = recognisedSource(m_stage.write("hp.obo.gz", "\x1f\x8b\x08rest"));
    QVERIFY(!packed && packed.error().detail.find("is compressed (gzip); unpack it") != std::string::npos);
    const auto folder = recognisedSource(m_stage.path(""));
    QVERIFY(!folder);
}

} // namespace tst_recognition

QTEST_APPLESS_MAIN(tst_recognition::TestRecognition)
#include "tst_recognition.moc"
