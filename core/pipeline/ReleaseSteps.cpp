#include "core/pipeline/ReleaseSteps.h"

#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/embedding/Sources.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/sources/Sources.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/Synthesizers.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "core/vocabulary/imports/VocabularyCache.h"

#include <set>

namespace core::pipeline {

namespace {

std::string proportionsInWords(const Plan &plan, const synthesis::ReleasedModel &model)
{
    if (!plan.sampling.shares.empty())
        return "declared shares";
    return model.table(synthesis::labelTableName) ? "noisy counts of the labels"
                                                  : "the same number for every label";
}

// The template; empty without a model.
std::string promptText(const Plan &plan)
{
    if (!plan.writer.isModel())
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
    return isHandedOn ? std::string(package::methodAsWriter) : plan.writer.kind;
}

synthesis::CooccurrenceBias cooccurrenceBiasOf(const Plan &plan)
{
    const std::string &association = plan.sampling.association;
    return association == "off"      ? synthesis::CooccurrenceBias::Off
           : association == "strong" ? synthesis::CooccurrenceBias::Strong
                                     : synthesis::CooccurrenceBias::Gentle;
}

// What somebody asked for, then what the phrases are in. English is what nobody had to ask for.
const writing::Language &templateLanguage(const Plan &plan, const PublicInputs &inputs)
{
    if (plan.writer.sentences)
        return writing::english;
    const writing::Language *asked = writing::findLanguage(plan.writer.language);
    if ((asked == nullptr || asked == &writing::english) && inputs.learntFrom)
        asked = writing::findLanguage(inputs.learntFrom->language);
    return asked == nullptr ? writing::english : *asked;
}

std::string languageOf(const Plan &plan, const PublicInputs &inputs)
{
    return plan.writer.kind != "template" ? plan.writer.language
                                          : std::string(templateLanguage(plan, inputs).title);
}

std::optional<package::PublicReal> sharpnessIn(const Plan &plan)
{
    if (!plan.sampling.sharpness)
        return std::nullopt;
    return package::PublicReal::declared(*plan.sampling.sharpness);
}

// What is known of a term stays as it is, whatever else is left out. The matcher is made afterwards, because
// a phrase that is left out must not hide a shorter one inside it.
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

} // namespace

Result<PublicInputs>
openPublicInputs(const Plan &plan, const vocabulary::Folders &folders, JobControl &control)
{
    KEYSEED_TRY(validatePart(plan, "vocabulary"));
    KEYSEED_TRY(validatePart(plan, "embedding"));
    KEYSEED_TRY(checkPublicFiles(plan));
    const vocabulary::Source *source = vocabulary::findSource(plan.vocabulary.source);
    const embedding::Source *vectorSource = embedding::findSource(plan.embedding.source);
    if (source == nullptr || vectorSource == nullptr)
        return fail(ErrorCode::InvalidPlan,
                    std::string(source == nullptr ? "vocabulary.source" : "embedding.source")
                        + ": no known source; choose one of those that the plan's check names");
    KEYSEED_ASSIGN(auto terms, source->open(vocabularySettings(plan.vocabulary), folders, control));
    KEYSEED_ASSIGN(const auto kept, keptTerms(terms.vocabulary, plan.vocabulary.exclude));
    embedding::Terms meant{.vocabulary = terms.vocabulary, .builtVectors = terms.builtVectors};
    std::optional<vocabulary::Associations> associations;
    std::optional<vocabulary::LearntOrigin> origin;
    if (terms.learntFile) {
        KEYSEED_ASSIGN(const auto learnt, vocabulary::LearntFile::open(terms.learntFile));
        meant.learnt = embedding::Embedding::ofLearnt(learnt);
        associations = learnt.associations();
        origin = learnt.origin();
    }
    KEYSEED_ASSIGN(auto vectors,
                   vectorSource->open(embeddingSettings(plan.embedding), meant, folders, control));
    if (control.isCancelled())
        return fail(ErrorCode::Cancelled, "cancelled");
    PublicInputs inputs{
        terms.vocabulary, std::move(vectors), nullptr, std::move(associations), std::move(origin)};
    if (!plan.vocabulary.exclude.isEmpty())
        inputs = only(inputs, kept, folders);
    inputs.summary = std::move(terms.summary);
    if (control.isCancelled())
        return fail(ErrorCode::Cancelled, "cancelled");
    inputs.matcher = std::make_shared<const vocabulary::PhraseMatcher>(inputs.vocabulary);
    return inputs;
}

Result<Sequences>
sampleSequences(const Plan &plan, const PublicInputs &inputs, const Model &model, JobControl &control)
{
    KEYSEED_TRY(validatePart(plan, "sampling"));
    if (model->vocabularyDigest != inputs.vocabulary.digest())
        return fail(ErrorCode::InvalidPlan,
                    "vocabulary.source: the released model belongs to another vocabulary ("
                        + model->vocabularySource + "); set it back or start a new release");
    KEYSEED_ASSIGN(const auto method, synthesis::synthesizerOf(model->parameters.method));
    const synthesis::SamplingChoices choices{.length = plan.sampling.length,
                                             .perLabel = sequencesPerLabel(plan, *model),
                                             .sharpness = sharpnessOf(plan),
                                             .cooccurrence = cooccurrenceBiasOf(plan)};
    return method->sample(model, inputs, choices, control);
}

writing::TemplateWriter templateOf(const Plan &plan, const PublicInputs &inputs)
{
    using writing::Sentences;
    return writing::TemplateWriter(
        {.documentType = plan.writer.documentType,
         .language = templateLanguage(plan, inputs),
         .vocabulary = inputs.vocabulary,
         .sentences = plan.writer.sentences ? Sentences::First : Sentences::Newest});
}

Result<Documents>
writeDocuments(const Plan &plan, const PublicInputs &inputs, const Sequences &sequences, JobControl &control)
{
    KEYSEED_TRY(validatePart(plan, "writer"));
    // A package names the writer of the plan, so nobody else may have written its documents.
    if (plan.writer.kind != "template")
        return fail(
            ErrorCode::InvalidPlan,
            "writer.kind: \"template\" was expected, because no other writer is at hand here; set it back");
    return templateOf(plan, inputs).write(sequences, control);
}

Result<Documents> handedDocuments(const synthesis::Synthesizer &method,
                                  const PublicInputs &inputs,
                                  const Model &model,
                                  const Sequences &sequences,
                                  JobControl &control)
{
    KEYSEED_ASSIGN(const auto texts, method.texts(model, inputs, sequences, control));
    if (texts->size() != sequences->size())
        return fail(ErrorCode::Internal, std::string(method.name()) + ": a text is missing, or is too much");
    const Documents untold = sequences.derive([](const std::vector<synthesis::Sequence> &seeds) {
        std::vector<writing::Document> documents;
        for (const synthesis::Sequence &seed : seeds)
            documents.push_back({.seed = seed, .text = {}});
        return documents;
    });
    return Documents::combine(
        untold, texts, [](std::vector<writing::Document> documents, const std::vector<std::string> &told) {
            for (std::size_t i = 0; i < documents.size(); ++i)
                documents[i].text = told[i];
            return documents;
        });
}

namespace {

// Those that wrote, which are not all that the plan names where a server did not answer.
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

package::Contents
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
                            .planJson = toJson(plan),
                            .programVersion = KEYSEED_VERSION,
                            .madeOn = Date::of(model->committedAt).value_or(Date()),
                            .vocabularySource = publishedName(plan.vocabulary),
                            .embeddingSource = publicName(plan.embedding),
                            .embeddingDigestHex = toHex(inputs.embedding.digest()),
                            .sequenceLength = package::PublicNumber::declared(plan.sampling.length),
                            .perLabel = askedOf(plan, *model),
                            .proportions = proportionsInWords(plan, *model),
                            .sharpness = sharpnessIn(plan),
                            .writerKind = writerOf(plan, *model),
                            .documentType = plan.writer.documentType,
                            .language = languageOf(plan, inputs),
                            .writerModel = modelsOf(plan, documents),
                            .writerPrompt = promptText(plan)},
            .learntFrom = inputs.learntFrom};
}

} // namespace core::pipeline
