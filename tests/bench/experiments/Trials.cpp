#include "tests/bench/experiments/Trials.h"

#include "core/base/Digest.h"
#include "core/base/NewFile.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/methods/rewriting/ProgramRewriter.h"
#include "core/methods/rewriting/RewritingTrial.h"
#include "core/pipeline/Pipeline.h"
#include "core/recipient/Judging.h"
#include "core/recipient/ReceivedPackage.h"
#include "core/recipient/Training.h"
#include "core/rewriter/RewriterProcess.h"
#include "tests/bench/MeasuredRun.h"
#include "tests/bench/experiments/Bleu.h"
#include "tests/bench/experiments/JsonKeys.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>

namespace experiments {

namespace {

using core::ErrorCode;
using core::fail;
using core::NoControl;
using core::Result;
using core::evaluation::TrainingTexts;
namespace recipient = core::recipient;
namespace fs = std::filesystem;

// Rough estimates in seconds on two cores, for the time that is stated before a run.
namespace seconds {
constexpr double releasing = 3.0;
constexpr double ofTraining = 4.0;
constexpr double ofRecord = 0.002;
constexpr double ofText = 0.004;
constexpr double ofTrainedText = 0.006;
constexpr double ofEncodedText = 0.05;
constexpr double ofRewrittenText = 1.5;
} // namespace seconds

std::string shortKey(const std::string &words)
{
    return core::toHex(core::sha256(words)).substr(0, 20);
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

std::string asText(const std::vector<std::string> &phrases)
{
    std::string text;
    for (const std::string &phrase : phrases)
        text += (text.empty() ? "" : ", ") + phrase;
    return text;
}

Measured measuredOf(const recipient::Judgement &judged, double taken, const std::string &key)
{
    double texts = 0;
    double precision = 0;
    double recall = 0;
    double f1 = 0;
    for (const recipient::LabelFigures &label : judged.labels) {
        const auto weight = static_cast<double>(label.score.records);
        texts += weight;
        precision += weight * label.score.precision();
        recall += weight * label.score.recall();
        f1 += weight * label.f1;
    }
    texts = std::max(texts, 1.0);
    return {.key = key,
            .measures = {{measure::accuracy, judged.score.accuracy},
                         {measure::macroF1, judged.macroF1},
                         {measure::weightedPrecision, precision / texts},
                         {measure::weightedRecall, recall / texts},
                         {measure::weightedF1, f1 / texts}},
            .seconds = taken};
}

core::chat::ServerKeys keysFor(const core::plan::Plan &plan)
{
    core::chat::ServerKeys keys;
    // The person who runs experiments names the variable and the server in one file.
    if (const std::string &name = plan.writer.keyEnvironment; !name.empty())
        if (const char *key = std::getenv(name.c_str()); key != nullptr)
            keys.emplace_back(key);
    return keys;
}

Result<void> askModel(core::pipeline::Pipeline &pipeline)
{
    NoControl control;
    core::chat::WritingWatch unwatched;
    const auto outcome = pipeline.ask(keysFor(pipeline.plan), unwatched, control);
    return outcome ? Result<void>() : fail(outcome.error());
}

/// Returns the number of texts that a writer makes for a label before the release: the texts that are voted
/// on. Each is a request where a language model writes.
std::size_t votedTexts(const core::plan::Plan &plan, std::size_t labels)
{
    namespace synthesis = core::synthesis;
    if (plan.synthesis.method != "augpe")
        return 0;
    const auto settings = synthesis::evolutionSettingsOf(plan.synthesis.settings);
    const auto votes = core::privacy::NoiseBudget::pure(*core::privacy::Epsilon::from(1));
    const auto shape = synthesis::evolutionShape(settings, {.epsilon = {}, .labels = labels}, votes);
    return static_cast<std::size_t>(shape.pool() + (shape.rounds - 1) * shape.chosen * shape.variations);
}

} // namespace

bool Bench::asksModel(const System &system) const
{
    return system.kind == Kind::Release && m_configuration.plan.writer.isModel();
}

std::string Bench::whyNot(const System &system) const
{
    if (!system.missing.empty())
        return system.missing;
    if (system.needsModel && !m_configuration.plan.writer.isModel())
        return "needs a language model: give --writer";
    if (system.kind == Kind::Rewriting) {
        const auto folder = m_environment.models / system.model;
        if (m_environment.models.empty() || !fs::exists(folder))
            return "needs the rewriting model " + system.model
                   + " in the folder of models (keyseed-rewriter train makes one) and keyseed-rewriter";
    }
    return {};
}

std::vector<std::string> Bench::standIns(const System *system, const Learner *learner) const
{
    std::vector<std::string> sentences = m_inputStandIns;
    if (learner != nullptr && learner->encodes && !m_encoderStandIn.empty())
        sentences.push_back(m_encoderStandIn);
    if (system != nullptr && system->kind == Kind::Release && !asksModel(*system)
        && (learner == nullptr || !learner->readsSequences))
        sentences.push_back("built-in sentences in place of a language model");
    return sentences;
}

std::string Bench::corpusInWords() const
{
    return m_corpus.title + ": " + std::to_string(m_cut.trainTexts) + " private texts, "
           + std::to_string(m_cut.originalTexts) + " in the row of the original data, "
           + std::to_string(m_cut.testTexts) + " tested, " + std::to_string(m_cut.adaptTexts)
           + " to adapt to. " + m_corpus.source;
}

std::vector<Trial> Bench::trials() const
{
    std::vector<Trial> trials;
    if (m_configuration.original)
        trials.emplace_back();
    for (const System &system : m_configuration.systems)
        if (whyNot(system).empty())
            for (const Budget &budget : system.budgets)
                for (int draw = 1; draw <= m_size.draws; ++draw)
                    trials.push_back({&system, budget, draw});
    return trials;
}

int Bench::perLabel(const System &system) const
{
    const int wanted = system.perLabel > 0 ? system.perLabel : m_configuration.plan.sampling.perLabel;
    return std::max(2, static_cast<int>(std::lround(wanted * m_size.share)));
}

Result<core::plan::Plan> Bench::planOf(const Trial &trial) const
{
    const System &system = *trial.system;
    core::plan::Plan plan = m_configuration.plan;
    plan.synthesis.method = system.method;
    plan.synthesis.settings = system.settings;
    // AugPE keeps as many texts as it hands on.
    for (auto &[key, value] : plan.synthesis.settings)
        if (const auto *text = std::get_if<std::string>(&value); text != nullptr && *text == "perLabel")
            value = std::int64_t{perLabel(system)};
    plan.synthesis.epsilon = trial.budget.parts;
    plan.privacy.delta = system.delta;
    plan.sampling.perLabel = perLabel(system);
    if (system.exactShares)
        plan.sampling.shares = m_cut.shares;
    if (system.fewShot) { // every prompt shows all of them, whatever its label
        plan.writer.examples = m_fewShot.texts;
        plan.writer.examplesArePublic = true;
        plan.writer.exampleTurns = "several"; // the prompt of the publication has no place for examples
        plan.writer.examplePhrases.clear();
        for (const std::string &text : m_fewShot.texts)
            plan.writer.examplePhrases.push_back(asText(phrasesOf(text)));
    }
    if (system.labelAlone)
        plan.writer.promptTemplate = KEYSEED_EXPERIMENTS_DIR "/label-alone.txt";
    return plan;
}

Result<std::string> Bench::keyOf(const Trial &trial) const
{
    if (trial.system == nullptr)
        return shortKey("original|" + m_cut.key);
    if (trial.system->kind == Kind::Rewriting)
        return shortKey("rewritten|" + m_cut.key + '|' + trial.system->model + '|'
                        + std::to_string(trial.budget.epsilon) + '|' + std::to_string(trial.system->delta)
                        + '|' + std::to_string(trial.draw));
    KEYSEED_ASSIGN(auto plan, planOf(trial));
    plan.project = "experiment";
    plan.records.files = {m_cut.key};
    return shortKey(core::plan::toJson(plan) + core::toHex(m_inputs->vocabulary.digest())
                    + core::toHex(m_inputs->embedding.digest()) + std::to_string(trial.draw));
}

Result<std::vector<std::string>> Bench::keysOf(const Trial &trial, const Learner &learner) const
{
    KEYSEED_ASSIGN(const auto texts, keyOf(trial));
    std::string words = texts + '|' + m_cut.key + '|' + std::to_string(static_cast<int>(learner.classifier))
                        + std::to_string(static_cast<int>(learner.features));
    for (const bool each : {learner.encodes, learner.adapts, learner.fewShot, learner.readsSequences})
        words += each ? '1' : '0';
    words += core::toHex(m_inputs->vocabulary.digest()) + core::toHex(m_inputs->embedding.digest());
    if (learner.encodes)
        words += m_documents->server().sha256;
    // Logistic regression has one result.
    const int seeds = learner.classifier == recipient::ClassifierKind::Regression ? 1 : m_size.seeds;
    std::vector<std::string> keys;
    for (int seed = 1; seed <= seeds; ++seed)
        keys.push_back(shortKey(words + '|' + std::to_string(seed)));
    return keys;
}

fs::path Bench::madeAt(const Trial &trial) const
{
    const auto key = keyOf(trial);
    const bool isRewriting = trial.system->kind == Kind::Rewriting;
    return m_environment.output / (isRewriting ? "rewritten" : "packages")
           / ((key ? *key : std::string("none")) + (isRewriting ? ".jsonl" : ".zip"));
}

bool Bench::isMade(const Trial &trial) const
{
    return trial.system == nullptr || fs::exists(madeAt(trial));
}

Result<fs::path> Bench::package(const Trial &trial) const
{
    const fs::path path = madeAt(trial);
    if (fs::exists(path))
        return path;
    fs::create_directories(path.parent_path());
    KEYSEED_ASSIGN(auto plan, planOf(trial));
    // A project that stays: the answers of a language model are kept in it, should a run be cut off. Its
    // ledger is its own, for what is spent on a public corpus adds up to nothing.
    const fs::path begun = path.parent_path() / (path.stem().string() + "-begun");
    const bool asksModel = plan.writer.isModel();
    const bench::TemporaryFolder scratch;
    if (asksModel)
        fs::create_directories(begun);
    const auto file = [&](const char *name) { return asksModel ? begun / name : scratch.file(name); };
    const core::pipeline::ReleasePaths places{.project = file("project.keyseed"),
                                              .ledger = file("ledger.sqlite"),
                                              .resources = KEYSEED_RESOURCES_DIR};
    NoControl control;
    core::pipeline::Pipeline pipeline{.places = places, .plan = plan, .inputs = m_inputs};
    if (fs::exists(places.project)) {
        KEYSEED_ASSIGN(pipeline, core::pipeline::Pipeline::open(places, control));
        pipeline.inputs = m_inputs;
    } else
        KEYSEED_TRY(beginProject(pipeline));
    if (!pipeline.model)
        KEYSEED_TRY(pipeline.commit(control, 1, {.keys = keysFor(plan)}));
    KEYSEED_TRY(pipeline.drawUnlessKept(control));
    if (asksModel)
        KEYSEED_TRY(askModel(pipeline));
    KEYSEED_TRY(pipeline.write(control));
    KEYSEED_TRY(pipeline.pack(path, {}, control));
    fs::remove_all(begun);
    return path;
}

// Each text by itself, as local privacy has it: the first row of it, under its own label.
Result<fs::path> Bench::rewritten(const Trial &trial) const
{
    const fs::path path = madeAt(trial);
    if (fs::exists(path))
        return path;
    fs::create_directories(path.parent_path());
    NoControl control;
    KEYSEED_ASSIGN(const auto rewriter,
                   core::synthesis::ProgramRewriter::open(m_environment.models / trial.system->model,
                                                          core::rewriter::rewriterProgram(),
                                                          control));
    KEYSEED_ASSIGN(auto texts, labelledTexts(m_cut.train, m_cut.labels));
    std::vector<TextPair> pairs;
    for (std::string &text : texts.texts) {
        const auto tried = core::synthesis::tryRewriting(
            *rewriter, text, std::array{trial.budget.epsilon}, trial.system->delta, control);
        KEYSEED_TRY(tried);
        pairs.emplace_back(tried->rows.front().rewritten.front(), tried->rows.front().original);
        text = pairs.back().first;
    }
    const Json score = {{measure::bleu, bleu(pairs)}};
    KEYSEED_TRY(core::writeNewFile(path.parent_path() / (path.stem().string() + ".bleu"), score.dump()));
    KEYSEED_TRY(writeTexts(path, texts, true));
    return path;
}

std::vector<std::string> Bench::phrasesOf(const std::string &text) const
{
    const auto most = static_cast<std::size_t>(m_configuration.plan.sampling.length);
    std::vector<std::string> phrases;
    for (const auto term : m_inputs->matcher->matchInOrder(text))
        if (phrases.size() < most)
            phrases.emplace_back(m_inputs->vocabulary.term(term));
    return phrases;
}

Result<fs::path> Bench::asSequences(const fs::path &file) const
{
    const int length = m_configuration.plan.sampling.length;
    const fs::path path =
        file.parent_path()
        / (file.stem().string() + "-as-sequences-"
           + shortKey(core::toHex(m_inputs->vocabulary.digest()) + std::to_string(length)) + ".jsonl");
    if (fs::exists(path))
        return path;
    const bool isLabelled = file != m_cut.adapt;
    TrainingTexts texts;
    if (isLabelled) {
        KEYSEED_ASSIGN(texts, labelledTexts(file, m_cut.labels));
    } else {
        KEYSEED_ASSIGN(texts, unlabelledTexts(file));
    }
    for (std::string &text : texts.texts) {
        const std::vector<std::string> phrases = phrasesOf(text);
        text = phrases.empty() ? "-" : asText(phrases); // a text without a phrase stays to be tested on
    }
    KEYSEED_TRY(writeTexts(path, texts, isLabelled));
    return path;
}

Result<TrainingTexts> Bench::texts(const Trial &trial, bool asSequence) const
{
    if (trial.system == nullptr) {
        if (!asSequence)
            return labelledTexts(m_cut.original, m_cut.labels);
        KEYSEED_ASSIGN(const auto cut, asSequences(m_cut.original));
        return labelledTexts(cut, m_cut.labels);
    }
    if (trial.system->kind == Kind::Rewriting) {
        KEYSEED_ASSIGN(const auto made, rewritten(trial));
        return labelledTexts(made, m_cut.labels);
    }
    KEYSEED_ASSIGN(const auto made, package(trial));
    NoControl control;
    KEYSEED_ASSIGN(auto received, recipient::receivePackage(made, control));
    if (!received.contents)
        return fail(ErrorCode::InvalidPackage, made.string() + ": does not verify; remove it and run again");
    if (asSequence)
        for (recipient::ReceivedText &text : received.contents->texts)
            text.text = asText(text.keyphrases);
    return recipient::trainingTexts(*received.contents);
}

Result<Measured>
Bench::measure(const Trial &trial, const Learner &learner, std::uint64_t seed, const std::string &key) const
{
    const auto begun = std::chrono::steady_clock::now();
    KEYSEED_ASSIGN(auto texts, this->texts(trial, learner.readsSequences));
    fs::path test = m_cut.test;
    fs::path adapt = m_cut.adapt;
    if (learner.readsSequences) {
        KEYSEED_ASSIGN(test, asSequences(m_cut.test));
        KEYSEED_ASSIGN(adapt, asSequences(m_cut.adapt));
    }
    if (learner.fewShot)
        texts = joined(std::move(texts), m_fewShot);
    std::optional<recipient::OwnTexts> adaptedTo;
    if (learner.adapts)
        adaptedTo = ownTexts(adapt, false);
    NoControl control;
    const recipient::TrainingInputs inputs{.inputs = *m_inputs,
                                           .vocabularyName = publicName(m_configuration.plan.vocabulary),
                                           .vectorsName = "of the plan",
                                           .isThatOfThePackage = true,
                                           .exclude = {},
                                           .documents = learner.encodes ? m_documents : nullptr};
    const auto trained =
        recipient::train(texts,
                         inputs,
                         {.classifier = learner.classifier, .features = learner.features, .seed = seed},
                         adaptedTo,
                         {},
                         control);
    KEYSEED_TRY(trained);
    KEYSEED_ASSIGN(const auto judged,
                   recipient::judge(trained->model, ownTexts(test, true), recipient::Half::All, control, 1));
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    return measuredOf(judged, taken.count(), key);
}

Result<void> Bench::run(const Trial &trial, Results &results) const
{
    if (trial.system != nullptr && trial.system->kind == Kind::Rewriting) {
        KEYSEED_ASSIGN(const auto key, keyOf(trial));
        if (!results.find(key)) {
            KEYSEED_ASSIGN(const auto made, rewritten(trial));
            KEYSEED_ASSIGN(const auto score,
                           core::readWholeFile(made.parent_path() / (made.stem().string() + ".bleu"), 1000));
            const Json json = core::parseJson<Json>(score);
            KEYSEED_TRY(
                results.add({.key = key, .measures = {{measure::bleu, json.value(measure::bleu, 0.0)}}}));
        }
    }
    for (const Learner &learner : m_configuration.learners) {
        KEYSEED_ASSIGN(const auto keys, keysOf(trial, learner));
        for (std::size_t place = 0; place < keys.size(); ++place) {
            if (results.find(keys[place]))
                continue;
            const auto measured = measure(trial, learner, place + 1, keys[place]);
            if (!measured)
                return fail(measured.error().code, learner.name + ": " + measured.error().detail);
            KEYSEED_TRY(results.add(*measured));
        }
    }
    return {};
}

Result<Work> Bench::workLeft(const Results &results) const
{
    Work work;
    double taken = 0;
    bool isEncoding = false;
    for (const Trial &trial : trials()) {
        const std::size_t texts =
            trial.system == nullptr ? m_cut.originalTexts
            : trial.system->kind == Kind::Rewriting
                ? m_cut.trainTexts
                : static_cast<std::size_t>(perLabel(*trial.system)) * m_cut.labels.size();
        if (!isMade(trial)) {
            ++work.corpora;
            work.texts += texts;
            std::size_t voted = 0;
            if (trial.system->kind == Kind::Release) {
                KEYSEED_ASSIGN(const auto plan, planOf(trial));
                voted = votedTexts(plan, m_cut.labels.size()) * m_cut.labels.size();
            }
            if (asksModel(*trial.system))
                work.requests += voted + texts;
            taken += seconds::ofText * static_cast<double>(voted);
            taken += trial.system->kind == Kind::Rewriting
                         ? seconds::ofRewrittenText * static_cast<double>(texts)
                         : seconds::releasing + seconds::ofRecord * static_cast<double>(m_cut.trainTexts)
                               + seconds::ofText * static_cast<double>(texts);
        }
        bool isTextEncoded = false;
        for (const Learner &learner : m_configuration.learners) {
            KEYSEED_ASSIGN(const auto keys, keysOf(trial, learner));
            for (const std::string &key : keys)
                if (!results.find(key)) {
                    ++work.trainings;
                    isTextEncoded = isTextEncoded || learner.encodes;
                    taken += seconds::ofTraining
                             + seconds::ofTrainedText * static_cast<double>(texts + m_cut.testTexts);
                }
        }
        if (isTextEncoded)
            work.encoded += texts;
        isEncoding = isEncoding || isTextEncoded;
    }
    if (isEncoding)
        work.encoded += m_cut.testTexts + m_cut.adaptTexts;
    work.minutes = (taken + seconds::ofEncodedText * static_cast<double>(work.encoded)) / 60;
    return work;
}

} // namespace experiments
