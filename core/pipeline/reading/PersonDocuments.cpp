#include "core/pipeline/reading/PersonDocuments.h"

#include <algorithm>
#include <iterator>
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

} // namespace

void PersonDocuments::add(const std::string &person, std::vector<UnitDocument> documents)
{
    const std::scoped_lock lock(m_mutex);
    std::vector<UnitDocument> &own = m_persons[person];
    // Before it takes more room: the same text again and again needs none.
    if (own.size() >= manyDocuments && own.size() + documents.size() > own.capacity())
        keepEachOnce(own);
    std::ranges::move(documents, std::back_inserter(own));
}

void PersonDocuments::addTo(synthesis::PrivateRun &run)
{
    for (auto &[person, documents] : m_persons) {
        keepEachOnce(documents);
        run.add(documents);
    }
    m_persons.clear();
}

} // namespace core::pipeline
