#pragma once

#include "core/methods/evolution/TextDirections.h"
#include "core/privacy/ExactCounts.h"
#include "core/privacy/ledger/KeyFile.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

namespace core::synthesis {

/// The teachers, as many for each label: of each, the sum of the directions of its units. PRIVATE.
///
/// A unit belongs to one teacher, of its home label, by a keyed hash of its content: the same one for any
/// other units. A teacher is a linear model (TeacherQuestions.h); it approves the texts that are most like
/// its units, at most `approved`; a teacher without units approves none. So a unit that is added or removed
/// changes, whatever it holds, the answers of one teacher: each by one vote at most, and as many of them as
/// two such choices differ in (teacherSensitivity()).
class TeacherSums final
{
public:
    /// `directions` must outlive it; `key` is forgotten with it. `teachers` of each label, >= 1.
    TeacherSums(const TextDirections &directions,
                std::size_t labels,
                std::size_t teachers,
                const privacy::HashKey &key);

    /// Documents of one unit. May be called from several threads at once.
    void add(std::span<const UnitDocument> unit);

    /// Returns how many teachers say yes, in votes of voteWeight: for every label a cell for each question
    /// (askedTexts()). Of texts alike the first comes first; one without a phrase is like nobody.
    privacy::ExactCounts
    votesFor(const std::vector<Candidate> &pool, std::size_t questions, std::size_t approved) const;

private:
    using Sum = std::vector<std::int64_t>; ///< empty: the teacher has no units

    std::size_t teacherOf(std::span<const UnitDocument> unit) const;

    const TextDirections &m_directions;
    privacy::HashKey m_key;
    std::size_t m_perLabel;
    std::mutex m_mutex;
    std::vector<Sum> m_teachers; ///< label by label
};

} // namespace core::synthesis
