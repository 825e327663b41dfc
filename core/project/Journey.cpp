#include "core/project/Journey.h"

#include "core/base/Clock.h"
#include "core/project/ModelWriting.h"
#include "core/project/ReleasePlan.h"
#include "core/seeding/HistogramSampler.h"
#include "core/seeding/KernelParameters.h"
#include "core/seeding/KernelSampler.h"
#include "core/seeding/LabelProportions.h"
#include "core/writing/TemplateWriter.h"

namespace core::project {

namespace {

Result<vocabulary::Vocabulary> openVocabulary(const std::string &source,
                                              const std::filesystem::path &resources)
{
    if (source == "builtin:medical")
        return vocabulary::Vocabulary::openLexicon(resources / "medical.lexicon");
    if (source == "builtin:english")
        return vocabulary::Vocabulary::openLexicon(resources / "english.lexicon");
    return vocabulary::Vocabulary::fromTermFile(source.substr(std::string_view("file:").size()));
}

Result<embedding::Embedding>
openEmbedding(const Plan &plan, const vocabulary::Vocabulary &terms, const std::filesystem::path &resources)
{
    if (plan.vocabulary.source == "builtin:medical")
        return embedding::Embedding::openVectors(resources / "medical.vectors");
    const auto english = embedding::Embedding::openVectors(resources / "english.vectors");
    if (plan.vocabulary.source == "builtin:english" || !english)
        return english;
    const auto known = vocabulary::Vocabulary::openLexicon(resources / "english.lexicon");
    if (!known)
        return fail(known.error());
    return embedding::Embedding::forTerms(terms, *known, *english);
}

// How the model was reached tells of the house and its network; what it was told does not.
void dropHouse(Plan::Writer &writer)
{
    for (std::string *text : {&writer.baseUrl,
                              &writer.apiVersion,
                              &writer.keyEnvironment,
                              &writer.caFile,
                              &writer.proxy,
                              &writer.plainHttpHost})
        text->clear();
    writer.promptTemplate.erase(0, writer.promptTemplate.find_last_of("/\\") + 1);
}

// Only the name of the records file is public: the folder may tell of the house it lies in.
std::string exportedPlan(Plan plan)
{
    dropHouse(plan.writer);
    plan.records.path = plan.records.path.filename();
    if (const std::string_view prefix = "file:"; plan.vocabulary.source.starts_with(prefix)) {
        const std::filesystem::path file = plan.vocabulary.source.substr(prefix.size());
        plan.vocabulary.source = std::string(prefix) + file.filename().string();
    }
    return toJson(plan);
}

std::string proportionsInWords(const Plan &plan, const seeding::SeedModel &model)
{
    if (!plan.sequences.shares.empty())
        return "declared shares";
    return model.table(seeding::labelTableName) ? "noisy counts of the labels"
                                                : "the same number for every label";
}

// The template; empty without a model.
std::string promptText(const Plan &plan)
{
    if (plan.writer.kind == "template")
        return {};
    const auto prompts = promptSource(plan);
    return prompts ? prompts->prompt.text() : std::string();
}

} // namespace

Result<PublicInputs> openPublicInputs(const Plan &plan, const std::filesystem::path &resources)
{
    if (auto valid = validatePart(plan, "vocabulary"); !valid)
        return fail(valid.error());
    auto terms = openVocabulary(plan.vocabulary.source, resources);
    if (!terms)
        return fail(terms.error());
    auto vectors = openEmbedding(plan, *terms, resources);
    if (!vectors)
        return fail(vectors.error());
    auto matcher = std::make_shared<const vocabulary::PhraseMatcher>(*terms);
    return PublicInputs{std::move(*terms), std::move(*vectors), std::move(matcher)};
}

Result<Sequences>
sampleSequences(const Plan &plan, const PublicInputs &inputs, const Model &model, JobControl &control)
{
    if (auto valid = validatePart(plan, "sequences"); !valid)
        return fail(valid.error());
    if (model->vocabularyDigest != inputs.vocabulary.digest())
        return fail(ErrorCode::InvalidPlan,
                    "vocabulary.source: the released model belongs to another vocabulary ("
                        + model->vocabularySource + "); set it back or start a new release");
    const std::vector<int> perLabel = sequencesPerLabel(plan, *model);
    const int length = plan.sequences.length;
    const double sharpness = sharpnessOf(plan.sequences);
    if (seeding::isKernelMethod(model->parameters.method))
        return seeding::KernelSampler(inputs.vocabulary, inputs.embedding)
            .sample(model, {.length = length, .perLabel = perLabel, .sharpening = sharpness}, control);
    return seeding::HistogramSampler(inputs.vocabulary)
        .sample(model, {.length = length, .perLabel = perLabel, .sharpness = sharpness}, control);
}

Result<Documents> writeDocuments(const Plan &plan, const Sequences &sequences, JobControl &control)
{
    if (auto valid = validatePart(plan, "writer"); !valid)
        return fail(valid.error());
    // A package names the writer of the plan, so nobody else may have written its documents.
    if (plan.writer.kind != "template")
        return fail(ErrorCode::InvalidPlan,
                    "writer.kind: \"template\" was expected, because no model is asked here; set it back");
    return writing::TemplateWriter(plan.writer.documentType).write(sequences, control);
}

release::Contents
packageContents(const Plan &plan, const PublicInputs &inputs, const Model &model, const Documents &documents)
{
    return {.model = model,
            .documents = documents,
            .vocabulary = inputs.vocabulary,
            .budget = {.spend = model->spend, .unitIsPerson = model->unitIsPerson},
            .description = {.project = plan.project,
                            .title = plan.about.title,
                            .purpose = plan.about.purpose,
                            .recipient = plan.about.recipient,
                            .licence = plan.about.licence,
                            .contact = plan.about.contact,
                            .planJson = exportedPlan(plan),
                            .programVersion = KEYSEED_VERSION,
                            .createdAt = utcNow(),
                            .embeddingDigestHex = toHex(inputs.embedding.digest()),
                            .sequenceLength = plan.sequences.length,
                            .perLabel = sequencesPerLabel(plan, *model),
                            .proportions = proportionsInWords(plan, *model),
                            .sharpness = plan.sequences.sharpness,
                            .writerKind = plan.writer.kind,
                            .documentType = plan.writer.documentType,
                            .writerModel = plan.writer.kind == "template" ? "" : plan.writer.model,
                            .writerPrompt = promptText(plan)}};
}

} // namespace core::project
