#include "core/plan/PlanIssue.h"
#include "core/records/Preview.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/core/plan/PlanText.h"
#include "tests/core/plan/RefusedPlans.h"
#include "tests/core/records/RecordFile.h"
#include "ui/text/PlanIssueText.h"
#include "ui/text/ProblemText.h"

#include <functional>
#include <set>

namespace tst_issuetexts {

using core::plan::issueOf;
using core::plan::Plan;
using core::plan::PlanFault;
using core::records::Problem;
using core::records::ProblemKind;

/// What core says in English has a sentence of the wizard, which can be translated.
class TestIssueTexts : public QObject
{
    Q_OBJECT

private slots:
    void every_refused_plan_has_a_text_of_its_own_data();
    void every_refused_plan_has_a_text_of_its_own();
    void every_fault_of_a_plan_was_met();
    void a_case_without_a_text_falls_back_to_core();
    void a_plan_in_order_has_no_text();
    void every_problem_of_a_file_has_a_text_of_its_own_data();
    void every_problem_of_a_file_has_a_text_of_its_own();
    void every_kind_of_problem_was_met();

private:
    std::set<PlanFault> m_faults;
    std::set<ProblemKind> m_kinds;
};

namespace {

Plan::Writer::Endpoint listed(const std::string &address)
{
    Plan::Writer::Endpoint server;
    server.baseUrl = address;
    return server;
}

using Change = std::function<void(Plan &)>;

core::SettingsObject partOf(const std::string &source, const std::string &file)
{
    return {.settings = {{"source", source}, {"file", file}}};
}

void unite(Plan &plan, std::vector<core::SettingsObject> parts)
{
    plan.vocabulary = {.source = "union", .settings = {{"of", std::move(parts)}}};
}

/// The cases that JSON cannot hold, or that need two values to be wrong together.
QList<std::pair<const char *, Change>> changes()
{
    const auto kernel = [](auto change) {
        return [change](Plan &plan) {
            plan.synthesis.method = "independent";
            tests::setBudget(plan, 4.0, 1.0);
            change(plan.synthesis.settings);
        };
    };
    const auto model = [](auto change) {
        return [change](Plan &plan) {
            plan.writer.kind = "chat";
            plan.writer.baseUrl = "https://models.example/v1";
            plan.writer.model = "llama-3";
            change(plan.writer);
        };
    };
    using core::Settings;
    static constexpr std::int64_t none = 0;
    static constexpr std::int64_t below = -1;
    using Writer = Plan::Writer;
    return {
        {"project not UTF-8", [](Plan &plan) { plan.project = "a\xFF"; }},
        {"path not UTF-8", [](Plan &plan) { plan.records.files = {"a\xFF"}; }},
        {"pattern", [](Plan &plan) { plan.records.personPattern = "^([0-9]+"; }},
        {"labels in a column and in a file",
         [](Plan &plan) {
             plan.records.join = {.files = {"codes.csv"}, .on = "stay", .key = {}, .labelColumn = "icd"};
         }},
        {"join without a key",
         [](Plan &plan) {
             plan.records.labelColumn.reset();
             plan.records.join = {.files = {"codes.csv"}, .on = {}, .key = {}, .labelColumn = "icd"};
         }},
        {"join without a label",
         [](Plan &plan) {
             plan.records.labelColumn.reset();
             plan.records.join = {.files = {"codes.csv"}, .on = "stay", .key = {}, .labelColumn = {}};
         }},
        {"file of labels on two lines",
         [](Plan &plan) {
             plan.records.labelColumn.reset();
             plan.records.join = {.files = {"a\nb"}, .on = "stay", .key = {}, .labelColumn = "icd"};
         }},
        {"separator in a label",
         [](Plan &plan) {
             plan.records.labelSeparator = " / ";
             plan.labels = {"Cardiology / Heart", "Neurology"};
         }},
        {"unknown section",
         [](Plan &plan) {
             plan.records.sections = {"impression", "weather"};
         }},
        {"section twice",
         [](Plan &plan) {
             plan.records.sections = {"impression", "impression"};
         }},
        {"unknown language of denials", [](Plan &plan) { plan.records.negation = "Klingon"; }},
        {"unknown rule of copies", [](Plan &plan) { plan.records.copies = "twice"; }},
        {"copies without persons",
         [](Plan &plan) {
             plan.records.personColumn.reset();
             plan.records.copies = "once";
         }},
        {"profile without a name", [](Plan &plan) { plan.records.profile = ""; }},
        {"profile on two lines", [](Plan &plan) { plan.records.profile = "a\nb"; }},
        {"table without a name", [](Plan &plan) { plan.records.table = ""; }},
        {"table not UTF-8", [](Plan &plan) { plan.records.table = "a\xFF"; }},
        {"label not UTF-8", [](Plan &plan) { plan.labels = {"a\xFF"}; }},
        {"value not UTF-8", [](Plan &plan) { plan.labelValues["Cardiology"] = {"a\xFF"}; }},
        {"vocabulary not UTF-8", [](Plan &plan) { plan.vocabulary = tests::termsIn("a\xFF"); }},
        {"vocabulary on two lines", [](Plan &plan) { plan.vocabulary = tests::termsIn("a\nb"); }},
        {"one vocabulary as several", [](Plan &plan) { unite(plan, {partOf("terms", "a.txt")}); }},
        {"a vocabulary of several without a file",
         [](Plan &plan) {
             unite(plan, {partOf("terms", "a.txt"), {.settings = {{"source", std::string("terms")}}}});
         }},
        {"kind not UTF-8", [](Plan &plan) { plan.writer.documentType = "a\xFF"; }},
        {"kind on two lines", [](Plan &plan) { plan.writer.documentType = "a\nb"; }},
        {"template not UTF-8", model([](Writer &writer) { writer.promptTemplate = "a\xFF"; })},
        {"language not UTF-8", model([](Writer &writer) { writer.language = "a\xFF"; })},
        {"length not UTF-8", model([](Writer &writer) { writer.length = "a\xFF"; })},
        {"example not UTF-8", model([](Writer &writer) { writer.examples = {"a\xFF"}; })},
        {"address not UTF-8", model([](Writer &writer) { writer.baseUrl = "https://a\xFF"; })},
        {"model not UTF-8", model([](Writer &writer) { writer.model = "a\xFF"; })},
        {"certificates not UTF-8", model([](Writer &writer) { writer.caFile = "a\xFF"; })},
        {"model file not UTF-8", model([](Writer &writer) { writer.modelFile = "a\xFF"; })},
        {"API version on two lines", model([](Writer &writer) {
             writer.server = "azure";
             writer.apiVersion = "a\nb";
         })},
        {"too many servers", model([](Writer &writer) {
             for (int server = 0; server < 65; ++server)
                 writer.servers.push_back(listed("https://host" + std::to_string(server)));
         })},
        {"a server twice", model([](Writer &writer) {
             writer.servers = {listed("https://a"), listed("https://a")};
         })},
        {"weight of a server", model([](Writer &writer) {
             writer.servers = {listed("https://a")};
             writer.servers[0].weight = 0;
         })},
        {"requests at once of a server", model([](Writer &writer) {
             writer.servers = {listed("https://a")};
             writer.servers[0].inFlight = 0;
         })},
        {"protocol of a server", model([](Writer &writer) {
             writer.servers = {listed("https://a")};
             writer.servers[0].server = "gopher";
         })},
        {"address of a server", model([](Writer &writer) { writer.servers = {listed("")}; })},
        {"address of a server not UTF-8",
         model([](Writer &writer) { writer.servers = {listed("https://a\xFF")}; })},
        {"phrases of a unit", kernel([](Settings &settings) { settings["phrasesPerUnit"] = none; })},
        {"selected phrases", kernel([](Settings &settings) { settings["selectedPhrases"] = none; })},
        {"feature pairs", kernel([](Settings &settings) { settings["featurePairs"] = below; })},
        {"sharpness", [](Plan &plan) { plan.sampling.sharpness = -1.0; }},
        {"prefix sizes", kernel([](Settings &settings) { settings["prefixSizes"] = std::vector{none}; })},
        {"setting of no method", kernel([](Settings &settings) { settings["rounds"] = none; })},
        {"setting of another type", kernel([](Settings &settings) { settings["featurePairs"] = "many"; })},
        {"shares and noisy counts",
         [](Plan &plan) {
             plan.synthesis.epsilon["labels"] = 0.5;
             plan.sampling.shares = {1.0, 2.0};
         }},
        {"documents",
         [](Plan &plan) {
             plan.sampling.perLabel = 100'000;
             for (int label = 0; label < 20; ++label)
                 plan.labels.push_back("label " + std::to_string(label));
         }},
    };
}

} // namespace

void TestIssueTexts::every_refused_plan_has_a_text_of_its_own_data()
{
    QTest::addColumn<Plan>("plan");
    for (const tests::RefusedPlan &refused : tests::refusedPlans()) {
        const auto plan =
            core::plan::parsePlan(tests::planWithValue(refused.pointer, refused.value), "plan.json");
        QTest::newRow((refused.pointer + ' ' + refused.value.substr(0, 30)).c_str()) << *plan;
    }
    for (const auto &[name, change] : changes()) {
        Plan plan = *core::plan::parsePlan(tests::goodPlan, "plan.json");
        change(plan);
        QTest::newRow(name) << plan;
    }
}

void TestIssueTexts::every_refused_plan_has_a_text_of_its_own()
{
    QFETCH(Plan, plan);
    const auto issue = issueOf(plan);
    QVERIFY(issue.has_value());
    m_faults.insert(issue->fault);

    const QString text = ui::planIssueText(plan, *issue);
    QCOMPARE(ui::planIssueText(plan), text);
    QVERIFY(!text.isEmpty());
    QVERIFY2(!text.contains(QString::fromStdString(issue->what)), qPrintable(text)); // not the line of core
    QVERIFY2(!text.contains(QString::fromStdString(issue->field + ":")), qPrintable(text));
    QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text)); // nothing is left open
    QVERIFY2(text.endsWith(QLatin1Char('.')), qPrintable(text));
    QVERIFY2(!text.contains(QLatin1String(tests::secret), Qt::CaseInsensitive), qPrintable(text));
}

void TestIssueTexts::every_fault_of_a_plan_was_met()
{
    for (int fault = 0; fault <= int(PlanFault::TextsForNobody); ++fault)
        QVERIFY2(m_faults.contains(PlanFault(fault)), qPrintable(QString::number(fault)));
}

void TestIssueTexts::a_case_without_a_text_falls_back_to_core()
{
    QCOMPARE(ui::planIssueText(Plan(),
                               {.fault = PlanFault::Missing, .field = "later.thing", .what = "was expected"}),
             QStringLiteral("later.thing: was expected"));
}

void TestIssueTexts::a_plan_in_order_has_no_text()
{
    const Plan plan = *core::plan::parsePlan(tests::goodPlan, "plan.json");
    QVERIFY(ui::planIssueText(plan).isEmpty());
    QVERIFY(ui::planIssueText(plan, {"project", "labels"}).isEmpty());
}

void TestIssueTexts::every_problem_of_a_file_has_a_text_of_its_own_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("holds");
    const QString csv = QStringLiteral("n.csv");
    const QString jsonl = QStringLiteral("n.jsonl");
    QTest::newRow("too few fields") << QByteArray("text,b\nx\n") << csv << QStringLiteral("1 found");
    QTest::newRow("too many fields") << QByteArray("text,b\n1,2,3\n") << csv << QStringLiteral("3 found");
    QTest::newRow("open quote") << QByteArray("text,b\n\"x\n") << csv << QStringLiteral("never closed");
    QTest::newRow("text behind a quote")
        << QByteArray("text,b\na,\"b\"c\n") << csv << QStringLiteral("In field 2, text");
    QTest::newRow("text behind a quote over two lines")
        << QByteArray("text,b\na,\"b\nb\"c\n") << csv << QStringLiteral("begins on line 2");
    QTest::newRow("rows within quotes") << QByteArray("id\tb\ttext\n0\tx\tfirst\n1\tx\t\"opens\n"
                                                      "2\tx\tother\n3\tx\tcloses\"\n4\tx\tlast\n")
                                        << QStringLiteral("n.tsv") << QStringLiteral("up to line 5");
    QTest::newRow("zero byte") << QByteArray("text,b\npneu") + '\0'
                                      + QByteArray("monia which goes on for some time,A\nasthma,A\n")
                               << csv << QStringLiteral("Byte 12 of the file, in column 5 of the line");
    QTest::newRow("too long") << "text,b\n" + QByteArray(65 << 20, 'x') + "\n" << csv << QStringLiteral("64");
    QTest::newRow("open quote too long")
        << "text,b\n\"" + QByteArray(65 << 20, 'x').replace(40 << 20, 1, "\n") << csv
        << QStringLiteral("still open");
    QTest::newRow("no JSON") << QByteArray("{\"text\":\"a\",\"b\":1}\n{\"text\"\n") << jsonl
                             << QStringLiteral("byte 8");
    QTest::newRow("no object") << QByteArray("{\"text\":\"a\",\"b\":1}\n[1]\n") << jsonl
                               << QStringLiteral("object");
    QTest::newRow("no text") << QByteArray("{\"text\":1,\"b\":\"x\"}\n") << jsonl
                             << QStringLiteral("field text");
    QTest::newRow("no label") << QByteArray("{\"text\":\"a\",\"b\":true}\n") << jsonl
                              << QStringLiteral("field b must be text in quotes or a number");
    QTest::newRow("not in the encoding")
        << QByteArray("text,b\nthe na\xEFve caf\xE9 of the cr\xE8me br\xFBl\xE9"
                      "e is not d\xE9j\xE0 vu,x\n")
        << csv << QStringLiteral("looks like");
    QTest::newRow("as long as a cell can be") << QByteArray("text,b\n") + QByteArray(32'767, 'a') + ",x\n"
                                              << csv << QStringLiteral("cut off");
    QTest::newRow("damaged UTF-8") << QByteArray("text,b\n") + QByteArray("\xC3\xA4\xC3\xB6 ").repeated(60)
                                          + "\xE9,x\n"
                                   << csv << QStringLiteral("correct the character");
}

void TestIssueTexts::every_problem_of_a_file_has_a_text_of_its_own()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    QFETCH(QString, holds);
    const RecordFile file(bytes.toStdString(), name.toStdString());
    core::records::Source source = file.source();
    source.labelColumn = "b";
    core::NoControl control;
    const auto scan = core::records::scan(source, control);
    QVERIFY2(scan.has_value(), scan ? "" : scan.error().detail.c_str());
    QCOMPARE(scan->problems.size() + scan->warnings.size(), std::size_t{1});
    const Problem &problem = scan->problems.empty() ? scan->warnings.front() : scan->problems.front();
    m_kinds.insert(problem.facts.kind);
    const QString text = ui::problemText(problem);
    QVERIFY2(text.contains(holds), qPrintable(text));
    QVERIFY2(text != QString::fromStdString(problem.what), qPrintable(text));
    QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
}

void TestIssueTexts::every_kind_of_problem_was_met()
{
    m_kinds.insert(ProblemKind::ScannedPages); // of PDF documents: tst_letters
    for (int kind = 0; kind < int(ProblemKind::Other); ++kind)
        QVERIFY2(m_kinds.contains(ProblemKind(kind)), qPrintable(QString::number(kind)));
}

} // namespace tst_issuetexts

QTEST_GUILESS_MAIN(tst_issuetexts::TestIssueTexts)
#include "tst_issuetexts.moc"
