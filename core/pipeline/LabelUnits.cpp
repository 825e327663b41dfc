#include "core/pipeline/LabelUnits.h"

#include "core/plan/LabelChecks.h"

#include <sodium.h>
#include <string_view>
#include <vector>

namespace core::pipeline {

LabelUnits::LabelUnits(bool unitIsPerson, int labelsPerUnit, const Key &key)
    : m_unitIsPerson(unitIsPerson)
    , m_labelsPerUnit(static_cast<std::size_t>(labelsPerUnit))
    , m_key(key)
    , m_names(labelsPerUnit)
{}

void LabelUnits::add(const records::Record &record)
{
    if (record.label.empty() || record.text.find_first_not_of(" \t\r\n") == std::string::npos)
        return;
    if (m_unitIsPerson && record.person.empty())
        return;
    const Hash hash = m_unitIsPerson ? hashOf(record.person, record.label) : Hash();
    const std::scoped_lock lock(m_mutex);
    if (!mayBeDeclared(record.label))
        return;
    if (!m_unitIsPerson)
        return m_names.addUnit(std::span(&record.label, 1));
    Labels &labels = m_persons[record.person];
    labels.emplace(hash, record.label);
    if (labels.size() > m_labelsPerUnit)
        labels.erase(std::prev(labels.end()));
}

privacy::ExactNames LabelUnits::take() &&
{
    std::vector<std::string> names;
    for (const auto &[person, labels] : m_persons) {
        names.clear();
        for (const auto &[hash, label] : labels)
            names.push_back(label);
        m_names.addUnit(names);
    }
    m_persons.clear();
    return std::move(m_names);
}

bool LabelUnits::mayBeDeclared(const std::string &label)
{
    const auto [known, isNew] = m_labels.try_emplace(label, false);
    if (isNew) {
        plan::Plan plan;
        plan.records.labelColumn = "label";
        plan.labels = {label};
        known->second = plan::checkLabels(plan).has_value();
    }
    return known->second;
}

LabelUnits::Hash LabelUnits::hashOf(const std::string &person, const std::string &label) const
{
    Hash hash;
    crypto_generichash_state state;
    crypto_generichash_init(&state, m_key.data(), m_key.size(), hash.size());
    const auto add = [&](std::string_view text) {
        const std::uint64_t size = text.size();
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(&size), sizeof size);
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(text.data()), text.size());
    };
    add(person);
    add(label);
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

} // namespace core::pipeline
