#pragma once

#include "core/base/Fields.h"

#include <vector>

namespace core::synthesis {

/// The settings of the published methods in a plan, besides their budget.
struct KernelSettings
{
    int phrasesPerUnit = 10;      ///< S: phrases that a unit counts with in the vocabulary
    int selectedPhrases = 1000;   ///< N: phrases of the noisy vocabulary that are kept
    int featurePairs = 0;         ///< m; 0: by rule
    std::vector<int> prefixSizes; ///< of the iterative methods; empty: by rule

    friend bool operator==(const KernelSettings &, const KernelSettings &) = default;
};

/// Returns the fields in the order in which they are written, with their checks.
const FieldTable<KernelSettings> &kernelSettings();

/// The settings of a plan, checked. `path` is that of their section, `length` the phrases of a sequence,
/// which no prefix exceeds. Errors: the first key or value that cannot be used.
tl::expected<KernelSettings, FieldIssue>
readKernelSettings(const Settings &settings, const std::string &path, int length);

} // namespace core::synthesis
