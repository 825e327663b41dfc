#pragma once

#include "core/privacy/ExactCounts.h"
#include "core/records/Reader.h"

#include <array>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_map>

namespace core::evaluation {

/// The exact sums of the usefulness figure: two cells, the units that were answered correctly and those
/// answered wrongly. PRIVATE. add() may be called from several threads at once.
///
/// Sensitivity under add/remove of one unit: L1 1, L2^2 1, because each unit adds exactly 1 to exactly one
/// cell and touches nothing that another unit adds. With records as units that is plain. Of a person the
/// record with the smallest keyed hash is asked; the key is drawn before a record is read, so which one that
/// is depends on this person's records alone, whatever their order and however many others there are.
class UnitAnswers final
{
public:
    using Key = std::array<unsigned char, 32>;
    /// Whether a record with a label is answered correctly: a function of that record alone.
    using IsCorrect = std::function<bool(const records::Record &record, std::uint32_t label)>;

    /// `key`: fresh random bytes.
    UnitAnswers(IsCorrect isCorrect, bool unitIsPerson, const Key &key)
        : m_isCorrect(std::move(isCorrect))
        , m_unitIsPerson(unitIsPerson)
        , m_key(key)
    {}

    void add(const records::Record &record, std::uint32_t label);
    privacy::ExactCounts take() &&;

private:
    using Hash = std::array<unsigned char, 32>;
    struct Asked
    {
        Hash hash = {};
        bool isCorrect = false;
    };

    Hash hashOf(const records::Record &record) const;
    void addTo(bool isCorrect) { ++(isCorrect ? m_correct : m_wrong); }

    IsCorrect m_isCorrect;
    bool m_unitIsPerson;
    Key m_key;
    std::mutex m_mutex;
    std::int64_t m_correct = 0;
    std::int64_t m_wrong = 0;
    std::unordered_map<std::string, Asked> m_persons; ///< of each person the record with the smallest hash
};

} // namespace core::evaluation
