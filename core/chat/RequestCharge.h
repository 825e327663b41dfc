#pragma once

#include "core/chat/Answer.h"
#include "core/chat/Server.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::chat {

/// No prompt and no answer has more tokens: a server that counts more of one request is not believed.
inline constexpr std::int64_t mostTokens = 100'000'000;

/// Returns a server's count of the tokens of one request; nothing if it cannot be one.
inline std::optional<std::int64_t> saneTokens(std::int64_t count)
{
    return count >= 0 && count <= mostTokens ? std::optional(count) : std::nullopt;
}

/// The tokens that a request is charged with: in its row of the log, and against the cap of money.
struct Charge
{
    std::int64_t promptTokens = 0;
    std::int64_t completionTokens = 0;

    friend bool operator==(const Charge &, const Charge &) = default;
};

/// The prices as the person entered them: money for a million tokens.
struct Prices
{
    double promptPerMillion = 0.0;
    double completionPerMillion = 0.0;

    /// Returns the cost, never below zero for any tokens and prices.
    double of(std::int64_t promptTokens, std::int64_t completionTokens) const
    {
        return std::max(0.0,
                        (static_cast<double>(promptTokens) * promptPerMillion
                         + static_cast<double>(completionTokens) * completionPerMillion)
                            / 1e6);
    }
    double of(const Charge &charge) const { return of(charge.promptTokens, charge.completionTokens); }
};

/// Returns the tokens of a prompt, estimated as a fourth of its bytes, the usual estimate for English;
/// servers bill by their own count.
inline std::int64_t estimatedTokens(const Prompt &prompt)
{
    std::size_t bytes = prompt.system.size() + prompt.user.size() + 3;
    for (const Prompt::Turn &each : prompt.turns)
        bytes += each.user.size() + each.assistant.size();
    return static_cast<std::int64_t>(bytes / 4);
}

/// The tokens of one request before it is sent.
struct EstimatedRequest
{
    std::int64_t promptTokens = 0;      ///< of estimatedTokens()
    std::int64_t leastPromptTokens = 0; ///< a count below cannot be one
    Charge most;                        ///< the charge until a complete answer says less
};

/// Decides the charge of each request of a run. A request is charged its most when it is sent: the estimate
/// of its prompt and the longest answer. Only a complete answer lowers that, each part by a count of at least
/// one token for eight characters. A request whose answer is cut, refused or never comes keeps its charge,
/// and a server that counts more is charged its count; the most of later requests follows it. Nothing is
/// charged for a request that did not leave this computer, and for one that the server refused by its status
/// before a word of an answer (300 to 499).
class Charges final
{
public:
    explicit Charges(int maximumTokens)
        : m_mostAnswer(maximumTokens)
    {}

    EstimatedRequest before(const Prompt &prompt) const;
    /// Returns the charge of a request with a complete answer.
    Charge after(const EstimatedRequest &sent, const Answer &answer);
    /// Returns the charge of a request without one.
    Charge after(const EstimatedRequest &sent, const Refusal &refusal);

private:
    void learn(const EstimatedRequest &sent, const Charge &counted);

    std::int64_t m_mostAnswer;
    std::int64_t m_beyondEstimate =
        0; ///< tokens of a prompt that a server counted above the estimate, at most
};

} // namespace core::chat
