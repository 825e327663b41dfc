#pragma once

#include "app/rewriter/Bart.h"

namespace rewriter {

struct BeamRules
{
    Token begin = 0, pad = 1, end = 2;
    std::int64_t beams = 3;
};

/// The likeliest outputs of at most rowTokens tokens by beam search: for each row of `encoded` [rows x length
/// x width], its tokens without `end`. The first is `begin`, as it is in all that was trained on. Likelihoods
/// are divided by the number of tokens.
std::vector<std::vector<Token>>
beamSearch(const Bart &bart, const at::Tensor &encoded, const BeamRules &rules);

} // namespace rewriter
