#pragma once

#include "core/privacy/KeyedHash.h"
#include "core/privacy/NameThreshold.h"
#include "core/records/Reader.h"

#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace core::pipeline {

/// Which labels each privacy unit has: the exact sums behind finding labels. PRIVATE. add() may be called
/// from several threads at once.
///
/// A record counts as it does when a model is learned (UnitCollector): it has a text, a label and, where
/// persons are the unit, a person. A label that no plan may declare (too long, more than one line) is passed
/// over, as a function of that label alone.
///
/// Sensitivity under add/remove of one unit: it adds 1 to each of at most `labelsPerUnit` labels and touches
/// nothing that another unit adds (ExactNames). Of a unit with more labels (a person, or a record whose cell
/// holds several) those with the smallest keyed hash of person (or text) and label count; the key is drawn
/// before a record is read, so which these are depends on this unit alone, whatever the order of the records
/// and however many others there are. For each key the bound holds, hence the guarantee holds for the mixture
/// over keys.
class LabelUnits final
{
public:
    using Key = privacy::HashKey;

    /// `key`: fresh random bytes. labelsPerUnit: 1 or more.
    LabelUnits(bool unitIsPerson, int labelsPerUnit, const Key &key);

    void add(const records::Record &record);
    privacy::ExactNames take() &&;

private:
    using Labels =
        std::set<std::pair<privacy::KeyedHash, std::string>>; ///< the first labelsPerUnit of a unit

    Labels hashed(const records::Record &record) const;
    void addUnit(const Labels &labels);
    bool mayBeDeclared(const std::string &label);

    bool m_unitIsPerson;
    std::size_t m_labelsPerUnit;
    Key m_key;
    std::mutex m_mutex;
    std::unordered_map<std::string, bool>
        m_labels; ///< of each label that was met, whether it may be declared
    std::unordered_map<std::string, Labels> m_persons;
    privacy::ExactNames m_names;
};

} // namespace core::pipeline
