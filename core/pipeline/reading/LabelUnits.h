#pragma once

#include "core/privacy/ledger/KeyFile.h"
#include "core/privacy/mechanisms/NameThreshold.h"
#include "core/records/Reader.h"

#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace core::pipeline {

/// Counts the labels of each privacy unit: the exact sums behind finding labels. PRIVATE. add() may be called
/// from several threads at once.
///
/// A record counts as it does in a commit (UnitCollector): it has a text, a label and, if persons are the
/// unit, a person. A label that no plan may declare (too long, more than one line) is skipped, as a function
/// of that label alone.
///
/// Sensitivity under add/remove of one unit: it adds 1 to each of at most `labelsPerUnit` labels and changes
/// nothing that another unit adds (ExactNames). Of a unit with more labels (a person, or a record whose cell
/// holds several) those with the smallest keyed hash of person (or text) and label count; the key is drawn
/// before a record is read, so this choice depends on this unit alone, regardless of the order of the records
/// and the number of others. For each key the bound holds, hence the guarantee holds for the mixture over
/// keys.
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
