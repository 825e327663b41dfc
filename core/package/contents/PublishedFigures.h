#pragma once

#include "core/privacy/NameThreshold.h"
#include "core/privacy/NoiseMechanism.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <string>

namespace core::package {

/// Which of several draws of sequences was kept, chosen by the records and paid for. Public once it stands in
/// a privacy::Released, which is the only way it is passed on.
///
/// A package of the project states the choice among what was spent, whether its texts are of that draw or of
/// a later one.
struct DrawChoice
{
    int draws = 0;                 ///< among how many, at least 2
    std::string sequencesSha256;   ///< hexadecimal, of the sequences that were chosen
    std::string committedAt;       ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0;  ///< the sequence of that reservation in the ledger
    std::int64_t microEpsilon = 0; ///< of permute-and-flip
    privacy::Spend spend;
    bool unitIsPerson = false;
};

/// Labels that were found in the records by a noisy threshold, and what that cost. Public once it stands in a
/// privacy::Released, which is the only way it is passed on.
///
/// A package of the project states the finding among what was spent, whether its labels were declared by it
/// or not; the names that were found stand in it only as far as the plan declares them.
struct LabelFinding
{
    privacy::FoundNames found;
    std::string committedAt;      ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0; ///< the sequence of that reservation in the ledger
    privacy::Spend spend;
    bool unitIsPerson = false;
};

/// How many records one classifier, trained on the synthetic texts alone, got right: after the noise, and
/// paid for. Public once it stands in a privacy::Released, which is the only way it is passed on.
///
/// The classifier and its features are fixed before a record is read, so that nothing is chosen by looking.
struct PublishedUsefulness
{
    std::string classifier;       ///< "multinomial logistic regression"
    std::string features;         ///< "vectors"
    privacy::NoisyCounts counts;  ///< two cells: units answered correctly, units answered wrongly
    std::string corpusSha256;     ///< hexadecimal, of the corpus.csv that the classifier was trained on
    std::string committedAt;      ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0; ///< the sequence of that reservation in the ledger; 0 if it is unknown
    privacy::Spend spend;         ///< what it cost the data source of the records it was tested on
    bool unitIsPerson = false;    ///< one record of each person was asked, not every record
};

/// A share of correct answers, 0 to 1.
struct NoisyAccuracy
{
    double estimate = 0.0;
    double low = 0.0;
    double high = 1.0;
};

/// The share of correct answers among the units that were asked: correct / (correct + wrong) of the noisy
/// counts, each taken for 0 where the noise brought it below; 0.5 where nothing is left.
///
/// low to high holds the exact share with a chance of at least 95 % over the noise: t is the smallest whole
/// number that the noise of one cell passes with a chance of at most 2.5 %, so both exact counts lie within
/// t of the noisy ones with a chance of at least 95 % (union bound), and low and high are the ends of what
/// that allows: (correct - t) / (correct + wrong) with wrong + t, and the other way round. It says nothing
/// of how the same classifier would do on other records.
/// Post-processing of the released counts.
NoisyAccuracy noisyAccuracy(const PublishedUsefulness &published);

} // namespace core::package
