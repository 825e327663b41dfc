#include "app/cli/options/RecipientInputs.h"

#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Terminal.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/evaluation/PackedVocabulary.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/pipeline/asking/VectorAsking.h"
#include "core/plan/CheckedPlan.h"
#include "core/records/Format.h"

#include <set>
#include <utility>

namespace cli {

core::recipient::OwnTexts OwnTextsOptions::texts() const
{
    core::recipient::OwnTexts own;
    own.source.files = {file};
    own.source.textColumn = text;
    if (!label.empty())
        own.source.labelColumn = label;
    if (!format.empty())
        own.source.format = format;
    return own;
}

CLI::Option *addOwnTextsOptions(CLI::App &command,
                                OwnTextsOptions &options,
                                const std::string &name,
                                const std::string &what)
{
    const auto names = core::records::formatNames();
    auto *file = command.add_option(name, options.file, what);
    auto *text = command.add_option("--text", options.text, "The column with the text")->needs(file);
    command.add_option("--label", options.label, "The column with the true label, for evaluation")
        ->needs(file);
    command.add_option("--format", options.format, "Format of the file; detected by default")
        ->check(CLI::IsMember(std::set<std::string>(names.begin(), names.end())))
        ->needs(file);
    file->needs(text);
    return file;
}

void addReadingOptions(CLI::App &command, ReadingOptions &options)
{
    command.add_option("--vocabulary",
                       options.vocabulary,
                       "The vocabulary file that the package was made with, if it is neither built in nor in "
                       "the package (vocabulary.learnt)");
    auto *embedding = command.add_option(
        "--embedding",
        options.embedding,
        "A plan whose section embedding names the vectors of phrases; by default those of the vocabulary");
    auto *send = command.add_flag(
        "--send-texts",
        options.sendsTexts,
        "Send whole texts, those of the package and your own, to the server that --embedding names "
        "(source endpoint), and use its vectors of them instead of vectors of phrases");
    send->needs(embedding);
    command
        .add_option("--encoder",
                    options.encoder,
                    "Use vectors of whole texts, made on this computer by an encoder: installed "
                    "(all-MiniLM-L6-v2), or the folder of another one")
        ->excludes(send);
    addTrustOption(command, options.trustedOrigins);
}

void addPaths(core::pipeline::PathRoles &paths, const ReadingOptions &options)
{
    paths.input("--vocabulary", options.vocabulary).input("--embedding", options.embedding);
}

namespace {

core::Result<std::shared_ptr<core::recipient::DocumentVectors>>
serverOf(const core::plan::Plan &given, const std::vector<std::string> &trustedOrigins)
{
    KEYSEED_ASSIGN(auto key, checkedKey(core::pipeline::vectorServerKey(given), trustedOrigins));
    auto documents = core::recipient::DocumentVectors::ofServer(given.embedding, std::move(key));
    if (documents)
        printError("Whole texts are sent to %s: those of the package, and your own where they are named.\n",
                   core::printable((*documents)->name()).c_str());
    return documents;
}

} // namespace

core::Result<OpenedReading> openReading(core::plan::Plan &plan,
                                        const ReadingOptions &options,
                                        core::JobControl &control,
                                        std::string_view wanted)
{
    KEYSEED_ASSIGN(const auto folders, findFolders());
    if (options.vocabulary.empty())
        core::evaluation::nameKeptVocabulary(plan, wanted, folders.cache);
    KEYSEED_TRY(core::evaluation::nameVocabulary(plan, options.vocabulary));
    std::shared_ptr<core::recipient::DocumentVectors> documents;
    if (!options.embedding.empty()) {
        KEYSEED_ASSIGN(auto given, givenPlan(options.embedding));
        if (options.sendsTexts) {
            KEYSEED_ASSIGN(auto server, serverOf(given, options.trustedOrigins));
            documents = std::move(server);
            given.embedding = {}; // no vectors of phrases are looked at
        }
        plan.embedding = std::move(given.embedding);
    }
    if (!options.encoder.empty()) {
        const bool isInstalled = options.encoder == "installed";
        const auto folder = isInstalled ? core::encoder::shippedEncoder(folders.resources)
                                        : std::filesystem::path(options.encoder);
        const auto name = (folder / "").parent_path().filename().string();
        KEYSEED_ASSIGN(documents, core::recipient::DocumentVectors::ofEncoder(folder, name));
        plan.embedding = {}; // no vectors of phrases are looked at
    }
    KEYSEED_ASSIGN(const auto named, core::plan::check(plan, {"vocabulary", "embedding"}));
    KEYSEED_ASSIGN(auto inputs, core::pipeline::openPublicInputs(named, folders, control, wanted));
    return OpenedReading{std::move(inputs), std::move(documents)};
}

} // namespace cli
