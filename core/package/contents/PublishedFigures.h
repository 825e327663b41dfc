#pragma once

#include "core/privacy/Spend.h"
#include "core/privacy/mechanisms/NameThreshold.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"

#include <cstdint>
#include <string>

namespace core::package {

/// The choice of one of several draws of sequences, which depends on the records and costs budget. Public in
/// a privacy::Released, the only form in which other code gets it.
///
/// Every package of the project states the cost of the choice, also if its texts are of a later draw.
struct DrawChoice
{
    int draws = 0;                 ///< number of draws, at least 2
    std::string sequencesSha256;   ///< hexadecimal, of the sequences that were chosen
    std::string committedAt;       ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0;  ///< the sequence of that reservation in the ledger
    std::int64_t microEpsilon = 0; ///< of permute-and-flip
    privacy::Spend spend;
    bool unitIsPerson = false;
};

/// The labels that were found in the records by a noisy threshold, and their cost. Public in a
/// privacy::Released, the only form in which other code gets it.
///
/// Every package of the project states the cost of the finding. It contains only those names that the plan
/// declares.
struct LabelFinding
{
    privacy::FoundNames found;
    std::string committedAt;      ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0; ///< the sequence of that reservation in the ledger
    privacy::Spend spend;
    bool unitIsPerson = false;
};

/// The noisy number of records that one classifier, trained on the synthetic texts alone, labels correctly.
/// Public in a privacy::Released, the only form in which other code gets it.
///
/// The classifier and its features are fixed before a record is read, so that no choice depends on the
/// records.
struct PublishedUsefulness
{
    std::string classifier;       ///< "multinomial logistic regression"
    std::string features;         ///< "vectors"
    privacy::NoisyCounts counts;  ///< two cells: units answered correctly, units answered wrongly
    std::string corpusSha256;     ///< hexadecimal, of the corpus.csv that the classifier was trained on
    std::string committedAt;      ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0; ///< the sequence of that reservation in the ledger; 0 if it is unknown
    privacy::Spend spend;         ///< cost for the data source of the tested records
    bool unitIsPerson = false;    ///< one record of each person was asked, not every record
};

/// A share of correct answers, 0 to 1.
struct NoisyAccuracy
{
    double estimate = 0.0;
    double low = 0.0;
    double high = 1.0;
};

/// Returns the share of correct answers among the tested units: correct / (correct + wrong) of the noisy
/// counts, with negative ones taken as 0; 0.5 if both are 0.
///
/// low to high holds the exact share with a chance of at least 95 % over the noise: t is the smallest whole
/// number that the noise of one cell passes with a chance of at most 2.5 %, so both exact counts lie within
/// t of the noisy ones with a chance of at least 95 % (union bound), and low and high are the ends of what
/// that allows: (correct - t) / (correct + wrong) with wrong + t, and the other way round. It does not
/// describe the accuracy of the same classifier on other records.
/// Post-processing of the released counts.
NoisyAccuracy noisyAccuracy(const PublishedUsefulness &published);

} // namespace core::package
