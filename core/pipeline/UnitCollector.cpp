#include "core/pipeline/UnitCollector.h"

#include <algorithm>
#include <utility>

namespace core::pipeline {

using synthesis::UnitDocument;

UnitCollector::UnitCollector(synthesis::PrivateRun &run, plan::LabelMap labels, bool unitIsPerson)
    : m_run(run)
    , m_labels(std::move(labels))
    , m_unitIsPerson(unitIsPerson)
{}

void UnitCollector::add(const records::Record &record)
{
    std::uint32_t label = 0;
    if (!m_labels.isEmpty()) {
        const auto declared = m_labels.labelOf(record);
        if (!declared) {
            ++m_undeclaredLabel;
            return;
        }
        label = *declared;
    }
    if (record.text.find_first_not_of(" \t\r\n") == std::string::npos) {
        ++m_withoutText;
        return;
    }
    if (m_unitIsPerson && record.person.empty()) {
        ++m_withoutPerson;
        return;
    }
    ++m_usable;

    UnitDocument document{label, m_run.featuresOf(record.text)};
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
            .withoutPerson = m_withoutPerson};
}

} // namespace core::pipeline
