#include "app/cli/CommandLine.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/VocabularyReport.h"
#include "core/base/PathRoles.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/learning/Learn.h"
#include "core/learning/Learnt.h"
#include "core/plan/Plan.h"
#include "core/plan/SourceChecks.h"
#include "core/sources/Sources.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/imports/ImportingSource.h"

#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace cli {

namespace {

using core::ErrorCode;
using core::fail;
using core::plan::Plan;
namespace learning = core::learning;
namespace vocabulary = core::vocabulary;

struct VocabularyOptions
{
    std::string plan;
    std::string source;
    std::string file;
    std::vector<std::string> set;
    vocabulary::Exclusion exclude;
    std::string output;
    bool json = false;
    bool force = false;
    ProgressStyle progress = defaultProgressStyle();
};

std::vector<std::string> listOf(const std::string &text)
{
    std::vector<std::string> list;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');)
        if (!part.empty())
            list.push_back(part);
    return list;
}

core::Result<core::Setting>
settingOf(const std::string &key, const std::string &value, const std::string &source)
{
    const auto known = core::plan::vocabularyKeys(source);
    const auto found = std::ranges::find(known, key, &core::plan::SourceKey::key);
    if (found == known.end()) {
        std::vector<std::string_view> names;
        for (const auto &each : known)
            names.push_back(each.key);
        return fail(ErrorCode::InvalidParameter,
                    "--set " + core::inQuotes(key) + ": no setting of a vocabulary; "
                        + core::suggestName(key, names));
    }
    if (found->type == core::FieldType::Texts)
        return core::Setting(listOf(value));
    if (found->type == core::FieldType::Flag)
        return core::Setting(value == "true");
    return core::Setting(value);
}

core::Result<Plan> vocabularyPlan(const VocabularyOptions &options)
{
    if (!options.plan.empty())
        return givenPlan(options.plan);
    Plan plan;
    plan.vocabulary.source = options.source;
    if (!options.file.empty())
        plan.vocabulary.settings.emplace("file", options.file);
    for (const std::string &each : options.set) {
        const std::size_t equals = each.find('=');
        if (equals == std::string::npos)
            return fail(ErrorCode::InvalidParameter,
                        "--set: KEY=VALUE was expected, such as --set language=ENG");
        const std::string key = each.substr(0, equals);
        KEYSEED_ASSIGN(auto setting, settingOf(key, each.substr(equals + 1), options.source));
        plan.vocabulary.settings.insert_or_assign(key, std::move(setting));
    }
    plan.vocabulary.exclude = options.exclude;
    return plan;
}

/// The source that a valid plan names, with what it reads.
struct Chosen
{
    const vocabulary::Source *source = nullptr;
    core::Settings settings;
    Plan plan;
};

core::Result<Chosen> chosenSource(const VocabularyOptions &options)
{
    KEYSEED_ASSIGN(auto plan, vocabularyPlan(options));
    if (auto valid = validatePart(plan, "vocabulary"); !valid)
        return fail(valid.error().code,
                    (options.plan.empty() ? "" : options.plan + ": ") + valid.error().detail);
    return Chosen{.source = vocabulary::findSource(plan.vocabulary.source),
                  .settings = vocabularySettings(plan.vocabulary),
                  .plan = std::move(plan)};
}

core::Result<vocabulary::OpenedVocabulary> opened(const Chosen &chosen, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto folders, findFolders());
    return chosen.source->open(chosen.settings, folders, control);
}

/// Returns the vocabulary without the terms that the plan excludes.
core::Result<vocabulary::Vocabulary> keptOf(const vocabulary::Vocabulary &whole, const Chosen &chosen)
{
    const vocabulary::Exclusion &exclude = chosen.plan.vocabulary.exclude;
    if (exclude.isEmpty())
        return whole;
    const auto kept = keptTerms(whole, exclude);
    return kept ? core::Result<vocabulary::Vocabulary>(whole.only(*kept)) : fail(kept.error());
}

/// Reads the source again even if its result is in the cache, so that the report is up to date.
core::Result<vocabulary::OpenedVocabulary> readAnew(const Chosen &chosen, core::JobControl &control)
{
    const vocabulary::ImportingSource *importing = chosen.source->importing();
    if (importing == nullptr)
        return opened(chosen, control);
    KEYSEED_ASSIGN(auto imported, importing->importFiles(chosen.settings, control));
    KEYSEED_ASSIGN(auto terms, vocabulary::Vocabulary::fromTerms(imported.terms));
    return vocabulary::OpenedVocabulary{.vocabulary = std::move(terms),
                                        .summary = std::move(imported.summary)};
}

core::Result<std::string> showVocabulary(const VocabularyOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto chosen, chosenSource(options));
    KEYSEED_ASSIGN(auto whole, readAnew(chosen, control));
    KEYSEED_ASSIGN(auto terms, keptOf(whole.vocabulary, chosen));
    const ShownVocabulary shown{.name = publicName(chosen.plan.vocabulary),
                                .whole = whole.vocabulary,
                                .vocabulary = std::move(terms),
                                .summary = std::move(whole.summary),
                                .exclude = chosen.plan.vocabulary.exclude};
    return vocabularyReport(shown).printed(options.json);
}

/// Writes the vocabulary; a learnt one keeps its vectors and associations.
core::Result<void> write(const vocabulary::OpenedVocabulary &whole,
                         const Chosen &chosen,
                         const vocabulary::Vocabulary &terms,
                         const std::string &output)
{
    if (!whole.learntFile)
        return terms.write(output);
    if (!chosen.plan.vocabulary.exclude.isEmpty())
        return fail(ErrorCode::InvalidParameter,
                    "a vocabulary with vectors and associations can only be written whole; exclude terms in "
                    "the plan that names its file");
    const auto learnt = core::learning::load(*whole.learntFile);
    return learnt ? core::learning::save(*learnt, output) : fail(learnt.error());
}

core::Result<std::string> makeVocabulary(const VocabularyOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto chosen, chosenSource(options));
    std::vector<core::PathRole> roles = {{"--plan", options.plan, core::PathRole::Use::Input},
                                         {"--output", options.output, core::PathRole::Use::Output}};
    for (auto &[key, file] : chosen.source->files(chosen.settings))
        roles.push_back({"vocabulary." + key, file, core::PathRole::Use::Input});
    for (const auto &file : chosen.plan.records.files)
        roles.push_back({"the records", file, core::PathRole::Use::Input});
    KEYSEED_TRY(checkPathRoles(roles, options.force));
    KEYSEED_ASSIGN(const auto whole, opened(chosen, control));
    KEYSEED_ASSIGN(const auto terms, keptOf(whole.vocabulary, chosen));
    KEYSEED_TRY(write(whole, chosen, terms, options.output));
    return options.output + ": " + std::to_string(terms.size()) + " terms, SHA-256 "
           + core::toHex(terms.digest());
}

struct LearningOptions
{
    std::vector<std::string> files;
    std::string text = "text";
    std::string output;
    std::string with;
    std::string words;
    learning::LearnOptions learn;
    bool force = false;
    ProgressStyle progress = defaultProgressStyle();
};

std::string learntWords(const std::string &output, const learning::Learnt &learnt)
{
    std::string words = output + ": " + std::to_string(learnt.terms.size()) + " terms, learnt from "
                        + std::to_string(learnt.origin.documents) + " documents with "
                        + std::to_string(learnt.origin.words) + " words";
    if (!learnt.origin.terminology.empty())
        words += ", united with " + learnt.origin.terminology;
    const std::string advice = learning::learningAdvice(learnt.origin);
    return advice.empty() ? words : words + '\n' + advice;
}

// The vocabulary of a plan, to be united with what is learnt.
core::Result<void> openTerminology(const std::string &file,
                                   const core::vocabulary::Folders &folders,
                                   learning::LearnOptions &options,
                                   core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, givenPlan(file));
    if (auto valid = validatePart(plan, "vocabulary"); !valid)
        return fail(core::inPlace(file, valid.error()));
    const auto *source = core::vocabulary::findSource(plan.vocabulary.source);
    KEYSEED_ASSIGN(auto terms, source->open(vocabularySettings(plan.vocabulary), folders, control));
    options.terminology = std::move(terms.vocabulary);
    options.terminologyName = publicName(plan.vocabulary);
    return {};
}

core::Result<std::string> learn(const LearningOptions &options, core::JobControl &control)
{
    learning::LearnOptions learnOptions = options.learn;
    std::vector<core::PathRole> roles = {{"--output", options.output, core::PathRole::Use::Output}};
    std::vector<core::records::Source> sources;
    if (!options.with.empty())
        roles.push_back({"--with", options.with, core::PathRole::Use::Input});
    if (!options.words.empty())
        roles.push_back({"--words", options.words, core::PathRole::Use::Input});
    learnOptions.generalWords = options.words;
    for (const std::string &file : options.files) {
        roles.push_back({"a file of texts", file, core::PathRole::Use::Input});
        sources.emplace_back().files = {file};
        sources.back().textColumn = options.text;
    }
    KEYSEED_TRY(checkPathRoles(roles, options.force));
    KEYSEED_ASSIGN(const auto folders, findFolders());
    if (!options.with.empty())
        KEYSEED_TRY(openTerminology(options.with, folders, learnOptions, control));
    KEYSEED_ASSIGN(const auto learnt, learning::learn(sources, learnOptions, folders.resources, control));
    KEYSEED_TRY(learning::save(learnt, options.output));
    return learntWords(options.output, learnt);
}

void addSourceOptions(CLI::App &command, VocabularyOptions &options)
{
    auto *plan = command.add_option("--plan", options.plan, "The plan (JSON); only its vocabulary is used");
    auto *source = command.add_option("--source", options.source, "The source, if no plan is given");
    auto *file = command.add_option("--file", options.file, "The file of the source");
    auto *set = command.add_option("--set",
                                   options.set,
                                   "Another setting of the source: KEY=VALUE, of a list KEY=VALUE,VALUE; may "
                                   "be given several times");
    auto *kinds = command.add_option("--exclude-kind",
                                     options.exclude.kinds,
                                     "A kind of terms to exclude, such as drug; may be given several times");
    auto *terms = command.add_option(
        "--exclude-term", options.exclude.terms, "A term to exclude; may be given several times");
    for (auto *each : {source, file, set, kinds, terms})
        plan->excludes(each);
    addProgressOption(command, options.progress);
}

void addLearning(CLI::App &vocabulary, Action &action)
{
    auto *command = vocabulary.add_subcommand(
        "learn",
        "Learn a vocabulary, with vectors and associations of its terms, from public texts of the field: "
        "never from notes of your own organisation, de-identified or not");
    const auto options = std::make_shared<LearningOptions>();
    command
        ->add_option("FILE",
                     options->files,
                     "Files of texts, in any format of records or as plain text, and folders of plain texts")
        ->required();
    command->add_option("--text", options->text, "The column or field with the text")->capture_default_str();
    command->add_option("--language",
                        options->learn.language,
                        "Language of the texts, such as en or de; by default it is detected");
    command->add_option("--words",
                        options->words,
                        "A list of general words of the language, from which those of the field differ: a "
                        "word, a tab and its frequency a line; built in for en, de, fr, es, it, nl and pt");
    command->add_flag(
        "--public", options->learn.isDeclaredPublic, "Declare that all of these texts are public");
    command->add_option("--origin", options->learn.origin, "Origin of the texts, which recipients are told");
    command->add_option(
        "--licence", options->learn.licence, "Licence of the texts, which recipients are told");
    command->add_option("--with",
                        options->with,
                        "A plan whose vocabulary is united with the learned one: its terms are included if "
                        "they occur in the texts");
    command->add_option("--output", options->output, "The file to write, for the source \"saved\"")
        ->required();
    addForceOption(*command, options->force);
    addProgressOption(*command, options->progress);
    runWith(*command, action, options, learn);
}

} // namespace

void addVocabularyCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("vocabulary", "Show a vocabulary, write it to a file, or learn one");
    command->require_subcommand(1);
    const auto options = std::make_shared<VocabularyOptions>();
    auto *showing = command->add_subcommand(
        "show", "Read a vocabulary and report its contents, the excluded terms and the reasons");
    addSourceOptions(*showing, *options);
    showing->add_flag("--json", options->json, "Print JSON for programs");
    runWith(*showing, action, options, showVocabulary);

    auto *making =
        command->add_subcommand("make", "Write a vocabulary to one file, for the source \"saved\"");
    addSourceOptions(*making, *options);
    making->add_option("--output", options->output, "The file to write")->required();
    addForceOption(*making, options->force);
    runWith(*making, action, options, makeVocabulary);
    addLearning(*command, action);
}

} // namespace cli
