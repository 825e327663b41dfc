#include "core/project/Journey.h"

#include "core/base/Clock.h"
#include "core/privacy/Accounting.h"
#include "core/seeding/HistogramSampler.h"
#include "core/writing/TemplateWriter.h"

namespace core::project {

namespace {

constexpr double statedDelta = 1e-6;

Result<vocabulary::Vocabulary> openVocabulary(const std::string &source, const std::filesystem::path &resources)
{
    if (source == "builtin:medical")
        return vocabulary::Vocabulary::openLexicon(resources / "medical.lexicon");
    if (source == "builtin:english")
        return vocabulary::Vocabulary::openLexicon(resources / "english.lexicon");
    return vocabulary::Vocabulary::fromTermFile(source.substr(std::string_view("file:").size()));
}

Result<embedding::Embedding> openEmbedding(const Plan &plan, const vocabulary::Vocabulary &terms,
                                           const std::filesystem::path &resources)
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

// Only the name of the records file is public: the folder may tell of the house it lies in.
std::string exportedPlan(Plan plan)
{
    plan.records.path = plan.records.path.filename();
    if (const std::string_view prefix = "file:"; plan.vocabulary.source.starts_with(prefix)) {
        const std::filesystem::path file = plan.vocabulary.source.substr(prefix.size());
        plan.vocabulary.source = std::string(prefix) + file.filename().string();
    }
    return toJson(plan);
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

Result<Sequences> sampleSequences(const Plan &plan, const PublicInputs &inputs, const Model &model, JobControl &control)
{
    if (auto valid = validatePart(plan, "sequences"); !valid)
        return fail(valid.error());
    if (model->vocabularyDigest != inputs.vocabulary.digest())
        return fail(ErrorCode::InvalidPlan,
                    "vocabulary.source: the released model belongs to another vocabulary ("
                        + model->vocabularySource + "); set it back or start a new release");
    const seeding::HistogramSampler sampler(inputs.vocabulary, inputs.embedding);
    return sampler.sample(
        model, {.length = plan.sequences.length, .perLabel = plan.sequences.perLabel}, control);
}

Result<Documents> writeDocuments(const Plan &plan, const Sequences &sequences, JobControl &control)
{
    if (auto valid = validatePart(plan, "writer"); !valid)
        return fail(valid.error());
    return writing::TemplateWriter(plan.writer.documentType).write(sequences, control);
}

release::Contents packageContents(const Plan &plan, const PublicInputs &inputs, const Model &model,
                                  const privacy::Spend &spend, const Documents &documents)
{
    return {.model = model,
            .documents = documents,
            .vocabulary = inputs.vocabulary,
            .budget = {.microEpsilon = spend.microEpsilon,
                       .picoRho = spend.picoRho,
                       .delta = statedDelta,
                       .epsilonAtStatedDelta = privacy::zcdpEpsilon(spend.rho(), statedDelta),
                       .unitIsPerson = model->unitIsPerson},
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
                            .perLabel = plan.sequences.perLabel,
                            .writerKind = plan.writer.kind,
                            .documentType = plan.writer.documentType}};
}

} // namespace core::project
