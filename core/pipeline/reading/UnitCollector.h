#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/reading/PersonDocuments.h"
#include "core/plan/FieldMap.h"
#include "core/plan/LabelMap.h"
#include "core/preparation/Copies.h"
#include "core/preparation/Preparation.h"
#include "core/records/Reader.h"
#include "core/synthesis/PrivateRun.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace core::pipeline {

using plan::Plan;

/// Turns records into privacy units and adds each to the run: a record at once, a person once all records are
/// read. PRIVATE. The rules decide which part of a text counts; the rest is ignored. A record under several
/// labels is a document under each, all of one unit. add() may be called from several threads at once.
///
/// If copied paragraphs count once, all records are shown before: look() to each, then settle(), then add()
/// to each, in any order both times. What a person has, is put together here, or in `persons`, where it is
/// given.
class UnitCollector final
{
public:
    UnitCollector(synthesis::PrivateRun &run,
                  plan::LabelMap labels,
                  bool unitIsPerson,
                  const preparation::Rules &rules = {},
                  Persons *persons = nullptr);

    /// Has the declared fields of each record coded, too. Call before add().
    void codeFields(plan::FieldMap fields) { m_fields.emplace(std::move(fields)); }

    bool looksFirst() const { return m_copies.has_value(); }
    /// Several threads at once.
    void look(const records::Record &record);
    void settle() { m_copies->settle(); }

    void add(const records::Record &record);
    /// Adds the persons, one contribution each, but those of `persons`. Call once, after the last add().
    void finish() { m_own.addTo(m_run); }

    PrivateCounts seen() const;

private:
    using Labels = std::vector<std::uint32_t>;

    /// Whether a record counts, and why it does not.
    enum class Standing { Counts, UndeclaredLabel, WithoutText, WithoutPerson };

    Standing standingOf(const records::Record &record, Labels &labels) const;
    synthesis::Features featuresOf(const records::Record &record, const Labels &labels) const;

    synthesis::PrivateRun &m_run;
    plan::LabelMap m_labels; ///< empty: one unlabelled class
    bool m_unitIsPerson;
    preparation::Preparation m_preparation;
    std::optional<preparation::Copies> m_copies;
    std::optional<plan::FieldMap> m_fields; ///< empty: no fields

    PersonDocuments m_own;
    Persons &m_persons;

    std::atomic<std::int64_t> m_withoutText{0};
    std::atomic<std::int64_t> m_undeclaredLabel{0};
    std::atomic<std::int64_t> m_withoutPerson{0};
    std::atomic<std::int64_t> m_usable{0};
    std::atomic<std::int64_t> m_likelyCut{0};
};

} // namespace core::pipeline
