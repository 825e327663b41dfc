#pragma once

#include "core/fetch/FetchFolder.h"
#include "core/fetch/FhirFetch.h"
#include "core/fetch/ResourceFile.h"
#include "core/fetch/ServerCalls.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <unordered_set>

namespace core::fetch {

/// A fetch at work. The ways below share it.
struct Fetching
{
    ServerCalls &calls;
    FetchFolder &folder;
    Fetched result = {};
    std::map<std::string, std::unordered_set<std::string>> ids = {}; ///< of the resources of each type
    std::uint64_t bytes = 0;                                         ///< of all files

    const FhirFetch &fetch() const { return calls.fetch(); }

    /// Writes a resource to a file unless one with its type and id is there. `what` names it in errors, which
    /// quote nothing. Errors: InvalidRecords: no resource of this type; Io; InvalidParameter: the limit of
    /// bytes is reached.
    Result<void> keep(const nlohmann::json &resource,
                      std::string_view text,
                      const std::string &type,
                      ResourceFile &file,
                      const std::string &what);
    /// Counts the resources of a file that an earlier process fetched. Errors: Io.
    Result<void> recall(const FetchedFile &file);
};

/// Returns whether a text has the form of an id in FHIR.
bool isId(std::string_view text);

/// Asks the server to prepare files, waits for them and copies them. An export that expired is asked for
/// again, at most twice. Errors: as fetchFhir.
Result<void> fetchExport(Fetching &fetching);

/// Copies the pages of a search for each type. Errors: as fetchFhir.
Result<void> fetchSearch(Fetching &fetching);

/// Copies the Binary resources to which documents and reports in the folder refer. Errors: as fetchFhir.
Result<void> fetchBinaries(Fetching &fetching);

} // namespace core::fetch
