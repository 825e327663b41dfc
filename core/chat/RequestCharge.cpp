#include "core/chat/RequestCharge.h"

namespace core::chat {

namespace {

// No tokenizer puts more than so many characters of a text into a token, on the average.
constexpr std::int64_t mostCharactersOfToken = 8;

std::int64_t leastTokens(std::int64_t characters)
{
    return characters / mostCharactersOfToken;
}

// Takes a count of a complete answer; one that cannot be leaves the most.
std::int64_t counted(std::optional<std::int64_t> count, std::int64_t least, std::int64_t most)
{
    return count && *count >= least ? *count : std::max(most, least);
}

// Returns whether the server refused the request before a model was asked.
bool isRefusedAtOnce(const Refusal &refusal)
{
    constexpr int timedOut = 408;
    constexpr int closedByProxy = 499;
    const bool hasStatus =
        refusal.status >= 300 && refusal.status < closedByProxy && refusal.status != timedOut;
    return hasStatus && refusal.failure == http::Failure::None && refusal.characters == 0
           && !refusal.promptTokens && !refusal.completionTokens;
}

} // namespace

EstimatedRequest Charges::before(const Prompt &prompt) const
{
    const std::int64_t estimate = estimatedTokens(prompt);
    auto characters = charactersOf(prompt.system) + charactersOf(prompt.user);
    for (const Prompt::Turn &each : prompt.turns)
        characters += charactersOf(each.user) + charactersOf(each.assistant);
    return {.promptTokens = estimate,
            .leastPromptTokens = leastTokens(characters),
            .most = {.promptTokens = std::min(mostTokens, estimate + m_beyondEstimate),
                     .completionTokens = m_mostAnswer}};
}

Charge Charges::after(const EstimatedRequest &sent, const Answer &answer)
{
    const Charge charge{
        .promptTokens = counted(answer.promptTokens, sent.leastPromptTokens, sent.most.promptTokens),
        .completionTokens =
            counted(answer.completionTokens, leastTokens(answer.characters), sent.most.completionTokens)};
    learn(sent, charge);
    return charge;
}

Charge Charges::after(const EstimatedRequest &sent, const Refusal &refusal)
{
    if (!refusal.isSent || isRefusedAtOnce(refusal))
        return {};
    const Charge charge{.promptTokens = std::max(sent.most.promptTokens, refusal.promptTokens.value_or(0)),
                        .completionTokens = std::max({sent.most.completionTokens,
                                                      refusal.completionTokens.value_or(0),
                                                      leastTokens(refusal.characters)})};
    learn(sent, charge);
    return charge;
}

void Charges::learn(const EstimatedRequest &sent, const Charge &counted)
{
    m_beyondEstimate = std::max(m_beyondEstimate, counted.promptTokens - sent.promptTokens);
    m_mostAnswer = std::max(m_mostAnswer, counted.completionTokens);
}

} // namespace core::chat
