#include "core/pipeline/UnitCollector.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace core::pipeline {

using synthesis::UnitDocument;

namespace {

constexpr std::size_t manyDocuments = 1024; // of a person

void keepEachOnce(std::vector<UnitDocument> &documents)
{
    std::sort(documents.begin(), documents.end());
    documents.erase(std::unique(documents.begin(), documents.end()), documents.end());
}

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
                             const preparation::Rules &rules)
    : m_run(run)
    , m_labels(std::move(labels))
    , m_unitIsPerson(unitIsPerson)
    , m_preparation(rules)
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
    for (const std::uint32_t label : labels)
        documents.push_back({label, features});
    if (!m_unitIsPerson)
        return m_run.add(documents);
    const std::scoped_lock lock(m_mutex);
    std::vector<UnitDocument> &own = m_persons[record.person];
    // Before it takes more room: the same text again and again needs none.
    if (own.size() >= manyDocuments && own.size() + documents.size() > own.capacity())
        keepEachOnce(own);
    std::ranges::move(documents, std::back_inserter(own));
}

void UnitCollector::finish()
{
    for (auto &[person, documents] : m_persons) {
        keepEachOnce(documents);
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
