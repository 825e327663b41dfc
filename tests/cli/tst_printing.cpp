#include "tests/cli/CommandRun.h"

#include <QTest>

namespace tst_printing {

/// Names and titles of files do not move the cursor of a terminal, and hide or reorder nothing.
class TestPrinting : public QObject
{
    Q_OBJECT

private slots:
    void inspect_prints_names_escaped_data();
    void inspect_prints_names_escaped();
    void errors_are_printed_escaped();

private:
    static void expectHarmless(const QString &text);
};

void TestPrinting::expectHarmless(const QString &text)
{
    for (const QChar &each : text) {
        const char16_t unit = each.unicode();
        const bool isControl = (unit < 0x20 && unit != '\n' && unit != '\t') || (unit >= 0x7f && unit < 0xa0);
        const bool hides = (unit >= 0x200b && unit <= 0x200f) || (unit >= 0x202a && unit <= 0x202e)
                           || (unit >= 0x2060 && unit <= 0x206f) || unit == 0xfeff;
        QVERIFY2(!isControl && !hides, qPrintable(text.toUtf8().toPercentEncoding(" \n,:=")));
    }
}

void TestPrinting::inspect_prints_names_escaped_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("escape") << QStringLiteral("a\u001b[31mred");
    QTest::newRow("title of a terminal") << QStringLiteral("a\u001b]0;pwn\u0007b");
    QTest::newRow("C1") << QStringLiteral("a\u009b31mb");
    QTest::newRow("reordered") << QStringLiteral("a\u202eb");
    QTest::newRow("no width") << QStringLiteral("a\u200bb\ufeff");
    QTest::newRow("carriage return") << QStringLiteral("a\rb");
    QTest::newRow("line break") << QStringLiteral("a\nproblem  b");
}

void TestPrinting::inspect_prints_names_escaped()
{
    QFETCH(QString, name);
    const CommandRun run;
    const QJsonObject row{{name, 2}, {QStringLiteral("text"), QStringLiteral("Chest pain. ") + name}};
    run.write(QStringLiteral("names.jsonl"), QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n');
    const QJsonObject profile{{QStringLiteral("title"), QString(QStringLiteral("T")) + name},
                              {QStringLiteral("text"), QStringLiteral("text")},
                              {QStringLiteral("label"), name}};
    run.write(QStringLiteral("profile.json"), QJsonDocument(profile).toJson());
    for (const QStringList &more :
         {QStringList(),
          QStringList{QStringLiteral("--show-values")},
          QStringList{QStringLiteral("--profile"), run.path(QStringLiteral("profile.json"))}}) {
        const auto outcome =
            run.run(QStringList{QStringLiteral("inspect"), run.path(QStringLiteral("names.jsonl"))} + more);
        expectHarmless(outcome.output);
        expectHarmless(outcome.errors);
        QVERIFY(!outcome.output.contains(QStringLiteral("\nproblem  b")));
    }
}

void TestPrinting::errors_are_printed_escaped()
{
    const CommandRun run;
    const QString name = run.path(QStringLiteral("a\u001b[31m\u202eb.csv"));
    const auto outcome = run.run({QStringLiteral("inspect"), name});
    QVERIFY(outcome.exitCode != 0);
    QVERIFY2(outcome.errors.contains(QStringLiteral("\\u{202e}b.csv")), qPrintable(outcome.errors));
    expectHarmless(outcome.errors);
}

} // namespace tst_printing

QTEST_GUILESS_MAIN(tst_printing::TestPrinting)
#include "tst_printing.moc"
