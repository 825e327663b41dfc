#include "core/pipeline/LabelUnits.h"

#include "core/plan/LabelChecks.h"

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
    const auto hash =
        m_unitIsPerson ? privacy::keyedHash(m_key, {record.person, record.label}) : privacy::KeyedHash();
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

} // namespace core::pipeline
