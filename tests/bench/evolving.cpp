// How useful is a corpus that a language model wrote? No model can be had in a test, so a server on loopback
// answers from a pool of public notes (tests/core/chat/notepool.py), through the program's own client:
//
//   evolving TRAIN.csv TEST.csv --pool POOL.json [--epsilon 1,3,6] [--draws 3] [--per-label 50] [--rows own]
//
// POOL.json is a list of texts, none of them a record. Every row makes as many documents of each label; what
// it prints is the accuracy of a logistic regression (phrase counts and mean phrase vectors) that was trained
// on them and tested on the real notes of TEST, and how often the server was asked. The rows are in
// EvolvingRows.cpp. The tables in core/methods/evolution/README.md were made with it.

#include "core/base/JobControl.h"
#include "core/methods/Methods.h"
#include "core/methods/evolution/Selection.h"
#include "core/pipeline/ModelCommit.h"
#include "core/pipeline/asking/CandidateTexts.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/synthesis/Synthesizer.h"
#include "tests/bench/EvolvingRows.h"
#include "tests/bench/MeasuredRun.h"
#include "tests/bench/SequenceMeasures.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/core/plan/PlanParts.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace {

using namespace core;
using bench::orDie;

struct Options
{
    std::string train;
    std::string test;
    std::string pool;
    std::vector<double> epsilons{1, 3, 6};
    std::vector<std::string> rows;
    int draws = 3;
    double delta = 1e-5;
    plan::Plan plan;
};

class CountingWatch final : public chat::WritingWatch
{
public:
    void asked(std::size_t, int) override { ++requests; }
    std::int64_t requests = 0;
};

struct Text
{
    std::string label;
    std::string text;
};

std::vector<Text> chosenTexts(const synthesis::ReleasedModel &model)
{
    std::vector<Text> texts;
    for (const auto &ofLabel : synthesis::chosenIn(model))
        for (const synthesis::Candidate &each : ofLabel)
            texts.push_back({model.labels[each.label], each.text});
    return texts;
}

std::vector<Text> writtenTexts(const Options &options,
                               const pipeline::PublicInputs &inputs,
                               const pipeline::Model &model,
                               const std::filesystem::path &project,
                               CountingWatch &watch)
{
    NoControl control;
    const auto *method = orDie(synthesis::synthesizerOf(model->parameters.method));
    const std::vector<int> perLabel(model->labels.size(), options.plan.sampling.perLabel);
    const auto sequences = orDie(method->sample(model,
                                                inputs,
                                                {.length = options.plan.sampling.length,
                                                 .perLabel = perLabel,
                                                 .sharpness = method->defaultSharpness(),
                                                 .cooccurrence = synthesis::CooccurrenceBias::Off},
                                                control));
    const bool isHandedOn = method->output() == synthesis::Output::Documents;
    if (!isHandedOn)
        orDie(pipeline::askModel(orDie(core::plan::check(options.plan, {"synthesis", "writer"})),
                                 sequences,
                                 project,
                                 {},
                                 watch,
                                 control));
    const auto written = orDie(isHandedOn ? method->texts(model, inputs, sequences, control)
                                          : pipeline::modelTexts(options.plan, sequences, project));
    std::vector<Text> texts;
    for (std::size_t at = 0; at < sequences->size(); ++at)
        texts.push_back({(*sequences)[at].label, (*written)[at]});
    return texts;
}

bench::Corpus corpusOf(const std::vector<Text> &texts,
                       const pipeline::PublicInputs &inputs,
                       const std::vector<std::string> &labels)
{
    bench::Corpus corpus;
    for (const Text &each : texts) {
        corpus.bags.push_back(inputs.matcher->match(each.text));
        corpus.labels.push_back(static_cast<int>(std::ranges::find(labels, each.label) - labels.begin()));
    }
    return corpus;
}

struct Figures
{
    double accuracy = 0;
    std::int64_t requests = 0;
    std::size_t documents = 0;
};

Figures measureOnce(const Options &options,
                    const bench::EvolvingRow &row,
                    const pipeline::PublicInputs &opened,
                    const bench::Corpus &test)
{
    const bench::TemporaryFolder folder;
    const auto project = folder.file("project.keyseed");
    CountingWatch watch;
    pipeline::PublicInputs inputs = opened;
    NoControl control;
    inputs.writing =
        orDie(pipeline::candidateWriting(orDie(core::plan::check(options.plan, {"synthesis", "writer"})),
                                         opened,
                                         project,
                                         {.keys = {}, .watch = &watch},
                                         control));
    auto ledger = orDie(privacy::Ledger::open(folder.file("ledger.sqlite")));
    auto store = orDie(pipeline::ProjectStore::open(project));
    const auto fitted =
        orDie(pipeline::commitModel(orDie(core::plan::check(options.plan)), inputs, ledger, store, control));
    const auto texts = row.isChosenAlone ? chosenTexts(*fitted.model)
                                         : writtenTexts(options, inputs, fitted.model, project, watch);
    const bench::Corpus synthetic = corpusOf(texts, inputs, options.plan.labels);
    return {.accuracy =
                bench::accuracy(synthetic, test, inputs, static_cast<int>(options.plan.labels.size())),
            .requests = watch.requests,
            .documents = texts.size()};
}

void measure(const Options &given,
             const bench::EvolvingRow &row,
             double epsilon,
             const pipeline::PublicInputs &inputs,
             const bench::Corpus &test)
{
    Options options = given;
    if (!planFor(row, epsilon, options.delta, options.plan)) {
        std::printf("%s: there is no such method\n", std::string(row.method).c_str());
        return;
    }
    const auto start = std::chrono::steady_clock::now();
    double sum = 0;
    double squares = 0;
    Figures last;
    for (int draw = 0; draw < options.draws; ++draw) {
        last = measureOnce(options, row, inputs, test);
        sum += last.accuracy;
        squares += last.accuracy * last.accuracy;
    }
    const double mean = sum / options.draws;
    std::printf("%-10s epsilon %-4g accuracy %.3f (sd %.3f)  documents %zu  requests %lld  %.0f s each\n",
                std::string(row.key).c_str(),
                epsilon,
                mean,
                std::sqrt(std::max(0.0, squares / options.draws - mean * mean)),
                last.documents,
                static_cast<long long>(last.requests),
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()
                    / options.draws);
    std::fflush(stdout);
}

void describe(CLI::App &app, Options &options)
{
    plan::Plan &plan = options.plan;
    plan.project = "evolving";
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.records.labelColumn = "label";
    plan.sampling.perLabel = 50;
    app.add_option("TRAIN", options.train, "CSV to learn from")->required();
    app.add_option("TEST", options.test, "CSV to measure on")->required();
    app.add_option("--pool", options.pool, "JSON list of public texts")->required();
    app.add_option("--epsilon", options.epsilons)->delimiter(',');
    app.add_option("--rows", options.rows, "of EvolvingRows.cpp; all without it")->delimiter(',');
    app.add_option("--draws", options.draws, "noise draws to average over");
    app.add_option("--delta", options.delta, "of the rows that take one");
    app.add_option("--per-label", plan.sampling.perLabel);
    app.add_option("--length", plan.sampling.length);
}

void askAt(plan::Plan &plan, const ModelServer &server)
{
    plan.writer.kind = "chat";
    plan.writer.baseUrl = server.url("/v1");
    plan.writer.model = "small-model";
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    Options options;
    CLI::App app("Measures corpora that a server with a pool of public notes wrote.");
    describe(app, options);
    CLI11_PARSE(app, argc, argv);
    const ModelServer server(
        {{QStringLiteral("pool"), QString::fromStdString(options.pool)}, {QStringLiteral("plain"), true}});
    askAt(options.plan, server);
    options.plan.vocabulary = tests::builtIn("medical");
    options.plan.records.files = {options.train};
    const records::Source trainSource = recordsSource(options.plan.records);
    records::Source testSource = trainSource;
    testSource.files = {options.test};
    options.plan.labels = bench::labelsOf(trainSource);
    NoControl control;
    const auto inputs =
        orDie(pipeline::openPublicInputs(orDie(core::plan::check(options.plan, {"vocabulary", "embedding"})),
                                         {.resources = KEYSEED_RESOURCES_DIR},
                                         control));
    const bench::Corpus train = bench::readNotes(trainSource, inputs, options.plan.labels);
    const bench::Corpus test = bench::readNotes(testSource, inputs, options.plan.labels);
    std::printf("%zu labels, %zu texts to learn from, %zu to measure on; real texts: accuracy %.3f\n",
                options.plan.labels.size(),
                train.bags.size(),
                test.bags.size(),
                bench::accuracy(train, test, inputs, static_cast<int>(options.plan.labels.size())));
    for (const bench::EvolvingRow &row : bench::evolvingRows())
        if (options.rows.empty() || std::ranges::find(options.rows, row.key) != options.rows.end())
            for (const double epsilon : options.epsilons)
                measure(options, row, epsilon, inputs, test);
    return 0;
}
