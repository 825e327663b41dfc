#include "core/encoder/Encoder.h"
#include "core/plan/CheckedPlan.h"
#include "tests/bench/experiments/JsonKeys.h"
#include "tests/bench/experiments/Trials.h"

#include <algorithm>

namespace experiments {

namespace {

using core::ErrorCode;
using core::fail;
using core::NoControl;
using core::Result;
namespace recipient = core::recipient;
namespace fs = std::filesystem;

/// Resolves "file" and "folder" of a section below the folder of models. False where one is not there.
bool resolve(Json &section, const fs::path &models)
{
    for (const char *key : {"file", "folder", "concepts", "types"})
        if (section.contains(key)) {
            const fs::path path = models / section[key].get<std::string>();
            if (models.empty() || !fs::exists(path))
                return false;
            section[key] = path.string();
        }
    return true;
}

/// Returns the section to use, and adds a sentence where it is the stand-in.
Json sectionOf(const PublicInput &input,
               const Environment &environment,
               bool isPublished,
               std::string &standIn)
{
    Json published = core::parseJson<Json>(input.published);
    if (isPublished && published.is_object() && resolve(published, environment.models))
        return published;
    Json section = core::parseJson<Json>(input.standIn);
    if (!input.title.empty())
        standIn = section.value("source", "") + ' ' + section.value("name", "vectors") + " in place of "
                  + input.title;
    return section;
}

Result<void> setInputs(Configuration &configuration,
                       const Corpus &corpus,
                       const Environment &environment,
                       bool isPublished,
                       std::vector<std::string> &standIns)
{
    std::string vocabulary;
    std::string vectors;
    const Json plan = {{"schema", "keyseed-plan/2"},
                       {"project", "inputs"},
                       {"vocabulary", sectionOf(corpus.vocabulary, environment, isPublished, vocabulary)},
                       {"embedding", sectionOf(corpus.vectors, environment, isPublished, vectors)}};
    KEYSEED_ASSIGN(const auto parsed, core::plan::parsePlan(plan.dump(), corpus.name));
    configuration.plan.vocabulary = parsed.vocabulary;
    configuration.plan.embedding = parsed.embedding;
    for (const std::string &each : {vocabulary, vectors})
        if (!each.empty())
            standIns.push_back(each);
    return {};
}

/// Sets the writer that `--writer` names. The prompt is that of the publication unless it names another.
Result<void> setWriter(core::plan::Plan &plan, const std::string &writer, const std::string &prompt)
{
    if (writer.empty())
        return {};
    Json section = core::parseJson<Json>(writer);
    if (!section.is_object())
        return fail(ErrorCode::InvalidPlan, "--writer: the section \"writer\" of a plan was expected");
    if (!prompt.empty() && !section.contains("template"))
        section["template"] = prompt;
    const Json whole = {{"schema", "keyseed-plan/2"}, {"project", "writer"}, {"writer", section}};
    KEYSEED_ASSIGN(const auto parsed, core::plan::parsePlan(whole.dump(), "--writer"));
    const std::string documentType = plan.writer.documentType;
    plan.writer = parsed.writer;
    plan.writer.documentType = documentType;
    return {};
}

} // namespace

Result<Bench> Bench::open(Configuration configuration,
                          const std::vector<Corpus> &corpora,
                          const std::string &size,
                          Environment environment)
{
    Bench bench;
    const Corpus *corpus = findCorpus(corpora, configuration.corpus);
    if (corpus == nullptr)
        return fail(ErrorCode::InvalidPlan, configuration.name + ": corpus: there is none of that name");
    bench.m_wanted = corpus->title;
    if (!corpus->isIn(environment.corpora) && (!corpus->standsInWhenSmall || size == "small"))
        if (const Corpus *other = findCorpus(corpora, corpus->standIn); other != nullptr) {
            bench.m_inputStandIns.push_back(corpus->standInWords);
            corpus = other;
        }
    const Size *wanted = corpus->size(size);
    if (wanted == nullptr)
        return fail(ErrorCode::InvalidPlan, "--size: \"small\" or \"published\" was expected");
    bench.m_corpus = *corpus;
    bench.m_size = *wanted;
    KEYSEED_ASSIGN(auto cut, cutCorpus(*corpus, *wanted, environment.corpora, environment.output / "cuts"));
    bench.m_cut = std::move(cut);
    core::plan::Plan &plan = configuration.plan;
    plan.writer.documentType = corpus->documentType;
    KEYSEED_TRY(setWriter(plan, environment.writer, configuration.prompt));
    KEYSEED_TRY(setInputs(configuration, *corpus, environment, wanted->isPublished(), bench.m_inputStandIns));
    plan.records.files = {bench.m_cut.train};
    plan.records.source = "experiment";
    plan.records.textColumn = "text";
    plan.records.labelColumn = "label";
    plan.labels = bench.m_cut.labels;
    NoControl control;
    KEYSEED_ASSIGN(const auto named, core::plan::check(plan, {"vocabulary", "embedding"}));
    auto inputs = core::pipeline::openPublicInputs(
        named, {.resources = KEYSEED_RESOURCES_DIR, .cache = environment.output / "vocabularies"}, control);
    KEYSEED_TRY(inputs);
    bench.m_inputs = std::make_shared<const core::pipeline::PublicInputs>(std::move(*inputs));
    KEYSEED_ASSIGN(auto fewShot, labelledTexts(bench.m_cut.fewShot, bench.m_cut.labels));
    bench.m_fewShot = std::move(fewShot);
    if (std::ranges::any_of(configuration.learners, &Learner::encodes)) {
        bench.m_encoderFolder = environment.models / corpus->encoder;
        std::string name = corpus->encoder;
        if (environment.models.empty() || corpus->encoder.empty() || !wanted->isPublished()
            || !fs::exists(bench.m_encoderFolder)) {
            bench.m_encoderFolder = core::encoder::shippedEncoder(KEYSEED_RESOURCES_DIR);
            name = bench.m_encoderFolder.filename().string();
            bench.m_encoderStandIn = name + " in place of " + corpus->encoder;
        }
        auto &documents = (*environment.encoders)[bench.m_encoderFolder];
        if (!documents) {
            KEYSEED_ASSIGN(documents, recipient::DocumentVectors::ofEncoder(bench.m_encoderFolder, name));
        }
        bench.m_documents = documents;
    }
    bench.m_configuration = std::move(configuration);
    bench.m_environment = std::move(environment);
    return bench;
}

} // namespace experiments
