#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// How useful a package is, measured on the steward's own records. Everything in this folder is PRIVATE: it
/// is shown to the steward and is in the internal report; its types keep it out of any package.

namespace core::evaluation {

/// How one classifier, trained on the synthetic texts alone, did on the records. PRIVATE.
struct ClassifierScore
{
    std::string classifier; ///< "multinomial logistic regression", "three-layer network"
    std::string features;   ///< "phrases", "vectors"
    /// confusion[i][j]: records of label i that were classified as label j, of the labels below. A record of
    /// several labels counts under the answer if that is one of them, otherwise under the first of them.
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

struct Interval
{
    double low = 0.0;
    double high = 1.0;
};

/// Wilson's interval (1927) for a share of `correct` among `tested` independent answers, 95 %, without
/// continuity correction. 0 to 1 where nothing was tested.
Interval wilsonInterval(std::int64_t correct, std::int64_t tested);

/// The figures that follow from a confusion matrix. PRIVATE.
ClassifierScore
scoreOf(std::string classifier, std::string features, std::vector<std::vector<std::int64_t>> confusion);

/// The figures of one label in a confusion matrix. PRIVATE.
struct LabelScore
{
    std::int64_t records = 0;  ///< of this label
    std::int64_t found = 0;    ///< of them, classified as it
    std::int64_t answered = 0; ///< records classified as it, correctly or not

    double recall() const;    ///< found / records; 0 without one
    double precision() const; ///< found / answered; 0 without one
};

/// Returns the scores in the order of the labels.
std::vector<LabelScore> labelScores(const ClassifierScore &score);

} // namespace core::evaluation
