#pragma once

#include "core/chat/Message.h"

#include <cstdint>

namespace core::chat {

/// What a token costs, as the person entered it: money for a million.
struct Prices
{
    double promptPerMillion = 0.0;
    double completionPerMillion = 0.0;

    double of(std::int64_t promptTokens, std::int64_t completionTokens) const
    {
        return (static_cast<double>(promptTokens) * promptPerMillion
                + static_cast<double>(completionTokens) * completionPerMillion)
               / 1e6;
    }
};

/// Tokens of a prompt. Four characters a token is the usual estimate for English; servers bill by their own
/// count.
inline std::int64_t estimatedTokens(const Prompt &prompt)
{
    return static_cast<std::int64_t>((prompt.system.size() + prompt.user.size() + 3) / 4);
}

} // namespace core::chat
