#include "core/pipeline/asking/RequestEstimate.h"

#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/asking/RoundPrompts.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace core::pipeline {

namespace {

using Requests = RequestEstimate::Requests;

std::string decimals(double number)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.2f", number);
    return text;
}

chat::Prices pricesOf(const Plan &plan)
{
    return {.promptPerMillion = plan.writer.promptPrice, .completionPerMillion = plan.writer.completionPrice};
}

// A variation shows a text that is as long as an answer may be.
std::int64_t longestVariation(const Plan &plan, const PublicInputs &inputs, const chat::PromptSource &prompts)
{
    synthesis::Sequence usual{.id = {}, .label = {}, .keyphrases = {}, .draft = "_"};
    for (const std::string &label : plan.labels)
        usual.label =
            std::max(usual.label, label, [](const auto &a, const auto &b) { return a.size() < b.size(); });
    const auto phrases = std::min(inputs.vocabulary.size(), static_cast<std::size_t>(plan.sampling.length));
    for (std::uint32_t phrase = 0; phrase < phrases; ++phrase)
        usual.keyphrases.emplace_back(inputs.vocabulary.term(phrase));
    return chat::estimatedTokens(prompts.promptFor(usual)) + plan.writer.maxTokens;
}

Requests variations(std::int64_t texts, std::int64_t promptTokens, const Plan &plan)
{
    const std::int64_t answer = plan.writer.maxTokens;
    return {.texts = texts,
            .tokens = static_cast<double>(texts) * static_cast<double>(promptTokens + answer),
            .money = static_cast<double>(texts) * pricesOf(plan).of(promptTokens, answer)};
}

void add(Requests &sum, const Requests &more)
{
    sum.texts += more.texts;
    sum.tokens += more.tokens;
    sum.money += more.money;
}

std::string inWords(const Requests &requests, const Plan &plan)
{
    std::string words = "at most " + std::to_string(std::llround(requests.tokens)) + " tokens";
    if (plan.writer.promptPrice > 0 || plan.writer.completionPrice > 0)
        words += " and " + decimals(requests.money) + " by the prices of the plan";
    return words;
}

// The requests of the next round are known text by text.
Result<Requests>
ofNextRound(const Plan &plan, const Sequences &awaited, const std::filesystem::path &projectFile)
{
    KEYSEED_ASSIGN(const auto open, unanswered(plan, awaited, projectFile));
    KEYSEED_ASSIGN(const auto estimate, estimateWriting(plan, open, 0));
    return Requests{.texts = static_cast<std::int64_t>(estimate.requests),
                    .tokens = estimate.promptTokens + estimate.completionTokens,
                    .money = estimate.money};
}

std::string raise(const std::string &key, const std::string &what, const std::string &cap)
{
    return "writer." + key + ": the commit asks for " + what + " at most, and the cap is " + cap
           + "; raise it, or take fewer rounds or texts, so that the run can come to its end";
}

} // namespace

std::string RequestEstimate::inWords(const Plan &plan) const
{
    return "up to " + std::to_string(learning.texts) + " texts are asked for in " + std::to_string(rounds)
           + (rounds == 1 ? " round (" : " rounds (") + pipeline::inWords(learning, plan) + "), then "
           + std::to_string(documents.texts) + " for the documents (" + pipeline::inWords(documents, plan)
           + "), without what is asked again";
}

Result<std::optional<RequestEstimate>> estimateRequests(const CheckedPlan &plan,
                                                        const PublicInputs &inputs,
                                                        const std::filesystem::path &projectFile,
                                                        JobControl &control)
{
    const synthesis::Synthesizer &method = plan.method();
    if (!plan->writer.isModel() || method.resource() != synthesis::Resource::Candidates)
        return std::optional<RequestEstimate>();
    KEYSEED_ASSIGN(const auto release, planRelease(plan, inputs.vocabulary.size()));
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    KEYSEED_ASSIGN(auto store, ProjectStore::open(projectFile));
    KEYSEED_ASSIGN(const auto awaited, awaitedTexts(plan, inputs, store, control));
    KEYSEED_ASSIGN(const auto next, nextRound(release, store));
    const std::int64_t variation = longestVariation(plan, inputs, prompts);
    RequestEstimate forecast;
    const int first = next.value_or(1);
    for (int round = first; round <= release.rounds(); ++round) {
        const std::int64_t texts = method.textsBefore(round, release);
        forecast.rounds += texts > 0 ? 1 : 0;
        if (round > first || !awaited)
            add(forecast.learning, variations(texts, variation, plan));
    }
    if (awaited) {
        KEYSEED_ASSIGN(const auto known, ofNextRound(plan, *awaited, projectFile));
        add(forecast.learning, known);
    }
    const auto labels = static_cast<std::int64_t>(std::max<std::size_t>(plan->labels.size(), 1));
    forecast.documents = variations(labels * plan->sampling.perLabel, variation, plan);
    return std::optional(forecast);
}

Result<void> checkAsking(const CheckedPlan &plan,
                         const PublicInputs &inputs,
                         const std::filesystem::path &projectFile,
                         JobControl &control)
{
    const Plan::Writer &writer = plan->writer;
    if (!writer.needs(writing::Need::Server) || (!writer.maxRequests && !writer.maxMoney))
        return {};
    KEYSEED_ASSIGN(const auto forecast, estimateRequests(plan, inputs, projectFile, control));
    if (!forecast)
        return {};
    KEYSEED_ASSIGN(auto answers, chat::AnswerStore::open(projectFile));
    KEYSEED_ASSIGN(const auto before, answers.totals());
    const std::int64_t requests = before.requests + forecast->learning.texts;
    if (writer.maxRequests && requests > *writer.maxRequests)
        return fail(ErrorCode::InvalidPlan,
                    raise("maxRequests",
                          std::to_string(requests) + " requests",
                          std::to_string(*writer.maxRequests)));
    const double money =
        pricesOf(plan).of(before.promptTokens, before.completionTokens) + forecast->learning.money;
    if (writer.maxMoney && money > *writer.maxMoney)
        return fail(ErrorCode::InvalidPlan,
                    raise("maxMoney", decimals(money) + " of money", decimals(*writer.maxMoney)));
    return {};
}

} // namespace core::pipeline
