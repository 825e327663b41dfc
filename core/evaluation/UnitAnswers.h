#pragma once

#include "core/evaluation/TrueLabels.h"
#include "core/privacy/ExactCounts.h"
#include "core/privacy/ledger/KeyFile.h"
#include "core/privacy/mechanisms/PermuteAndFlip.h"
#include "core/records/Reader.h"

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace core::evaluation {

/// Counts the units that one or more classifiers answer correctly. PRIVATE. add() may be called from several
/// threads at once.
///
/// For one classifier there are two cells: the units answered correctly and those answered wrongly. A record
/// of several labels is asked once. Sensitivity under add/remove of one unit: L1 1, L2^2 1, because each unit
/// adds exactly 1 to exactly one cell and changes nothing that another unit adds. For several classifiers it
/// counts the correct answers of each: one unit more raises each by 0 or 1, as CandidateScores requires. With
/// records as units this is obvious. For a person, the record with the smallest keyed hash is asked; the key
/// is drawn before a record is read, so which one that is depends on this person's records alone, whatever
/// their order and however many others there are.
class UnitAnswers final
{
public:
    using Key = privacy::HashKey;
    static constexpr std::size_t mostClassifiers = 64;
    /// Bit c says whether classifier c is right.
    using Correct = std::uint64_t;
    /// Asks the classifiers about a record with its labels: a function of that record alone.
    using Ask = std::function<Correct(const records::Record &record, const TrueLabels &labels)>;

    /// `key`: fresh random bytes. `classifiers`: 1 to mostClassifiers.
    UnitAnswers(Ask ask, std::size_t classifiers, bool unitIsPerson, const Key &key)
        : m_ask(std::move(ask))
        , m_unitIsPerson(unitIsPerson)
        , m_key(key)
        , m_correct(classifiers, 0)
    {}

    void add(const records::Record &record, const TrueLabels &labels);
    /// Returns the counts of correct and wrong answers of the first classifier.
    privacy::ExactCounts takeCounts() &&;
    /// Returns the number of correct answers of each classifier.
    privacy::CandidateScores takeScores() &&;

private:
    struct Asked
    {
        privacy::KeyedHash hash = {};
        Correct correct = 0;
    };

    void count(Correct correct);
    void countPersons();

    Ask m_ask;
    bool m_unitIsPerson;
    Key m_key;
    std::mutex m_mutex;
    std::int64_t m_units = 0;
    std::vector<std::int64_t> m_correct;              ///< by classifier
    std::unordered_map<std::string, Asked> m_persons; ///< of each person the record with the smallest hash
};

} // namespace core::evaluation
