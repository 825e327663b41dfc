#include "core/pipeline/ReleaseSteps.h"

#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/base/Version.h"
#include "core/embedding/Sources.h"
#include "core/encoder/Encoder.h"
#include "core/languages/Language.h"
#include "core/methods/Methods.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/SyntheticPatients.h"
#include "core/pipeline/asking/CandidateTexts.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/plan/FieldMap.h"
#include "core/sources/Sources.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "core/vocabulary/imports/VocabularyCache.h"
#include "core/writing/Writer.h"

#include <set>

namespace core::pipeline {

namespace {

std::string proportionsInWords(const Plan &plan, const synthesis::ReleasedModel &model)
{
    if (!plan.sampling.shares.empty())
        return "declared shares";
    if (model.table(synthesis::labelTableName))
        return "noisy counts of the labels";
    if (!labelSharesOfFields(model).empty())
        return "the noisy marginals of the fields";
    return noisySizesOf(plan, model).empty() ? "the same number for every label" : package::noisySizes;
}

// The template; empty without a model.
std::string promptText(const CheckedPlan &plan)
{
    if (!plan->writer.isModel())
        return {};
    const auto prompts = promptSource(plan);
    return prompts ? prompts->prompt.text() : std::string();
}

std::vector<package::PublicNumber> askedOf(const Plan &plan, const synthesis::ReleasedModel &model)
{
    std::vector<package::PublicNumber> asked;
    for (const int number : sequencesPerLabel(plan, model))
        asked.push_back(package::PublicNumber::declared(number));
    return asked;
}

std::string writerOf(const Plan &plan, const synthesis::ReleasedModel &model)
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(model.parameters.method);
    const bool isHandedOn = method && method->output() == synthesis::Output::Documents;
    return isHandedOn ? std::string(writing::methodWriter().name()) : plan.writer.kind;
}

synthesis::CooccurrenceBias cooccurrenceBiasOf(const Plan &plan)
{
    const std::string &association = plan.sampling.association;
    return association == "off"      ? synthesis::CooccurrenceBias::Off
           : association == "strong" ? synthesis::CooccurrenceBias::Strong
                                     : synthesis::CooccurrenceBias::Gentle;
}

std::string languageOf(const Plan &plan, const PublicInputs &inputs)
{
    const writing::Writer *writer = writing::findWriter(plan.writer.kind);
    return writer == nullptr ? plan.writer.language : writer->languageFor(writerInputs(plan, &inputs));
}

std::optional<package::PublicReal> sharpnessIn(const Plan &plan)
{
    if (!plan.sampling.sharpness)
        return std::nullopt;
    return package::PublicReal::declared(*plan.sampling.sharpness);
}

// The facts of a term stay the same, whatever else is excluded. The matcher is made afterwards, because an
// excluded phrase must not hide a shorter one inside it.
PublicInputs only(const PublicInputs &whole,
                  const std::vector<vocabulary::TermId> &kept,
                  const vocabulary::Folders &folders)
{
    PublicInputs part = whole;
    part.vocabulary = vocabulary::VocabularyCache(folders.cache).withTables(whole.vocabulary.only(kept));
    part.embedding = whole.embedding.only(kept);
    if (whole.associations)
        part.associations = whole.associations->only(kept);
    part.whole = whole.vocabulary;
    return part;
}

// Refuses what was learnt from texts in another language than the records, which only its file tells.
Result<void> checkOpenedLanguage(const Plan &plan, const std::string &learntFrom)
{
    const std::string problem =
        languages::codeOf(learntFrom).empty() ? std::string() : languageProblem(plan.records, learntFrom);
    return problem.empty() ? Result<void>() : fail(ErrorCode::InvalidPlan, "vocabulary: " + problem);
}

Result<PublicInputs>
openOnce(const CheckedPlan &plan, const vocabulary::Folders &folders, JobControl &control)
{
    KEYSEED_ASSIGN(auto terms,
                   plan.vocabularySource().open(vocabularySettings(plan->vocabulary), folders, control));
    KEYSEED_ASSIGN(const auto kept, keptTerms(terms.vocabulary, plan->vocabulary.exclude));
    embedding::Terms meant{
        .vocabulary = terms.vocabulary, .builtVectors = terms.builtVectors, .builtRows = terms.builtRows};
    std::optional<vocabulary::Associations> associations;
    std::optional<vocabulary::LearntOrigin> origin;
    if (terms.builtAssociations) {
        KEYSEED_ASSIGN(associations, vocabulary::openAssociations(*terms.builtAssociations));
        if (associations->size() != terms.vocabulary.size())
            return fail(
                ErrorCode::Io,
                terms.builtAssociations->string()
                    + ": belongs to another lexicon than the one beside it; install the program again");
    }
    if (terms.learntFile) {
        KEYSEED_ASSIGN(const auto learnt, vocabulary::LearntFile::open(*terms.learntFile));
        meant.learnt = embedding::Embedding::ofLearnt(learnt);
        associations = learnt.associations();
        origin = learnt.origin();
        KEYSEED_TRY(checkOpenedLanguage(plan, origin->language));
    }
    KEYSEED_ASSIGN(auto vectors,
                   plan.vectorSource().open(embeddingSettings(plan->embedding), meant, folders, control));
    if (control.isCancelled())
        return fail(ErrorCode::Cancelled, "cancelled");
    PublicInputs inputs{
        terms.vocabulary, std::move(vectors), nullptr, std::move(associations), std::move(origin)};
    if (!plan->vocabulary.exclude.isEmpty())
        inputs = only(inputs, kept, folders);
    inputs.summary = std::move(terms.summary);
    inputs.labelDescriptions = plan->labelDescriptions;
    // Without a cache the terms would be encoded anew for every draw.
    if (const auto folder = encoder::shippedEncoder(folders.resources);
        !folders.cache.empty() && std::filesystem::exists(folder))
        inputs.encoder = std::make_shared<const embedding::TermEncoder>(
            folder, folders.resources / "encoded", folders.cache);
    if (control.isCancelled())
        return fail(ErrorCode::Cancelled, "cancelled");
    inputs.matcher = std::make_shared<const vocabulary::PhraseMatcher>(inputs.vocabulary);
    return inputs;
}

} // namespace

Result<PublicInputs> openPublicInputs(const CheckedPlan &plan,
                                      const vocabulary::Folders &folders,
                                      JobControl &control,
                                      std::string_view wanted)
{
    auto inputs = openOnce(plan, folders, control);
    if (wanted.empty() || (inputs && toHex(inputs->vocabulary.digest()) == wanted))
        return inputs;
    vocabulary::Folders former = folders;
    former.asRelease02 = true;
    auto earlier = openOnce(plan, former, control);
    return earlier && toHex(earlier->vocabulary.digest()) == wanted ? std::move(earlier) : std::move(inputs);
}

Result<Sequences>
sampleSequences(const CheckedPlan &plan, const PublicInputs &inputs, const Model &model, JobControl &control)
{
    if (model->vocabularyDigest != inputs.vocabulary.digest())
        return fail(ErrorCode::InvalidPlan,
                    "vocabulary.source: the released model belongs to another vocabulary ("
                        + model->vocabularySource + "); set it back or start a new release");
    if (plan::fieldDomain(*plan) != fields::domainFrom(model->parameters.further))
        return fail(ErrorCode::InvalidPlan,
                    "records.fields: the released model belongs to other fields; set them back or start a "
                    "new release");
    KEYSEED_ASSIGN(const auto method, synthesis::synthesizerOf(model->parameters.method));
    const synthesis::SamplingChoices choices{.length = plan->sampling.length,
                                             .perLabel = sequencesPerLabel(plan, *model),
                                             .sharpness = sharpnessOf(plan),
                                             .cooccurrence = cooccurrenceBiasOf(plan)};
    KEYSEED_ASSIGN(const auto sequences, method->sample(model, inputs, choices, control));
    return withPatients(*plan, model, sequences);
}

Result<Documents> templateDocuments(const Plan &plan,
                                    const PublicInputs &inputs,
                                    const Sequences &sequences,
                                    JobControl &control)
{
    KEYSEED_ASSIGN(const auto writer, writing::defaultWriter().open(writerInputs(plan, &inputs), control));
    KEYSEED_ASSIGN(auto written, writer->documents(sequences, control));
    return std::move(written.documents);
}

Result<Documents> writeDocuments(const CheckedPlan &plan,
                                 const PublicInputs &inputs,
                                 const Sequences &sequences,
                                 JobControl &control)
{
    if (plan->writer.isModel())
        return fail(
            ErrorCode::InvalidPlan,
            "writer.kind: a writer without a language model was expected, because there is no project "
            "file with answers here; name another one");
    KEYSEED_ASSIGN(const auto writer, openWriter(plan, &inputs, {}, {}, control));
    KEYSEED_ASSIGN(auto written, writer->documents(sequences, control));
    return std::move(written.documents);
}

namespace {

/// Serves the writer of texts that a method makes.
class MethodServices final : public writing::WriterServices
{
public:
    MethodServices(const synthesis::Synthesizer &method, const PublicInputs &inputs, const Model &model)
        : m_method(method)
        , m_inputs(inputs)
        , m_model(model)
    {}

    Result<std::shared_ptr<const writing::TextPool>> publicTexts(JobControl &) const override
    {
        return nothing();
    }
    Documents withFoundPhrases(const Documents &documents) const override { return documents; }
    std::vector<writing::Span> identifiersIn(std::string_view) const override { return {}; }
    Result<writing::Written> storedAnswers(const Sequences &) const override { return nothing(); }
    Result<writing::ReleasedTexts> askServer(const Sequences &, JobControl &) const override
    {
        return nothing();
    }
    Result<writing::ReleasedTexts> carriedAnswers(const Sequences &, JobControl &) const override
    {
        return nothing();
    }
    Result<writing::ReleasedTexts> methodTexts(const Sequences &sequences, JobControl &control) const override
    {
        return m_method.texts(m_model, m_inputs, sequences, control);
    }

private:
    static tl::unexpected<Error> nothing()
    {
        return fail(ErrorCode::Internal, "writer: the method makes the texts");
    }

    const synthesis::Synthesizer &m_method;
    const PublicInputs &m_inputs;
    const Model &m_model;
};

} // namespace

Result<Documents> methodDocuments(const synthesis::Synthesizer &method,
                                  const PublicInputs &inputs,
                                  const Model &model,
                                  const Sequences &sequences,
                                  JobControl &control)
{
    const MethodServices services(method, inputs, model);
    KEYSEED_ASSIGN(const auto writer, writing::methodWriter().open({.services = &services}, control));
    KEYSEED_ASSIGN(auto written, writer->documents(sequences, control));
    return std::move(written.documents);
}

namespace {

// Returns the models that wrote at least one document.
std::string modelsOf(const Plan &plan, const Documents &documents)
{
    if (!plan.writer.isModel())
        return {};
    std::set<std::string> names;
    for (const writing::Document &each : *documents)
        if (!each.model.empty())
            names.insert(each.model);
    std::string all;
    for (const std::string &name : names)
        all += (all.empty() ? "" : ", ") + name;
    return names.empty() ? plan.writer.model : all;
}

} // namespace

namespace {

std::vector<package::PublishedField> publishedFieldsOf(const Plan &plan)
{
    std::vector<package::PublishedField> published;
    for (const plan::RecordField &field : plan.records.fields) {
        package::PublishedField &each = published.emplace_back();
        each.name = field.name;
        each.isOfPatient = field.of == plan::ofPatient;
        each.unit = field.unit;
        each.omop = field.omop;
        for (int value = 0; value < plan::valuesOf(field); ++value)
            each.values.push_back(plan::nameOfValue(field, value));
    }
    return published;
}

} // namespace

package::Contents packageContents(const CheckedPlan &plan,
                                  const PublicInputs &inputs,
                                  const Model &model,
                                  const Documents &documents)
{
    return {.model = model,
            .documents = documents,
            .vocabulary = inputs.vocabulary,
            .budget = {.spend = model->spend, .unitIsPerson = model->unitIsPerson},
            .description = {.project = plan->project,
                            .title = plan->about.title,
                            .purpose = plan->about.purpose,
                            .recipient = plan->about.recipient,
                            .licence = plan->about.licence,
                            .contact = plan->about.contact,
                            .planJson = toJson(*plan),
                            .programVersion = core::programVersion,
                            .madeOn = Date::of(model->committedAt).value_or(Date()),
                            .vocabularySource = publishedName(plan->vocabulary),
                            .embeddingSource = publicName(plan->embedding),
                            .embeddingDigestHex = toHex(inputs.embedding.digest()),
                            .sequenceLength = package::PublicNumber::declared(plan->sampling.length),
                            .perLabel = askedOf(plan, *model),
                            .proportions = proportionsInWords(plan, *model),
                            .sharpness = sharpnessIn(plan),
                            .writerKind = writerOf(plan, *model),
                            .documentType = plan->writer.documentType,
                            .language = languageOf(plan, inputs),
                            .writerModel = modelsOf(plan, documents),
                            .writerPrompt = promptText(plan),
                            .fields = publishedFieldsOf(*plan),
                            .omopTables = plan->records.omopTables && !plan->records.fields.empty()},
            .learntFrom = inputs.learntFrom};
}

} // namespace core::pipeline
