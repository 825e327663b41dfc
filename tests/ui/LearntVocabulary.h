#pragma once

#include "core/learning/Learnt.h"
#include "core/vocabulary/Associations.h"

#include <cmath>
#include <filesystem>
#include <string>
#include <vector>

/// A vocabulary of forty phrases as if it was learnt: those of each half stand together in the public texts.
inline bool writeLearntVocabulary(const std::filesystem::path &path)
{
    constexpr std::size_t count = 40;
    constexpr std::size_t half = count / 2;
    const auto together =
        static_cast<std::uint16_t>(std::lround(std::log1p(8.0) * core::vocabulary::Associations::logSteps));
    core::learning::Learnt learnt;
    learnt.offsets.push_back(0);
    for (std::size_t term = 0; term < count; ++term) {
        const std::vector<std::string> own = {"heart failure", "aspirin", "stent", "heart"};
        learnt.terms.push_back({.term = term < own.size() ? own[term] : "phrase " + std::to_string(term),
                                .weight = 2000,
                                .concept_ = static_cast<std::uint32_t>(term),
                                .forms = {},
                                .contribution = 1000,
                                .prior = 10.0F});
        learnt.passagesOf.push_back(10);
        const std::size_t begin = term < half ? 0 : half;
        for (std::size_t other = begin; other < begin + half; ++other)
            if (other != term) {
                learnt.columns.push_back(static_cast<std::uint16_t>(other));
                learnt.logCounts.push_back(together);
            }
        learnt.offsets.push_back(learnt.columns.size());
    }
    learnt.vectors = Eigen::MatrixXf::Identity(count, count);
    learnt.origin.origin = "a textbook";
    learnt.origin.licence = "public domain";
    learnt.origin.language = "en";
    learnt.origin.files = {{"book.jsonl", std::string(64, '0')}};
    learnt.origin.passages = 400;
    return core::learning::save(learnt, path).has_value();
}
