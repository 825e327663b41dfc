#pragma once

#include "core/privacy/mechanisms/PermuteAndFlip.h"

namespace core::privacy {

/// Reads scores as nothing else can.
struct CandidateScoresForTests
{
    static std::vector<std::int64_t> scores(const CandidateScores &of) { return of.m_scores; }
};

} // namespace core::privacy
