// How useful are the keyphrases of a release? Learns from public records with a ledger and a project of its
// own in a temporary folder, draws sequences, and measures them on real texts that were not learned from:
//
//   usefulness TRAIN.csv TEST.csv --epsilon 6 [--sequences 0] [--method histogram] [--draws 5] ...
//
// accuracy      of a logistic regression trained on the sequences (phrase counts and mean phrase vectors)
// faithful      share of drawn phrases that occur in a real text of the same label
// distinct      phrases drawn at all
// coherence     mean normalised pointwise mutual information of the pairs of a sequence over TEST
//
// With --learnt FILE the vocabulary is one that was learnt from public texts (learning.cpp), and --guidance 1
// or 2 draws gently or strongly by its associations.
//
// The figures of the documentation were made with it; the noise is drawn anew every time.

#include "core/base/JobControl.h"
#include "core/base/UserFolders.h"
#include "core/encoder/Encoder.h"
#include "core/methods/Methods.h"
#include "core/methods/kernel/KernelParameters.h"
#include "core/methods/kernel/KernelSampler.h"
#include "core/pipeline/ModelCommit.h"
#include "core/pipeline/asking/CandidateTexts.h"
#include "core/synthesis/Synthesizer.h"
#include "core/vocabulary/LearntFile.h"
#include "tests/bench/MeasuredRun.h"
#include "tests/bench/SequenceMeasures.h"
#include "tests/core/plan/PlanParts.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>

namespace {

using namespace core;
using bench::labelsOf;
using bench::orDie;
using bench::TemporaryFolder;

struct Options
{
    double sequences = 0.0;
    std::string vocabulary = "medical";
    std::string train;
    std::string test;
    std::string learnt; ///< a vocabulary learnt from public texts, in place of the plan's
    int cooccurrence = 0;
    int shown = 0; ///< sequences of the first draw to print
    std::vector<double> epsilons{1, 3, 6, 15};
    plan::Plan plan;
    int draws = 5;
    synthesis::KernelSamplingOptions kernel;
};

pipeline::Sequences
drawSequences(const Options &options, const pipeline::PublicInputs &inputs, const pipeline::Model &model)
{
    NoControl control;
    const std::vector<int> perLabel(model->labels.size(), options.plan.sampling.perLabel);
    const int length = options.plan.sampling.length;
    if (model->parameters.featurePairs > 0) {
        auto kernel = options.kernel;
        kernel.length = length;
        kernel.perLabel = perLabel;
        return orDie(
            synthesis::KernelSampler(inputs.vocabulary, inputs.embedding).sample(model, kernel, control));
    }
    const auto *method = orDie(synthesis::synthesizerOf(model->parameters.method));
    return orDie(
        method->sample(model,
                       inputs,
                       {.length = length,
                        .perLabel = perLabel,
                        .sharpness = method->defaultSharpness(),
                        .cooccurrence = static_cast<synthesis::CooccurrenceBias>(options.cooccurrence)},
                       control));
}

struct Figures
{
    double accuracy = 0;
    double faithful = 0;
    double distinct = 0;
    double coherence = 0;
    double learning = 0; ///< seconds
    double drawing = 0;  ///< seconds
};

Figures measureOnce(const Options &options,
                    const pipeline::PublicInputs &opened,
                    const bench::Corpus &train,
                    const bench::Corpus &test)
{
    const TemporaryFolder folder;
    pipeline::PublicInputs inputs = opened;
    NoControl control;
    inputs.writing =
        orDie(pipeline::candidateWriting(orDie(core::plan::check(options.plan, {"synthesis", "writer"})),
                                         opened,
                                         folder.file("project.keyseed"),
                                         {},
                                         control));
    auto ledger = orDie(privacy::Ledger::open(folder.file("ledger.sqlite")));
    auto store = orDie(pipeline::ProjectStore::open(folder.file("project.keyseed")));
    const auto start = std::chrono::steady_clock::now();
    const auto fitted =
        orDie(pipeline::commitModel(orDie(core::plan::check(options.plan)), inputs, ledger, store, control));
    const auto middle = std::chrono::steady_clock::now();
    const auto sequences = drawSequences(options, inputs, fitted.model);
    const auto end = std::chrono::steady_clock::now();
    for (int shown = 0; shown < std::min(options.shown, static_cast<int>(sequences->size())); ++shown) {
        const synthesis::Sequence &sequence = (*sequences)[static_cast<std::size_t>(shown)];
        std::printf("  %s:", sequence.label.c_str());
        for (const std::string &phrase : sequence.keyphrases)
            std::printf(" %s%s", phrase.c_str(), &phrase == &sequence.keyphrases.back() ? "\n" : ",");
    }
    const bench::Corpus synthetic = bench::asCorpus(*sequences, inputs, options.plan.labels);
    const auto seconds = [](auto span) { return std::chrono::duration<double>(span).count(); };
    return {.accuracy =
                bench::accuracy(synthetic, test, inputs, static_cast<int>(options.plan.labels.size())),
            .faithful = bench::faithfulness(synthetic, train),
            .distinct = static_cast<double>(bench::distinctPhrases(synthetic)),
            .coherence = bench::coherence(synthetic, test),
            .learning = seconds(middle - start),
            .drawing = seconds(end - middle)};
}

void measure(const Options &options,
             const pipeline::PublicInputs &inputs,
             const bench::Corpus &train,
             const bench::Corpus &test)
{
    Figures sum;
    double squares = 0;
    for (int draw = 0; draw < options.draws; ++draw) {
        const Figures once = measureOnce(options, inputs, train, test);
        sum.accuracy += once.accuracy;
        squares += once.accuracy * once.accuracy;
        sum.faithful += once.faithful;
        sum.distinct += once.distinct;
        sum.coherence += once.coherence;
        sum.learning += once.learning;
        sum.drawing += once.drawing;
    }
    const double n = options.draws;
    const double mean = sum.accuracy / n;
    std::printf("%-21s %5.2f + %-5.2f delta %-7g accuracy %.3f (sd %.3f)  faithful %.3f  distinct %5.0f  "
                "coherence %+.3f  learn %.1f s  draw %.1f s\n",
                options.plan.synthesis.method.c_str(),
                epsilonOf(options.plan, tests::partAt(options.plan, 0)),
                epsilonOf(options.plan, tests::partAt(options.plan, 1)),
                options.plan.privacy.delta,
                mean,
                std::sqrt(std::max(0.0, squares / n - mean * mean)),
                sum.faithful / n,
                sum.distinct / n,
                sum.coherence / n,
                sum.learning / n,
                sum.drawing / n);
    std::fflush(stdout);
}

pipeline::PublicInputs openInputs(Options &options)
{
    NoControl control;
    if (options.learnt.empty())
        return orDie(
            pipeline::openPublicInputs(orDie(core::plan::check(options.plan, {"vocabulary", "embedding"})),
                                       {.resources = KEYSEED_RESOURCES_DIR, .cache = userCacheFolder()},
                                       control));
    const auto file = orDie(vocabulary::LearntFile::open(options.learnt));
    pipeline::PublicInputs inputs{file.vocabulary(),
                                  embedding::Embedding::ofLearnt(file),
                                  std::make_shared<const vocabulary::PhraseMatcher>(file.vocabulary()),
                                  file.associations()};
    const std::filesystem::path resources = KEYSEED_RESOURCES_DIR;
    inputs.encoder = std::make_shared<const embedding::TermEncoder>(
        encoder::shippedEncoder(resources), resources / "encoded", userCacheFolder());
    return inputs;
}

void describe(CLI::App &app, Options &options)
{
    plan::Plan &plan = options.plan;
    plan.project = "usefulness";
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.records.labelColumn = "label";
    app.add_option("TRAIN", options.train, "CSV to learn from")->required();
    app.add_option("TEST", options.test, "CSV to measure on")->required();
    app.add_option("--text", plan.records.textColumn);
    app.add_option("--label", plan.records.labelColumn);
    app.add_option("--vocabulary", options.vocabulary);
    app.add_option("--learnt", options.learnt, "file with a learnt vocabulary");
    app.add_option("--show", options.shown, "print so many sequences of the first draw");
    app.add_option("--guidance", options.cooccurrence, "0, 1 or 2");
    app.add_option("--epsilon", options.epsilons, "for the vocabulary; several for several rows")
        ->delimiter(',');
    app.add_option("--sequences", options.sequences, "epsilon of the sequences");
    app.add_option("--delta", plan.privacy.delta);
    app.add_option("--method", plan.synthesis.method);
    for (const char *setting :
         {"rounds", "chosen", "variations", "hidden", "candidates", "questions", "teachers", "approved"})
        app.add_option_function<std::int64_t>(
            std::string("--") + setting,
            [&plan, setting](std::int64_t value) { plan.synthesis.settings[setting] = value; },
            "of augpe and dp-da");
    app.add_option("--per-label", plan.sampling.perLabel);
    app.add_option("--length", plan.sampling.length);
    app.add_option("--draws", options.draws, "noise draws to average over");
    app.add_option("--kernel-sharpening", options.kernel.sharpening);
    app.add_option("--kernel-contrast", options.kernel.contrast);
}

} // namespace

int main(int argc, char *argv[])
{
    Options options;
    CLI::App app("Measures the usefulness of keyphrase sequences.");
    describe(app, options);
    CLI11_PARSE(app, argc, argv);
    options.plan.vocabulary = tests::builtIn(options.vocabulary);
    options.plan.records.files = {options.train};
    const records::Source trainSource = recordsSource(options.plan.records);
    records::Source testSource = trainSource;
    testSource.files = {options.test};
    options.plan.labels = labelsOf(trainSource);
    const auto inputs = openInputs(options);
    const bench::Corpus train = bench::readNotes(trainSource, inputs, options.plan.labels);
    const bench::Corpus test = bench::readNotes(testSource, inputs, options.plan.labels);
    std::printf("%zu labels, %zu texts to learn from, %zu to measure on; real texts: accuracy %.3f, "
                "coherence %+.3f\n",
                options.plan.labels.size(),
                train.bags.size(),
                test.bags.size(),
                bench::accuracy(train, test, inputs, static_cast<int>(options.plan.labels.size())),
                bench::coherence(test, test));
    for (const double epsilon : options.epsilons) {
        tests::setBudget(options.plan, epsilon, options.sequences);
        measure(options, inputs, train, test);
    }
    return 0;
}
