#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace experiments {

/// The row and the column of a printed number.
struct PublishedKey
{
    std::string paper; ///< "dp-kps", "dp-da" or "dp-bart"
    std::string table; ///< as the paper numbers it, or the place in its text
    std::string corpus;
    std::string system;
    std::optional<int> texts;      ///< training texts, where a table has columns for several numbers of them
    std::string learner;           ///< empty: the number is of no learner
    std::optional<double> epsilon; ///< empty: without noise
    bool isWithoutNoise = false;   ///< the system was run without noise, as against the original data
    std::string measure;

    friend bool operator==(const PublishedKey &, const PublishedKey &) = default;
};

struct PublishedNumber
{
    PublishedKey key;
    double value = 0; ///< as printed
    std::string unit; ///< "percent", "fraction", "count" or "number"
    std::optional<double> delta;
    std::optional<double> vocabularyEpsilon; ///< the parts of epsilon, for DP-KPS
    std::optional<double> sequencesEpsilon;
    std::string note;
};

/// The measures of published.json that are measured here.
namespace measure {
inline constexpr const char *accuracy = "accuracy";
inline constexpr const char *macroF1 = "macroF1";
inline constexpr const char *macroF1Deviation = "macroF1 standard deviation";
inline constexpr const char *weightedPrecision = "precision"; ///< of DP-DA: weighted by the texts of a label
inline constexpr const char *weightedRecall = "recall";       ///< the same, equal to accuracy
inline constexpr const char *weightedF1 = "F1";               ///< the same
inline constexpr const char *bleu = "BLEU";
} // namespace measure

/// Every printed number of the three papers.
class Published final
{
public:
    /// Errors: NotFound, Io, InvalidPlan: the file is damaged.
    static core::Result<Published> read(const std::filesystem::path &file);

    const std::vector<PublishedNumber> &numbers() const { return m_numbers; }
    /// Null where nothing was printed. All parts of the key have to be equal: a number belongs to one system
    /// and one learner, and stands beside no other.
    const PublishedNumber *find(const PublishedKey &key) const;

private:
    std::vector<PublishedNumber> m_numbers;
};

/// "71.6 %", "0.337", "4,978": as printed, with the unit.
std::string inWords(double value, const std::string &unit);

/// Numbers that follow from the publications' settings and need no corpus: the L2 sensitivity and the noise
/// of DP-BART's section 6, at a clip of 0.1. Empty for every other number.
std::optional<double> computed(const PublishedKey &key);

/// Epsilon at delta of so many answers of DP-DA's teachers with its noise (sigma 6, sensitivity sqrt 2), by
/// the exact trade-off of Gaussian noise.
double epsilonOfAnswers(int answers, double delta);

} // namespace experiments
