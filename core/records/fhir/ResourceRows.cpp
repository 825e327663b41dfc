#include "core/records/fhir/ResourceRows.h"

#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/records/fhir/Values.h"

#include <utility>

namespace core::records::fhir {

namespace {

using Json = nlohmann::json;

} // namespace

ResourceRows::ResourceRows(Resources resources,
                           Binaries binaries,
                           std::vector<std::size_t> columns,
                           Limits limits)
    : m_resources(std::move(resources))
    , m_binaries(std::move(binaries))
    , m_columns(std::move(columns))
    , m_limits(limits)
{}

ReadResult<bool> ResourceRows::next(Row &row)
{
    for (;;) {
        if (m_resources.taken() > m_limits.mostBytes)
            return false;
        KEYSEED_ASSIGN(const auto isThere, m_resources.next(m_text));
        if (!isThere)
            break;
        KEYSEED_ASSIGN(const auto filled, fill(row));
        if (filled)
            return true;
    }
    if (!std::exchange(m_hasResources, false) || m_hasDocuments || !m_limits.expectsDocuments)
        return false;
    return fail(
        {.place = {.line = 1},
         .what = "none of the resources is a DocumentReference or a DiagnosticReport, which are those that "
                 "hold texts; name the file that has them",
         .canGoOn = true});
}

/// Returns false for a resource that is passed over.
ReadResult<bool> ResourceRows::fill(Row &row)
{
    m_hasResources = true;
    if (isPassedOver())
        return false;
    const Json parsed = parseJson(m_text.json);
    if (parsed.is_discarded())
        return fail(spoilt(nestsTooDeep(m_text.json)
                               ? "nested more than " + std::to_string(maximumJsonDepth)
                                     + " deep, which no resource is; leave it out"
                               : "not valid JSON; export the resource again, or leave it out",
                           ProblemKind::NotJson));
    const Json &resource = m_text.entry ? memberOf(parsed, "resource") : parsed;
    if (!m_text.entry && stringOf(memberOf(resource, "resourceType")).empty())
        return fail(
            spoilt("no FHIR resource; its resourceType is expected: leave it out, or read the file as "
                   "JSON lines",
                   ProblemKind::Other));
    if (!isDocument(resource))
        return false;
    m_hasDocuments = true;
    const auto document = documentOf(resource, m_binaries);
    if (!document) {
        ReadError found =
            spoilt((m_text.entry ? "resource." : "") + document.error().what, ProblemKind::Other);
        found.leftOut = document.error().leftOut.value_or(LeftOutReason::UnreadableKind);
        return fail(std::move(found));
    }
    row.cells.clear();
    for (const std::size_t column : m_columns)
        row.cells.push_back((*document)[column]);
    row.place = {.line = m_text.line};
    row.offset = m_text.offset;
    return true;
}

/// Most resources of an export are others, which are not worth parsing.
bool ResourceRows::isPassedOver()
{
    const auto has = [this](const char *word) { return m_text.json.find(word) != std::string::npos; };
    return !has("\"DocumentReference\"") && !has("\"DiagnosticReport\"")
           && (m_text.entry || has("\"resourceType\""));
}

ReadError ResourceRows::spoilt(std::string what, ProblemKind kind) const
{
    const std::string path = m_text.entry ? "entry[" + std::to_string(*m_text.entry) + "]" : std::string();
    const bool isMember = what.starts_with("resource.");
    return {.place = {.line = m_text.line},
            .what = path
                    + (path.empty() ? ""
                       : isMember   ? "."
                                    : ": ")
                    + std::move(what),
            .canGoOn = true,
            .facts = {.kind = kind},
            .offset = m_text.offset};
}

} // namespace core::records::fhir
