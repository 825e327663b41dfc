#pragma once

#include "core/project/LabelMap.h"
#include "core/project/PrivateCounts.h"
#include "core/records/Reader.h"
#include "core/seeding/DocumentPhrases.h"
#include "core/seeding/HistogramRelease.h"
#include "core/seeding/LabelProportions.h"
#include "core/vocabulary/PhraseMatcher.h"

#include <atomic>
#include <compare>
#include <cstdint>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace core::project {

/// Where the units go: counts or ordered phrases, as the method wants, and the labels where they are counted.
/// PRIVATE, all of them.
struct UnitSinks
{
    seeding::HistogramCollection *counts = nullptr;
    seeding::DocumentPhrases *documents = nullptr;
    seeding::LabelSums *labels = nullptr;
};

/// Turns records into privacy units and adds each to the sums: a record at once, a person once all
/// records are read. PRIVATE. add() may be called from several threads at once.
class UnitCollector final
{
public:
    UnitCollector(const vocabulary::PhraseMatcher &matcher,
                  LabelMap labels,
                  bool unitIsPerson,
                  const UnitSinks &sinks);

    void add(const records::Record &record);
    /// Adds the persons, one contribution each; a record that a person has twice counts once. Call once,
    /// after the last add().
    void finish();

    /// Records that count: text, a declared label and, where persons are the unit, a person.
    std::int64_t usable() const { return m_usable; }
    PrivateCounts seen() const;

private:
    /// One record of a unit.
    struct Document
    {
        std::uint32_t label = 0;
        vocabulary::PhraseBag counts;            ///< when counts are wanted
        std::vector<vocabulary::TermId> inOrder; ///< when ordered phrases are wanted

        auto operator<=>(const Document &) const = default;
    };

    Document read(const records::Record &record, std::uint32_t label) const;
    void addUnit(const std::vector<Document> &documents);
    void addCounts(const std::vector<Document> &documents);
    void addDocuments(const std::vector<Document> &documents);
    void addLabels(const std::vector<Document> &documents);

    const vocabulary::PhraseMatcher &m_matcher;
    LabelMap m_labels; ///< empty: one unlabelled class
    bool m_unitIsPerson;
    UnitSinks m_sinks;

    std::mutex m_mutex;
    std::unordered_map<std::string, std::vector<Document>> m_persons;

    std::atomic<std::int64_t> m_withoutText{0};
    std::atomic<std::int64_t> m_undeclaredLabel{0};
    std::atomic<std::int64_t> m_withoutPerson{0};
    std::atomic<std::int64_t> m_usable{0};
};

} // namespace core::project
