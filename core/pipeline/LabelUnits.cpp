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
    const std::string person = m_unitIsPerson ? record.person : std::string();
    const std::scoped_lock lock(m_mutex);
    Labels own;
    Labels &labels = m_unitIsPerson ? m_persons[person] : own;
    add(person, record.label, labels);
    for (const std::string &label : record.otherLabels)
        add(person, label, labels);
    if (!m_unitIsPerson)
        addUnit(own);
}

void LabelUnits::add(const std::string &person, const std::string &label, Labels &labels)
{
    if (!mayBeDeclared(label))
        return;
    labels.emplace(privacy::keyedHash(m_key, {person, label}), label);
    if (labels.size() > m_labelsPerUnit)
        labels.erase(std::prev(labels.end()));
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
