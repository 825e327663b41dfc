#include "tests/cli/CommandRun.h"

#include <QDirIterator>
#include <QTest>

namespace tst_discriminatedrun {

/// Choosing among texts by teachers and a student (`dp-da`) on the command line, from records to a package
/// that verifies.
class TestDiscriminatedRun : public QObject
{
    Q_OBJECT

private slots:
    void a_run_makes_a_package_that_verifies();
    void a_plan_whose_answers_would_drown_is_refused_before_anything_is_spent();
    void a_setting_that_cannot_be_is_named();

private:
    static QByteArray planWith(const QByteArray &synthesis);
    static void writeWorld(const CommandRun &run, const QByteArray &synthesis);
};

namespace {

constexpr const char *canary = "qxcanaryword"; // stands in every record and in nothing public

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QByteArray TestDiscriminatedRun::planWith(const QByteArray &synthesis)
{
    return R"({"schema": "keyseed-plan/2", "project": "wards",
               "records": {"source": "notes", "language": "English", "files": ["notes.csv"], "text": "text", "label": "ward", "person": "person"},
               "labels": ["Heart", "Nerves"],
               "vocabulary": {"source": "terms", "file": "terms.txt"},
               "synthesis": {"method": "dp-da", )"
           + synthesis + R"(},
               "sampling": {"length": 3, "perLabel": 10}, "writer": {"kind": "template"}})";
}

void TestDiscriminatedRun::writeWorld(const CommandRun &run, const QByteArray &synthesis)
{
    run.write(QStringLiteral("terms.txt"), "asthma\nseizure\nstroke\nmigraine\nedema\nchest pain\n");
    QByteArray rows = "ward,person,text\n";
    for (int row = 0; row < 200; ++row) {
        const QByteArray person = QByteArray::number(row / 2);
        const QByteArray again = QByteArray(" edema").repeated(row % 7);
        rows += "Heart,h" + person + ",\"" + canary + " chest pain." + again + "\"\nNerves,n" + person + ","
                + canary + again + " seizure. stroke.\n";
    }
    run.write(QStringLiteral("notes.csv"), rows);
    run.write(QStringLiteral("plan.json"), planWith(synthesis));
}

void TestDiscriminatedRun::a_run_makes_a_package_that_verifies()
{
    const CommandRun run;
    writeWorld(run,
               R"("epsilon": {"teachers": 4, "labels": 1}, "candidates": 12, "approved": 2, "teachers": 30)");

    const auto done = run.run(run.runArguments());
    QCOMPARE(done.errors, QString());
    QCOMPARE(done.exitCode, 0);
    const auto verified = run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.output + verified.errors));

    const QByteArray manifest = contents(run.path(QStringLiteral("out/manifest.json")));
    QVERIFY2(manifest.contains("\"dp-da\"") && manifest.contains("teachers"), manifest.constData());
    QDirIterator files(run.path(QStringLiteral(".")), QDir::Files, QDirIterator::Subdirectories);
    int looked = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        if (path.endsWith(QStringLiteral("notes.csv")))
            continue;
        ++looked;
        QVERIFY2(!contents(path).contains(canary), qPrintable(path));
    }
    QVERIFY(looked > 10);
}

// Noise of scale 8/0.05 = 160 needs 2 ln(10) 160 = 737 teachers.
void TestDiscriminatedRun::a_plan_whose_answers_would_drown_is_refused_before_anything_is_spent()
{
    const CommandRun run;
    writeWorld(run, R"("epsilon": {"teachers": 0.05}, "approved": 4, "teachers": 100)");
    const auto done = run.run(run.runArguments());
    QVERIFY(done.exitCode != 0);
    QVERIFY2(done.errors.contains(QStringLiteral("drown")), qPrintable(done.errors));
    QVERIFY2(done.errors.contains(QStringLiteral("737")), qPrintable(done.errors));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
}

void TestDiscriminatedRun::a_setting_that_cannot_be_is_named()
{
    const CommandRun run;
    writeWorld(run, R"("epsilon": {"teachers": 3}, "questions": 3, "approved": 4)");
    const auto done = run.run(run.runArguments());
    QVERIFY(done.exitCode != 0);
    QVERIFY2(done.errors.contains(QStringLiteral("synthesis.approved")), qPrintable(done.errors));
}

} // namespace tst_discriminatedrun

QTEST_GUILESS_MAIN(tst_discriminatedrun::TestDiscriminatedRun)
#include "tst_discriminatedrun.moc"
