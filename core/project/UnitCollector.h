#pragma once

#include "core/project/PrivateCounts.h"
#include "core/records/Reader.h"
#include "core/seeding/UnitSums.h"
#include "core/vocabulary/PhraseMatcher.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace core::project {

/// Turns records into privacy units and adds each to the sums: a record at once, a person once all
/// records are read. PRIVATE. add() may be called from several threads at once.
class UnitCollector final
{
public:
    UnitCollector(const vocabulary::PhraseMatcher &matcher,
                  const std::vector<std::string> &declaredLabels,
                  bool unitIsPerson,
                  seeding::UnitSums &sums);

    void add(const records::Record &record);
    /// Adds the persons, one contribution each. Call once, after the last add().
    void finish();

    /// Records that count: text, a declared label and, where persons are the unit, a person.
    std::int64_t usable() const { return m_usable; }
    PrivateCounts seen() const;

private:
    const vocabulary::PhraseMatcher &m_matcher;
    std::unordered_map<std::string, std::uint32_t> m_labels; ///< empty: one unlabelled class
    bool m_unitIsPerson;
    seeding::UnitSums &m_sums;

    std::mutex m_mutex;
    /// Per person, (label, phrase) packed into 64 bits, and how often.
    std::unordered_map<std::string, std::unordered_map<std::uint64_t, std::uint32_t>> m_persons;

    std::atomic<std::int64_t> m_withoutText{0};
    std::atomic<std::int64_t> m_undeclaredLabel{0};
    std::atomic<std::int64_t> m_withoutPerson{0};
    std::atomic<std::int64_t> m_usable{0};
};

} // namespace core::project
