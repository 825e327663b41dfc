#include "core/package/archive/PackageFiles.h"
#include "core/package/documents/Parts.h"
#include "core/privacy/accounting/Accounting.h"
#include "tests/Python.h"
#include "tests/core/package/SampleRelease.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_release_guide {

using namespace tests;

namespace {

QString guide()
{
    const std::string text =
        core::package::documentText("recipients-guide.md", core::package::Json::object());
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The indented block that begins after a line, without its indentation.
QString blockAfter(const QString &line)
{
    QString block;
    for (const QString &each : guide().section(line + "\n\n", 1).split('\n')) {
        if (!each.startsWith("    "))
            break;
        block += each.mid(4) + "\n";
    }
    return block;
}

// As the table has it: "99.97 %" is 0.9997.
double share(const QString &cell)
{
    return QString(cell).remove(" %").toDouble() / 100.0;
}

} // namespace

class ReleaseGuideTest : public QObject
{
    Q_OBJECT

private slots:
    void the_guide_is_the_text_of_its_file()
    {
        const QString file =
            textOf(QStringLiteral(KEYSEED_SOURCE_DIR "/resources/guide/recipients-guide.md"));
        QVERIFY(file.size() > 1000);
        QCOMPARE(guide(), file);
    }

    void it_names_every_file_that_a_package_can_have()
    {
        for (const std::string_view name : core::package::files::order) {
            const QString file = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
            // Of itself, and of a signature of an approval, it says nothing.
            if (file == "recipients-guide.md" || file == "approval.json.minisig")
                continue;
            QVERIFY2(guide().contains("`" + file + "`") || guide().contains("`" + file + "/`"),
                     qPrintable(file));
        }
    }

    void the_odds_are_those_of_the_bound()
    {
        static const QRegularExpression row(
            "^\\| ([0-9.]+) \\| ([0-9.]+) \\| ([0-9.]+ %) \\| ([0-9.]+ %) \\|$",
            QRegularExpression::MultilineOption);
        int rows = 0;
        for (auto match = row.globalMatch(guide()); match.hasNext(); ++rows) {
            const auto cells = match.next().capturedTexts();
            const double epsilon = cells[1].toDouble();
            const double factor = cells[2].toDouble();
            QVERIFY(std::abs(factor / std::exp(epsilon) - 1.0) < 0.005);
            // Rounded up, and by no more than the last digit.
            for (const auto &[cell, prior] : {std::pair(cells[3], 0.5), std::pair(cells[4], 0.01)}) {
                const double bound = core::privacy::posteriorBound(epsilon, prior);
                QVERIFY2(share(cell) >= bound && share(cell) < bound + 0.001, qPrintable(cells[0]));
            }
        }
        QCOMPARE(rows, 6);
    }

    void the_commands_of_the_guide_work_on_a_package_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("prints");
        QTest::newRow("sums") << "Nothing was changed or lost on the way, if every line says OK:"
                              << "sh"
                              << "corpus.csv: OK";
        QTest::newRow("csv") << "Python, with nothing installed:" << tests::python
                             << "12 SYN-000001 Cardiology, \"general\"";
        QTest::newRow("jsonl") << "Python, one JSON object a line:" << tests::python << "12 rows";
    }
    void the_commands_of_the_guide_work_on_a_package()
    {
        QFETCH(QString, line);
        QFETCH(QString, program);
        QFETCH(QString, prints);
        if (QStandardPaths::findExecutable(program).isEmpty())
            QSKIP("the program is not installed");
        QTemporaryDir root;
        SampleRelease sample(root.path());
        const QString folder = root.filePath("package");
        writeSample(sample, folder);
        QString script = blockAfter(line);
        QVERIFY(!script.isEmpty());
        if (prints == "12 rows")
            script += "print(len(rows), 'rows')\n";
        QProcess process;
        process.setWorkingDirectory(folder);
        process.start(program, {"-c", script});
        QVERIFY(process.waitForFinished());
        const QString output = QString::fromUtf8(process.readAllStandardOutput());
        QCOMPARE(process.exitCode(), 0);
        QVERIFY2(output.contains(prints), qPrintable(output));
    }

    // The key of zeros has the fingerprint 6668 7AAD F862 BD77 6C8F: tests/core/signing/tst_signing_key.cpp.
    void the_fingerprint_of_a_key_can_be_had_without_the_program()
    {
        if (QStandardPaths::findExecutable("base64").isEmpty())
            QSKIP("base64 is not installed");
        QTemporaryDir root;
        const QByteArray key = "Ed" + QByteArray(8, '\x01') + QByteArray(32, '\0');
        write(root.filePath("signing-key.pub"), "untrusted comment: x\n" + key.toBase64() + "\n");
        QProcess process;
        process.setWorkingDirectory(root.path());
        static const QRegularExpression command("\n    (tail -n 1 signing-key.pub .*)\n");
        process.start("sh", {"-c", command.match(guide()).captured(1)});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput().trimmed(), QByteArray("66687aadf862bd776c8f"));
    }

    void no_word_of_it_promises_too_much()
    {
        QVERIFY(!guide().contains("anonym", Qt::CaseInsensitive));
        for (const char *saying : {"A machine made the texts", "No decisions on anyone's care", "add up"})
            QVERIFY2(guide().contains(saying), saying);
    }
};

} // namespace tst_release_guide

QTEST_APPLESS_MAIN(tst_release_guide::ReleaseGuideTest)
#include "tst_release_guide.moc"
