#pragma once

#include "core/base/Fields.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The seeding methods of Nagesh, Chen, Mishra, Wagner, "Private Text Generation by Seeding Large Language
/// Model Prompts": a privatised vocabulary, then kernel density estimates over sequences of its phrases, by
/// random Fourier features. Everything here follows from public choices.
namespace core::synthesis {

inline constexpr std::string_view vocabularyTableName = "vocabulary";

/// Returns the numbers of phrases, ascending, among which the budget of the sequences is divided, one kernel
/// table for each. independent: {1}; iterative-linear: {1, 2, ..., L}; iterative-logarithmic: the powers of 4
/// below L, and L. Padding a prefix of l phrases to B blocks multiplies its error by e^((B-l)/B), which three
/// sizes for L = 10 keep below 1.7, so that powers of 2 would only divide the budget further.
std::vector<int> defaultPrefixSizes(std::string_view method, int length);

/// The sizes of a plan: those of `parameters.prefixSizes` that lie in 1 to L, ascending and without
/// repetition, for iterative-logarithmic where there is any; the default otherwise.
std::vector<int> prefixSizesOf(const MethodParameters &parameters);

/// Returns how many phrases a kernel table looks at; 0 if it is not one of the method.
int prefixSizeOf(const MethodParameters &parameters, std::string_view table);

/// m, how many frequencies a table of `perTable` budget should have. Under Laplace noise more of them drown
/// in noise (its error grows with sqrt(m)) and fewer miss the kernel (an error that falls with sqrt(m)), so
/// the best number grows with records x epsilon; 256 where the number of records of a label is not public.
/// Under Gaussian noise the error does not depend on m: as many as computing allows.
int defaultFeaturePairs(const privacy::NoiseBudget &perTable, std::optional<std::int64_t> recordsPerLabel);

/// One kernel table's share of the budget of the sequences.
privacy::NoiseBudget budgetPerSize(const MethodParameters &parameters,
                                   const privacy::NoiseBudget &forSequences);

/// Returns whether a model of these parameters draws its sequences as published.
bool drawsAsPublished(const MethodParameters &parameters);
/// Sets or clears the choice that drawsAsPublished() reads.
void setPublishedDraws(MethodParameters &parameters, bool asPublished);

/// "kernel-<size>"
std::string kernelTableName(int size);

/// Returns the maximum change of a kernel table when one unit is added or removed; see KernelSums.h.
privacy::Sensitivity kernelSensitivity(int featurePairs);

/// The tables a commit will release, in the order of their draws: the vocabulary, then one for each size.
/// Requires phrasesPerUnit, selectedPhrases, featurePairs and length >= 1, `labels` >= 1; both budgets of one
/// kind.
std::vector<PlannedTable> plannedKernelTables(const MethodParameters &parameters,
                                              std::size_t labels,
                                              std::size_t vocabularySize,
                                              const privacy::NoiseBudget &forVocabulary,
                                              const privacy::NoiseBudget &forSequences);

/// The settings of the published methods in a plan, besides their budget.
struct KernelSettings
{
    int phrasesPerUnit = 10;      ///< S: phrases that a unit counts with in the vocabulary
    int selectedPhrases = 1000;   ///< N: phrases of the noisy vocabulary that are kept
    int featurePairs = 0;         ///< m; 0: by rule
    std::vector<int> prefixSizes; ///< of the iterative methods; empty: by rule
    bool publishedDraws = false;  ///< sequences are drawn as published, see KernelSampler.h

    friend bool operator==(const KernelSettings &, const KernelSettings &) = default;
};

/// Returns the fields in the order in which they are written, with their checks.
const FieldTable<KernelSettings> &kernelSettings();

/// The settings of a plan, checked. `path` is that of their section, `length` the phrases of a sequence,
/// which no prefix exceeds. Errors: the first key or value that cannot be used.
tl::expected<KernelSettings, FieldIssue>
readKernelSettings(const Settings &settings, const std::string &path, int length);

} // namespace core::synthesis
