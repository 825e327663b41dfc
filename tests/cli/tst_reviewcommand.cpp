#include "core/pipeline/project/ProjectStore.h"
#include "tests/cli/ChatPlan.h"
#include "tests/cli/CommandRun.h"

#include <QTest>

#include <algorithm>

namespace tst_reviewcommand {

using core::pipeline::ProjectStore;

/// `review`: what a reader should look at in the documents of a project, and leaving out by rule.
class TestReviewCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lists_findings_by_rule_and_one_by_one();
    void prints_a_table_for_people();
    void leaves_out_by_rule_and_begins_a_new_release();
    void what_is_left_out_is_not_in_the_next_package();
    void an_unknown_rule_leaves_the_project_alone();
    void names_its_rules();
    void wants_a_project_that_learned();

private:
    QString project() const { return m_run.path("out.keyseed"); }
    CommandRun::Outcome review(const QStringList &more) const
    {
        return m_run.run(QStringList{"review", "--project", project(), "--progress", "none"} + more);
    }
    QJsonObject reviewed(const QStringList &more = {}) const
    {
        return QJsonDocument::fromJson(review(QStringList{"--json"} + more).output.toUtf8()).object();
    }
    std::vector<core::package::Exclusion> exclusions() const
    {
        return *ProjectStore::open(project().toStdString())->exclusions();
    }

    CommandRun m_run;
};

namespace {

QJsonObject ruleIn(const QJsonObject &report, const QString &name)
{
    for (const QJsonValue &rule : report.value("rules").toArray())
        if (rule.toObject().value("rule") == name)
            return rule.toObject();
    return {};
}

} // namespace

// Answers that were written elsewhere: every third document is the same, every fifth has a telephone number.
void TestReviewCommand::initTestCase()
{
    m_run.write("notes.csv", CommandRun::records);
    QJsonObject plan = CommandRun::planWith("writer", "kind", "promptPack");
    QJsonObject sampling = plan.value("sampling").toObject();
    sampling.insert("perLabel", 30);
    plan.insert("sampling", sampling);
    // Readers see what the checks of documents would leave out.
    QJsonObject writer = plan.value("writer").toObject();
    writer.insert("checks", withoutChecks());
    plan.insert("writer", writer);
    m_run.writePlan(plan);
    const QStringList ledger{"--ledger", m_run.path("ledger.sqlite"), "--progress", "none"};
    const QString out = m_run.path("out");
    const auto done =
        m_run.run(QStringList{"run", "--plan", m_run.path("plan.json"), "--output", out} + ledger);
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));

    QFile prompts(m_run.path("out.prompts.jsonl"));
    QVERIFY(prompts.open(QIODevice::ReadOnly));
    QByteArray answers;
    for (int number = 0; !prompts.atEnd(); ++number) {
        const QJsonObject prompt = QJsonDocument::fromJson(prompts.readLine()).object();
        const QString text = number % 3 == 0   ? QStringLiteral("The same words once more.")
                             : number % 5 == 0 ? QStringLiteral("Note %1: call 555-0143.").arg(number)
                                               : QStringLiteral("Note %1 of a kind of its own.").arg(number);
        answers +=
            QJsonDocument({{"id", prompt.value("id")}, {"text", text}}).toJson(QJsonDocument::Compact) + '\n';
    }
    m_run.write("answers.jsonl", answers);
    const auto taken =
        m_run.run({"pack", "import", "--project", project(), "--answers", m_run.path("answers.jsonl")});
    QVERIFY2(taken.exitCode == 0, qPrintable(taken.errors));
    const auto written = m_run.run(QStringList{"write", "--project", project(), "--output", out} + ledger);
    QVERIFY2(written.exitCode == 0, qPrintable(written.errors));
}

void TestReviewCommand::lists_findings_by_rule_and_one_by_one()
{
    const QJsonObject report = reviewed();
    QCOMPARE(report.value("documents").toInt(), 60);
    QVERIFY(report.value("leftOut").toArray().isEmpty());
    const QJsonObject telephone = ruleIn(report, "phone.us-local");
    QCOMPARE(telephone.value("documents").toInt(), 8); // of 12 multiples of 5 below 60 those not of 3
    QVERIFY(telephone.value("findings").toInt() >= telephone.value("documents").toInt());
    int listed = 0;
    for (const QJsonValue &value : report.value("findings").toArray()) {
        const QJsonObject finding = value.toObject();
        QVERIFY(finding.value("document").toString().startsWith("SYN-"));
        if (finding.value("rule") != QLatin1String("phone.us-local"))
            continue;
        ++listed;
        QCOMPARE(finding.value("text").toString(), QStringLiteral("555-0143"));
    }
    QCOMPARE(listed, telephone.value("findings").toInt());
}

void TestReviewCommand::prints_a_table_for_people()
{
    const auto done = review({});
    QCOMPARE(done.exitCode, 0);
    QVERIFY(done.output.startsWith("60 documents, 0 left out, "));
    QVERIFY(done.output.contains("555-0143"));
    QVERIFY(done.errors.isEmpty());
}

void TestReviewCommand::leaves_out_by_rule_and_begins_a_new_release()
{
    QVERIFY(*ProjectStore::open(project().toStdString())->lockedRelease()); // `run` exported one
    const int repeated = ruleIn(reviewed(), "duplicate").value("documents").toInt();
    QVERIFY(repeated == 19 || repeated == 20); // with the first of them or without
    const auto done = review({"--leave-out", "duplicate"});
    QCOMPARE(done.exitCode, 0);
    QVERIFY(done.errors.contains("new release"));
    QVERIFY(!*ProjectStore::open(project().toStdString())->lockedRelease());
    const auto out = exclusions();
    QCOMPARE(static_cast<int>(out.size()), repeated);
    QVERIFY(std::all_of(out.begin(), out.end(), [](const auto &each) {
        return each.reason == core::package::ExclusionReason::Duplicate;
    }));
    // Again changes nothing; what is left out keeps its reason.
    QCOMPARE(review({"--leave-out", "duplicate"}).exitCode, 0);
    QVERIFY(exclusions() == out);
    QCOMPARE(reviewed().value("leftOut").toArray().size(), repeated);
}

void TestReviewCommand::what_is_left_out_is_not_in_the_next_package()
{
    const auto out = exclusions();
    const auto done = m_run.run({"write",
                                 "--project",
                                 project(),
                                 "--output",
                                 m_run.path("next"),
                                 "--ledger",
                                 m_run.path("ledger.sqlite"),
                                 "--progress",
                                 "none"});
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QFile corpus(m_run.path("next/corpus.csv"));
    QVERIFY(corpus.open(QIODevice::ReadOnly));
    const QByteArray text = corpus.readAll(); // ids are numbered without gaps: the rows are counted
    QCOMPARE(text.count("SYN-"), 60 - static_cast<qsizetype>(out.size()));
}

void TestReviewCommand::an_unknown_rule_leaves_the_project_alone()
{
    const auto before = exclusions();
    const auto refused = review({"--leave-out", "phone", "phonebook"});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.errors.contains("phonebook"));
    QVERIFY(exclusions() == before);
}

void TestReviewCommand::names_its_rules()
{
    const auto done = m_run.run({"review", "--rules"});
    QCOMPARE(done.exitCode, 0);
    for (const char *name : {"date.day-first\n", "phone.us-local\n", "near-duplicate\n", "missing-phrases\n"})
        QVERIFY(done.output.contains(QLatin1String(name)));
}

void TestReviewCommand::wants_a_project_that_learned()
{
    QCOMPARE(m_run.run({"review"}).exitCode, 2);
    QCOMPARE(m_run.run({"review", "--project", m_run.path("none.keyseed")}).exitCode, 1);
    QVERIFY(!QFile::exists(m_run.path("none.keyseed")));
}

} // namespace tst_reviewcommand

QTEST_GUILESS_MAIN(tst_reviewcommand::TestReviewCommand)
#include "tst_reviewcommand.moc"
