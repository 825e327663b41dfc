#include "core/package/Package.h"
#include "tests/cli/CommandRun.h"

#include <QTest>

#include <cmath>

namespace tst_severallabels {

/// Records of several labels, from an invented table to a package that verifies.
class TestSeveralLabels : public QObject
{
    Q_OBJECT

private slots:
    void a_run_counts_a_record_by_the_rule_of_its_plan_data();
    void a_run_counts_a_record_by_the_rule_of_its_plan();
    void what_cannot_run_is_refused_data();
    void what_cannot_run_is_refused();

private:
    static QByteArray planWith(const QByteArray &records);
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Of a table of label, phrase, noisy count and half width; 0 where the phrase is not listed.
double countIn(const QByteArray &vocabulary, const QByteArray &label, const QByteArray &phrase)
{
    for (const QByteArray &line : vocabulary.split('\n'))
        if (line.startsWith('"' + label + "\",\"" + phrase + "\","))
            return line.split(',').at(2).toDouble();
    return 0.0;
}

} // namespace

QByteArray TestSeveralLabels::planWith(const QByteArray &records)
{
    return R"({"schema": "keyseed-plan/2", "project": "wards",
               "records": {"source": "notes", "language": "English", "files": ["notes.csv"], "text": "text", )"
           + records + R"(},
               "labels": ["Heart", {"name": "Nerves", "values": ["G4*"]}],
               "vocabulary": {"source": "terms", "file": "terms.txt"},
               "synthesis": {"epsilon": {"phrases": 30, "labels": 20}},
               "sampling": {"length": 3, "perLabel": 10}, "writer": {"kind": "template"}})";
}

void TestSeveralLabels::a_run_counts_a_record_by_the_rule_of_its_plan_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<bool>("isUnderBoth");
    QTest::newRow("each") << QByteArray(R"(, "severalLabels": "each")") << true;
    QTest::newRow("first") << QByteArray(R"(, "severalLabels": "first")") << false;
    QTest::newRow("not said") << QByteArray() << false;
}

void TestSeveralLabels::a_run_counts_a_record_by_the_rule_of_its_plan()
{
    QFETCH(QByteArray, rule);
    QFETCH(bool, isUnderBoth);
    const CommandRun run;
    run.write(QStringLiteral("terms.txt"), "asthma\nseizure\nstroke\nmigraine\nedema\nchest pain\n");
    QByteArray rows = "labels,text\n";
    for (int row = 0; row < 400; ++row)
        rows += "G40 | Heart|Z99,Asthma.\nHeart,\"Edema, chest pain.\"\nG43.1||G43,Seizure. Stroke.\n";
    run.write(QStringLiteral("notes.csv"), rows);
    run.write(QStringLiteral("plan.json"), planWith(R"("label": "labels", "labelSeparator": "|")" + rule));

    const auto done = run.run(run.runArguments());
    QCOMPARE(done.errors, QString());
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))}).exitCode, 0);

    const QByteArray counts = contents(run.path(QStringLiteral("out/vocabulary.csv")));
    // Of 400 records a unit each, all of it asthma; the noise of a cell is a fraction of one.
    QVERIFY2(std::abs(countIn(counts, "Heart", "asthma") - (isUnderBoth ? 200 : 400)) < 5,
             counts.constData());
    QVERIFY2(std::abs(countIn(counts, "Nerves", "asthma") - (isUnderBoth ? 200 : 0)) < 5, counts.constData());
    QVERIFY2(std::abs(countIn(counts, "Nerves", "seizure") - 200) < 5, counts.constData());
    const auto manifest =
        QJsonDocument::fromJson(contents(run.path(QStringLiteral("out/manifest.json")))).object();
    QCOMPARE(manifest.contains(QStringLiteral("severalLabels")), !rule.isEmpty());
    QCOMPARE(manifest.value(QStringLiteral("severalLabels")).toString() == QStringLiteral("each"),
             isUnderBoth);
    QVERIFY(!contents(run.path(QStringLiteral("out/manifest.json"))).contains("labelSeparator"));
}

void TestSeveralLabels::what_cannot_run_is_refused_data()
{
    QTest::addColumn<QByteArray>("records");
    QTest::addColumn<QString>("says");
    QTest::newRow("unknown rule") << QByteArray(R"("label": "labels", "severalLabels": "all")")
                                  << "records.severalLabels: \"all\" is unknown";
    QTest::newRow("a letter") << QByteArray(R"("label": "labels", "labelSeparator": "x")")
                              << "records.labelSeparator: one to three characters were expected";
    QTest::newRow("no column") << QByteArray(R"("person": null, "labelSeparator": ";")")
                               << "records.labelSeparator: a column of labels was expected";
}

void TestSeveralLabels::what_cannot_run_is_refused()
{
    QFETCH(QByteArray, records);
    QFETCH(QString, says);
    const CommandRun run;
    run.write(QStringLiteral("terms.txt"), "asthma\n");
    run.write(QStringLiteral("notes.csv"), "labels,text\nHeart,Asthma.\n");
    run.write(QStringLiteral("plan.json"), planWith(records));
    const auto done = run.run(run.runArguments());
    QVERIFY(done.exitCode != 0);
    QVERIFY2(done.errors.contains(says), qPrintable(done.errors));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
}

} // namespace tst_severallabels

QTEST_GUILESS_MAIN(tst_severallabels::TestSeveralLabels)
#include "tst_severallabels.moc"
