#pragma once

#include "core/chat/Message.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace core::chat {

/// No prompt and no answer has more tokens: a server that counts more of one request is not believed.
inline constexpr std::int64_t mostTokens = 100'000'000;

/// A server's count of the tokens of one request; nothing if it cannot be one.
inline std::optional<std::int64_t> saneTokens(std::int64_t count)
{
    return count >= 0 && count <= mostTokens ? std::optional(count) : std::nullopt;
}

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
};

/// Tokens of a prompt. Four characters a token is the usual estimate for English; servers bill by their own
/// count.
inline std::int64_t estimatedTokens(const Prompt &prompt)
{
    return static_cast<std::int64_t>((prompt.system.size() + prompt.user.size() + 3) / 4);
}

} // namespace core::chat
