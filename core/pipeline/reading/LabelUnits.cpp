#include "core/pipeline/reading/LabelUnits.h"

#include "core/plan/Sections.h"

#include <iterator>
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
    if (record.label.empty() || !records::hasText(record))
        return;
    if (m_unitIsPerson && record.person.empty())
        return;
    const Labels found = hashed(record);
    const std::scoped_lock lock(m_mutex);
    Labels own;
    Labels &labels = m_unitIsPerson ? m_persons[record.person] : own;
    for (const auto &[hash, label] : found) {
        if (!mayBeDeclared(label))
            continue;
        labels.emplace(hash, label);
        if (labels.size() > m_labelsPerUnit)
            labels.erase(std::prev(labels.end()));
    }
    if (!m_unitIsPerson)
        addUnit(own);
}

// Hashes by the person, or by the text of a record: the first label differs from unit to unit.
LabelUnits::Labels LabelUnits::hashed(const records::Record &record) const
{
    const std::string &unit = m_unitIsPerson ? record.person : record.text;
    Labels labels;
    labels.emplace(privacy::keyedHash(m_key, {unit, record.label}), record.label);
    for (const std::string &label : record.otherLabels)
        labels.emplace(privacy::keyedHash(m_key, {unit, label}), label);
    return labels;
}

void LabelUnits::addUnit(const Labels &labels)
{
    std::vector<std::string> names;
    for (const auto &[hash, label] : labels)
        names.push_back(label);
    m_names.addUnit(names);
}

privacy::ExactNames LabelUnits::take() &&
{
    for (const auto &[person, labels] : m_persons)
        addUnit(labels);
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
