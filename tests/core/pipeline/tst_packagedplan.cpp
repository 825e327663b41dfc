#include "core/package/Package.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/plan/PlanText.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QDirIterator>

#include <map>

namespace tst_packagedplan {

using namespace core;
using namespace core::pipeline;
using namespace core::plan;

/// What leaves in a package of how its documents were written: what the model was told, nothing of the house.
class TestPackagedPlan : public QObject
{
    Q_OBJECT

    SmallWorld m_world;
    std::optional<Model> m_model;
    std::optional<Documents> m_documents;
    NoControl m_control;

private slots:
    void initTestCase();
    void tells_nothing_of_the_house_data();
    void tells_nothing_of_the_house();
    void tells_nothing_of_the_records_file();
    void tells_what_of_a_record_was_read();
    void tells_what_became_of_records_of_several_labels_data();
    void tells_what_became_of_records_of_several_labels();
    void is_the_same_at_any_time();
    void tells_what_the_model_was_told();
    void the_template_writes_for_nobody_else_data();
    void the_template_writes_for_nobody_else();

private:
    nlohmann::json packagedPlan(const Plan &plan);
};

namespace {

/// Each text holds the word that must not be found.
void reachServer(Plan::Writer &writer)
{
    writer.promptTemplate = "/home/someone/prompts/own.txt";
    writer.baseUrl = "https://house.example/v1";
    writer.apiVersion = "house-1";
    writer.keyEnvironment = "HOUSE_KEY";
    writer.caFile = "/etc/ssl/house.pem";
    writer.proxy = "http://house.example:3128";
    writer.plainHttpHost = "house.example";
}

} // namespace

void TestPackagedPlan::initTestCase()
{
    m_world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\nA,term4 term5\n");
    m_world.plan.sampling.length = 3;
    m_world.plan.sampling.perLabel = 4;
    const auto fitted =
        commitModel(checked(m_world.plan), m_world.inputs, m_world.ledger, m_world.store, m_control);
    QVERIFY2(fitted.has_value(), fitted ? "" : fitted.error().detail.c_str());
    m_model = fitted->model;
    const auto sequences =
        sampleSequences(checked(m_world.plan, {"sampling"}), m_world.inputs, *m_model, m_control);
    QVERIFY2(sequences.has_value(), sequences ? "" : sequences.error().detail.c_str());
    const auto documents =
        writeDocuments(checked(m_world.plan, {"writer"}), m_world.inputs, *sequences, m_control);
    QVERIFY2(documents.has_value(), documents ? "" : documents.error().detail.c_str());
    m_documents = *documents;
}

/// The plan in the manifest, of a package that was searched file by file.
nlohmann::json TestPackagedPlan::packagedPlan(const Plan &plan)
{
    const QTemporaryDir folder;
    const auto contents =
        packageContents(checked(plan, {"sampling"}), m_world.inputs, *m_model, *m_documents);
    const auto package = package::writeFolder(contents, folder.path().toStdString() + "/package", m_control);
    if (!package)
        qFatal("%s", package.error().detail.c_str());
    nlohmann::json found;
    QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(file.fileName()));
        const QByteArray bytes = file.readAll();
        if (bytes.toLower().contains("house"))
            qFatal("%s tells of the house", qPrintable(file.fileName()));
        if (file.fileName().endsWith(QLatin1String("/manifest.json")))
            found = nlohmann::json::parse(bytes.begin(), bytes.end())["plan"];
    }
    return found;
}

void TestPackagedPlan::tells_nothing_of_the_house_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"template", "chat", "promptPack"})
        QTest::newRow(kind) << kind;
}

void TestPackagedPlan::tells_nothing_of_the_house()
{
    QFETCH(QString, kind);
    Plan plan = m_world.plan;
    plan.writer.kind = kind.toStdString();
    reachServer(plan.writer);
    const nlohmann::json writer = packagedPlan(plan)["writer"];
    QCOMPARE(writer["kind"].get<std::string>(), kind.toStdString());
    QVERIFY(!writer.contains("template"));
    for (const char *key : {"baseUrl", "apiVersion", "keyEnvironment", "caFile", "proxy", "plainHttpHost"})
        QVERIFY2(!writer.contains(key), key);
}

void TestPackagedPlan::tells_nothing_of_the_records_file()
{
    Plan plan = m_world.plan;
    plan.records.files = {"/srv/house/house-notes.csv"};
    plan.records.textColumn = "house text";
    plan.records.labelColumn = "house ward";
    plan.records.delimiter = ";";
    plan.records.encoding = "windows-1252";
    const nlohmann::json packaged = packagedPlan(plan);
    for (const auto &[key, value] : packaged["records"].items())
        QVERIFY2(key == "unit" || key == "source", key.c_str());
    QCOMPARE(packaged["records"]["unit"].get<std::string>(), std::string("record"));
    QVERIFY(packaged["synthesis"].contains("epsilon"));
    QVERIFY(packaged["sampling"].contains("length"));
}

void TestPackagedPlan::tells_what_of_a_record_was_read()
{
    const auto documentsOf = [&](const Plan &plan) {
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString() + "/package";
        const auto contents =
            packageContents(checked(plan, {"sampling"}), m_world.inputs, *m_model, *m_documents);
        if (const auto package = package::writeFolder(contents, path, m_control); !package)
            qFatal("%s", package.error().detail.c_str());
        std::vector<QByteArray> documents;
        for (const char *name : {"README.md", "datasheet.md", "expert-evidence.md"}) {
            QFile file(QString::fromStdString(path + "/" + name));
            documents.push_back(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
        }
        return documents;
    };
    Plan plan = m_world.plan;
    for (const QByteArray &document : documentsOf(plan))
        QVERIFY(!document.isEmpty() && !document.contains("Of each record"));
    plan.records.sections = {"impression", "hospital course"};
    plan.records.negation = "German";
    const nlohmann::json packaged = packagedPlan(plan)["records"];
    QCOMPARE(packaged.value("sections", std::vector<std::string>()), plan.records.sections);
    QCOMPARE(packaged.value("negation", ""), plan.records.negation);
    QVERIFY(!packaged.contains("copies"));
    for (const QByteArray &document : documentsOf(plan)) {
        QVERIFY(document.contains("only these sections were read: impression; hospital course."));
        QVERIFY(document.contains("language German."));
        QVERIFY(!document.contains("A paragraph that stands"));
    }
}

void TestPackagedPlan::tells_what_became_of_records_of_several_labels_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("words");
    QTest::newRow("each") << "each"
                          << "stood under each of them; what one record adds to the sums is shared";
    QTest::newRow("first") << "first"
                           << "stood under the one that is declared first";
    QTest::newRow("not said") << ""
                              << "";
}

void TestPackagedPlan::tells_what_became_of_records_of_several_labels()
{
    QFETCH(QString, rule);
    QFETCH(QString, words);
    Plan plan = m_world.plan;
    plan.records.labelSeparator = "||";
    plan.records.severalLabels = rule.toStdString();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("package"));
    const auto written = package::writeFolder(
        packageContents(checked(plan, {"sampling"}), m_world.inputs, *m_model, *m_documents),
        path.toStdString(),
        m_control);
    QVERIFY2(written.has_value(), written ? "" : written.error().detail.c_str());
    const auto read = [&](const char *name) {
        QFile file(path + QLatin1Char('/') + QLatin1String(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    for (const char *name : {"datasheet.md", "expert-evidence.md", "registry.yaml"})
        QCOMPARE(read(name).contains("several labels are true"), !words.isEmpty());
    QVERIFY(read("datasheet.md").contains(words.toUtf8()));
    const auto manifest = nlohmann::json::parse(read("manifest.json").toStdString());
    QCOMPARE(manifest.value("severalLabels", ""), rule.toStdString());
    QCOMPARE(manifest["plan"]["records"].value("severalLabels", ""), rule.toStdString());
    QVERIFY(!manifest["plan"]["records"].contains("labelSeparator")); // as no column is named
    const auto verified = package::verify(path.toStdString());
    QVERIFY(verified && verified->differences.empty());
}

// Whenever it is written: what happened before has its day, and nothing has the clock of the export.
void TestPackagedPlan::is_the_same_at_any_time()
{
    synthesis::ReleasedModel model = **m_model;
    model.committedAt = "2026-01-31T09:30:59Z";
    const Model early = privacy::ReleasedForTests::of(model);
    model.committedAt = "2026-01-31T23:59:01Z";
    const Model late = privacy::ReleasedForTests::of(model);
    const QTemporaryDir folder;
    std::vector<std::map<std::string, std::string>> sums;
    for (const Model &each : {early, late}) {
        const auto contents =
            packageContents(checked(m_world.plan, {"sampling"}), m_world.inputs, each, *m_documents);
        const auto package = package::writeFolder(
            contents, folder.path().toStdString() + "/" + std::to_string(sums.size()), m_control);
        QVERIFY2(package.has_value(), package ? "" : package.error().detail.c_str());
        auto &files = sums.emplace_back();
        for (const package::FileEntry &file : package->files)
            files[file.name] = file.sha256;
        QFile manifest(folder.filePath(QString::number(sums.size() - 1) + QStringLiteral("/manifest.json")));
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        QVERIFY(manifest.readAll().contains("\"createdAt\": \"2026-01-31\""));
    }
    QVERIFY(sums[0] == sums[1]);
}

void TestPackagedPlan::tells_what_the_model_was_told()
{
    Plan plan = m_world.plan;
    plan.writer.kind = "chat";
    plan.writer.promptTemplate = "radiology-report";
    plan.writer.language = "Welsh";
    plan.writer.model = "llama-3";
    plan.writer.temperature = 0.5;
    plan.writer.examples = {"an example"};
    plan.writer.examplesArePublic = true;
    const nlohmann::json writer = packagedPlan(plan)["writer"];
    QCOMPARE(writer["template"].get<std::string>(), std::string("radiology-report"));
    QCOMPARE(writer["language"].get<std::string>(), std::string("Welsh"));
    QCOMPARE(writer["model"].get<std::string>(), std::string("llama-3"));
    QCOMPARE(writer["temperature"].get<double>(), 0.5);
    QCOMPARE(writer["examples"].dump(), std::string(R"(["an example"])"));
}

void TestPackagedPlan::the_template_writes_for_nobody_else_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("chat") << "chat";
    QTest::newRow("promptPack") << "promptPack";
}

void TestPackagedPlan::the_template_writes_for_nobody_else()
{
    QFETCH(QString, kind);
    Plan plan = m_world.plan;
    plan.writer.kind = kind.toStdString();
    plan.writer.model = "llama-3";
    plan.writer.baseUrl = "https://models.example";
    const auto sequences = sampleSequences(checked(plan, {"sampling"}), m_world.inputs, *m_model, m_control);
    const auto documents = writeDocuments(checked(plan, {"writer"}), m_world.inputs, *sequences, m_control);
    QVERIFY(!documents.has_value());
    QVERIFY2(documents.error().detail.starts_with("writer.kind: "), documents.error().detail.c_str());
}

} // namespace tst_packagedplan

QTEST_GUILESS_MAIN(tst_packagedplan::TestPackagedPlan)
#include "tst_packagedplan.moc"
