#include "tests/cli/CommandRun.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace tst_privatevalues {

/// No file that the program writes holds a private value: looked for byte by byte.
class TestPrivateValues : public QObject
{
    Q_OBJECT

private slots:
    void no_file_and_no_output_holds_text_of_a_record_data();
    void no_file_and_no_output_holds_text_of_a_record();
    void no_file_and_no_output_holds_a_number_of_records();
    void no_file_holds_the_path_of_the_records();
};

namespace {

constexpr auto canary = "zyxwvu-canary-7731";

// Everything below the folder but the records themselves, with the program's own home and temporary folder.
QStringList filesWith(const CommandRun &run, const QByteArray &needle)
{
    QStringList found;
    QDirIterator files(run.path(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().endsWith(QStringLiteral("records-in.csv")) || !file.open(QIODevice::ReadOnly))
            continue;
        if (file.readAll().contains(needle))
            found.append(file.fileName());
    }
    return found;
}

} // namespace

void TestPrivateValues::no_file_and_no_output_holds_text_of_a_record_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("in the text") << QByteArray("9,p9,Neurology,Migraine %1 and headache\n") << 0;
    QTest::newRow("as a person") << QByteArray("9,%1,Neurology,Migraine and headache\n") << 0;
    QTest::newRow("as an undeclared label") << QByteArray("9,p9,%1,Migraine and headache\n") << 0;
    QTest::newRow("in a ragged row") << QByteArray("9,p9,Neurology,Migraine %1,%1,%1\n") << 1;
    QTest::newRow("behind an open quote") << QByteArray("9,p9,Neurology,\"Migraine %1\n") << 1;
    QTest::newRow("beside bytes that are no UTF-8") << QByteArray("9,p9,Neurology,Migraine %1 \xe9\n") << 1;
}

void TestPrivateValues::no_file_and_no_output_holds_text_of_a_record()
{
    QFETCH(QByteArray, row);
    QFETCH(int, exitCode);
    const CommandRun run;
    row.replace("%1", canary);
    run.write(QStringLiteral("records-in.csv"),
              "id,person,label,text\n1,p1,Cardiology,Chest pain and asthma\n2,p2,Neurology,Stroke\n" + row);
    QJsonObject plan =
        CommandRun::planWith(QStringLiteral("records"), QStringLiteral("person"), QStringLiteral("person"));
    run.writePlan(plan);
    QVERIFY(QDir(run.path(QString())).mkdir(QStringLiteral("temporary")));
    QProcess process;
    run.prepare(process,
                run.runArguments()
                    + QStringList{QStringLiteral("--records"),
                                  QStringLiteral("records-in.csv"),
                                  QStringLiteral("--progress"),
                                  QStringLiteral("json")});
    auto environment = process.processEnvironment();
    environment.insert(QStringLiteral("TMPDIR"), run.path(QStringLiteral("temporary")));
    process.setProcessEnvironment(environment);
    process.start();
    QVERIFY(process.waitForFinished(120'000));
    const auto outcome = CommandRun::outcomeOf(process);

    QVERIFY2(outcome.exitCode == exitCode, qPrintable(outcome.errors));
    QVERIFY2(!outcome.errors.contains(QLatin1String(canary)), qPrintable(outcome.errors));
    QVERIFY(!outcome.output.contains(QLatin1String(canary)));
    QCOMPARE(filesWith(run, canary), QStringList());
    // The search itself works: it finds what is there.
    QVERIFY(!filesWith(run, "command-test").isEmpty());
}

// Numbers of five digits that stand alone: digits of a hash, a fraction or a longer number do not count, so
// that one of the few hundred numbers in the files is one of these by chance less often than once in a
// million.
void TestPrivateValues::no_file_and_no_output_holds_a_number_of_records()
{
    constexpr int cardiology = 10'007;
    constexpr int neurology = 20'011;
    constexpr int undeclared = 31'013;
    const CommandRun run;
    run.write(QStringLiteral("records-in.csv"),
              "label,text\n" + QByteArray("Cardiology,Chest pain\n").repeated(cardiology)
                  + QByteArray("Neurology,Stroke\n").repeated(neurology)
                  + QByteArray("Surgery,Asthma\n").repeated(undeclared));
    QJsonObject plan =
        CommandRun::planWith(QStringLiteral("records"), QStringLiteral("person"), QJsonValue());
    run.writePlan(plan);
    const auto outcome = run.run(run.runArguments()
                                 + QStringList{QStringLiteral("--records"),
                                               QStringLiteral("records-in.csv"),
                                               QStringLiteral("--progress"),
                                               QStringLiteral("json")});
    QCOMPARE(outcome.exitCode, 0);
    // The screen alone says what was left out, in one note.
    static const QRegularExpression note(QStringLiteral("keyseed-cli: note: left out: [^\n]*\n"));
    const QString errors = QString(outcome.errors).remove(note);
    QVERIFY(errors.size() < outcome.errors.size());
    for (const int number :
         {cardiology, neurology, undeclared, cardiology + neurology, cardiology + neurology + undeclared}) {
        const QRegularExpression alone(QStringLiteral("(?<![0-9A-Za-z.])%1(?![0-9A-Za-z.])").arg(number));
        QVERIFY2(!outcome.output.contains(alone), qPrintable(outcome.output));
        QVERIFY2(!errors.contains(alone), qPrintable(errors));
        QDirIterator files(run.path(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().endsWith(QStringLiteral("records-in.csv")) || !file.open(QIODevice::ReadOnly))
                continue;
            QVERIFY2(!QString::fromLatin1(file.readAll()).contains(alone), qPrintable(file.fileName()));
        }
    }
}

void TestPrivateValues::no_file_holds_the_path_of_the_records()
{
    const CommandRun run;
    QVERIFY(QDir(run.path(QString())).mkdir(QStringLiteral("ward-of-doctor-canary")));
    run.write(QStringLiteral("ward-of-doctor-canary/records-in.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    const auto outcome =
        run.run(run.runArguments()
                + QStringList{QStringLiteral("--records"),
                              run.path(QStringLiteral("ward-of-doctor-canary/records-in.csv"))});
    QCOMPARE(outcome.exitCode, 0);
    // The project file stays with the steward and knows the path; the package leaves, and the ledger is
    // shared between projects.
    for (const QString &file : filesWith(run, "doctor-canary"))
        QVERIFY2(file.endsWith(QStringLiteral(".keyseed")), qPrintable(file));
}

} // namespace tst_privatevalues

QTEST_GUILESS_MAIN(tst_privatevalues::TestPrivateValues)
#include "tst_privatevalues.moc"
