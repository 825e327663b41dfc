#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Report.h"
#include "app/cli/report/Terminal.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/base/system/Process.h"
#include "core/chat/KeyOrigins.h"
#include "core/fetch/FhirFetch.h"

#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

using core::ErrorCode;
using core::fail;
using core::fetch::Fetched;
using core::fetch::FhirFetch;

struct FetchOptions
{
    FhirFetch fetch;
    std::string folder;
    std::string keyFile;
    std::string tokenVariable;
    std::string certificates;
    std::uint64_t mostMebibytes = 65536;
    bool isSearch = false;
    bool isAgreed = false;
    bool isWithoutAttachments = false;
    bool json = false;
    ProgressStyle progress = defaultProgressStyle();
};

bool isAnsweredYes(const std::string &server)
{
    const std::string warning = core::chat::hostWarning(server);
    printError("Records will be fetched from the server\n  %s\n%sand kept in a folder of this computer that "
               "only you can open. Go on? [y/N] ",
               core::printable(server).c_str(),
               warning.empty() ? "" : ("  " + warning + "\n").c_str());
    std::string typed;
    std::getline(std::cin, typed);
    return typed == "y" || typed == "Y" || typed == "yes";
}

core::Result<void> checkAgreement(const FetchOptions &options, const FhirFetch &fetch)
{
    using core::system::Stream;
    KEYSEED_ASSIGN(const std::string server, core::fetch::serverOf(fetch));
    if (options.isAgreed)
        return {};
    if (!core::system::isTerminal(Stream::Input) || !core::system::isTerminal(Stream::Errors))
        return fail(ErrorCode::InvalidParameter,
                    "nobody is at a terminal to agree to fetching records from " + core::printable(server)
                        + "; --agree states that you do");
    return isAnsweredYes(server) ? core::Result<void>() : core::cancelled();
}

core::Result<FhirFetch> settingsOf(const FetchOptions &options)
{
    FhirFetch fetch = options.fetch;
    fetch.folder = options.folder;
    fetch.way = options.isSearch ? FhirFetch::Way::Search : FhirFetch::Way::Export;
    fetch.hasAttachments = !options.isWithoutAttachments;
    fetch.authorisation.keyFile = options.keyFile;
    fetch.network.caFile = options.certificates;
    fetch.limits.bytes = options.mostMebibytes << 20U;
    if (!options.tokenVariable.empty()) {
        const char *const token = std::getenv(options.tokenVariable.c_str());
        if (!token || *token == '\0')
            return fail(ErrorCode::InvalidParameter,
                        "--token-variable: the environment has no variable " + options.tokenVariable);
        fetch.authorisation.token = token;
    }
    return fetch;
}

std::string reportOf(const FetchOptions &options, const Fetched &fetched)
{
    Report report;
    report.value({"folder"}, options.folder);
    report.count({"resources"}, fetched.resources, "documents and reports");
    report.count({"attachments"}, fetched.binaries, "attachments (Binary)");
    const auto note = [&](const char *key, std::uint64_t count, const std::string &words) {
        report.value({key}, count);
        if (count > 0)
            report.countLine(std::to_string(count), words);
    };
    note("repeated", fetched.repeated, "came again and were left out");
    note("otherTypes", fetched.otherTypes, "files of other types, left out");
    note("missing", fetched.missing, "attachments that the server does not give");
    note("elsewhere", fetched.elsewhere, "attachments without text or at other servers, not fetched");
    note("serverErrors", fetched.serverErrors, "files of errors in the export: ask who runs the server");
    report.line("Read them with \"files\": [\"" + options.folder
                + "\"] and \"format\": \"fhir\" in a plan; keyseed-cli fetch remove deletes them.");
    return report.printed(options.json);
}

core::Result<std::string> fetchRecords(const FetchOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const FhirFetch fetch, settingsOf(options));
    KEYSEED_TRY(checkAgreement(options, fetch));
    KEYSEED_ASSIGN(const Fetched fetched, core::fetch::fetchFhir(fetch, control));
    return reportOf(options, fetched);
}

void addFhir(CLI::App &command, Action &action)
{
    const auto options = std::make_shared<FetchOptions>();
    auto *fhir = command.add_subcommand(
        "fhir", "Copy documents and reports from a FHIR server (R4); continues where it was stopped");
    FhirFetch &fetch = options->fetch;
    fhir->add_option("--server", fetch.server, "Base address of the server")->required();
    fhir->add_option("--out", options->folder, "New folder for the records, for you alone")->required();
    fhir->add_flag("--agree", options->isAgreed, "State that you agree to this server");
    auto *search =
        fhir->add_flag("--search", options->isSearch, "Search page by page instead of asking for an export");
    fhir->add_option("--query", fetch.query, "Further parameters of the search, as in a URL")->needs(search);
    fhir->add_option("--group", fetch.group, "Id of the group of patients to export")->excludes(search);
    fhir->add_flag("--patients", fetch.isOfPatients, "Export what belongs to patients, not the whole server")
        ->excludes(search);
    fhir->add_option("--type", fetch.types, "Types of resources: DocumentReference, DiagnosticReport; both");
    fhir->add_option("--since", fetch.since, "Only what changed after this instant");
    fhir->add_flag("--without-attachments", options->isWithoutAttachments, "Fetch no Binary resources");
    auto *client =
        fhir->add_option("--client", fetch.authorisation.client, "Id of this program on the server");
    fhir->add_option("--key", options->keyFile, "File with the private key (PEM) of that client")
        ->needs(client);
    fhir->add_option("--key-id", fetch.authorisation.keyId, "Id of the key; without it its thumbprint");
    fhir->add_option("--token-url", fetch.authorisation.tokenUrl, "Address that hands out tokens");
    fhir->add_option("--scope", fetch.authorisation.scope, "Scope of the token");
    fhir->add_option(
        "--token-variable", options->tokenVariable, "Environment variable with a token, instead of a key");
    fhir->add_option(
        "--also-from", fetch.otherOrigins, "Another server from which files of the export may come");
    fhir->add_option("--certificates", options->certificates, "File of certificates (PEM) of the server");
    fhir->add_option("--plain-http-host", fetch.network.plainHttpHost, "Host that may be asked without TLS");
    fhir->add_option("--most", options->mostMebibytes, "Limit of all files together, in MiB")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 30U));
    fhir->add_flag("--json", options->json, "Print JSON for programs");
    addProgressOption(*fhir, options->progress);
    runWith(*fhir, action, options, fetchRecords);
}

ExitCode removeFolder(const std::string &folder)
{
    if (auto removed = core::fetch::removeFetched(folder); !removed)
        return report(removed.error());
    printFormatted("%s: the fetched records were removed\n", core::printable(folder).c_str());
    return done;
}

} // namespace

void addFetchCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("fetch", "Copy records from a server into a folder, or remove them");
    command->require_subcommand(1);
    addFhir(*command, action);
    auto *remove = command->add_subcommand("remove", "Remove a folder of fetched records");
    const auto folder = std::make_shared<std::string>();
    remove->add_option("FOLDER", *folder, "The folder of --out")->required();
    remove->callback([&action, folder] { action = [folder] { return removeFolder(*folder); }; });
}

} // namespace cli
