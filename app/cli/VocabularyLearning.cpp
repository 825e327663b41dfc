#include "app/cli/VocabularyLearning.h"

#include "app/cli/PackageOptions.h"
#include "app/cli/ResourceFolder.h"
#include "core/base/PathRoles.h"
#include "core/learning/Learn.h"
#include "core/vocabulary/LearntOrigin.h"

#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

using core::fail;
namespace learning = core::learning;

struct LearningOptions
{
    std::vector<std::string> files;
    std::string text = "text";
    std::string output;
    learning::LearnOptions learn;
    bool force = false;
    ProgressStyle progress = defaultProgressStyle();
};

std::string told(const std::string &output, const learning::Learnt &learnt)
{
    std::string words = output + ": " + std::to_string(learnt.terms.size()) + " terms, learnt from "
                        + std::to_string(learnt.origin.documents) + " documents with "
                        + std::to_string(learnt.origin.words) + " words";
    if (learnt.origin.words < learning::fewWords)
        words += "\nThat is little text: about 20 MB or more make a good vocabulary.";
    return words;
}

core::Result<std::string> learn(const LearningOptions &options, core::JobControl &control)
{
    std::vector<core::PathRole> roles = {{"--output", options.output, core::PathRole::Use::Output}};
    std::vector<core::records::Source> sources;
    for (const std::string &file : options.files) {
        roles.push_back({"a file of texts", file, core::PathRole::Use::Input});
        sources.emplace_back().path = file;
        sources.back().textColumn = options.text;
    }
    if (auto apart = checkPathRoles(roles, options.force); !apart)
        return fail(apart.error());
    const auto resources = findResources();
    if (!resources)
        return fail(resources.error());
    const auto learnt = learning::learn(sources, options.learn, *resources, control);
    if (!learnt)
        return fail(learnt.error());
    if (auto written = learning::save(*learnt, options.output); !written)
        return fail(written.error());
    return told(options.output, *learnt);
}

} // namespace

void addVocabularyLearning(CLI::App &vocabulary, Action &action)
{
    auto *command = vocabulary.add_subcommand(
        "learn",
        "Learn a vocabulary, with what its terms are near to and go together with, from public texts of the "
        "field: never from the house's own notes, de-identified or not");
    const auto options = std::make_shared<LearningOptions>();
    command
        ->add_option("FILE",
                     options->files,
                     "Files of texts, in any format of records or as plain text, and folders of plain texts")
        ->required();
    command->add_option("--text", options->text, "The column or field with the text")->capture_default_str();
    command->add_option(
        "--language", options->learn.language, "Of the texts, such as en or de; else it is guessed");
    command->add_flag(
        "--public", options->learn.isDeclaredPublic, "Declare that all of these texts are public");
    command->add_option("--origin", options->learn.origin, "Where they come from; told to recipients");
    command->add_option(
        "--licence", options->learn.licence, "Under which they may be used; told to recipients");
    command->add_option("--output", options->output, "The file to write, for the source \"saved\"")
        ->required();
    addForceOption(*command, options->force);
    addProgressOption(*command, options->progress);
    command->callback([&action, options] {
        action = [options] {
            return watched(options->progress,
                           [&](core::JobControl &control) { return learn(*options, control); });
        };
    });
}

} // namespace cli
