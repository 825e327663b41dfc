#include "app/cli/CommandLine.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/options/RecipientInputs.h"
#include "app/cli/report/ClassifierReport.h"
#include "app/cli/report/Report.h"
#include "core/base/Result.h"
#include "core/evaluation/PackedVocabulary.h"
#include "core/recipient/Judging.h"
#include "core/recipient/ModelFile.h"
#include "core/recipient/Training.h"

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace cli {

namespace {

using core::fail;
namespace recipient = core::recipient;

struct TrainOptions
{
    std::string package;
    OwnTextsOptions adapt;
    ReadingOptions reading;
    std::string classifier{recipient::classifierChoices().front().name};
    std::string features{recipient::featureChoices().front().name};
    std::uint64_t seed = recipient::TrainingChoices().seed;
    std::string output;
    bool force = false;
    ProgressStyle progress = defaultProgressStyle();
};

template<typename Choices>
std::set<std::string> namesOf(const Choices &choices)
{
    std::set<std::string> names;
    for (const auto &each : choices)
        names.emplace(each.name);
    return names;
}

core::Result<void> checkTrainingPaths(const TrainOptions &options)
{
    core::pipeline::PathRoles paths;
    paths.input("--package", options.package).input("--adapt", options.adapt.file);
    addPaths(paths, options.reading);
    paths.output("--output", options.output);
    return paths.check(options.force);
}

std::optional<recipient::OwnTexts> adaptedTo(const TrainOptions &options)
{
    if (options.adapt.file.empty())
        return std::nullopt;
    return options.adapt.texts();
}

std::string lossesInWords(const std::vector<recipient::EpochLoss> &curve)
{
    if (curve.empty())
        return {};
    const recipient::EpochLoss &first = curve.front();
    const recipient::EpochLoss &last = curve.back();
    std::string words = formatted("loss over %zu passes: classification %.3f to %.3f",
                                  curve.size(),
                                  first.classification,
                                  last.classification);
    if (last.weight > 0.0)
        words += formatted("; CORAL %.3g to %.3g, weighted %.3f at the end",
                           first.coral,
                           last.coral,
                           last.weight * last.coral);
    return words + "\n";
}

std::string savedInWords(const TrainOptions &options, const recipient::Trained &trained)
{
    const recipient::ModelFacts &facts = trained.model.facts();
    return lossesInWords(trained.curve)
           + formatted("model: %s (%s on %s, trained on %llu texts%s)",
                       std::filesystem::absolute(options.output).string().c_str(),
                       std::string(recipient::choiceOf(facts.classifier).title).c_str(),
                       options.features.c_str(),
                       static_cast<unsigned long long>(facts.trainedOn),
                       facts.isAdapted ? "; adapted to your texts: protect it as you protect these" : "");
}

core::Result<recipient::Trained> trainOn(const TrainOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(auto corpus, core::evaluation::readPackagedCorpus(options.package, control));
    core::plan::Plan plan = corpus.plan;
    const std::string vocabularyName = publicName(plan.vocabulary);
    const bool takesPacked = options.reading.vocabulary.empty();
    if (takesPacked) {
        KEYSEED_ASSIGN(const auto folders, findFolders());
        KEYSEED_TRY(core::evaluation::keepPackedVocabulary(options.package, corpus, folders.cache, control));
    }
    auto inputs =
        openReading(plan,
                    options.reading,
                    control,
                    takesPacked ? core::evaluation::readingDigest(corpus) : corpus.vocabularySha256);
    KEYSEED_TRY(inputs);
    KEYSEED_TRY(core::evaluation::checkVocabulary(corpus, inputs->inputs));
    const recipient::TrainingInputs given{.inputs = inputs->inputs,
                                          .vocabularyName = vocabularyName,
                                          .vectorsName = publicName(plan.embedding),
                                          .exclude = plan.vocabulary.exclude,
                                          .documents = inputs->documents};
    const recipient::TrainingChoices choices{.classifier =
                                                 recipient::findClassifier(options.classifier)->kind,
                                             .features = recipient::findFeatures(options.features)->kind,
                                             .seed = options.seed};
    return recipient::train(corpus.texts, given, choices, adaptedTo(options), {}, control);
}

core::Result<std::string> trainAndSave(const TrainOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(checkTrainingPaths(options));
    KEYSEED_ASSIGN(const auto trained, trainOn(options, control));
    std::string judgement;
    if (!options.adapt.label.empty()) {
        const auto judged =
            recipient::judge(trained.model, options.adapt.texts(), recipient::Half::ToJudge, control);
        KEYSEED_TRY(judged);
        judgement = "evaluated on the half of your texts that it was not adapted to:\n"
                    + judgementTable(*judged) + "\n\n";
    }
    KEYSEED_TRY(recipient::saveModel(trained.model, options.output));
    return judgement + savedInWords(options, trained);
}

} // namespace

void addTrainCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand(
        "train", "Train a classifier on the texts of a package, and optionally adapt it to your own texts");
    const auto options = std::make_shared<TrainOptions>();
    command->add_option("--package", options->package, "The package: a folder or a zip file")->required();
    addOwnTextsOptions(*command,
                       options->adapt,
                       "--adapt",
                       "Your own texts to adapt a network to; with --label to half of them, and the other "
                       "half evaluates it");
    command->add_option("--classifier", options->classifier, "network or regression")
        ->check(CLI::IsMember(namesOf(recipient::classifierChoices())))
        ->capture_default_str();
    command->add_option("--features", options->features, "Features of a text: vectors, phrases or both")
        ->check(CLI::IsMember(namesOf(recipient::featureChoices())))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "Seed of a network: the same seed gives the same model")
        ->capture_default_str();
    addReadingOptions(*command, options->reading);
    command->add_option("--output", options->output, "The file of the model")->required();
    addForceOption(*command, options->force);
    addProgressOption(*command, options->progress);
    runWith(*command, action, options, trainAndSave);
}

} // namespace cli
