#pragma once

#include "core/pipeline/PrivateCounts.h"
#include "core/plan/LabelMap.h"
#include "core/records/Reader.h"
#include "core/synthesis/PrivateRun.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace core::pipeline {

using plan::Plan;

/// Turns records into privacy units and adds each to the run: a record at once, a person once all
/// records are read. PRIVATE. add() may be called from several threads at once.
class UnitCollector final
{
public:
    UnitCollector(synthesis::PrivateRun &run, plan::LabelMap labels, bool unitIsPerson);

    void add(const records::Record &record);
    /// Adds the persons, one contribution each; a record that a person has twice counts once. Call once,
    /// after the last add().
    void finish();

    PrivateCounts seen() const;

private:
    synthesis::PrivateRun &m_run;
    plan::LabelMap m_labels; ///< empty: one unlabelled class
    bool m_unitIsPerson;

    std::mutex m_mutex;
    std::unordered_map<std::string, std::vector<synthesis::UnitDocument>> m_persons;

    std::atomic<std::int64_t> m_withoutText{0};
    std::atomic<std::int64_t> m_undeclaredLabel{0};
    std::atomic<std::int64_t> m_withoutPerson{0};
    std::atomic<std::int64_t> m_usable{0};
};

} // namespace core::pipeline
