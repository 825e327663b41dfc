#include "tests/core/pipeline/SmallWorld.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <random>
#include <utility>

namespace tst_ranksums {

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

// In one file, and spread over 11 of different sizes, so that rows of a person are in many.
void writeRecords(const SmallWorld &world)
{
    const QByteArray rows = inventedRows();
    world.write("notes.csv", rows);
    const QByteArray header = "person,label,text\n";
    QList<QByteArray> files(11, header);
    std::mt19937 random(7);
    QByteArray row;
    for (const QByteArray &line : rows.mid(header.size()).split('\n')) {
        row += line + "\n";
        if (row.count('"') % 2 == 0 && row.size() > 1)
            files[qsizetype(random() % 11)] += std::exchange(row, {});
    }
    QDir().mkpath(QString::fromStdString(world.path("notes").string()));
    for (qsizetype file = 0; file < files.size(); ++file)
        world.write(qPrintable(QStringLiteral("notes/%1.csv").arg(file)), files.at(file));
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
    QTest::addColumn<QString>("records");
    QTest::addColumn<QString>("persons");
    QTest::addColumn<QString>("copies");
    const auto file = QStringLiteral("notes.csv");
    const auto folder = QStringLiteral("notes");
    const auto yes = QStringLiteral("1");
    const auto no = QStringLiteral("0");
    QTest::newRow("records of a file") << file << no << no;
    QTest::newRow("persons of a file") << file << yes << no;
    QTest::newRow("records of many files") << folder << no << no;
    QTest::newRow("persons across files") << folder << yes << no;
    QTest::newRow("persons across files, copies once") << folder << yes << yes;
}

void TestRankSums::any_number_of_ranks_has_the_sums_of_one_process()
{
    QFETCH(QString, records);
    QFETCH(QString, persons);
    QFETCH(QString, copies);
    const SmallWorld world;
    writeRecords(world);
    const QString folder = QString::fromStdString(world.path("notes.csv").parent_path().string());
    const QString program = QStringLiteral(RANK_SUMS);

    const QByteArray alone = outputOf(program, {folder, records, persons, copies});

    QCOMPARE(alone.count('\n'), qsizetype{6}); // the methods
    for (const char *ranks : {"1", "2", "3", "8"}) {
        const QByteArray together = outputOf(QStringLiteral(MPIRUN),
                                             {QStringLiteral("--oversubscribe"),
                                              QStringLiteral("--allow-run-as-root"),
                                              QStringLiteral("-n"),
                                              QLatin1String(ranks),
                                              program,
                                              folder,
                                              records,
                                              persons,
                                              copies});
        QCOMPARE(QString::fromUtf8(together), QString::fromUtf8(alone));
    }
}

} // namespace tst_ranksums

QTEST_GUILESS_MAIN(tst_ranksums::TestRankSums)
#include "tst_ranksums.moc"
