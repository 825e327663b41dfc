#include "app/cli/CommandLine.h"
#include "app/cli/EmbeddingTable.h"
#include "app/cli/GivenPlan.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/KeyQuestion.h"
#include "app/cli/options/PackageOptions.h"
#include "core/base/NearestName.h"
#include "core/base/Result.h"
#include "core/embedding/NearestTerms.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/VectorAsking.h"

#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

using core::ErrorCode;
using core::fail;
using core::plan::Plan;
namespace vocabulary = core::vocabulary;

struct EmbeddingOptions
{
    std::string plan;
    std::vector<std::string> near;
    bool json = false;
    int requestsPerMinute = 0;
    PackageOptions server; ///< of it, --trust-origin
    ProgressStyle progress = defaultProgressStyle();
};

// Those that were asked for, else a few from all of the vocabulary.
core::Result<std::vector<vocabulary::TermId>> shownTerms(const vocabulary::Vocabulary &terms,
                                                         const std::vector<std::string> &texts)
{
    constexpr std::size_t few = 5;
    std::vector<vocabulary::TermId> ids;
    for (const std::string &text : texts) {
        const auto term = core::embedding::termWritten(terms, text);
        if (!term)
            return fail(ErrorCode::InvalidParameter,
                        "--near " + core::inQuotes(text)
                            + ": no term of the vocabulary; name one of its terms");
        ids.push_back(*term);
    }
    if (!texts.empty())
        return ids;
    const std::size_t count = std::min(few, terms.size());
    for (std::size_t i = 0; i < count; ++i)
        ids.push_back(static_cast<vocabulary::TermId>((2 * i + 1) * terms.size() / (2 * count)));
    return ids;
}

core::Result<std::string> show(const EmbeddingOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, givenPlan(options.plan));
    KEYSEED_ASSIGN(const auto folders, findFolders());
    KEYSEED_ASSIGN(auto inputs, core::pipeline::openPublicInputs(plan, folders, control));
    KEYSEED_ASSIGN(auto terms, shownTerms(inputs.vocabulary, options.near));
    const ShownEmbedding shown{publicName(plan.embedding), std::move(inputs), std::move(terms)};
    return options.json ? embeddingJson(shown) : embeddingTable(shown);
}

core::Result<std::string> ask(const EmbeddingOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, givenPlan(options.plan));
    KEYSEED_ASSIGN(const auto folders, findFolders());
    KEYSEED_TRY(validatePart(plan, "embedding"));
    KEYSEED_ASSIGN(auto key,
                   checkedKey(core::pipeline::vectorServerKey(plan), options.server.trustedOrigins));
    core::vectorserver::AskingLimits limits;
    limits.requestsPerMinute = options.requestsPerMinute;
    KEYSEED_ASSIGN(const auto outcome,
                   core::pipeline::askVectorServer(plan, folders, std::move(key), limits, control));
    return std::to_string(outcome.asked) + " of " + std::to_string(outcome.terms)
           + " terms were asked for, in " + std::to_string(outcome.requests)
           + " requests; the others were known";
}

} // namespace

void addEmbeddingCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand(
        "embedding", "Look at what the phrases are near to, or ask a server for their vectors");
    command->require_subcommand(1);
    const auto options = std::make_shared<EmbeddingOptions>();
    const auto run = [&action, options](auto work) {
        return [&action, options, work] {
            action = [options, work] {
                return watched(options->progress,
                               [&](core::JobControl &control) { return work(*options, control); });
            };
        };
    };
    auto *showing = command->add_subcommand(
        "show", "Open the vectors of a plan and tell what they know of its vocabulary");
    showing->add_option("--plan", options->plan, "The plan (JSON)")->required();
    showing->add_option(
        "--near", options->near, "A phrase whose neighbours are shown; may be given several times");
    showing->add_flag("--json", options->json, "For programs");
    addProgressOption(*showing, options->progress);
    showing->callback(run(show));

    auto *asking = command->add_subcommand(
        "ask", "Ask the server of a plan for the vectors of the terms that it has not been asked for yet");
    asking->add_option("--plan", options->plan, "The plan (JSON)")->required();
    asking->add_option("--requests-per-minute", options->requestsPerMinute, "At most so many; 0 for no limit")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    addTrustOption(*asking, options->server.trustedOrigins);
    addProgressOption(*asking, options->progress);
    asking->callback(run(ask));
}

} // namespace cli
