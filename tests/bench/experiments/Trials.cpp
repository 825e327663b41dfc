#include "tests/bench/experiments/Trials.h"

#include "core/base/Result.h"
#include "core/pipeline/Pipeline.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/recipient/Judging.h"
#include "core/recipient/Training.h"
#include "tests/bench/MeasuredRun.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <unistd.h>

namespace experiments {

namespace {

using core::fail;
using core::NoControl;
using core::Result;
using core::evaluation::TrainingTexts;
namespace recipient = core::recipient;

std::string fileName(const Trial &trial)
{
    char epsilon[32];
    std::snprintf(epsilon, sizeof(epsilon), "-%g-%d", trial.epsilon, trial.draw);
    std::string name = trial.name();
    std::ranges::replace_if(
        name, [](unsigned char each) { return std::isalnum(each) == 0; }, '-');
    return name + epsilon;
}

Result<void> beginProject(const core::pipeline::Pipeline &pipeline)
{
    auto store = core::pipeline::ProjectStore::open(pipeline.places.project);
    return store ? store->savePlan(pipeline.plan) : fail(store.error());
}

TrainingTexts joined(TrainingTexts texts, const TrainingTexts &others)
{
    texts.texts.insert(texts.texts.end(), others.texts.begin(), others.texts.end());
    texts.labelOf.insert(texts.labelOf.end(), others.labelOf.begin(), others.labelOf.end());
    return texts;
}

} // namespace

std::vector<Trial> trialsOf(const Configuration &configuration)
{
    std::vector<Trial> trials;
    if (configuration.original)
        trials.push_back({});
    for (const System &system : configuration.systems)
        for (const double epsilon : system.epsilons.empty() ? configuration.epsilons : system.epsilons)
            for (int draw = 1; draw <= configuration.draws; ++draw)
                trials.push_back({&system, epsilon, draw});
    return trials;
}

Result<Bench> Bench::open(Configuration configuration, const std::filesystem::path &output)
{
    Bench bench;
    configuration.plan.labels = bench::labelsOf(core::plan::recordsSource(configuration.plan.records));
    NoControl control;
    KEYSEED_ASSIGN(const auto named, core::plan::check(configuration.plan, {"vocabulary", "embedding"}));
    auto inputs = core::pipeline::openPublicInputs(named, {.resources = KEYSEED_RESOURCES_DIR}, control);
    KEYSEED_TRY(inputs);
    bench.m_inputs = std::make_shared<const core::pipeline::PublicInputs>(std::move(*inputs));
    KEYSEED_ASSIGN(auto fewShot, fewShotTexts(configuration, output));
    bench.m_fewShot = std::move(fewShot);
    bench.m_configuration = std::move(configuration);
    bench.m_output = output;
    return bench;
}

std::vector<std::pair<const Learner *, Cell>> Bench::open(const Trial &trial, const Results &results) const
{
    std::vector<std::pair<const Learner *, Cell>> cells;
    for (const Learner &learner : m_configuration.learners)
        for (const std::uint64_t seed : m_configuration.seeds) {
            const Cell cell{trial.name(), trial.epsilon, trial.draw, learner.name, seed};
            // Logistic regression has one result.
            const bool isRepeated = learner.classifier == recipient::ClassifierKind::Regression
                                    && seed != m_configuration.seeds.front();
            if (!isRepeated && !results.has(cell))
                cells.emplace_back(&learner, cell);
        }
    return cells;
}

bool Bench::isDone(const Trial &trial, const Results &results) const
{
    return open(trial, results).empty();
}

Result<core::plan::Plan> Bench::planOf(const Trial &trial) const
{
    auto plan = planFor(m_configuration, *trial.system, trial.epsilon);
    if (plan && trial.system->fewShot) { // every prompt shows all of them, whatever its label
        plan->writer.examples = m_fewShot.texts.texts;
        plan->writer.examplesArePublic = true;
    }
    return plan;
}

Result<std::filesystem::path> Bench::package(const Trial &trial) const
{
    const auto path = m_output / "packages" / (fileName(trial) + ".zip");
    if (std::filesystem::exists(path))
        return path;
    KEYSEED_ASSIGN(auto plan, planOf(trial));
    // A ledger of its own: what is spent on a public corpus adds up to nothing.
    const bench::TemporaryFolder folder;
    core::pipeline::Pipeline pipeline{.places = {.project = folder.file("project.keyseed"),
                                                 .ledger = folder.file("ledger.sqlite"),
                                                 .resources = KEYSEED_RESOURCES_DIR},
                                      .plan = std::move(plan),
                                      .inputs = m_inputs};
    NoControl control;
    KEYSEED_TRY(beginProject(pipeline));
    KEYSEED_TRY(pipeline.commit(control, 1));
    KEYSEED_TRY(pipeline.draw(control));
    KEYSEED_TRY(pipeline.write(control));
    KEYSEED_TRY(pipeline.pack(path, {}, control));
    return path;
}

Result<TrainingTexts> Bench::texts(const Trial &trial) const
{
    if (trial.system == nullptr)
        return labelledTexts(m_configuration.plan.records.file(), m_configuration.plan);
    KEYSEED_ASSIGN(const auto made, package(trial));
    NoControl control;
    auto corpus = core::evaluation::readPackagedCorpus(made, control);
    return corpus ? Result<TrainingTexts>(std::move(corpus->texts)) : fail(corpus.error());
}

Result<Measured> Bench::measure(const TrainingTexts &texts, const Learner &learner, const Cell &cell) const
{
    const auto begun = std::chrono::steady_clock::now();
    const Configuration &configuration = m_configuration;
    const auto tested = textsIn(configuration.test, configuration.plan, true);
    const bool isDivided = m_fewShot.adapt.empty();
    std::optional<recipient::OwnTexts> adaptedTo;
    if (learner.adapts)
        adaptedTo = isDivided ? tested : textsIn(m_fewShot.adapt, configuration.plan, false);
    NoControl control;
    const recipient::TrainingInputs inputs{.inputs = *m_inputs,
                                           .vocabularyName = publicName(configuration.plan.vocabulary),
                                           .vectorsName = "of the plan",
                                           .isThatOfThePackage = true};
    const auto trained =
        recipient::train(learner.fewShot ? joined(texts, m_fewShot.texts) : texts,
                         inputs,
                         {.classifier = learner.classifier, .features = learner.features, .seed = cell.seed},
                         adaptedTo,
                         {},
                         control);
    KEYSEED_TRY(trained);
    KEYSEED_ASSIGN(
        const auto judged,
        recipient::judge(
            trained->model, tested, isDivided ? recipient::Half::ToJudge : recipient::Half::All, control, 1));
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    return Measured{
        .cell = cell, .accuracy = judged.score.accuracy, .macroF1 = judged.macroF1, .seconds = taken.count()};
}

Result<void> Bench::run(const Trial &trial, Results &results) const
{
    const auto cells = open(trial, results);
    if (cells.empty())
        return {};
    KEYSEED_ASSIGN(const auto corpus, texts(trial));
    for (const auto &[learner, cell] : cells) {
        const auto measured = measure(corpus, *learner, cell);
        if (!measured)
            return fail(measured.error().code, learner->name + ": " + measured.error().detail);
        KEYSEED_TRY(results.add(*measured));
    }
    return {};
}

} // namespace experiments
