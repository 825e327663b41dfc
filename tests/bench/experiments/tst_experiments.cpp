#include "tests/bench/experiments/ResultChart.h"
#include "tests/bench/experiments/Trials.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>

namespace tst_experiments {

using namespace experiments;

namespace {

const QByteArray good = R"({
    "name": "small", "draws": 2, "seeds": [1, 2], "epsilons": [20],
    "corpus": {"source": "invented", "train": "train.csv", "test": "test.csv", "text": "text", "label": "label"},
    "plan": {"vocabulary": {"source": "builtin", "name": "medical"}, "sampling": {"length": 5, "perLabel": 30},
             "writer": {"kind": "template", "documentType": "note"}},
    "systems": [{"name": "keyphrases", "method": "histogram", "budget": {"phrases": "rest"}}],
    "learners": [{"name": "network", "classifier": "network", "features": "vectors"},
                 {"name": "regression", "classifier": "regression", "features": "phrases"}]
})";

using Words = std::array<std::array<const char *, 4>, 2>;

constexpr Words usual = {{{"chest pain", "myocardial infarction", "heart failure", "hypertension"},
                          {"fracture", "arthritis", "osteoporosis", "back pain"}}};
constexpr Words elsewhere = {{{"angina", "tachycardia", "endocarditis", "cardiomyopathy"},
                              {"scoliosis", "bursitis", "sciatica", "gout"}}};

/// Notes of two departments that share hardly a word.
QByteArray notes(int count, unsigned seed, const Words &words = usual)
{
    std::mt19937 random(seed);
    QByteArray csv = "text,label\n";
    for (int note = 0; note < count; ++note) {
        const auto &own = words[static_cast<std::size_t>(note % 2)];
        for (int word = 0; word < 4; ++word)
            csv += QByteArray("Seen for ") + own[random() % own.size()] + ". ";
        csv += note % 2 == 0 ? ",Cardiology\n" : ",Orthopedics\n";
    }
    return csv;
}

} // namespace

class TestExperiments : public QObject
{
    Q_OBJECT

private slots:
    void every_configuration_that_ships_can_be_read();
    void what_is_wrong_is_named_data();
    void what_is_wrong_is_named();
    void the_budget_is_divided_as_asked();
    void a_run_that_was_cut_off_goes_on();
    void few_shot_texts_are_set_aside_from_those_to_adapt_to();
    void few_shot_texts_teach_what_the_corpus_does_not_know();
    void prompts_show_the_few_shot_texts();
    void mean_and_spread_are_those_of_the_runs();
    void the_chart_has_a_line_for_each_row();

private:
    Configuration withFewShot(const QByteArray &fewShot);
    std::filesystem::path write(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the folder of the test cannot be written");
        return file.fileName().toStdString();
    }

    QTemporaryDir m_folder;
};

void TestExperiments::every_configuration_that_ships_can_be_read()
{
    const std::filesystem::path folder = KEYSEED_SOURCE_DIR "/tests/bench/experiments/configurations";
    int read = 0;
    for (const auto &file : std::filesystem::directory_iterator(folder)) {
        const auto configuration = readConfiguration(file.path(), "/corpora");
        QVERIFY2(configuration, configuration ? "" : configuration.error().detail.c_str());
        QCOMPARE(configuration->name, file.path().stem().string());
        QVERIFY(configuration->plan.records.file().string().starts_with("/corpora/"));
        QVERIFY(!trialsOf(*configuration).empty());
        for (const System &system : configuration->systems)
            for (const double epsilon : configuration->epsilons)
                QVERIFY2(planFor(*configuration, system, epsilon), system.name.c_str());
        if (!configuration->published.empty())
            QVERIFY(publishedTable(configuration->published));
        ++read;
    }
    QCOMPARE(read, 10);
}

void TestExperiments::what_is_wrong_is_named_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("named");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("[") << QStringLiteral("is no JSON");
    QTest::newRow("key") << QByteArray("\"draws\"") << QByteArray("\"drawn\"") << QStringLiteral("drawn");
    QTest::newRow("type") << QByteArray("[20]") << QByteArray("\"20\"") << QStringLiteral("epsilons");
    QTest::newRow("budget") << QByteArray("\"rest\"") << QByteArray("\"all\"")
                            << QStringLiteral("systems[0].budget.phrases");
    QTest::newRow("classifier") << QByteArray(R"("classifier": "network")")
                                << QByteArray(R"("classifier": "forest")")
                                << QStringLiteral("learners[0].classifier");
    QTest::newRow("few-shot texts that are not there")
        << QByteArray(R"("features": "phrases"})") << QByteArray(R"("features": "phrases", "fewShot": true})")
        << QStringLiteral("corpus.fewShot");
    QTest::newRow("few-shot texts of a test")
        << QByteArray(R"("text": "text")") << QByteArray(R"("text": "text", "fewShot": {"perLabel": 3})")
        << QStringLiteral("corpus.adapt");
    QTest::newRow("few-shot texts that nobody declared")
        << QByteArray(R"("text": "text")") << QByteArray(R"("text": "text", "fewShot": {"file": "a"})")
        << QStringLiteral("corpus.fewShot.public");
    QTest::newRow("prompts that are not there")
        << QByteArray(R"("method": "histogram")") << QByteArray(R"("method": "histogram", "fewShot": true)")
        << QStringLiteral("corpus.fewShot");
    QTest::newRow("plan") << QByteArray("\"medical\"") << QByteArray("7") << QStringLiteral("vocabulary");
}

void TestExperiments::what_is_wrong_is_named()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, named);
    QByteArray wrong = good;
    wrong.replace(from, to);
    QVERIFY(wrong != good);
    const auto refused = readConfiguration(write("wrong.json", wrong), "/corpora");
    QVERIFY(!refused);
    QVERIFY2(QString::fromStdString(refused.error().detail).contains(named), refused.error().detail.c_str());
}

void TestExperiments::the_budget_is_divided_as_asked()
{
    const auto configuration = readConfiguration(write("good.json", good), "/corpora");
    QVERIFY(configuration);
    System system = configuration->systems.front();
    system.fixed = {{"vocabulary", 1.0}};
    system.shares = {{"sequences", 3.0}, {"labels", 1.0}};
    const auto plan = planFor(*configuration, system, 6.0);
    QVERIFY(plan);
    QCOMPARE(plan->synthesis.epsilon.at("vocabulary"), 1.0);
    QCOMPARE(plan->synthesis.epsilon.at("sequences"), 3.75);
    QCOMPARE(plan->synthesis.epsilon.at("labels"), 1.25);
    QVERIFY(!planFor(*configuration, system, 0.5));
}

// Two draws of one system, two seeds of a network and one of a regression, and the same of the real texts.
void TestExperiments::a_run_that_was_cut_off_goes_on()
{
    write("train.csv", notes(120, 1));
    write("test.csv", notes(80, 2));
    const auto output = std::filesystem::path(m_folder.path().toStdString()) / "output";
    std::filesystem::create_directories(output / "packages");
    auto configuration = readConfiguration(write("good.json", good), m_folder.path().toStdString());
    QVERIFY(configuration);
    const auto bench = Bench::open(std::move(*configuration), output);
    QVERIFY2(bench, bench ? "" : bench.error().detail.c_str());
    const auto trials = trialsOf(bench->configuration());
    QCOMPARE(trials.size(), std::size_t(3));
    {
        auto results = Results::open(output / "results.jsonl");
        QVERIFY(results);
        for (const Trial &trial : trials) {
            const auto done = bench->run(trial, *results);
            QVERIFY2(done, done ? "" : done.error().detail.c_str());
        }
    }
    QFile lines(QString::fromStdString((output / "results.jsonl").string()));
    QVERIFY(lines.resize(lines.size() - 10)); // the program ended in the middle of the last line

    auto results = Results::open(output / "results.jsonl");
    QVERIFY(results);
    QCOMPARE(results->all().size(), std::size_t(8));
    QVERIFY(bench->isDone(trials[1], *results) && !bench->isDone(trials[2], *results));
    const auto made = std::filesystem::last_write_time(output / "packages" / "keyphrases-20-2.zip");
    QVERIFY(bench->run(trials[2], *results));
    QVERIFY(bench->isDone(trials[2], *results));
    QCOMPARE(results->all().size(), std::size_t(9));
    QCOMPARE(std::filesystem::last_write_time(output / "packages" / "keyphrases-20-2.zip"), made);
    // The two departments are told apart by nearly every word.
    for (const Measured &measured : results->all())
        QVERIFY2(measured.accuracy > 0.9, measured.cell.system.c_str());
}

/// Learns from the usual words and is tested on others, which the texts to adapt to have.
Configuration TestExperiments::withFewShot(const QByteArray &fewShot)
{
    write("train.csv", notes(60, 1));
    write("test.csv", notes(40, 2, elsewhere));
    write("adapt.csv", notes(40, 3, elsewhere));
    QByteArray json = good;
    json.replace(R"("text": "text")", R"("adapt": "adapt.csv", "text": "text", "fewShot": )" + fewShot);
    json.replace(
        R"({"name": "network", "classifier": "network", "features": "vectors"})",
        R"({"name": "few-shot", "classifier": "regression", "features": "phrases", "fewShot": true})");
    const auto configuration = readConfiguration(write("few.json", json), m_folder.path().toStdString());
    if (!configuration)
        qFatal("%s", configuration.error().detail.c_str());
    return *configuration;
}

void TestExperiments::few_shot_texts_are_set_aside_from_those_to_adapt_to()
{
    auto configuration = withFewShot(R"({"perLabel": 3})");
    configuration.plan.labels = {"Cardiology", "Orthopedics"};
    const auto few = fewShotTexts(configuration, m_folder.path().toStdString());
    QVERIFY2(few, few ? "" : few.error().detail.c_str());
    QCOMPARE(few->texts.labelOf, std::vector<std::uint32_t>({0, 1, 0, 1, 0, 1}));
    QFile rest(QString::fromStdString(few->adapt.string()));
    QVERIFY(rest.open(QIODevice::ReadOnly));
    const auto lines = rest.readAll();
    QCOMPARE(lines.count('\n'), 40 - 6);
    QVERIFY(!lines.contains("Cardiology")); // nothing adapts to labels

    configuration.fewShot.perLabel = 21;
    const auto refused = fewShotTexts(configuration, m_folder.path().toStdString());
    QVERIFY(!refused && refused.error().detail.find("\"Cardiology\"") != std::string::npos);
    configuration.plan.labels = {"Cardiology"};
    QVERIFY(!fewShotTexts(configuration, m_folder.path().toStdString()));
}

void TestExperiments::few_shot_texts_teach_what_the_corpus_does_not_know()
{
    write("few.csv", notes(40, 4, elsewhere));
    const auto output = std::filesystem::path(m_folder.path().toStdString()) / "few";
    std::filesystem::create_directories(output);
    const auto bench = Bench::open(withFewShot(R"({"file": "few.csv", "public": true})"), output);
    QVERIFY2(bench, bench ? "" : bench.error().detail.c_str());
    auto results = Results::open(output / "results.jsonl");
    QVERIFY(results);
    const auto done = bench->run(trialsOf(bench->configuration()).front(), *results);
    QVERIFY2(done, done ? "" : done.error().detail.c_str());
    const auto measured = results->all();
    QCOMPARE(measured.size(), std::size_t(2));
    QCOMPARE(measured[0].cell.learner, std::string("few-shot"));
    QVERIFY(measured[0].accuracy > 0.9);
    QVERIFY(measured[1].accuracy < 0.7); // no word that it knows
}

void TestExperiments::prompts_show_the_few_shot_texts()
{
    auto configuration = withFewShot(R"({"perLabel": 1})");
    configuration.systems.front().fewShot = true;
    const auto bench = Bench::open(std::move(configuration), m_folder.path().toStdString());
    QVERIFY2(bench, bench ? "" : bench.error().detail.c_str());
    const auto trials = trialsOf(bench->configuration());
    const auto plan = bench->planOf(trials.back());
    QVERIFY(plan);
    QCOMPARE(plan->writer.examples.size(), std::size_t(2));
    QVERIFY(plan->writer.examplesArePublic);
}

void TestExperiments::mean_and_spread_are_those_of_the_runs()
{
    auto configuration = readConfiguration(write("good.json", good), "/corpora");
    QVERIFY(configuration);
    configuration->source = "invented";
    std::vector<Measured> runs;
    for (const double accuracy : {0.7, 0.8, 0.9})
        runs.push_back(
            {.cell = {.system = "keyphrases", .epsilon = 20, .draw = 1, .learner = "network", .seed = 1},
             .accuracy = accuracy});
    const PublishedTable published{
        .source = "a paper",
        .measure = "accuracy",
        .figures = {{.system = "keyphrases", .learner = {}, .epsilon = 20, .percent = 71.6}}};
    const auto entries = entriesOf(*configuration, runs, published);
    QCOMPARE(entries.size(), std::size_t(1));
    QCOMPARE(entries.front().mean, 80.0);
    QCOMPARE(entries.front().deviation, 10.0);
    QCOMPARE(entries.front().runs, 3);
    const QString table = QString::fromStdString(markdown(*configuration, entries, published));
    QVERIFY2(table.contains(QStringLiteral("| keyphrases | network | 3 | 80.0 \u00b1 10.0 (71.6) |")),
             qPrintable(table));
    QCOMPARE(csv(entries),
             std::string("system,learner,epsilon,runs,mean,deviation,published\n"
                         "\"keyphrases\",\"network\",20,3,80.00,10.00,71.60\n"));
}

void TestExperiments::the_chart_has_a_line_for_each_row()
{
    const std::vector<Entry> entries = {
        {.system = "one", .learner = "network", .epsilon = 1, .mean = 40, .runs = 1, .published = {}},
        {.system = "one", .learner = "network", .epsilon = 6, .mean = 60, .runs = 1, .published = {}}};
    const auto stem = std::filesystem::path(m_folder.path().toStdString()) / "chart";
    QVERIFY(drawChart("a table", entries, stem));
    const QImage picture(QString::fromStdString(stem.string() + ".png"));
    const QRgb blue = 0xff0072b2; // of the first row
    int drawn = 0;
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y)
            drawn += picture.pixel(x, y) == blue ? 1 : 0;
    QVERIFY2(drawn > 500, qPrintable(QString::number(drawn)));
}

} // namespace tst_experiments

QTEST_MAIN(tst_experiments::TestExperiments)
#include "tst_experiments.moc"
