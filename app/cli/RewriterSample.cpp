#include "app/cli/RewriterSample.h"

#include "core/base/Result.h"
#include "core/rewriter/RewriterProgram.h"
#include "core/synthesis/rewriting/ProgramRewriter.h"
#include "core/synthesis/rewriting/RewritingTrial.h"

#include <cstdio>
#include <limits>
#include <nlohmann/json.hpp>

namespace cli {

namespace {

using core::ErrorCode;
using core::fail;
using core::synthesis::ProgramRewriter;
using core::synthesis::TriedRow;
using core::synthesis::TriedRows;

constexpr double withoutNoise = std::numeric_limits<double>::infinity();

std::string headOf(double epsilon, double noise)
{
    std::string head(64, '\0');
    const int length =
        epsilon == withoutNoise
            ? std::snprintf(head.data(), head.size(), "without noise")
            : std::snprintf(head.data(), head.size(), "epsilon %g (noise %.2g)", epsilon, noise);
    head.resize(static_cast<std::size_t>(length));
    return head;
}

std::string tableOf(const TriedRows &tried, const std::vector<double> &epsilons)
{
    std::vector<std::string> heads;
    for (std::size_t at = 0; at < epsilons.size(); ++at)
        heads.push_back(headOf(epsilons[at], tried.noiseBesideClip[at]));
    std::size_t width = std::string_view("original").size();
    for (const std::string &head : heads)
        width = std::max(width, head.size());
    std::string table;
    const auto line = [&](const std::string &head, const std::string &text) {
        table += head + std::string(width + 2 - head.size(), ' ') + text + '\n';
    };
    for (const TriedRow &row : tried.rows) {
        line("original", row.original);
        for (std::size_t at = 0; at < heads.size(); ++at)
            line(heads[at], row.rewritten[at]);
        table += '\n';
    }
    return table
           + "Epsilon is that of one row; a person pays it for each row. Noise: standard deviation on a "
             "number, where what it is clipped to is 1.";
}

nlohmann::json jsonOf(const TriedRows &tried, const std::vector<double> &epsilons)
{
    nlohmann::json told = nlohmann::json::array();
    for (const TriedRow &row : tried.rows) {
        nlohmann::json each = {{"original", row.original}, {"rewritten", nlohmann::json::array()}};
        for (std::size_t at = 0; at < epsilons.size(); ++at)
            each["rewritten"].push_back(
                {{"epsilon", epsilons[at] == withoutNoise ? nlohmann::json() : nlohmann::json(epsilons[at])},
                 {"noise", tried.noiseBesideClip[at]},
                 {"text", row.rewritten[at]}});
        told.push_back(std::move(each));
    }
    return told;
}

std::string joined(const std::vector<std::string> &texts)
{
    std::string all;
    for (const std::string &text : texts)
        all += text + '\n';
    return all;
}

} // namespace

core::Result<std::string> sampleRewriting(const SampleOptions &options, core::JobControl &control)
{
    if (!options.isPublic)
        return fail(ErrorCode::InvalidParameter,
                    "a sample is made of public texts only, for it is not paid for; say --public if all of "
                    "these are");
    KEYSEED_ASSIGN(const auto rewriter,
                   ProgramRewriter::open(options.folder, core::rewriter::rewriterProgram(), control));
    std::vector<double> epsilons = {withoutNoise};
    epsilons.insert(epsilons.end(), options.epsilons.begin(), options.epsilons.end());
    const auto tried =
        core::synthesis::tryRewriting(*rewriter, joined(options.texts), epsilons, options.delta, control);
    KEYSEED_TRY(tried);
    return options.json ? jsonOf(*tried, epsilons).dump() : tableOf(*tried, epsilons);
}

} // namespace cli
