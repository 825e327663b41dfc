#include "app/cli/VocabularyLearning.h"

#include "app/cli/GivenPlan.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "core/base/PathRoles.h"
#include "core/base/Result.h"
#include "core/learning/Learn.h"
#include "core/plan/Plan.h"
#include "core/sources/Sources.h"
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
    std::string with;
    learning::LearnOptions learn;
    bool force = false;
    ProgressStyle progress = defaultProgressStyle();
};

std::string told(const std::string &output, const learning::Learnt &learnt)
{
    std::string words = output + ": " + std::to_string(learnt.terms.size()) + " terms, learnt from "
                        + std::to_string(learnt.origin.documents) + " documents with "
                        + std::to_string(learnt.origin.words) + " words";
    if (!learnt.origin.terminology.empty())
        words += ", united with " + learnt.origin.terminology;
    if (learnt.origin.words < learning::fewWords)
        words += "\nThat is little text: about 20 MB or more make a good vocabulary.";
    return words;
}

// The vocabulary of a plan, to be united with what is learnt.
core::Result<void> openTerminology(const std::string &file,
                                   const core::vocabulary::Folders &folders,
                                   learning::LearnOptions &options,
                                   core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, givenPlan(file));
    if (auto valid = validatePart(plan, "vocabulary"); !valid)
        return fail(valid.error().code, file + ": " + valid.error().detail);
    const auto *source = core::vocabulary::findSource(plan.vocabulary.source);
    KEYSEED_ASSIGN(auto terms, source->open(vocabularySettings(plan.vocabulary), folders, control));
    options.terminology = std::move(terms.vocabulary);
    options.terminologyName = publicName(plan.vocabulary);
    return {};
}

core::Result<std::string> learn(LearningOptions options, core::JobControl &control)
{
    std::vector<core::PathRole> roles = {{"--output", options.output, core::PathRole::Use::Output}};
    std::vector<core::records::Source> sources;
    if (!options.with.empty())
        roles.push_back({"--with", options.with, core::PathRole::Use::Input});
    for (const std::string &file : options.files) {
        roles.push_back({"a file of texts", file, core::PathRole::Use::Input});
        sources.emplace_back().files = {file};
        sources.back().textColumn = options.text;
    }
    KEYSEED_TRY(checkPathRoles(roles, options.force));
    KEYSEED_ASSIGN(const auto folders, findFolders());
    if (!options.with.empty())
        KEYSEED_TRY(openTerminology(options.with, folders, options.learn, control));
    KEYSEED_ASSIGN(const auto learnt, learning::learn(sources, options.learn, folders.resources, control));
    KEYSEED_TRY(learning::save(learnt, options.output));
    return told(options.output, learnt);
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
    command->add_option(
        "--with",
        options->with,
        "A plan, whose vocabulary is united with what is learnt: its terms are taken where the "
        "texts have them");
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
