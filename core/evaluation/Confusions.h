#pragma once

#include "core/evaluation/Scores.h"
#include "core/evaluation/TrueLabels.h"
#include "core/evaluation/classifiers/TrainedClassifiers.h"

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <vector>

namespace core::evaluation {

/// Counts the answers of classifiers for the records, and nothing else of them. PRIVATE. take() may be called
/// from several threads at once.
class Confusions final
{
public:
    Confusions(const TrainedClassifiers &classifiers, std::size_t labels)
        : m_classifiers(classifiers)
        , m_records(labels, 0)
        , m_counts(classifiers.names().size(), Confusion(labels, std::vector<std::int64_t>(labels, 0)))
    {}

    /// `answers` of the classifiers for one record, in their order.
    void take(const std::vector<std::uint32_t> &answers, const TrueLabels &labels)
    {
        const std::scoped_lock lock(m_mutex);
        for (const std::uint32_t label : labels.all())
            ++m_records[label];
        for (std::size_t i = 0; i < answers.size(); ++i)
            ++m_counts[i][labels.rowFor(answers[i])][answers[i]];
    }

    /// The most records that one label is true of.
    std::int64_t mostOfALabel() const { return *std::ranges::max_element(m_records); }

    std::vector<ClassifierScore> scores() const
    {
        std::vector<ClassifierScore> scores;
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            const auto &[classifier, features] = m_classifiers.names()[i];
            scores.push_back(scoreOf(classifier, features, m_counts[i]));
        }
        return scores;
    }

private:
    using Confusion = std::vector<std::vector<std::int64_t>>;

    const TrainedClassifiers &m_classifiers;
    std::mutex m_mutex;
    std::vector<std::int64_t> m_records; ///< by label
    std::vector<Confusion> m_counts;
};

} // namespace core::evaluation
