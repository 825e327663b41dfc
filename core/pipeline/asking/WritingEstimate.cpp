#include "core/base/Result.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/plan/ServerChecks.h"

#include <algorithm>
#include <cmath>

namespace core::pipeline {

using plan::asksSeveral;

namespace {

int inFlightOf(const Plan::Writer &writer)
{
    if (!asksSeveral(writer))
        return writer.inFlight;
    int all = 0;
    for (const auto &each : writer.servers)
        all += each.inFlight;
    return all;
}

WritingEstimate
estimateOf(const Plan::Writer &writer, double count, double promptTokens, double secondsPerRequest)
{
    WritingEstimate estimate;
    estimate.requests = static_cast<std::size_t>(count);
    estimate.promptTokens = promptTokens;
    estimate.completionTokens = count * writer.maxTokens;
    estimate.money =
        (estimate.promptTokens * writer.promptPrice + estimate.completionTokens * writer.completionPrice)
        / 1e6;
    estimate.seconds = std::ceil(count / std::max(1, inFlightOf(writer))) * secondsPerRequest;
    if (asksSeveral(writer)) // each has its own limits, and the others what is left
        return estimate;
    if (writer.requestsPerMinute > 0)
        estimate.seconds = std::max(estimate.seconds, count * 60.0 / writer.requestsPerMinute);
    if (writer.tokensPerMinute > 0)
        estimate.seconds =
            std::max(estimate.seconds,
                     (estimate.promptTokens + estimate.completionTokens) * 60.0 / writer.tokensPerMinute);
    return estimate;
}

// Returns a sequence as long as those a method asks for: the longest label, usual phrases, and a draft of
// this many tokens.
synthesis::Sequence longSequence(const Plan &plan, int draftTokens)
{
    synthesis::Sequence sequence;
    for (const std::string &label : plan.labels)
        if (label.size() > sequence.label.size())
            sequence.label = label;
    for (int phrase = 0; phrase < plan.sampling.length; ++phrase)
        sequence.keyphrases.emplace_back("congestive heart failure");
    while (sequence.draft.size() < std::size_t{4} * static_cast<std::size_t>(draftTokens))
        sequence.draft += "words of ";
    return sequence;
}

} // namespace

Result<WritingEstimate>
estimateWriting(const Plan &plan, const Sequences &sequences, double secondsPerRequest)
{
    // Prompts differ by their phrases alone, so that a few hundred of them tell the mean.
    constexpr std::size_t looked = 500;
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    const std::size_t all = sequences->size();
    const std::size_t sample = std::min(all, looked);
    double tokens = 0;
    for (std::size_t place = 0; place < sample; ++place)
        tokens +=
            static_cast<double>(chat::estimatedTokens(prompts.promptFor((*sequences)[place * all / sample])));
    const auto count = static_cast<double>(all);
    return estimateOf(plan.writer,
                      count,
                      sample == 0 ? 0.0 : tokens * count / static_cast<double>(sample),
                      secondsPerRequest);
}

Result<WritingEstimate>
estimateTexts(const Plan &plan, std::int64_t fresh, std::int64_t varied, double secondsPerRequest)
{
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    const auto tokensOf = [&](int draftTokens) {
        return static_cast<double>(chat::estimatedTokens(prompts.promptFor(longSequence(plan, draftTokens))));
    };
    const double tokens = static_cast<double>(fresh) * tokensOf(0)
                          + static_cast<double>(varied) * tokensOf(plan.writer.maxTokens);
    return estimateOf(plan.writer, static_cast<double>(fresh + varied), tokens, secondsPerRequest);
}

} // namespace core::pipeline
