#include "app/cli/RecipientInputs.h"

#include "app/cli/GivenPlan.h"
#include "app/cli/ResourceFolder.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/records/Formats.h"

#include <set>

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
    command.add_option("--label", options.label, "The column with the true label, to judge by")->needs(file);
    command.add_option("--format", options.format, "Kind of file; by default by its name and beginning")
        ->check(CLI::IsMember(std::set<std::string>(names.begin(), names.end())))
        ->needs(file);
    file->needs(text);
    return file;
}

void addReadingOptions(CLI::App &command, ReadingOptions &options)
{
    command.add_option("--vocabulary",
                       options.vocabulary,
                       "The vocabulary file that the package was made with, where it is not built in");
    command.add_option("--embedding",
                       options.embedding,
                       "A plan whose section embedding says which vectors of phrases to take; by default "
                       "those that belong to the vocabulary");
}

void addPaths(core::pipeline::Paths &paths, const ReadingOptions &options)
{
    paths.input("--vocabulary", options.vocabulary).input("--embedding", options.embedding);
}

core::Result<core::pipeline::PublicInputs>
openReading(core::plan::Plan &plan, const ReadingOptions &options, core::JobControl &control)
{
    if (auto named = core::evaluation::nameVocabulary(plan, options.vocabulary); !named)
        return core::fail(named.error());
    if (!options.embedding.empty()) {
        auto given = givenPlan(options.embedding);
        if (!given)
            return core::fail(given.error());
        plan.embedding = std::move(given->embedding);
    }
    const auto folders = findFolders();
    if (!folders)
        return core::fail(folders.error());
    return core::pipeline::openPublicInputs(plan, *folders, control);
}

} // namespace cli
