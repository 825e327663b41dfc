#include "core/project/UnitCollector.h"

namespace core::project {

UnitCollector::UnitCollector(const vocabulary::PhraseMatcher &matcher,
                             const std::vector<std::string> &declaredLabels,
                             bool unitIsPerson,
                             seeding::UnitSums &sums)
    : m_matcher(matcher)
    , m_unitIsPerson(unitIsPerson)
    , m_sums(sums)
{
    for (std::uint32_t label = 0; label < declaredLabels.size(); ++label)
        m_labels.emplace(declaredLabels[label], label);
}

void UnitCollector::add(const records::Record &record)
{
    std::uint32_t label = 0;
    if (!m_labels.empty()) {
        const auto declared = m_labels.find(record.label);
        if (declared == m_labels.end()) {
            ++m_undeclaredLabel;
            return;
        }
        label = declared->second;
    }
    if (record.text.find_first_not_of(" \t\r\n") == std::string::npos) {
        ++m_withoutText;
        return;
    }
    if (m_unitIsPerson && record.person.empty()) {
        ++m_withoutPerson;
        return;
    }
    ++m_usable;

    const vocabulary::PhraseBag bag = m_matcher.match(record.text);
    if (m_unitIsPerson) {
        const std::scoped_lock lock(m_mutex);
        auto &uses = m_persons[record.person];
        for (const auto &[term, count] : bag)
            uses[std::uint64_t{label} << 32 | term] += count;
        return;
    }
    std::vector<seeding::LabelledCount> counts;
    counts.reserve(bag.size());
    for (const auto &[term, count] : bag)
        counts.push_back({label, term, count});
    m_sums.add(counts);
}

void UnitCollector::finish()
{
    std::vector<seeding::LabelledCount> counts;
    for (const auto &[person, uses] : m_persons) {
        counts.clear();
        for (const auto &[key, count] : uses)
            counts.push_back({static_cast<std::uint32_t>(key >> 32), static_cast<vocabulary::TermId>(key), count});
        m_sums.add(counts);
    }
    m_persons.clear();
}

PrivateCounts UnitCollector::seen() const
{
    return {.usable = m_usable,
            .withoutText = m_withoutText,
            .undeclaredLabel = m_undeclaredLabel,
            .withoutPerson = m_withoutPerson};
}

} // namespace core::project
