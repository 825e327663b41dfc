#include "tests/core/pipeline/SmallWorld.h"

#include <QProcess>
#include <QTest>

#include <random>

/// Whatever the number of ranks: the same units, the same exact sums, the same counts, for every method.
class TestRankSums : public QObject
{
    Q_OBJECT

private slots:
    void any_number_of_ranks_has_the_sums_of_one_process_data();
    void any_number_of_ranks_has_the_sums_of_one_process();
};

namespace {

// Persons with one note and with many, the same note twice, copied paragraphs, rows that do not count.
QByteArray inventedRows()
{
    std::mt19937 random(20240131);
    const auto below = [&random](unsigned bound) { return unsigned(random() % bound); };
    QByteArray rows = "person,label,text\n";
    QByteArray copied;
    for (int row = 0; row < 3000; ++row) {
        QByteArray text;
        for (unsigned words = below(30); words > 0; --words)
            text +=
                "term" + QByteArray::number(below(SmallWorld::termCount)) + (below(3) == 0 ? ". " : " and ");
        const unsigned person = below(4) == 0 ? below(5) : below(900);
        if (below(10) == 0)
            text += "\n\n" + copied;
        else if (!text.isEmpty())
            copied = text;
        rows += (below(50) == 0 ? QByteArray() : "p" + QByteArray::number(person)) + ","
                + (below(20) == 0  ? "C"
                   : below(2) == 0 ? "A"
                                   : "B")
                + ",\"" + text + "\"\n";
    }
    return rows;
}

QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(600'000))
        qFatal("the program hangs");
    if (process.exitCode() != 0)
        qWarning("%s", process.readAllStandardError().constData());
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0
               ? process.readAllStandardOutput()
               : QByteArray();
}

} // namespace

void TestRankSums::any_number_of_ranks_has_the_sums_of_one_process_data()
{
    QTest::addColumn<QString>("persons");
    QTest::addColumn<QString>("copies");
    QTest::newRow("records") << QStringLiteral("0") << QStringLiteral("0");
    QTest::newRow("persons") << QStringLiteral("1") << QStringLiteral("0");
    QTest::newRow("persons, copies once") << QStringLiteral("1") << QStringLiteral("1");
}

void TestRankSums::any_number_of_ranks_has_the_sums_of_one_process()
{
    QFETCH(QString, persons);
    QFETCH(QString, copies);
    const SmallWorld world;
    world.write("notes.csv", inventedRows());
    const QString folder = QString::fromStdString(world.path("notes.csv").parent_path().string());
    const QString program = QStringLiteral(RANK_SUMS);

    const QByteArray alone = outputOf(program, {folder, persons, copies});

    QCOMPARE(alone.count('\n'), qsizetype{7}); // the methods
    for (const char *ranks : {"1", "2", "3", "8"}) {
        const QByteArray together = outputOf(QStringLiteral(MPIRUN),
                                             {QStringLiteral("--oversubscribe"),
                                              QStringLiteral("--allow-run-as-root"),
                                              QStringLiteral("-n"),
                                              QLatin1String(ranks),
                                              program,
                                              folder,
                                              persons,
                                              copies});
        QCOMPARE(QString::fromUtf8(together), QString::fromUtf8(alone));
    }
}

QTEST_GUILESS_MAIN(TestRankSums)
#include "tst_ranksums.moc"
