#include "core/pipeline/reading/UnitCollector.h"

#include <string>
#include <utility>

namespace core::pipeline {

using synthesis::UnitDocument;

namespace {

/// One note, whatever the number of its labels: a paragraph of it that counts does so under each of them.
std::string nameOf(const std::vector<std::uint32_t> &labels)
{
    std::string name;
    for (const std::uint32_t label : labels)
        name += (name.empty() ? "" : " ") + std::to_string(label);
    return name;
}

} // namespace

UnitCollector::UnitCollector(synthesis::PrivateRun &run,
                             plan::LabelMap labels,
                             bool unitIsPerson,
                             const preparation::Rules &rules,
                             Persons *persons)
    : m_run(run)
    , m_labels(std::move(labels))
    , m_unitIsPerson(unitIsPerson)
    , m_preparation(rules)
    , m_persons(persons == nullptr ? m_own : *persons)
{
    if (rules.copiesOnce && unitIsPerson)
        m_copies.emplace();
}

UnitCollector::Standing UnitCollector::standingOf(const records::Record &record, Labels &labels) const
{
    labels = m_labels.isEmpty() ? Labels{0} : m_labels.labelsOf(record);
    if (labels.empty())
        return Standing::UndeclaredLabel;
    if (!records::hasText(record))
        return Standing::WithoutText;
    return m_unitIsPerson && record.person.empty() ? Standing::WithoutPerson : Standing::Counts;
}

// A note that does not count is no place where a paragraph could count.
void UnitCollector::look(const records::Record &record)
{
    Labels labels;
    if (standingOf(record, labels) == Standing::Counts)
        m_copies->look(record.person, nameOf(labels), record.text, m_preparation.kept(record.text));
}

synthesis::Features UnitCollector::featuresOf(const records::Record &record, const Labels &labels) const
{
    if (m_preparation.isNothing() && !m_copies)
        return m_run.featuresOf(record.text);
    auto kept = m_preparation.kept(record.text);
    if (m_copies)
        kept = m_copies->counted(record.person, nameOf(labels), record.text, kept);
    return m_run.featuresOf(m_preparation.counted(record.text, kept));
}

void UnitCollector::add(const records::Record &record)
{
    Labels labels;
    switch (standingOf(record, labels)) {
    case Standing::UndeclaredLabel:
        ++m_undeclaredLabel;
        return;
    case Standing::WithoutText:
        ++m_withoutText;
        return;
    case Standing::WithoutPerson:
        ++m_withoutPerson;
        return;
    case Standing::Counts:
        ++m_usable;
        m_likelyCut += record.isLikelyCut ? 1 : 0;
        break;
    }
    const synthesis::Features features = featuresOf(record, labels);
    std::vector<UnitDocument> documents;
    documents.reserve(labels.size());
    const std::vector<std::uint16_t> codes =
        m_fields ? m_fields->codesOf(record) : std::vector<std::uint16_t>();
    for (const std::uint32_t label : labels)
        documents.push_back({label, features, codes});
    if (!m_unitIsPerson)
        return m_run.add(documents);
    m_persons.add(record.person, std::move(documents));
}

PrivateCounts UnitCollector::seen() const
{
    return {.usable = m_usable,
            .withoutText = m_withoutText,
            .undeclaredLabel = m_undeclaredLabel,
            .withoutPerson = m_withoutPerson,
            .likelyCut = m_likelyCut};
}

} // namespace core::pipeline
