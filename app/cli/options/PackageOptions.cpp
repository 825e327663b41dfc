#include "app/cli/options/PackageOptions.h"

#include "app/cli/CommandLine.h"
#include "app/cli/options/SigningKey.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/ProgressPrinter.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/base/system/Process.h"
#include "core/package/documents/Documents.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/plan/DatabaseSecrets.h"
#include "core/privacy/ledger/Ledger.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <map>

namespace cli {

std::filesystem::path PackageOptions::cleanOutput() const
{
    auto path = std::filesystem::path(output).lexically_normal();
    return path.has_filename() ? path : path.parent_path();
}

void addTrustOption(CLI::App &command, std::vector<std::string> &trustedOrigins)
{
    command
        .add_option("--trust-origin",
                    trustedOrigins,
                    "A variable whose value, the key, may go to a server in this run: "
                    "VARIABLE=https://host:port; may be given several times")
        ->take_all()
        ->expected(1);
}

void addPackageOptions(CLI::App &command, PackageOptions &options)
{
    options.ledger = core::privacy::Ledger::defaultPath().string();
    command
        .add_option("--output",
                    options.output,
                    "The package: a folder, which must not exist or be empty, or a file that ends in .zip")
        ->required();
    addForceOption(command, options.force);
    command.add_option("--ledger", options.ledger, "The ledger file")->capture_default_str();
    command.add_flag(
        "--partial", options.partial, "Continue without the documents that the model did not answer");
    command.add_flag(
        "--ledger-elsewhere",
        options.isLedgerElsewhere,
        "The ledger that paid for the model is on another computer; the package states that it was "
        "not at hand");
    addTrustOption(command, options.trustedOrigins);
    command.add_flag(
        "--note-table", options.extras.noteTable, "Also write note.csv, in the shape of OMOP's NOTE table");
    command.add_flag(
        "--text-files", options.extras.textFiles, "Also write a file for each document, in the folder texts");
    std::vector<std::string> codes;
    for (const core::package::StatementLanguage &language : core::package::statementLanguages())
        codes.emplace_back(language.code);
    command
        .add_option("--statement-language",
                    options.extras.statementLanguage,
                    "Also write the privacy statement in this language: de, es or fr")
        ->check(CLI::IsMember(codes));
    auto *with = command.add_flag_callback(
        "--with-vocabulary",
        [&options] { options.extras.vocabulary = true; },
        "Put the vocabulary with its vectors into the package also where terms of a terminology are in it: "
        "you state that its licence allows this");
    command
        .add_flag_callback(
            "--without-vocabulary",
            [&options] { options.extras.vocabulary = false; },
            "Leave the vocabulary out; it is in the package otherwise, unless it is built in or terms of a "
            "terminology are in it")
        ->excludes(with);
    command.add_flag("--sign", options.sign, "Sign the package; a key is made on first use");
    addKeyOption(command, options.key);
    addProgressOption(command, options.progress);
}

core::Result<std::shared_ptr<const core::signing::SecretKey>> openSigner(const PackageOptions &options)
{
    if (!options.sign)
        return std::shared_ptr<const core::signing::SecretKey>();
    KEYSEED_ASSIGN(auto key, openOrMakeKey(options.key));
    return std::make_shared<const core::signing::SecretKey>(std::move(key));
}

void addForceOption(CLI::App &command, bool &force)
{
    command.add_flag("--force",
                     force,
                     "Replace the output if it is there; records, ledger, project, plan and other inputs are "
                     "never replaced");
}

void addProgressOption(CLI::App &command, ProgressStyle &style)
{
    static const std::map<std::string, ProgressStyle> styles{{"bar", ProgressStyle::Bar},
                                                             {"json", ProgressStyle::Json},
                                                             {"lines", ProgressStyle::Lines},
                                                             {"none", ProgressStyle::None}};
    command.add_option("--progress", style, "bar or lines (stderr), json (stdout) or none")
        ->transform(CLI::CheckedTransformer(styles));
}

std::string doneLine(const core::package::PackageInfo &package, ProgressStyle style)
{
    const std::string line = "package: " + std::filesystem::absolute(package.path).string();
    if (style != ProgressStyle::Json)
        return line;
    return "{\"event\":\"done\",\"files\":" + std::to_string(package.files.size()) + "}\n" + line;
}

ExitCode watched(ProgressStyle style,
                 const std::function<core::Result<std::string>(core::JobControl &)> &work)
{
    watchForInterrupts();
    const auto line = [&] {
        ProgressPrinter progress(style);
        return work(progress);
    }();
    if (!line)
        return report(line.error());
    printFormatted("%s\n", line->c_str());
    return done;
}

using core::ErrorCode;
using core::fail;
using core::chat::KeyOrigins;
using core::chat::KeyUse;

namespace {

bool isAtTerminal()
{
    using core::system::Stream;
    return core::system::isTerminal(Stream::Input) && core::system::isTerminal(Stream::Errors);
}

bool isGranted(const KeyUse &use)
{
    const std::string warning = core::chat::hostWarning(use.origin);
    printError("The plan sends the value of the variable %s to the server\n  %s\n%sMay this server receive "
               "it, now and later? [y/N] ",
               use.variable.c_str(),
               core::printable(use.origin).c_str(),
               warning.empty() ? "" : ("  " + warning + "\n").c_str());
    std::string typed;
    std::getline(std::cin, typed);
    return typed == "y" || typed == "Y" || typed == "yes";
}

core::Result<KeyOrigins> originsWith(const std::vector<std::string> &trusted)
{
    KeyOrigins origins = KeyOrigins::beside(core::privacy::Ledger::defaultPath());
    for (const std::string &each : trusted)
        if (auto allowed = origins.allow(each); !allowed)
            return fail(ErrorCode::InvalidPlan, "--trust-origin: " + allowed.error().detail);
    return origins;
}

core::Result<void> askWhetherAllowed(const std::optional<KeyUse> &use, KeyOrigins &origins)
{
    if (use && !origins.isAllowed(*use) && isAtTerminal() && isGranted(*use))
        return origins.remember(*use);
    return {};
}

} // namespace

core::Result<KeyOrigins> keyOrigins(const PackageOptions &options)
{
    return originsWith(options.trustedOrigins);
}

core::Result<void> allowDatabase(const core::plan::Plan::Records &records,
                                 const std::vector<std::string> &trustedOrigins)
{
    KeyOrigins origins = KeyOrigins::beside(core::privacy::Ledger::defaultPath());
    for (const KeyUse &use : core::plan::databaseKeyUses(records)) {
        if (std::ranges::find(trustedOrigins, use.variable + '=' + use.origin) != trustedOrigins.end())
            KEYSEED_TRY(origins.remember(use));
        KEYSEED_TRY(askWhetherAllowed(use, origins));
    }
    return {};
}

core::Result<void> checkKey(const core::plan::Plan &plan, const PackageOptions &options)
{
    KEYSEED_ASSIGN(auto origins, keyOrigins(options));
    KEYSEED_ASSIGN(const auto uses, core::pipeline::keyUses(plan));
    for (const KeyUse &use : uses)
        KEYSEED_TRY(askWhetherAllowed(use, origins));
    KEYSEED_TRY(core::pipeline::keysFromEnvironment(plan, origins));
    return {};
}

core::Result<core::chat::AllowedKey> checkedKey(const core::pipeline::KeyedServer &server,
                                                const std::vector<std::string> &trustedOrigins)
{
    KEYSEED_ASSIGN(auto origins, originsWith(trustedOrigins));
    KEYSEED_ASSIGN(const auto use, core::pipeline::keyUseOf(server));
    KEYSEED_TRY(askWhetherAllowed(use, origins));
    return core::pipeline::keyOf(server, origins);
}

} // namespace cli
