#pragma once

#include "core/base/Digest.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::seeding {

/// What the commit of the `histogram` method released: a noisy weighted count for every (label, phrase).
/// Only ever met as Released<HistogramModel>.
struct HistogramModel
{
    std::vector<std::string> labels;   ///< declared labels; one empty label for a plan without labels
    std::string vocabularySource;      ///< as in the plan
    Digest vocabularyDigest = {};      ///< the public vocabulary the cells refer to
    std::uint32_t vocabularySize = 0;  ///< V, phrases
    int phrasesPerUnit = 0;            ///< S, how many phrases a unit adds to at most
    std::int64_t unitWeight = 0;       ///< W, the L1 sensitivity: what one unit adds in all, at most
    std::int64_t scaleNumerator = 0;   ///< t: the noise is discrete Laplace with scale t/s
    std::int64_t scaleDenominator = 1; ///< s
    std::int64_t microEpsilon = 0;     ///< W s / t, rounded up, in millionths
    bool unitIsPerson = false;
    std::string committedAt;           ///< UTC, ISO 8601
    std::vector<std::int64_t> cells;   ///< labels.size() x V, row-major; noisy, may be negative

    /// Count of units corresponding to a cell value, if each unit splits W evenly over S phrases.
    double inUnits(double cell) const { return cell * phrasesPerUnit / static_cast<double>(unitWeight); }
    /// b = t/s in cell units: standard deviation is sqrt(2) b.
    double noiseScale() const
    {
        return static_cast<double>(scaleNumerator) / static_cast<double>(scaleDenominator);
    }
    std::int64_t cell(std::size_t label, std::uint32_t term) const
    {
        return cells[label * vocabularySize + term];
    }
};

} // namespace core::seeding
