#include "core/evaluation/Scores.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core::evaluation {

namespace {

double share(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0.0;
}

} // namespace

Interval wilsonInterval(std::int64_t correct, std::int64_t tested)
{
    if (tested <= 0)
        return {};
    constexpr double z = 1.959963984540054; // of the normal distribution, 97.5 % lie below
    const auto n = static_cast<double>(tested);
    const double p = share(correct, tested);
    const double spread = 1.0 + z * z / n;
    const double middle = (p + z * z / (2.0 * n)) / spread;
    const double half = z / spread * std::sqrt(p * (1.0 - p) / n + z * z / (4.0 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

ClassifierScore
scoreOf(std::string classifier, std::string features, std::vector<std::vector<std::int64_t>> confusion)
{
    ClassifierScore score;
    score.classifier = std::move(classifier);
    score.features = std::move(features);
    for (std::size_t label = 0; label < confusion.size(); ++label) {
        score.correct += confusion[label][label];
        for (const std::int64_t count : confusion[label])
            score.tested += count;
    }
    score.confusion = std::move(confusion);
    score.accuracy = share(score.correct, score.tested);
    const Interval interval = wilsonInterval(score.correct, score.tested);
    score.low = interval.low;
    score.high = interval.high;
    return score;
}

double LabelScore::recall() const
{
    return share(found, records);
}

double LabelScore::precision() const
{
    return share(found, answered);
}

std::vector<LabelScore> labelScores(const ClassifierScore &score)
{
    std::vector<LabelScore> scores(score.confusion.size());
    for (std::size_t label = 0; label < scores.size(); ++label) {
        scores[label].found = score.confusion[label][label];
        for (std::size_t other = 0; other < scores.size(); ++other) {
            scores[label].records += score.confusion[label][other];
            scores[label].answered += score.confusion[other][label];
        }
    }
    return scores;
}

} // namespace core::evaluation
