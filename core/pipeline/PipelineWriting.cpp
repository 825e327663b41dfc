// The steps of the pipeline that make documents of the sequences, and look through them.
#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/pipeline/Pipeline.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/CandidateTexts.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/asking/RoundPrompts.h"
#include "core/writing/Writer.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace core::pipeline {

Result<chat::WritingOutcome>
Pipeline::ask(chat::ServerKeys keys, chat::WritingWatch &watch, JobControl &control)
{
    KEYSEED_ASSIGN(const auto named, checked({"writer"}));
    return askModel(named, *sequences, places.project, std::move(keys), watch, control);
}

bool Pipeline::asksModel() const
{
    return plan.writer.isModel() && writingMethod() == nullptr;
}

bool Pipeline::asksServer() const
{
    return asksModel() && plan.writer.needs(writing::Need::Server);
}

bool Pipeline::asksWhileLearning() const
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(plan.synthesis.method);
    return method && method->resource() == synthesis::Resource::Candidates
           && plan.writer.needs(writing::Need::Server);
}

Result<std::optional<RequestEstimate>> Pipeline::forecast(JobControl &control)
{
    KEYSEED_TRY(openInputs(control));
    KEYSEED_ASSIGN(const auto named, checked({"privacy", "synthesis", "sampling", "writer"}));
    return estimateRequests(named, *inputs, places.project, control);
}

Result<std::optional<Sequences>> Pipeline::awaited(JobControl &control)
{
    KEYSEED_TRY(openInputs(control));
    KEYSEED_ASSIGN(const auto named, checked({"privacy", "synthesis", "sampling"}));
    KEYSEED_ASSIGN(auto project, store());
    return awaitedTexts(named, *inputs, project, control);
}

/// Null where a writer makes the documents.
const synthesis::Synthesizer *Pipeline::writingMethod() const
{
    const synthesis::Synthesizer *method =
        model ? synthesis::findSynthesizer((*model)->parameters.method) : nullptr;
    return method && method->output() == synthesis::Output::Documents ? method : nullptr;
}

Result<writing::Written> Pipeline::written(JobControl &control)
{
    const synthesis::Synthesizer *method = writingMethod();
    if (method || !plan.writer.isModel())
        KEYSEED_TRY(openInputs(control));
    if (!method) {
        KEYSEED_ASSIGN(const auto named, checked({"writer"}));
        KEYSEED_ASSIGN(const auto writer, openWriter(named, inputs.get(), places.project, {}, control));
        return writer->documents(*sequences, control);
    }
    PublicInputs with = *inputs;
    KEYSEED_TRY(openRewriter(*method, with, control));
    KEYSEED_ASSIGN(auto made, methodDocuments(*method, with, *model, *sequences, control));
    return writing::Written{.documents = std::move(made)};
}

Result<void> Pipeline::write(JobControl &control)
{
    missing.clear();
    writtenFrom.reset();
    KEYSEED_ASSIGN(auto made, written(control));
    documents = std::make_shared<const Documents>(std::move(made.documents));
    missing = std::move(made.missing);
    checks = std::move(made.checks);
    writtenFrom = std::move(made.writtenFrom);
    return {};
}

std::size_t Pipeline::labelsWithFewer() const
{
    std::map<std::string, std::size_t> fewer;
    for (const synthesis::Sequence &each : **sequences)
        ++fewer[each.label];
    for (const writing::Document &each : **documents)
        --fewer[each.seed.label];
    return static_cast<std::size_t>(
        std::ranges::count_if(fewer, [](const auto &each) { return each.second > 0; }));
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
