#include "core/pipeline/UnitCollector.h"

#include <algorithm>
#include <string>
#include <utility>

namespace core::pipeline {

using synthesis::UnitDocument;

UnitCollector::UnitCollector(synthesis::PrivateRun &run,
                             plan::LabelMap labels,
                             bool unitIsPerson,
                             const preparation::Rules &rules)
    : m_run(run)
    , m_labels(std::move(labels))
    , m_unitIsPerson(unitIsPerson)
    , m_preparation(rules)
{
    if (rules.copiesOnce && unitIsPerson)
        m_copies.emplace();
}

UnitCollector::Standing UnitCollector::standingOf(const records::Record &record, std::uint32_t &label) const
{
    if (!m_labels.isEmpty()) {
        const auto declared = m_labels.labelOf(record);
        if (!declared)
            return Standing::UndeclaredLabel;
        label = *declared;
    }
    if (record.text.find_first_not_of(" \t\r\n") == std::string::npos)
        return Standing::WithoutText;
    return m_unitIsPerson && record.person.empty() ? Standing::WithoutPerson : Standing::Counts;
}

// A note that does not count is no place where a paragraph could count.
void UnitCollector::look(const records::Record &record)
{
    std::uint32_t label = 0;
    if (standingOf(record, label) == Standing::Counts)
        m_copies->look(record.person, std::to_string(label), record.text, m_preparation.kept(record.text));
}

synthesis::Features UnitCollector::featuresOf(const records::Record &record, std::uint32_t label) const
{
    if (m_preparation.isNothing() && !m_copies)
        return m_run.featuresOf(record.text);
    auto kept = m_preparation.kept(record.text);
    if (m_copies)
        kept = m_copies->counted(record.person, std::to_string(label), record.text, kept);
    return m_run.featuresOf(m_preparation.counted(record.text, kept));
}

void UnitCollector::add(const records::Record &record)
{
    std::uint32_t label = 0;
    switch (standingOf(record, label)) {
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
    UnitDocument document{label, featuresOf(record, label)};
    if (!m_unitIsPerson)
        return m_run.add(std::span(&document, 1));
    const std::scoped_lock lock(m_mutex);
    m_persons[record.person].push_back(std::move(document));
}

void UnitCollector::finish()
{
    for (auto &[person, documents] : m_persons) {
        std::sort(documents.begin(), documents.end());
        documents.erase(std::unique(documents.begin(), documents.end()), documents.end());
        m_run.add(documents);
    }
    m_persons.clear();
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
