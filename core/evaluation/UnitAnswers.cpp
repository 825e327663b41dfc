#include "core/evaluation/UnitAnswers.h"

#include <utility>

namespace core::evaluation {

namespace {

// With all its labels, each with its length: two records of a person that differ in one are not the same.
privacy::KeyedHash hashOf(const UnitAnswers::Key &key, const records::Record &record)
{
    if (record.otherLabels.empty())
        return privacy::keyedHash(key, {record.label, record.text});
    std::string others;
    for (const std::string &label : record.otherLabels)
        others += std::to_string(label.size()) + ':' + label;
    return privacy::keyedHash(key, {record.label, record.text, others});
}

} // namespace

void UnitAnswers::add(const records::Record &record, const TrueLabels &labels)
{
    const Correct correct = m_ask(record, labels);
    if (!m_unitIsPerson) {
        const std::scoped_lock lock(m_mutex);
        return count(correct);
    }
    // Records with the same hash are the same record, and are answered alike.
    const Asked asked{hashOf(m_key, record), correct};
    const std::scoped_lock lock(m_mutex);
    const auto [known, isNew] = m_persons.try_emplace(record.person, asked);
    if (!isNew && asked.hash < known->second.hash)
        known->second = asked;
}

void UnitAnswers::count(Correct correct)
{
    ++m_units;
    for (std::size_t classifier = 0; classifier < m_correct.size(); ++classifier)
        m_correct[classifier] += static_cast<std::int64_t>((correct >> classifier) & 1U);
}

void UnitAnswers::countPersons()
{
    for (const auto &[person, asked] : m_persons)
        count(asked.correct);
    m_persons.clear();
}

privacy::ExactCounts UnitAnswers::takeCounts() &&
{
    countPersons();
    return {{m_correct.front(), m_units - m_correct.front()}, {.l1 = 1, .l2Squared = 1}};
}

privacy::CandidateScores UnitAnswers::takeScores() &&
{
    countPersons();
    return privacy::CandidateScores(std::exchange(m_correct, {}));
}

} // namespace core::evaluation
