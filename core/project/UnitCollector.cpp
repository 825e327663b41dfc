#include "core/project/UnitCollector.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace core::project {

UnitCollector::UnitCollector(const vocabulary::PhraseMatcher &matcher,
                             LabelMap labels,
                             bool unitIsPerson,
                             const UnitSinks &sinks)
    : m_matcher(matcher)
    , m_labels(std::move(labels))
    , m_unitIsPerson(unitIsPerson)
    , m_sinks(sinks)
{}

void UnitCollector::add(const records::Record &record)
{
    std::uint32_t label = 0;
    if (!m_labels.isEmpty()) {
        const auto declared = m_labels.labelOf(record.label);
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

    Document document = read(record, label);
    if (!m_unitIsPerson)
        return addUnit({std::move(document)});
    const std::scoped_lock lock(m_mutex);
    m_persons[record.person].push_back(std::move(document));
}

UnitCollector::Document UnitCollector::read(const records::Record &record, std::uint32_t label) const
{
    Document document{.label = label, .counts = {}, .inOrder = {}};
    if (m_sinks.counts)
        document.counts = m_matcher.match(record.text);
    if (m_sinks.documents)
        document.inOrder = m_matcher.matchInOrder(record.text);
    return document;
}

void UnitCollector::finish()
{
    for (auto &[person, documents] : m_persons) {
        std::sort(documents.begin(), documents.end());
        documents.erase(std::unique(documents.begin(), documents.end()), documents.end());
        addUnit(documents);
    }
    m_persons.clear();
}

void UnitCollector::addUnit(const std::vector<Document> &documents)
{
    if (m_sinks.counts)
        addCounts(documents);
    if (m_sinks.documents)
        addDocuments(documents);
    if (m_sinks.labels)
        addLabels(documents);
}

// The phrases of a person's records are put together: one entry for a phrase under a label, with its uses in
// all of them.
void UnitCollector::addCounts(const std::vector<Document> &documents)
{
    std::vector<seeding::LabelledCount> unit;
    for (const Document &document : documents)
        for (const auto &[term, count] : document.counts)
            unit.push_back({document.label, term, count});
    if (documents.size() > 1) {
        std::sort(unit.begin(), unit.end(), [](const auto &a, const auto &b) {
            return std::tie(a.label, a.term) < std::tie(b.label, b.term);
        });
        std::size_t kept = 0;
        for (std::size_t next = 1; next < unit.size(); ++next) {
            if (unit[kept].label == unit[next].label && unit[kept].term == unit[next].term)
                unit[kept].count += unit[next].count;
            else
                unit[++kept] = unit[next];
        }
        unit.resize(std::min(unit.size(), kept + 1));
    }
    m_sinks.counts->add(unit);
}

void UnitCollector::addDocuments(const std::vector<Document> &documents)
{
    std::vector<seeding::LabelledPhrases> unit;
    for (const Document &document : documents)
        unit.push_back({document.label, document.inOrder});
    m_sinks.documents->add(unit);
}

void UnitCollector::addLabels(const std::vector<Document> &documents)
{
    std::set<std::uint32_t> labels;
    for (const Document &document : documents)
        labels.insert(document.label);
    m_sinks.labels->add(std::vector<std::uint32_t>(labels.begin(), labels.end()));
}

PrivateCounts UnitCollector::seen() const
{
    return {.usable = m_usable,
            .withoutText = m_withoutText,
            .undeclaredLabel = m_undeclaredLabel,
            .withoutPerson = m_withoutPerson};
}

} // namespace core::project
