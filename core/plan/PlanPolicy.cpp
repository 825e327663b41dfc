#include "core/plan/PlanPolicy.h"

#include "core/base/Text.h"
#include "core/http/Address.h"
#include "core/plan/Budget.h"
#include "core/plan/ServerChecks.h"
#include "core/writing/Need.h"

#include <algorithm>
#include <cstdio>

namespace core::plan {

namespace {

using policy::Policy;
using Issue = std::optional<PolicyIssue>;

std::string oneOf(const std::vector<std::string> &allowed)
{
    std::string list;
    for (const std::string &each : allowed)
        list += (list.empty() ? "\"" : ", \"") + printable(each) + "\"";
    return "one of " + list + " was expected";
}

bool has(const std::vector<std::string> &list, std::string_view name)
{
    return std::ranges::find(list, name) != list.end();
}

Issue serverIssue(const std::string &field, const std::string &baseUrl, const Policy &policy)
{
    if (policy.servers.empty())
        return {};
    const auto address = http::parseAddress(baseUrl);
    const auto isThat = [&](const std::string &each) {
        if (each == policy::thisComputer)
            return address && http::isLoopback(address->host);
        const auto allowed = http::parseAddress(each);
        return address && allowed && *allowed == *address;
    };
    if (std::ranges::any_of(policy.servers, isThat))
        return {};
    return PolicyIssue{field, oneOf(policy.servers)};
}

Issue modelIssue(const std::string &field, const std::string &model, const Policy &policy)
{
    const auto isThat = [&](const std::string &each) {
        return each == model
               || (each.ends_with('*')
                   && model.starts_with(std::string_view(each).substr(0, each.size() - 1)));
    };
    if (policy.models.empty() || std::ranges::any_of(policy.models, isThat))
        return {};
    return PolicyIssue{field, oneOf(policy.models)};
}

Issue writerIssue(const Plan::Writer &writer, const Policy &policy)
{
    if (!writer.isModel())
        return {};
    if (writer.needs(writing::Need::CarriedAnswers) && !policy.servers.empty()
        && !has(policy.servers, policy::byHand))
        return PolicyIssue{"writer.kind", "prompts may not be carried elsewhere"};
    if (asksSeveral(writer)) {
        for (std::size_t at = 0; at < writer.servers.size(); ++at) {
            const auto &each = writer.servers[at];
            const std::string place = "writer.servers[" + std::to_string(at) + "]";
            if (auto issue = serverIssue(place + ".baseUrl", each.baseUrl, policy))
                return issue;
            if (auto issue =
                    modelIssue(place + ".model", each.model.empty() ? writer.model : each.model, policy))
                return issue;
        }
        return {};
    }
    if (writer.needs(writing::Need::Server)) {
        const std::string address = startsServer(writer) ? std::string("http://127.0.0.1") : writer.baseUrl;
        if (auto issue =
                serverIssue(startsServer(writer) ? "writer.modelFile" : "writer.baseUrl", address, policy))
            return issue;
    }
    return modelIssue("writer.model", writer.model, policy);
}

Issue checksIssue(const Plan::Writer &writer, const Policy &policy)
{
    if (!writer.isModel() || policy.checks.empty())
        return {};
    for (const std::string &off : writer.checks.off)
        if (has(policy.checks, off) || has(policy.checks, "all"))
            return PolicyIssue{"writer.checks.off", "the check \"" + printable(off) + "\" stays on"};
    if (!writer.checks.leavesOut())
        return PolicyIssue{"writer.checks.failed", "\"leaveOut\" was expected"};
    return {};
}

Issue amountIssue(const std::string &field, double given, const std::optional<double> &most)
{
    constexpr double rounding = 1e-9; // of a sum of decimal numbers
    if (!most || given <= *most * (1 + rounding))
        return {};
    char text[80];
    std::snprintf(text, sizeof text, "at most %g was expected", *most);
    return PolicyIssue{field, text};
}

Issue choiceIssue(const std::string &field, const std::string &given, const std::vector<std::string> &allowed)
{
    if (allowed.empty() || has(allowed, given))
        return {};
    return PolicyIssue{field, oneOf(allowed)};
}

} // namespace

std::optional<PolicyIssue> policyIssueOf(const Plan &plan, const Policy &policy)
{
    if (auto issue = writerIssue(plan.writer, policy))
        return issue;
    if (const auto vectors = settingOr(plan.embedding.settings, "baseUrl", std::string());
        plan.embedding.source == "endpoint" && !vectors.empty())
        if (auto issue = serverIssue("embedding.baseUrl", vectors, policy))
            return issue;
    if (auto issue = checksIssue(plan.writer, policy))
        return issue;
    if (auto issue = amountIssue("synthesis.epsilon", plannedEpsilon(plan), policy.maxEpsilon))
        return issue;
    if (auto issue = amountIssue("privacy.delta", plan.privacy.delta, policy.maxDelta))
        return issue;
    if (auto issue = choiceIssue("about.licence", plan.about.licence, policy.licences))
        return issue;
    return choiceIssue("about.purpose", plan.about.purpose, policy.purposes);
}

Result<void> checkPolicy(const Plan &plan)
{
    KEYSEED_ASSIGN(const auto file, policy::policyInForce());
    if (!file)
        return {};
    if (const auto issue = policyIssueOf(plan, file->policy))
        return fail(ErrorCode::InvalidPlan,
                    issue->field + ": " + issue->what + ", " + std::string(policy::setByOrganisation));
    return {};
}

} // namespace core::plan
