#include "core/plan/Budget.h"
#include "core/plan/CheckedPlan.h"
#include "tests/bench/experiments/Bleu.h"
#include "tests/bench/experiments/ResultChart.h"
#include "tests/bench/experiments/Table.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>
#include <set>

namespace tst_experiments {

using namespace experiments;

namespace {

const QByteArray corporaJson = R"({
    "notes": {
        "title": "Notes", "source": "It is invented.", "train": ["train.csv"], "test": ["test.csv"],
        "header": "label,text", "labels": [{"name": "heart", "values": ["1"]}, {"name": "bones", "values": ["2"]}],
        "documentType": "note", "vocabulary": {"standIn": {"source": "builtin", "name": "medical"}, "title": "a list"},
        "encoder": "their-encoder", "original": 20, "adapt": 10, "fewShot": 2, "standIn": "", "standInWords": "",
        "sizes": {"small": {"train": 40, "test": 15, "share": 0.5, "seeds": 2, "draws": 2},
                  "published": {"share": 1}}},
    "secret": {
        "source": "Nobody has it.", "train": ["secret.csv"], "documentType": "note",
        "standIn": "notes", "standInWords": "notes in place of secrets",
        "sizes": {"small": {}, "published": {}}}
})";

const QByteArray good = R"({
    "name": "small", "title": "A table", "corpus": "notes", "plan": {"sampling": {"length": 5, "perLabel": 60}},
    "table": {"paper": "dp-kps", "table": "4", "corpus": "DBPedia-14"},
    "systems": [
        {"name": "phrases", "published": "DP-KPS", "method": "histogram", "budgets": [{"phrases": 20, "published": 15}]},
        {"name": "model", "method": "histogram", "budgets": [{"phrases": 20}], "labelAlone": true},
        {"name": "gone", "budgets": [{"all": 4}], "missing": "it is not here"}],
    "learners": [
        {"name": "network", "published": "3-layer network on all-mpnet-base-v2, adapted", "adapts": true},
        {"name": "sequences", "reads": "sequences", "classifier": "regression", "features": "phrases"}],
    "measures": ["accuracy", "recall", "F1"]
})";

using Words = std::array<std::array<const char *, 4>, 2>;

constexpr Words usual = {{{"chest pain", "myocardial infarction", "heart failure", "hypertension"},
                          {"fracture", "arthritis", "osteoporosis", "back pain"}}};

/// Notes of two departments that share hardly a word, without a header line, labelled 1 and 2. Each has a
/// number of its own.
QByteArray notes(int count, unsigned seed)
{
    std::mt19937 random(seed);
    QByteArray csv;
    for (int note = 0; note < count; ++note) {
        const auto &own = usual[static_cast<std::size_t>(note % 2)];
        csv += (note % 2 == 0 ? "1,\"" : "2,\"") + QByteArray("Note x") + QByteArray::number(note) + ". ";
        for (int word = 0; word < 4; ++word)
            csv += QByteArray("Seen for ") + own[random() % own.size()] + ". ";
        csv += "\"\n";
    }
    return csv;
}

template<typename T>
T orFail(core::Result<T> result)
{
    if (!result)
        qFatal("%s", result.error().detail.c_str());
    return std::move(*result);
}

} // namespace

class TestExperiments : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void every_configuration_that_ships_can_be_run_data();
    void every_configuration_that_ships_can_be_run();
    void what_is_wrong_is_named_data();
    void what_is_wrong_is_named();
    void a_corpus_is_cut_by_class();
    void a_corpus_that_is_not_there_says_where_it_is();
    void rules_of_a_corpus_are_applied();
    void a_run_that_was_cut_off_goes_on();
    void rows_say_what_stands_in();
    void prompts_show_the_few_shot_texts_with_their_phrases();
    void prompts_are_those_of_the_publication();
    void texts_that_are_voted_on_are_requests();
    void a_table_has_the_runs_and_the_published_number();
    void bleu_is_that_of_the_definition();
    void the_chart_has_a_line_for_each_row();

private:
    std::filesystem::path write(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the folder of the test cannot be written");
        return file.fileName().toStdString();
    }
    std::filesystem::path folder() const { return m_folder->path().toStdString(); }
    Bench opened(const char *corpus = "notes") const
    {
        QByteArray json = good;
        json.replace("\"corpus\": \"notes\"", "\"corpus\": \"" + QByteArray(corpus) + "\"");
        const Environment environment{
            .corpora = folder(), .models = {}, .output = folder() / "output", .writer = {}};
        return orFail(Bench::open(orFail(readConfiguration(write("good.json", json))),
                                  orFail(readCorpora(write("corpora.json", corporaJson))),
                                  "small",
                                  environment));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestExperiments::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("train.csv", notes(120, 1));
    write("test.csv", notes(80, 2));
}

void TestExperiments::every_configuration_that_ships_can_be_run_data()
{
    QTest::addColumn<QString>("file");
    for (const auto &each : std::filesystem::directory_iterator(KEYSEED_EXPERIMENTS_DIR "/configurations"))
        QTest::newRow(each.path().stem().c_str()) << QString::fromStdString(each.path().string());
}

// Every plan passes the checks of a release, up to the labels and the files of its corpus.
void TestExperiments::every_configuration_that_ships_can_be_run()
{
    QFETCH(const QString, file);
    const auto configuration = readConfiguration(file.toStdString());
    QVERIFY2(configuration, configuration ? "" : configuration.error().detail.c_str());
    QCOMPARE(QString::fromStdString(configuration->name), QString::fromLatin1(QTest::currentDataTag()));
    const auto corpora = orFail(readCorpora(KEYSEED_EXPERIMENTS_DIR "/corpora.json"));
    for (const std::string &name : configuration->counted)
        QVERIFY2(findCorpus(corpora, name) != nullptr, name.c_str());
    if (!configuration->counted.empty())
        return;
    const Corpus *corpus = findCorpus(corpora, configuration->corpus);
    QVERIFY(corpus != nullptr && corpus->size("small") != nullptr && corpus->size("published") != nullptr);
    QVERIFY(!configuration->learners.empty() && !placesOf(*configuration).empty());
    for (const System &system : configuration->systems) {
        if (system.kind == Kind::Rewriting || !system.missing.empty())
            continue;
        for (const Budget &budget : system.budgets) {
            core::plan::Plan plan = configuration->plan;
            plan.synthesis = {.method = system.method, .epsilon = budget.parts, .settings = system.settings};
            for (auto &[key, value] : plan.synthesis.settings)
                if (const auto *text = std::get_if<std::string>(&value);
                    text != nullptr && *text == "perLabel")
                    value = std::int64_t{system.perLabel};
            plan.labels = {"a", "b"};
            plan.privacy.delta = system.delta;
            for (const char *part : {"synthesis", "privacy", "sampling"}) {
                const auto checked = core::plan::validatePart(plan, part);
                QVERIFY2(checked, checked ? "" : checked.error().detail.c_str());
            }
            QCOMPARE(core::plan::plannedEpsilon(plan), budget.epsilon);
        }
    }
}

void TestExperiments::what_is_wrong_is_named_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("named");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("[") << QStringLiteral("is no JSON");
    QTest::newRow("key") << QByteArray("\"measures\"") << QByteArray("\"measured\"")
                         << QStringLiteral("measured");
    QTest::newRow("a part without epsilon") << QByteArray("{\"all\": 4}") << QByteArray("{\"all\": 0}")
                                            << QStringLiteral("systems[2].budgets[0].all");
    QTest::newRow("budget") << QByteArray("[{\"all\": 4}]") << QByteArray("[]")
                            << QStringLiteral("systems[2].budgets");
    QTest::newRow("method") << QByteArray(R"("method": "histogram", "budgets": [{"phrases": 20}], )")
                            << QByteArray(R"("budgets": [{"phrases": 20}], )")
                            << QStringLiteral("systems[1].method");
    QTest::newRow("classifier") << QByteArray(R"("classifier": "regression")")
                                << QByteArray(R"("classifier": "forest")")
                                << QStringLiteral("learners[1].classifier");
    QTest::newRow("a regression that adapts")
        << QByteArray(R"("reads": "sequences")") << QByteArray(R"("adapts": true)")
        << QStringLiteral("learners[1].adapts");
    QTest::newRow("what a learner reads")
        << QByteArray(R"("reads": "sequences")") << QByteArray(R"("reads": "books")")
        << QStringLiteral("learners[1].reads");
    QTest::newRow("plan") << QByteArray("\"length\": 5") << QByteArray("\"length\": \"5\"")
                          << QStringLiteral("length");
}

void TestExperiments::what_is_wrong_is_named()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, named);
    QByteArray wrong = good;
    wrong.replace(from, to);
    QVERIFY(wrong != good);
    const auto refused = readConfiguration(write("wrong.json", wrong));
    QVERIFY(!refused);
    QVERIFY2(QString::fromStdString(refused.error().detail).contains(named), refused.error().detail.c_str());
}

void TestExperiments::a_corpus_is_cut_by_class()
{
    const auto corpora = orFail(readCorpora(write("corpora.json", corporaJson)));
    const Corpus &corpus = *findCorpus(corpora, "notes");
    const Cut cut = orFail(cutCorpus(corpus, *corpus.size("small"), folder(), folder() / "cuts"));
    QCOMPARE(cut.labels, (std::vector<std::string>{"heart", "bones"}));
    std::set<std::string> seen;
    const auto perLabel = [&](const std::filesystem::path &file, std::size_t heart, std::size_t bones) {
        const auto texts = orFail(labelledTexts(file, cut.labels));
        QCOMPARE(std::ranges::count(texts.labelOf, 0U), static_cast<std::ptrdiff_t>(heart));
        QCOMPARE(std::ranges::count(texts.labelOf, 1U), static_cast<std::ptrdiff_t>(bones));
    };
    perLabel(cut.train, 40, 40);
    perLabel(cut.original, 10, 10); // half of 20 per class, as the size has half of everything
    perLabel(cut.test, 15, 15);
    perLabel(cut.fewShot, 1, 1);
    const auto adapt = orFail(unlabelledTexts(cut.adapt));
    QCOMPARE(adapt.texts.size(), std::size_t{10}); // 10 per class, of two, by half
    QCOMPARE(cut.shares, (std::vector<double>{0.5, 0.5}));
    // What is adapted to or shown in a prompt is never tested on.
    std::set<std::string> tested;
    for (const std::string &text : orFail(labelledTexts(cut.test, cut.labels)).texts)
        tested.insert(text);
    QCOMPARE(tested.size(), std::size_t{30});
    for (const auto &texts : {adapt.texts, orFail(labelledTexts(cut.fewShot, cut.labels)).texts})
        for (const std::string &text : texts)
            QVERIFY2(!tested.contains(text), text.c_str());

    const Cut again = orFail(cutCorpus(corpus, *corpus.size("small"), folder(), folder() / "again"));
    QCOMPARE(orFail(labelledTexts(again.train, cut.labels)).texts,
             orFail(labelledTexts(cut.train, cut.labels)).texts);
    const Cut whole = orFail(cutCorpus(corpus, *corpus.size("published"), folder(), folder() / "cuts"));
    QVERIFY(whole.key != cut.key);
    QCOMPARE(whole.trainTexts, std::size_t{120});
    QCOMPARE(whole.originalTexts, std::size_t{40});
    QCOMPARE(whole.testTexts, std::size_t{80 - 2 - 20});
}

void TestExperiments::a_corpus_that_is_not_there_says_where_it_is()
{
    const auto corpora = orFail(readCorpora(write("corpora.json", corporaJson)));
    const Corpus &corpus = *findCorpus(corpora, "secret");
    const auto cut = cutCorpus(corpus, *corpus.size("small"), folder(), folder() / "cuts");
    QVERIFY(!cut);
    QCOMPARE(cut.error().code, core::ErrorCode::NotFound);
    QVERIFY2(cut.error().detail.ends_with("is not there. Nobody has it."), cut.error().detail.c_str());
}

void TestExperiments::rules_of_a_corpus_are_applied()
{
    write("all.csv",
          "kind,words\nEye,\"Red EYE, (left).\"\nHeart,Beats\nEye,Beats\nEye,Blue\nEar,Deaf\nHeart,Stops\n");
    write("lines.txt", "book a flight\nplay a song\n");
    write("names", "travel\nmusic\n");
    const auto corpora = orFail(readCorpora(write("corpora.json", R"({
        "parts": {"source": "-", "train": ["all.csv"], "testShare": 0, "text": "words", "label": "kind",
                  "labels": [{"name": "heart", "values": ["Heart"]}, {"name": "other", "values": ["*"]}],
                  "distinct": true, "plain": true, "balanced": true, "sizes": {"small": {}}},
        "lines": {"source": "-", "train": ["lines.txt"], "labelFile": "names", "testShare": 0,
                  "sizes": {"small": {}}}})")));
    const Corpus &parts = *findCorpus(corpora, "parts");
    const Cut cut = orFail(cutCorpus(parts, *parts.size("small"), folder(), folder() / "cuts"));
    const auto texts = orFail(labelledTexts(cut.train, cut.labels));
    std::multiset<std::string> heart;
    std::multiset<std::string> other;
    for (std::size_t place = 0; place < texts.texts.size(); ++place)
        (texts.labelOf[place] == 0 ? heart : other).insert(texts.texts[place]);
    // "Beats" stands under both and counts once, under the first; the other label has three texts, of which
    // as many are taken as there are of the first.
    QCOMPARE(heart, (std::multiset<std::string>{"beats", "stops"}));
    QCOMPARE(other.size(), std::size_t{2});
    for (const std::string &text : other)
        QVERIFY2(text == "red eye left " || text == "blue" || text == "deaf", text.c_str());

    const Corpus &lines = *findCorpus(corpora, "lines");
    const Cut two = orFail(cutCorpus(lines, *lines.size("small"), folder(), folder() / "cuts"));
    QCOMPARE(two.labels, (std::vector<std::string>{"music", "travel"}));
    const Counts counts = orFail(countTexts(lines, folder()));
    QCOMPARE(counts.of("data set", "classes"), std::optional<std::size_t>(2));
    QCOMPARE(counts.of("data set", "training and validation texts"), std::optional<std::size_t>(2));
    QCOMPARE(counts.of("data set, music", "training and validation texts"), std::optional<std::size_t>(1));
    QCOMPARE(counts.of("data set, Books", "reviews in the subset"), std::optional<std::size_t>());
}

// Two draws of one system, two seeds of a network and one of a regression, and the same of the original
// texts.
void TestExperiments::a_run_that_was_cut_off_goes_on()
{
    const Bench bench = opened();
    const auto trials = bench.trials();
    QCOMPARE(trials.size(), std::size_t{3}); // without a language model and without what is missing
    const auto file = folder() / "results.jsonl";
    {
        auto results = orFail(Results::open(file));
        const Work work = orFail(bench.workLeft(results));
        QCOMPARE(work.corpora, std::size_t{2});
        QCOMPARE(work.texts, std::size_t{2 * 60}); // 60 per class, of two, by half, in two draws
        QCOMPARE(work.trainings, std::size_t{9});
        QVERIFY(work.minutes > 0);
        for (const Trial &trial : trials) {
            const auto done = bench.run(trial, results);
            QVERIFY2(done, done ? "" : done.error().detail.c_str());
        }
        QCOMPARE(orFail(bench.workLeft(results)).trainings, std::size_t{0});
    }
    QFile lines(QString::fromStdString(file.string()));
    QVERIFY(lines.resize(lines.size() - 10)); // the program ended in the middle of the last line

    auto results = orFail(Results::open(file));
    QCOMPARE(results.size(), std::size_t{8});
    QCOMPARE(orFail(bench.workLeft(results)).corpora, std::size_t{0}); // the package is there
    QCOMPARE(orFail(bench.workLeft(results)).trainings, std::size_t{1});
    QVERIFY(bench.run(trials[2], results));
    QCOMPARE(results.size(), std::size_t{9});

    const Published published = orFail(Published::read(KEYSEED_EXPERIMENTS_DIR "/published.json"));
    const Table table = tableOf(bench, results, published);
    std::map<std::string, double> recalls;
    for (const Entry &entry : table.entries) {
        const std::string place = entry.system + '|' + entry.learner;
        if (entry.runs == 0)
            continue;
        QVERIFY2(entry.mean > 90, place.c_str()); // the departments are told apart by nearly every word
        if (entry.measure == "accuracy")
            recalls[place] = entry.mean;
        if (entry.measure == "recall") // weighted by the texts of a label it is the accuracy
            QVERIFY2(std::abs(entry.mean - recalls[place]) < 1e-9, place.c_str());
    }
    QCOMPARE(recalls.size(), std::size_t{4});
}

void TestExperiments::rows_say_what_stands_in()
{
    const Bench bench = opened("secret");
    const System &phrases = bench.configuration().systems[0];
    const auto words = bench.standIns(&phrases, bench.configuration().learners.data());
    QCOMPARE(words,
             (std::vector<std::string>{"notes in place of secrets",
                                       "builtin medical in place of a list",
                                       "built-in sentences in place of a language model"}));
    // Sequences are written by nobody.
    QCOMPARE(bench.standIns(&phrases, &bench.configuration().learners[1]).size(), std::size_t{2});
    QCOMPARE(bench.whyNot(bench.configuration().systems[1]),
             std::string("needs a language model: give --writer"));
    QCOMPARE(bench.whyNot(bench.configuration().systems[2]), std::string("it is not here"));
}

void TestExperiments::prompts_show_the_few_shot_texts_with_their_phrases()
{
    const Bench bench = opened();
    System system = bench.configuration().systems[0];
    QVERIFY(orFail(bench.planOf({&system, system.budgets[0]})).writer.examples.empty());
    system.fewShot = true;
    const auto plan = orFail(bench.planOf({&system, system.budgets[0]}));
    QCOMPARE(plan.writer.examples.size(), std::size_t{2});
    QVERIFY(plan.writer.examplesArePublic);
    const auto texts = orFail(labelledTexts(bench.cut().fewShot, bench.cut().labels)).texts;
    QCOMPARE(plan.writer.examples, texts);
    // The prompt of the publication names no examples: they are turns before it, each behind its phrases.
    QCOMPARE(plan.writer.exampleTurns, std::string("several"));
    QCOMPARE(plan.writer.examplePhrases.size(), texts.size());
    for (std::size_t place = 0; place < texts.size(); ++place) {
        const std::string &phrases = plan.writer.examplePhrases[place];
        QVERIFY2(!phrases.empty(), texts[place].c_str());
        const std::string first = phrases.substr(0, phrases.find(','));
        QVERIFY2(texts[place].find(first) != std::string::npos, phrases.c_str());
    }
}

void TestExperiments::prompts_are_those_of_the_publication()
{
    Configuration configuration = orFail(readConfiguration(write("good.json", good)));
    configuration.prompt = "published";
    const auto promptWith = [&](const char *writer) {
        const Environment environment{
            .corpora = folder(), .models = {}, .output = folder() / "output", .writer = writer};
        const Bench bench = orFail(Bench::open(
            configuration, orFail(readCorpora(write("corpora.json", corporaJson))), "small", environment));
        return bench.configuration().plan.writer.promptTemplate;
    };
    const auto server = [](const char *more) {
        return R"({"kind": "chat", "baseUrl": "http://127.0.0.1:1/v1", "model": "none")" + std::string(more)
               + '}';
    };
    QCOMPARE(promptWith(server("").c_str()), std::string("published"));
    QCOMPARE(promptWith(server(R"(, "template": "document")").c_str()), std::string("document"));
}

// One text of a label in ten rounds: two first texts, nine variations and the document.
void TestExperiments::texts_that_are_voted_on_are_requests()
{
    QByteArray json = good;
    json.replace(
        R"("method": "histogram", "budgets": [{"phrases": 20, "published": 15}])",
        R"("method": "augpe", "budgets": [{"vocabulary": 1, "votes": 5}], "delta": 0.00001, "perLabel": 8,
                    "settings": {"preset": "published", "rounds": 10, "chosen": "perLabel", "variations": 1})");
    const Environment environment{
        .corpora = folder(),
        .models = {},
        .output = folder() / "output",
        .writer = R"({"kind": "chat", "baseUrl": "http://127.0.0.1:1/v1", "model": "none"})"};
    const Bench bench = orFail(Bench::open(orFail(readConfiguration(write("augpe.json", json))),
                                           orFail(readCorpora(write("corpora.json", corporaJson))),
                                           "small",
                                           environment));
    auto results = orFail(Results::open(folder() / "results.jsonl"));
    const std::size_t labels = 2;
    const std::size_t draws = 2;
    const std::size_t ofAugPE = draws * labels * 4 * 12;    // 8 texts of a label, by half
    const std::size_t ofTheClass = draws * labels * 60 / 2; // the row with the class alone
    QCOMPARE(orFail(bench.workLeft(results)).requests, ofAugPE + ofTheClass);
}

void TestExperiments::a_table_has_the_runs_and_the_published_number()
{
    const Bench bench = opened();
    auto results = orFail(Results::open(folder() / "results.jsonl"));
    const System &system = bench.configuration().systems[0];
    double accuracy = 0.7;
    for (const int draw : {1, 2})
        for (const std::string &key :
             orFail(bench.keysOf({&system, system.budgets[0], draw}, bench.configuration().learners[0]))) {
            QVERIFY(results.add({.key = key, .measures = {{"accuracy", accuracy}, {"F1", 0.5}}}));
            accuracy += 0.1;
        }
    const Published published = orFail(Published::read(KEYSEED_EXPERIMENTS_DIR "/published.json"));
    const Table table = tableOf(bench, results, published);
    const auto entry = std::ranges::find_if(table.entries, [](const Entry &each) { return each.runs > 0; });
    QVERIFY(entry != table.entries.end());
    QCOMPARE(entry->runs, 4);
    QVERIFY(std::abs(entry->mean - 85.0) < 1e-9);
    QVERIFY(std::abs(entry->deviation - std::sqrt(500.0 / 3)) < 1e-9);
    // Table 4, DBPedia-14, adapted, printed under epsilon 15.
    QCOMPARE(entry->published, std::optional(85.1));
    QVERIFY(std::abs(*entry->difference() + 0.1) < 1e-9);
    for (const Entry &each : table.entries)
        if (&each != &*entry)
            QVERIFY2(!each.published, each.system.c_str()); // no number stands beside another learner or row
    const QString text = QString::fromStdString(markdown(table));
    QVERIFY2(text.contains(QStringLiteral("| 85.0 % \u00b1 12.91 % (85.1 %) | -0.1 % | 4 |")),
             qPrintable(text));
}

void TestExperiments::bleu_is_that_of_the_definition()
{
    const TextPair same{"The cat sat on the mat", "the cat sat on the mat"};
    QVERIFY(std::abs(bleu(std::array{same}) - 100) < 1e-9);
    // Five of six words, four of five pairs, three of four runs of three, two of three of four.
    const TextPair near{"the cat sat on the rug", "the cat sat on the mat"};
    QVERIFY(std::abs(bleu(std::array{near}) - 100 * std::pow(5.0 / 6 * 4 / 5 * 3 / 4 * 2 / 3, 0.25)) < 1e-9);
    // All runs are shared, and four of six words are there.
    const TextPair brief{"the cat sat on", "the cat sat on the mat"};
    QVERIFY(std::abs(bleu(std::array{brief}) - 100 * std::exp(1 - 6.0 / 4)) < 1e-9);
    const TextPair other{"no word of it is here", "the cat sat on the mat"};
    QCOMPARE(bleu(std::array{other}), 0.0);
    QCOMPARE(bleu({}), 0.0);
}

void TestExperiments::the_chart_has_a_line_for_each_row()
{
    Entry entry{.system = "one",
                .learner = "network",
                .epsilon = 1,
                .measure = "accuracy",
                .runs = 1,
                .mean = 40,
                .number = {},
                .published = {},
                .tolerance = {},
                .why = {}};
    std::vector<Entry> entries{entry};
    entry.epsilon = 6;
    entry.mean = 0.6;
    entry.unit = "fraction";
    entries.push_back(entry);
    const auto stem = folder() / "chart";
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
