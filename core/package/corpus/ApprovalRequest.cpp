#include "core/package/corpus/ApprovalRequest.h"

#include "core/base/Digest.h"
#include "core/base/JsonInput.h"
#include "core/base/PackageText.h"
#include "core/base/Result.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/text/JsonText.h"

#include <algorithm>
#include <array>

namespace core::package {

namespace {

constexpr auto requestSchema = "keyseed-approval-request/1";
constexpr auto answerSchema = "keyseed-approval-answer/1";

Result<Json> objectOf(std::string_view text, const char *schemaName, const char *what)
{
    const auto no = [what](const std::string &why) {
        return fail(ErrorCode::InvalidPackage, std::string("is no ") + what + " of Keyseed" + why);
    };
    if (const std::string fault = jsonFault(text); !fault.empty())
        return no(": " + fault);
    auto json = parseJson<Json>(text);
    if (!json.is_object() || json.value("schema", Json()) != schemaName)
        return no("");
    return json;
}

// Returns the request of a file. Throws nlohmann::json::exception where a field is missing.
ApprovalRequest requestOf(const Json &json)
{
    ApprovalRequest request{.release = {.project = json.at("project"),
                                        .epsilon = json.at("budget"),
                                        .purpose = json.at("purpose"),
                                        .recipient = json.at("recipient"),
                                        .planSha256 = json.at("planSha256"),
                                        .files = json.at("files")},
                            .texts = json.at("texts").get<std::size_t>(),
                            .plan = jsonPage(json.at("plan")).value_or(std::string())};
    return request;
}

// Returns the reason why nobody should sign the request; empty if there is none.
std::string problemOf(const ApprovalRequest &request, const Json &json)
{
    const ApprovedRelease &release = request.release;
    const Json &plan = json.at("plan");
    if (wholeNumber(json.at("texts")).value_or(-1) < 0)
        return "the number of texts is none";
    const auto isSum = [](const auto &file) { return isHexDigest(file.second); };
    if (toHex(sha256(request.plan)) != release.planSha256)
        return "its plan is not the plan of its sum";
    if (!release.hasAllFiles() || !std::ranges::all_of(release.files, isSum))
        return "the SHA-256 of a file is missing or is none";
    const auto inPlan = [&plan](const char *key) {
        const Json about = plan.is_object() ? plan.value("about", Json::object()) : Json();
        const Json word = about.is_object() ? about.value(key, Json("")) : Json();
        return word.is_string() ? word.get<std::string>() : std::string();
    };
    if (inPlan("purpose") != release.purpose || inPlan("recipient") != release.recipient)
        return "its purpose or recipient is not that of its plan";
    const std::array shown{release.project, release.epsilon, release.purpose, release.recipient};
    if (!std::ranges::all_of(shown, isPackageText))
        return "a text has characters that hide or reorder what a reader sees";
    return {};
}

} // namespace

Result<ApprovalRequest> approvalRequest(const Contents &contents)
{
    KEYSEED_ASSIGN(auto release, approvedRelease(contents));
    KEYSEED_ASSIGN(auto plan, jsonPage(exportedPlan(parseJson<Json>(contents.description.planJson))));
    return ApprovalRequest{
        .release = std::move(release), .texts = contents.documents->size(), .plan = std::move(plan)};
}

Result<std::string> requestText(const ApprovalRequest &request)
{
    const ApprovedRelease &release = request.release;
    return jsonPage({{"schema", requestSchema},
                     {"project", release.project},
                     {"budget", release.epsilon},
                     {"texts", request.texts},
                     {"purpose", release.purpose},
                     {"recipient", release.recipient},
                     {"planSha256", release.planSha256},
                     {"files", release.files},
                     {"plan", parseJson<Json>(request.plan)}});
}

Result<ApprovalRequest> readRequest(std::string_view text)
{
    KEYSEED_ASSIGN(const auto json, objectOf(text, requestSchema, "request for an approval"));
    try {
        auto request = requestOf(json);
        if (const std::string problem = problemOf(request, json); !problem.empty())
            return fail(ErrorCode::InvalidPackage, problem);
        return request;
    } catch (const nlohmann::json::exception &) {
        return fail(ErrorCode::InvalidPackage, "a field of the request is missing or not of its type");
    }
}

Result<std::string> answerText(const Approval &approval)
{
    return jsonPage(
        {{"schema", answerSchema}, {"approval", approval.text}, {"signature", approval.signature}});
}

Result<Approval> readAnswer(std::string_view text)
{
    KEYSEED_ASSIGN(const auto json, objectOf(text, answerSchema, "answer to a request for an approval"));
    const auto approvalOf = [&json](const char *key) {
        const Json value = json.value(key, Json());
        return value.is_string() ? value.get<std::string>() : std::string();
    };
    Approval approval{approvalOf("approval"), approvalOf("signature")};
    KEYSEED_TRY(readApproval(approval));
    return approval;
}

} // namespace core::package
