#include "app/cli/CommandLine.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Report.h"
#include "app/cli/report/Terminal.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/embedding/NearestTerms.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/VectorAsking.h"
#include "core/plan/CheckedPlan.h"

#include <array>
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

// The words in the order of VectorOrigin.
struct OriginWords
{
    const char *words;
    const char *key;
};
constexpr std::array<OriginWords, core::embedding::originCount> originWords = {{
    {"known, whole or word by word", "known"},
    {"partly known: at least one word left out", "partlyKnown"},
    {"made of pieces of words", "pieces"},
    {"not known: the built-in vector, carried over", "carriedOver"},
    {"not known anywhere: a direction of their own", "invented"},
}};

std::string percent(double share)
{
    return formatted("%.1f %%", 100.0 * share);
}

void addFacts(Report &report, const core::embedding::VectorFacts &facts)
{
    for (std::size_t origin = 0; origin < originWords.size(); ++origin) {
        const auto &[words, key] = originWords[origin];
        report.value({"origins", key}, facts.terms[origin]);
        if (facts.terms[origin] > 0)
            report.countLine(std::to_string(facts.terms[origin]), words);
    }
    const double unknownWords =
        facts.words == 0 ? 0.0 : static_cast<double>(facts.unknownWords) / static_cast<double>(facts.words);
    report.value({"unknownShare"}, facts.unknownShare());
    report.value({"words"}, facts.words);
    report.value({"unknownWords"}, facts.unknownWords);
    report.countLine(percent(facts.unknownShare()), "of the terms have no word that is known");
    report.countLine(percent(unknownWords), "of the different words are not known");
}

// Describes the vectors of a vocabulary: their dimension, how the terms were found, and neighbours of
// `terms`.
Report embeddingReport(const std::string &name,
                       const core::synthesis::PublicInputs &inputs,
                       const std::vector<vocabulary::TermId> &terms)
{
    constexpr std::size_t neighbours = 5;
    const core::embedding::Embedding &vectors = inputs.embedding;
    Report report;
    report.value({"embedding"}, name);
    report.line(core::printable(name));
    report.count({"dimension"}, vectors.dimension(), "dimensions");
    report.count({"terms"}, vectors.size(), "terms");
    if (vectors.facts())
        addFacts(report, *vectors.facts());
    report.line("near to each other");
    report.value({"near"}, JsonValue::array());
    for (const vocabulary::TermId term : terms) {
        const std::string text(inputs.vocabulary.term(term));
        std::string line = "    " + core::printable(text) + ": ";
        JsonValue list = JsonValue::array();
        for (const auto &near : core::embedding::nearestTerms(vectors, term, neighbours)) {
            const std::string nearText(inputs.vocabulary.term(near.term));
            line += (list.empty() ? "" : ", ") + core::printable(nearText);
            list.push_back({{"term", nearText}, {"cosine", near.cosine}});
        }
        report.row({"near"}, {{"term", text}, {"terms", std::move(list)}}, line + "\n");
    }
    const std::string digest = core::toHex(vectors.digest());
    report.value({"sha256"}, digest);
    report.line("SHA-256 " + digest);
    return report;
}

// Returns the terms that were asked for. Without any, returns a few that are spread over the vocabulary.
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

core::Result<core::plan::CheckedPlan> namedIn(const std::string &file)
{
    KEYSEED_ASSIGN(auto plan, givenPlan(file));
    return core::plan::check(std::move(plan), {"vocabulary", "embedding"});
}

core::Result<std::string> showEmbedding(const EmbeddingOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, namedIn(options.plan));
    KEYSEED_ASSIGN(const auto folders, findFolders());
    KEYSEED_ASSIGN(auto inputs, core::pipeline::openPublicInputs(plan, folders, control));
    KEYSEED_ASSIGN(auto terms, shownTerms(inputs.vocabulary, options.near));
    return embeddingReport(publicName(plan->embedding), inputs, terms).printed(options.json);
}

core::Result<std::string> askForVectors(const EmbeddingOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, namedIn(options.plan));
    KEYSEED_ASSIGN(const auto folders, findFolders());
    KEYSEED_ASSIGN(auto key,
                   checkedKey(core::pipeline::vectorServerKey(plan), options.server.trustedOrigins));
    core::vectorserver::RequestLimits limits;
    limits.requestsPerMinute = options.requestsPerMinute;
    KEYSEED_ASSIGN(const auto outcome,
                   core::pipeline::askVectorServer(plan, folders, std::move(key), limits, control));
    if (outcome.without > 0)
        printError("keyseed-cli: note: the server gave no vector (zeros or null) of %zu terms, which take "
                   "their built-in ones: %s%s\n",
                   outcome.without,
                   core::printable(core::joined(outcome.withoutNames)).c_str(),
                   outcome.without > outcome.withoutNames.size() ? " ..." : "");
    return std::to_string(outcome.asked) + " of " + std::to_string(outcome.terms)
           + " terms were asked for, in " + std::to_string(outcome.requests)
           + " requests; the others were known";
}

} // namespace

void addEmbeddingCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand(
        "embedding", "Show which phrases are near each other, or request their vectors from a server");
    command->require_subcommand(1);
    const auto options = std::make_shared<EmbeddingOptions>();
    auto *showing = command->add_subcommand(
        "show", "Open the vectors of a plan and report how much of its vocabulary they cover");
    showing->add_option("--plan", options->plan, "The plan (JSON)")->required();
    showing->add_option(
        "--near", options->near, "A phrase whose neighbours are shown; may be given several times");
    showing->add_flag("--json", options->json, "Print JSON for programs");
    addProgressOption(*showing, options->progress);
    runWith(*showing, action, options, showEmbedding);

    auto *asking = command->add_subcommand(
        "ask", "Request the vectors of all terms that are not stored yet from the server of a plan");
    asking->add_option("--plan", options->plan, "The plan (JSON)")->required();
    asking
        ->add_option("--requests-per-minute",
                     options->requestsPerMinute,
                     "Maximum number of requests per minute; 0 for no limit")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    addTrustOption(*asking, options->server.trustedOrigins);
    addProgressOption(*asking, options->progress);
    runWith(*asking, action, options, askForVectors);
}

} // namespace cli
