#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// How useful a package is, measured on the steward's own records. Everything in this folder is PRIVATE: it
/// is shown to the steward and stands in the internal report; no package can take it in, by type.
namespace core::evaluation {

/// How one classifier, trained on the synthetic texts alone, did on the records. PRIVATE.
struct ClassifierScore
{
    std::string classifier; ///< "multinomial logistic regression", "three-layer network"
    std::string features;   ///< "phrases", "vectors"
    /// confusion[i][j]: records of label i that were taken for label j; of the labels below. A record of
    /// several labels stands under its answer where that is one of them, else under the first of them.
    std::vector<std::vector<std::int64_t>> confusion;
    std::int64_t correct = 0;
    std::int64_t tested = 0;
    double accuracy = 0.0; ///< correct / tested
    double low = 0.0;      ///< Wilson's interval, 95 %
    double high = 0.0;
};

/// PRIVATE.
struct Usefulness
{
    std::vector<std::string> labels;
    std::size_t trainedOn = 0;      ///< synthetic texts
    std::int64_t tested = 0;        ///< records with a text and a declared label
    std::int64_t passedOver = 0;    ///< records without one
    double largestLabelShare = 0.0; ///< what always answering the most frequent label would get right
    std::vector<ClassifierScore> scores;
};

} // namespace core::evaluation
