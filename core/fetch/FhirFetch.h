#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/http/Exchange.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Copies clinical documents from a FHIR server (R4) that a person named into a folder of this computer.
namespace core::fetch {

/// The identification of this program to the server: a key, a token, or nothing.
struct Authorisation
{
    std::string client = {};            ///< the name under which the server knows this program
    std::filesystem::path keyFile = {}; ///< private key (ClientKey); empty: none
    std::string keyId = {};             ///< name of the key on the server; empty: its thumbprint
    std::string tokenUrl = {};          ///< empty: as the server's `.well-known/smart-configuration` says
    std::string scope = {};             ///< empty: reading the types that are fetched
    std::string token = {};             ///< access token that was given; used instead of a key
};

/// The limits of a fetch. Beyond them it ends with an error.
struct FetchLimits
{
    std::uint64_t bytes = std::uint64_t{64} << 30;          ///< of all files together, unpacked
    std::size_t resourceBytes = std::size_t{64} << 20;      ///< of one resource
    std::size_t files = 100'000;                            ///< of an export
    std::size_t pages = 1'000'000;                          ///< of a search
    std::chrono::seconds patience = std::chrono::hours(24); ///< waiting for an export altogether
    int tries = 6; ///< of a request that fails in a way that may pass
};

/// A fetch from a server.
struct FhirFetch
{
    enum class Way { Export, Search };

    std::string server; ///< base address, such as "https://fhir.example.org/r4"
    std::filesystem::path folder;
    Way way = Way::Export;
    std::string group;         ///< id of the Group to export; empty: all
    bool isOfPatients = false; ///< export of the compartments of all patients instead of the whole server
    std::vector<std::string> types = {"DocumentReference", "DiagnosticReport"};
    std::string query; ///< further parameters of a search, as in a URL: "type=http://loinc.org|18842-5"
    std::string since; ///< instant (FHIR): only what changed later; empty: all
    bool hasAttachments = true; ///< fetch the texts that documents refer to (Binary), too
    Authorisation authorisation = {};
    /// Other servers from which files of an export may come, and which may hand out the token, each as
    /// "https://host:port". They get no token.
    std::vector<std::string> otherOrigins = {};
    http::Network network = {};
    FetchLimits limits = {};
    /// Waits; returns false if the fetch was cancelled meanwhile. Empty: waits by the clock.
    std::function<bool(std::chrono::milliseconds)> pause = {};
};

/// The outcome of a fetch. Its numbers are private.
struct Fetched
{
    std::uint64_t resources = 0; ///< documents and reports in the folder
    std::uint64_t binaries = 0;  ///< Binary resources in the folder
    std::uint64_t bytes = 0;
    std::uint64_t repeated = 0;     ///< resources that came again and were left out
    std::uint64_t otherTypes = 0;   ///< files or resources of types that were not asked for, left out
    std::uint64_t missing = 0;      ///< attachments that the server does not give
    std::uint64_t elsewhere = 0;    ///< attachments at other servers or of other kinds, not fetched
    std::uint64_t serverErrors = 0; ///< files of errors that an export names
};

/// Fetches the resources into the folder, which is made for its owner alone, and continues a fetch that was
/// interrupted there. Files are named after their type: DocumentReference-1.ndjson, Binary-1.ndjson; the
/// state is in fetch.state. Neither key nor token is written, nor part of an error.
///
/// An address of another server is refused: a next page, a state, a file; redirects are not followed.
///
/// Errors: InvalidParameter (settings, folder of another fetch), Network (the server), InvalidRecords (the
/// server sends what it must not), Io, Database (another process fetches into the folder), Cancelled.
/// Progress stages: "export", "search", "attachments".
Result<Fetched> fetchFhir(const FhirFetch &fetch, JobControl &control);

/// Returns the server of settings as a person is asked about it: "https://host:port", in ASCII. Errors:
/// InvalidParameter.
Result<std::string> serverOf(const FhirFetch &fetch);

/// Returns whether the folder was made by a fetch.
bool isFetchFolder(const std::filesystem::path &folder);

/// Removes the files of a fetch, and its folder if nothing else is in it. Errors: InvalidParameter if it is
/// no folder of a fetch; Database if a fetch is at work there; Io.
Result<void> removeFetched(const std::filesystem::path &folder);

} // namespace core::fetch
