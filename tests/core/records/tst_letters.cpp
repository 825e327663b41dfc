#include "core/records/Preview.h"
#include "core/records/letters/Letter.h"
#include "core/records/letters/PdfLayout.h"
#include "tests/core/records/LetterFile.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_letters {

using namespace core::records;
using namespace std::string_literals;
using namespace tests;

namespace {

constexpr std::size_t most = std::size_t{1} << 20;

std::string textOf(const ReadResult<LetterText> &read)
{
    return read ? read->text : "error: " + read.error().what;
}

} // namespace

class TestLetters : public QObject
{
    Q_OBJECT

private slots:
    void reads_word_documents();
    void reads_text_documents();
    void reads_mails();
    void joins_the_lines_of_a_paragraph_of_a_pdf();
    void reads_pdf_documents_and_counts_scans();
    void ends_a_pdf_that_hangs();
    void an_empty_pdf_is_damaged();
    void refuses_hostile_documents_data();
    void refuses_hostile_documents();
    void reads_the_same_from_a_folder_and_an_archive();
};

void TestLetters::reads_word_documents()
{
    const std::string body =
        "<w:p><w:r><w:t>Chest </w:t></w:r><w:del><w:r><w:t>gone</w:t></w:r></w:del>"
        "<w:ins><w:r><w:t>pain.</w:t></w:r></w:ins></w:p>"
        "<w:tbl><w:tr><w:tc>"
        + paragraph("BP") + "</w:tc><w:tc>" + paragraph("120") + paragraph("80")
        + "</w:tc></w:tr></w:tbl><w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>"
          "<w:r><w:t>End</w:t><w:tab/><w:t>x</w:t></w:r></w:p>";
    const std::string header = "<w:hdr xmlns:w=\"w\">" + paragraph("Ward 4") + "</w:hdr>";
    const std::string notes = "<w:footnotes xmlns:w=\"w\">" + paragraph("Note one") + "</w:footnotes>";
    const std::string bytes = docx(
        body, {{"word/header1.xml", header}, {"word/header2.xml", header}, {"word/footnotes.xml", notes}});
    QCOMPARE(textOf(textOfDocx(bytes, most)), "Ward 4\nChest pain.\nBP\t120\n80\nEnd\tx\nNote one"s);
    QVERIFY(letterKindOfBytes(bytes) == LetterKind::Docx);
}

void TestLetters::reads_text_documents()
{
    const std::string bytes =
        odt("<t:tracked-changes><t:p>deleted</t:p></t:tracked-changes>"
            "<t:p>Chest<t:s t:c=\"2\"/>pain<t:note><t:note-citation>1</t:note-citation>"
            "<t:note-body><t:p>Foot</t:p></t:note-body></t:note> now</t:p><b:table><b:table-row>"
            "<b:table-cell><t:p>A</t:p></b:table-cell><b:table-cell><t:p>B</t:p></b:table-cell>"
            "</b:table-row></b:table>");
    QCOMPARE(textOf(textOfOdt(bytes, most)), "Chest  pain now\nA\tB\nFoot"s);
}

void TestLetters::reads_mails()
{
    const std::string mail =
        "From: a@b\r\nContent-Type: multipart/mixed; boundary=\"b\"\r\n\r\n--b\r\n"
        "Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n"
        "Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n"
        "Caf=E9 and a soft=\r\n break\r\n--c\r\nContent-Type: text/html\r\n\r\n<b>no</b>\r\n--c--\r\n--b\r\n"
        "Content-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\nattached\r\n--b--\r\n";
    const auto read = textOfMail(mail, most);
    QCOMPARE(QString::fromStdString(textOf(read)).trimmed(), QStringLiteral("Café and a soft break"));
    QVERIFY(!textOfMail("no mail at all", most));
    QVERIFY(!textOfMail("Content-Type: application/pkcs7-mime\n\nx", most));
}

void TestLetters::joins_the_lines_of_a_paragraph_of_a_pdf()
{
    const auto line = [](int top, int right, const std::string &word) {
        const std::string place = " xMin=\"50\" yMin=\"" + std::to_string(top) + "\" xMax=\""
                                  + std::to_string(right) + "\" yMax=\"" + std::to_string(top + 10) + "\">";
        return "<line" + place + "\n<word" + place + word + "</word>\n</line>\n";
    };
    const std::string layout = "<page width=\"600\" height=\"800\">\n"
                               + line(100, 540, "History &amp; follow-") + line(112, 200, "up")
                               + line(124, 200, "Plan") + line(160, 545, "full") + line(172, 200, "next")
                               + "</page>\n<page width=\"600\" height=\"800\">\n</page>\n";
    const LetterText letter = textOfLayout(layout);
    QCOMPARE(letter.text, "History & follow-up\nPlan\nfull next"s);
    QCOMPARE(letter.pagesWithoutText, 1);
}

void TestLetters::reads_pdf_documents_and_counts_scans()
{
    const auto read = textOfPdf(pdf("Chest pain"), most);
    if (!read && read.error().code == core::ErrorCode::NotFound)
        QSKIP("pdftotext is not installed");
    QCOMPARE(textOf(read), "Chest pain"s);
    const RecordFile scan(pdf(""), "scan.pdf");
    const Reading reading = readAll(scan.source());
    QVERIFY(!reading.error);
    QCOMPARE(reading.records.size(), std::size_t{1});
    QCOMPARE(reading.records[0].pagesWithoutText, 1);
    core::NoControl control;
    const auto scanned = core::records::scan(scan.source(), control);
    QVERIFY(scanned.has_value());
    QCOMPARE(scanned->warningCount, 1);
    QCOMPARE(scanned->leftOut.of(LeftOutReason::ScannedPage), 1);
}

void TestLetters::ends_a_pdf_that_hangs()
{
    const RecordFile program("#!/bin/sh\nexec sleep 60\n", "hangs");
    std::filesystem::permissions(program.path(), std::filesystem::perms::owner_all);
    const auto read =
        textOfPdf(pdf("x"), most, {.path = program.path().string(), .time = std::chrono::milliseconds(200)});
    QVERIFY(!read);
    QVERIFY(read.error().canGoOn);
    QVERIFY(read.error().what.find("longer than a PDF document may") != std::string::npos);
}

// The program must not wait for the rest of a document that has no bytes.
void TestLetters::an_empty_pdf_is_damaged()
{
    const auto read = textOfPdf({}, most, {.path = {}, .time = std::chrono::minutes(2)});
    QVERIFY(!read);
    QVERIFY(read.error().canGoOn);
    QVERIFY2(read.error().what.find("damaged") != std::string::npos, read.error().what.c_str());
}

void TestLetters::refuses_hostile_documents_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *title, const std::string &bytes, const char *name, const char *said) {
        QTest::newRow(title) << QByteArray::fromStdString(bytes) << name << said;
    };
    row("bomb", docx(paragraph(std::string(std::size_t{80} << 20, 'a'))), "a.docx", "longer than a record");
    row("entities",
        zipped({{"[Content_Types].xml", "<Types/>"},
                {"word/document.xml", "<!DOCTYPE a [<!ENTITY x \"Zq7\">]><a>&x;</a>"}}),
        "a.docx",
        "contains what no letter does");
    row("encrypted", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1Zq7", "a.docx", "encrypted");
    row("no archive", "Zq7", "a.docx", "of another kind");
    row("damaged", "PK\x03\x04Zq7", "a.odt", "damaged");
    row("broken", "%PDF-1.7 Zq7", "a.pdf", "cannot be read");
}

void TestLetters::refuses_hostile_documents()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    QFETCH(QString, said);
    const RecordFile file(bytes.toStdString(), name.toStdString());
    Source source = file.source();
    source.format = name.mid(2).toStdString();
    source.files = {file.path()};
    const Reading reading = readAll(source);
    QVERIFY(reading.error.has_value());
    const QString detail = QString::fromStdString(reading.error->detail);
    if (reading.error->code == core::ErrorCode::NotFound)
        QSKIP("pdftotext is not installed");
    QVERIFY2(detail.contains(said) || detail.contains("damaged"), qPrintable(detail));
    QVERIFY(!detail.contains("Zq7"));
}

void TestLetters::reads_the_same_from_a_folder_and_an_archive()
{
    const QTemporaryDir folder;
    const std::filesystem::path root = folder.path().toStdString();
    const std::vector<std::pair<std::string, std::string>> files{
        {"1.txt", "one"}, {"2.docx", docx(paragraph("two"))}, {"3.odt", odt("<t:p>three</t:p>")}};
    std::filesystem::create_directories(root / "in");
    for (const auto &[name, bytes] : files)
        std::ofstream(root / "in" / name, std::ios::binary) << bytes;
    std::ofstream(root / "x.zip", std::ios::binary) << zipped(files);
    for (const char *name : {"in", "x.zip"}) {
        Source source = RecordFile("").source("text");
        source.files = {root / name};
        const Reading reading = readAll(source);
        QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
        QCOMPARE(reading.records.size(), std::size_t{3});
        QCOMPARE(reading.records[1].text, "two"s);
        QCOMPARE(reading.records[2].text, "three"s);
    }
}

} // namespace tst_letters

QTEST_APPLESS_MAIN(tst_letters::TestLetters)
#include "tst_letters.moc"
