#include "core/print/Pdf.h"
#include "tests/core/print/PdfText.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pdf_nofonts {

using namespace core::print;

/// A computer without fonts: an executable of its own, as fonts are looked for once.
class PdfNoFontsTest : public QObject
{
    Q_OBJECT

private slots:
    void without_fonts_it_says_so_and_what_to_do()
    {
        const QTemporaryDir folder;
        QFile config(folder.filePath("fonts.conf"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><dir>"
                     + folder.path().toUtf8() + "/none</dir></fontconfig>\n");
        config.close();
        qputenv("FONTCONFIG_FILE", config.fileName().toLocal8Bit());
        bool wasAsked = false;
        const auto bytes = pdf({.title = "title", .programVersion = "1", .createdAt = "2026-02-01T10:00:00Z"},
                               [&](Flow &flow) {
                                   wasAsked = true;
                                   flow.paragraph("text");
                               });
        QVERIFY(!bytes);
        QVERIFY(!wasAsked);
        QVERIFY(bytes.error().code == core::ErrorCode::Io);
        QVERIFY(QString::fromStdString(bytes.error().detail).contains("DejaVu Sans"));
        QVERIFY(QString::fromStdString(bytes.error().detail).contains("fonts-dejavu-core"));
    }
};

} // namespace tst_pdf_nofonts

QTEST_APPLESS_MAIN(tst_pdf_nofonts::PdfNoFontsTest)
#include "tst_pdf_nofonts.moc"
