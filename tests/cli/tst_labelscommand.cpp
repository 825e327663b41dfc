#include "tests/cli/CommandRun.h"

#include <QDirIterator>
#include <QTest>

namespace tst_labelscommand {

namespace {

const QString source = QStringLiteral("ward notes");
constexpr auto rare = "Rarissima-4711";

QByteArray manyNotes()
{
    QByteArray csv("id,person,label,text\n");
    int id = 0;
    const auto add = [&](const QByteArray &label, int count) {
        for (int i = 0; i < count; ++i, ++id)
            csv += QByteArray::number(id) + ",p" + QByteArray::number(id / 2) + ',' + label
                   + ",\"Chest pain and shortness of breath. Atrial fibrillation, seizure.\"\n";
    };
    add("Neurology", 150);
    add("Cardiology", 300);
    add(rare, 1);
    return csv;
}

QJsonObject planOf(const QJsonValue &person = {})
{
    const auto text = [](const char *value) { return QString::fromLatin1(value); };
    return {
        {text("schema"), text("keyseed-plan/2")},
        {text("project"), text("labels-test")},
        {text("records"),
         QJsonObject{{text("source"), source},
                     {text("files"), QJsonArray{text("notes.csv")}},
                     {text("format"), text("csv")},
                     {text("text"), text("text")},
                     {text("label"), text("label")},
                     {text("person"), person}}},
        {text("labels"), QJsonArray()},
        {text("vocabulary"), QJsonObject{{text("source"), text("builtin")}, {text("name"), text("medical")}}},
        {text("privacy"), QJsonObject{{text("delta"), 0.0}, {text("cap"), 8.0}}},
        {text("synthesis"),
         QJsonObject{{text("method"), text("histogram")},
                     {text("epsilon"),
                      QJsonObject{{text("phrases"), 4.0}, {text("pairs"), 0.0}, {text("labels"), 0.0}}}}},
        {text("sampling"), QJsonObject{{text("length"), 5}, {text("perLabel"), 20}}},
        {text("writer"), QJsonObject{{text("kind"), text("template")}}}};
}

} // namespace

/// Finding labels with the built program: what it prints, debits, keeps and refuses.
class TestLabelsCommand : public QObject
{
    Q_OBJECT

private slots:
    void finds_the_frequent_labels_and_a_package_states_the_cost();
    void a_rare_label_leaves_no_trace();
    void persons_count_once();
    void what_is_not_decided_is_asked_for_data();
    void what_is_not_decided_is_asked_for();
    void above_a_cap_it_is_refused();
    void where_nothing_is_found_no_plan_is_written();
    void a_run_with_another_unit_is_refused_before_it_spends();

private:
    static QStringList arguments(const CommandRun &run,
                                 const QString &epsilon = QStringLiteral("1"),
                                 const QString &delta = QStringLiteral("1e-6"))
    {
        QStringList list{QStringLiteral("labels"),
                         QStringLiteral("--plan"),
                         run.path(QStringLiteral("plan.json")),
                         QStringLiteral("--project"),
                         run.path(QStringLiteral("p.keyseed")),
                         QStringLiteral("--ledger"),
                         run.path(QStringLiteral("ledger.sqlite"))};
        if (!epsilon.isEmpty())
            list += {QStringLiteral("--epsilon"), epsilon};
        if (!delta.isEmpty())
            list += {QStringLiteral("--delta"), delta};
        return list;
    }
};

void TestLabelsCommand::finds_the_frequent_labels_and_a_package_states_the_cost()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), manyNotes());
    run.writePlan(planOf());
    const auto found = run.run(
        arguments(run) + QStringList{QStringLiteral("--write-plan"), run.path(QStringLiteral("with.json"))});
    QVERIFY2(found.exitCode == 0, qPrintable(found.errors));
    const QStringList lines = found.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    // Noise of scale 1: each is below the threshold of 14 with a chance of e^-100.
    QCOMPARE(lines.last(), QStringLiteral(R"(["Cardiology","Neurology"])")); // by name, not by number
    QVERIFY(lines.at(1).startsWith(QStringLiteral("Cardiology  ")));
    QVERIFY(std::abs(lines.at(1).section(QLatin1Char(' '), -1).toInt() - 300) < 20); // 1 - 2 10^-9
    QVERIFY(std::abs(lines.at(2).section(QLatin1Char(' '), -1).toInt() - 150) < 20);
    QVERIFY(lines.at(3).contains(QStringLiteral("published above 14")));
    QVERIFY(lines.at(3).contains(QStringLiteral("epsilon 1, delta 1e-06 per record")));
    QCOMPARE(run.account().value(QStringLiteral("microEpsilon")).toInt(), 1'000'000);
    QCOMPARE(run.account().value(QStringLiteral("picoDelta")).toInt(), 1'000'000);

    const QJsonObject plan = run.json(QStringLiteral("with.json"));
    QCOMPARE(plan.value(QStringLiteral("labels")).toArray(),
             (QJsonArray{QStringLiteral("Cardiology"), QStringLiteral("Neurology")}));
    const auto made = run.run({QStringLiteral("run"),
                               QStringLiteral("--plan"),
                               run.path(QStringLiteral("with.json")),
                               QStringLiteral("--project"),
                               run.path(QStringLiteral("p.keyseed")),
                               QStringLiteral("--output"),
                               run.path(QStringLiteral("out")),
                               QStringLiteral("--ledger"),
                               run.path(QStringLiteral("ledger.sqlite"))});
    QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
    const auto verified = run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.output + verified.errors));
    const QJsonObject manifest = run.json(QStringLiteral("out/manifest.json"));
    const QJsonObject approximate =
        manifest.value(QStringLiteral("accounts")).toObject().value(QStringLiteral("approximate")).toObject();
    QCOMPARE(approximate.value(QStringLiteral("microEpsilon")).toInt(), 5'000'000);
    QCOMPARE(approximate.value(QStringLiteral("picoDelta")).toInt(), 1'000'000);
    QCOMPARE(manifest.value(QStringLiteral("labelFindings")).toArray().size(), qsizetype{1});
}

void TestLabelsCommand::a_rare_label_leaves_no_trace()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), manyNotes());
    run.writePlan(planOf());
    const auto found = run.run(arguments(run));
    QCOMPARE(found.exitCode, 0);
    QVERIFY(!found.output.contains(QLatin1String(rare)) && !found.errors.contains(QLatin1String(rare)));
    int looked = 0;
    QDirIterator files(run.path(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().endsWith(QStringLiteral("notes.csv")) || !file.open(QIODevice::ReadOnly))
            continue;
        ++looked;
        QVERIFY2(!file.readAll().contains(rare), qPrintable(file.fileName()));
    }
    QVERIFY(looked >= 3); // plan, project, ledger
    // The same without the record: the number of labels is in nothing that was written or said.
    QCOMPARE(found.output.count(QLatin1Char('\n')), 5);
}

void TestLabelsCommand::persons_count_once()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), manyNotes());
    run.writePlan(planOf(QStringLiteral("person")));
    const auto found = run.run(arguments(run));
    QVERIFY2(found.exitCode == 0, qPrintable(found.errors));
    const QStringList lines = found.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QVERIFY(lines.first().contains(QStringLiteral("persons (noisy)")));
    QVERIFY(std::abs(lines.at(1).section(QLatin1Char(' '), -1).toInt() - 150) < 20); // of 300 records
    QVERIFY(lines.at(3).contains(QStringLiteral("per person")));
}

void TestLabelsCommand::what_is_not_decided_is_asked_for_data()
{
    QTest::addColumn<QString>("epsilon");
    QTest::addColumn<QString>("delta");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *epsilon, const char *delta, const char *words) {
        QTest::newRow(name) << epsilon << delta << words;
    };
    row("no epsilon", "", "1e-6", "--epsilon: a number was expected");
    row("no delta", "1", "", "--delta: a number was expected");
    row("epsilon 0", "0", "1e-6", "--epsilon: ");
    row("delta 0", "1", "0", "with a delta of 0 no label can be found");
    row("negative delta", "1", "-1e-6", "--delta: ");
    row("delta of one in ten", "1", "0.1", "from 1e-12 to 0.001");
    row("no number", "1", "nan", "--delta: ");
}

void TestLabelsCommand::what_is_not_decided_is_asked_for()
{
    QFETCH(QString, epsilon);
    QFETCH(QString, delta);
    QFETCH(QString, words);
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), manyNotes());
    run.writePlan(planOf());
    const auto refused = run.run(arguments(run, epsilon, delta));
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(words), qPrintable(refused.errors));
    QVERIFY(refused.output.isEmpty());
    QVERIFY(!QFile::exists(run.path(QStringLiteral("p.keyseed"))));
    QVERIFY(run.account().isEmpty());
}

void TestLabelsCommand::above_a_cap_it_is_refused()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), manyNotes());
    run.writePlan(planOf());
    QCOMPARE(run.run(arguments(run, QStringLiteral("7"))).exitCode, 0);
    const auto epsilon = run.run(arguments(run, QStringLiteral("2")));
    QCOMPARE(epsilon.exitCode, 3); // the cap of the plan is 8
    QVERIFY2(epsilon.errors.contains(QStringLiteral("free 1")), qPrintable(epsilon.errors));
    QVERIFY(epsilon.output.isEmpty());
    const auto delta = run.run(arguments(run, QStringLiteral("0.5"), QStringLiteral("1e-5")));
    QCOMPARE(delta.exitCode, 3); // that of a source without a cap of delta is 1e-5, and 1e-6 is spent
    QCOMPARE(run.account().value(QStringLiteral("microEpsilon")).toInt(), 7'000'000);
}

void TestLabelsCommand::where_nothing_is_found_no_plan_is_written()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records); // two notes of each label
    run.writePlan(planOf());
    const auto found = run.run(
        arguments(run) + QStringList{QStringLiteral("--write-plan"), run.path(QStringLiteral("with.json"))});
    QCOMPARE(found.exitCode, 0);
    QVERIFY(found.output.contains(QStringLiteral("no label is frequent enough")));
    QVERIFY(found.output.trimmed().endsWith(QStringLiteral("[]")));
    QVERIFY(found.errors.contains(QStringLiteral("no plan was written")));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("with.json"))));
    QCOMPARE(run.account().value(QStringLiteral("microEpsilon")).toInt(),
             1'000'000); // it was looked, and paid
}

void TestLabelsCommand::a_run_with_another_unit_is_refused_before_it_spends()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), manyNotes());
    run.writePlan(planOf());
    QCOMPARE(run.run(arguments(run)).exitCode, 0);
    run.writePlan(planOf(QStringLiteral("person")));
    const auto refused = run.run(
        run.runArguments() + QStringList{QStringLiteral("--project"), run.path(QStringLiteral("p.keyseed"))});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(QStringLiteral("records.person")), qPrintable(refused.errors));
    QCOMPARE(run.account().value(QStringLiteral("microEpsilon")).toInt(), 1'000'000);
}

} // namespace tst_labelscommand

QTEST_GUILESS_MAIN(tst_labelscommand::TestLabelsCommand)
#include "tst_labelscommand.moc"
