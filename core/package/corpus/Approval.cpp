#include "core/package/corpus/Approval.h"

#include "core/base/Date.h"
#include "core/base/Digest.h"
#include "core/base/JsonInput.h"
#include "core/base/PackageText.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/corpus/TableFiles.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/signing/Key.h"

#include <algorithm>
#include <array>

namespace core::package {

namespace {

constexpr auto schema = "keyseed-approval/2";
constexpr auto formerSchema = "keyseed-approval/1"; // of release 0.2
constexpr std::size_t longestAnswer = 2000;
constexpr std::array covered = {files::corpusCsv, files::keyphrases, files::vocabulary};

bool isGiven(const std::string &text)
{
    return text.find_first_not_of(" \t\n") != std::string::npos && text.size() <= longestAnswer;
}

Json jsonOf(const ApprovalFacts &facts)
{
    const ApprovedRelease &release = facts.release;
    Json json{{"schema", release.coversPlan() ? schema : formerSchema},
              {"project", release.project},
              {"name", facts.name},
              {"reason", facts.reason},
              {"approvedAt", facts.approvedAt},
              {"publicKey", facts.key.text()},
              {"fingerprint", facts.key.fingerprint()},
              {"budget", release.epsilon}};
    if (release.coversPlan()) {
        json["purpose"] = release.purpose;
        json["recipient"] = release.recipient;
        json["planSha256"] = release.planSha256;
    }
    for (const std::string_view file : covered)
        json["files"][std::string(file)] = release.files.at(std::string(file));
    return json;
}

Result<ApprovalFacts> factsOf(const nlohmann::json &json)
{
    KEYSEED_ASSIGN(auto key, signing::parsePublicKey(json.at("publicKey").get<std::string>()));
    ApprovalFacts facts{
        .name = json.at("name"),
        .reason = json.at("reason"),
        .approvedAt = json.at("approvedAt"),
        .key = key,
        .release = {.project = json.at("project"), .epsilon = json.at("budget"), .files = json.at("files")}};
    if (json.at("schema") == schema) {
        facts.release.purpose = json.at("purpose");
        facts.release.recipient = json.at("recipient");
        facts.release.planSha256 = json.at("planSha256");
        if (!isHexDigest(facts.release.planSha256))
            return fail(ErrorCode::InvalidPackage, "its planSha256 is no SHA-256");
    }
    for (const std::string_view file : covered)
        static_cast<void>(facts.release.files.at(std::string(file)));
    return facts;
}

/// Returns whether a person sees all that is signed. Release 0.2 allowed characters without a width.
bool areVisible(const ApprovalFacts &facts)
{
    const bool isFormer = !facts.release.coversPlan();
    return std::ranges::all_of(std::array{facts.name, facts.reason, facts.approvedAt},
                               [isFormer](const std::string &text) {
                                   return isPackageText(text) || (isFormer && isPlainText(text));
                               });
}

// Returns the sum of the plan of a manifest. The keys keep their order.
std::string sumOfPlan(const Json &plan)
{
    const auto text = jsonPage(plan);
    return text ? toHex(sha256(*text)) : std::string();
}

std::string textAt(const Json &json, const char *pointer)
{
    const Json::json_pointer place(pointer);
    const Json value = json.contains(place) ? json.at(place) : Json();
    return value.is_string() ? value.get<std::string>() : std::string();
}

void takePlan(const Json &plan, ApprovedRelease &release)
{
    release.purpose = textAt(plan, "/about/purpose");
    release.recipient = textAt(plan, "/about/recipient");
    release.planSha256 = sumOfPlan(plan);
}

void takeFiles(const std::vector<FileEntry> &entries, ApprovedRelease &release)
{
    for (const FileEntry &entry : entries)
        if (files::isAmong(covered, entry.name))
            release.files[entry.name] = entry.sha256;
}

// Returns the promise that the accounts of a manifest make; empty if they are malformed.
std::string promiseOf(const Json &manifest)
{
    const Json accounts = manifest.value("accounts", Json::object());
    const Json first =
        accounts.contains("pure") ? accounts.at("pure") : accounts.value("approximate", Json());
    const auto micro = first.is_object() ? wholeNumber(first.value("microEpsilon", Json())) : std::nullopt;
    if (!micro)
        return {};
    BudgetStatement budget{.spend = {.microEpsilon = *micro, .picoRho = 0, .picoDelta = 0}};
    budget.spend.picoDelta = wholeNumber(first.value("picoDelta", Json())).value_or(0);
    budget.unitIsPerson = textAt(manifest, "/mechanisms/0/unit") == unitWord(true);
    return promise(budget);
}

} // namespace

bool ApprovedRelease::hasAllFiles() const
{
    return files.size() == covered.size() && std::ranges::all_of(covered, [this](std::string_view file) {
               return files.contains(std::string(file));
           });
}

Result<ApprovedRelease> approvedRelease(const Contents &contents)
{
    // The same functions write the package; what they make here are released texts, and gone at the end.
    KEYSEED_ASSIGN(auto temporary,
                   TemporaryFolder::beside(std::filesystem::temp_directory_path() / "keyseed-approval"));
    NoControl control;
    const Workplace workplace{temporary.path(), temporary.path().string()};
    KEYSEED_ASSIGN(auto entries,
                   writeCorpusFiles(
                       contents.documents, fieldNamesOf(contents.description), workplace, Progress(control)));
    KEYSEED_ASSIGN(auto vocabulary,
                   writeVocabularyFile(contents.model, contents.vocabulary, workplace, Progress(control)));
    entries.push_back(std::move(vocabulary));
    return releaseOf(contents, entries);
}

ApprovedRelease releaseOf(const Contents &contents, const std::vector<FileEntry> &entries)
{
    ApprovedRelease release{.project = contents.description.project, .epsilon = promise(contents.budget)};
    takePlan(exportedPlan(parseJson<Json>(contents.description.planJson)), release);
    takeFiles(entries, release);
    return release;
}

ApprovedRelease releaseOf(const std::string &manifestText, const std::vector<FileEntry> &entries)
{
    const auto manifest = parseJson<Json>(manifestText);
    if (!manifest.is_object())
        return {};
    ApprovedRelease release{.project = textAt(manifest, "/project"), .epsilon = promiseOf(manifest)};
    takePlan(manifest.value("plan", Json::object()), release);
    takeFiles(entries, release);
    return release;
}

Result<Approval> approve(ApprovalFacts facts, const signing::SecretKey &key)
{
    if (!isGiven(facts.name) || !isGiven(facts.reason))
        return fail(ErrorCode::InvalidParameter,
                    "an approval needs a name and a reason, each of at most " + std::to_string(longestAnswer)
                        + " characters");
    if (!areVisible(facts) || !isPackageLine(facts.name))
        return fail(ErrorCode::InvalidParameter,
                    "the name or the reason of an approval has characters that a package cannot hold");
    if (!facts.release.coversPlan())
        return fail(ErrorCode::InvalidParameter, "an approval needs the plan of the release");
    facts.key = key.publicKey();
    facts.approvedAt = dayOf(facts.approvedAt);
    KEYSEED_ASSIGN(auto text, jsonPage(jsonOf(facts)));
    const std::string signature =
        signing::signatureText(key, text, "approval of a Keyseed release, " + facts.approvedAt);
    return Approval{std::move(text), signature};
}

Result<ApprovalFacts> readApproval(const Approval &approval)
{
    const auto json = parseJson(approval.text);
    try {
        if (!json.is_object() || (json.at("schema") != schema && json.at("schema") != formerSchema))
            return fail(ErrorCode::InvalidPackage, "is no approval");
        auto facts = factsOf(json);
        if (!facts)
            return facts;
        const auto text = jsonPage(jsonOf(*facts));
        if (!text || *text != approval.text)
            return fail(ErrorCode::InvalidPackage, "is not as Keyseed writes an approval");
        if (!areVisible(*facts))
            return fail(ErrorCode::InvalidPackage,
                        "has a text with characters that hide or reorder what a reader sees");
        if (auto checked = signing::checkSignature(approval.signature, approval.text, facts->key); !checked)
            return fail(ErrorCode::InvalidPackage, "its signature " + checked.error().detail);
        return facts;
    } catch (const std::exception &) { // of the JSON or of the map: something is missing
        return fail(ErrorCode::InvalidPackage, "a field is missing or not of its type");
    }
}

std::optional<std::string> approvalProblem(const ApprovalFacts &facts, const ApprovedRelease &packed)
{
    const ApprovedRelease &approved = facts.release;
    for (const auto &[name, sha256] : approved.files) {
        const auto found = packed.files.find(name);
        if (found != packed.files.end() && found->second != sha256)
            return "is of another " + name + " than that of this package";
    }
    // A package shows the characters without a width that a project of release 0.2 may have in its name.
    if (approved.project != packed.project && packageLine(approved.project) != packed.project)
        return "is of another project than that of this package";
    if (approved.epsilon != packed.epsilon)
        return "is of another privacy budget than that of this package";
    if (!approved.coversPlan())
        return std::nullopt;
    if (approved.purpose != packed.purpose)
        return "is for another purpose than that of this package";
    if (approved.recipient != packed.recipient)
        return "is for another recipient than that of this package";
    if (approved.planSha256 != packed.planSha256)
        return "is of another plan than that of this package";
    return std::nullopt;
}

} // namespace core::package
