// The steps of the pipeline that make documents of the sequences, and look through them.
#include "core/base/Result.h"
#include "core/pipeline/Pipeline.h"
#include "core/pipeline/PublicTextPool.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/asking/RoundPrompts.h"
#include "core/synthesis/Synthesizers.h"
#include "core/writing/PublicTextWriter.h"

#include <utility>

namespace core::pipeline {

Result<chat::WritingOutcome>
Pipeline::ask(chat::ServerKeys keys, chat::WritingWatch &watch, JobControl &control)
{
    return askModel(plan, *sequences, places.project, std::move(keys), watch, control);
}

bool Pipeline::asksModel() const
{
    return plan.writer.isModel() && handingMethod() == nullptr;
}

bool Pipeline::asksServer() const
{
    return asksModel() && plan.writer.kind == "chat";
}

bool Pipeline::asksWhileLearning() const
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(plan.synthesis.method);
    return method && method->choosesAmongTexts() && plan.writer.kind == "chat";
}

Result<std::optional<RequestEstimate>> Pipeline::forecast(JobControl &control)
{
    KEYSEED_TRY(openInputs(control));
    return estimateRequests(plan, *inputs, places.project, control);
}

Result<std::optional<Sequences>> Pipeline::awaited(JobControl &control)
{
    KEYSEED_TRY(openInputs(control));
    auto project = store();
    return project ? awaitedTexts(plan, *inputs, *project, control) : fail(project.error());
}

/// Null where a writer makes the documents.
const synthesis::Synthesizer *Pipeline::handingMethod() const
{
    const synthesis::Synthesizer *method =
        model ? synthesis::findSynthesizer((*model)->parameters.method) : nullptr;
    return method && method->output() == synthesis::Output::Documents ? method : nullptr;
}

Result<Documents> Pipeline::written(JobControl &control)
{
    const synthesis::Synthesizer *method = handingMethod();
    KEYSEED_TRY(openInputs(control));
    if (!method && plan.writer.kind == "publicTexts")
        return writtenFromTexts(control);
    if (!method)
        return writeDocuments(plan, *inputs, *sequences, control);
    PublicInputs with = *inputs;
    KEYSEED_TRY(openRewriter(*method, with, control));
    return handedDocuments(*method, with, *model, *sequences, control);
}

Result<Documents> Pipeline::writtenFromTexts(JobControl &control)
{
    KEYSEED_ASSIGN(const auto pool, openTextPool(plan, control));
    const auto made = writing::PublicTextWriter(pool).write(*sequences, control);
    if (!made)
        return made;
    writtenFrom = pool->origin;
    return withFoundPhrases(*made, *inputs);
}

Result<void> Pipeline::write(JobControl &control)
{
    missing.clear();
    writtenFrom.reset();
    if (!asksModel()) {
        KEYSEED_ASSIGN(auto made, written(control));
        documents = std::make_shared<const Documents>(std::move(made));
        return {};
    }
    KEYSEED_ASSIGN(auto gathered, modelDocuments(plan, *sequences, places.project));
    documents = std::make_shared<const Documents>(std::move(gathered.documents));
    missing = std::move(gathered.missing);
    return {};
}

Result<review::Findings> Pipeline::review(JobControl &control) const
{
    return review::reviewDocuments(*documents, control);
}

Result<void> Pipeline::leaveOut(review::Exclusions which)
{
    KEYSEED_ASSIGN(auto project, store());
    KEYSEED_TRY(project.keepExclusions(which));
    exclusions = std::move(which);
    return {};
}

} // namespace core::pipeline
