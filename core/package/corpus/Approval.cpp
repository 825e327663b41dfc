#include "core/package/corpus/Approval.h"

#include "core/base/Date.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/corpus/TableFiles.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/signing/Key.h"

#include <algorithm>
#include <array>

namespace core::package {

namespace {

constexpr auto schema = "keyseed-approval/1";
constexpr std::size_t longestAnswer = 2000;
constexpr std::array covered = {files::corpusCsv, files::keyphrases, files::vocabulary};

bool isGiven(const std::string &text)
{
    return text.find_first_not_of(" \t\n") != std::string::npos && text.size() <= longestAnswer;
}

Json jsonOf(const ApprovalFacts &facts)
{
    Json json{{"schema", schema},
              {"project", facts.project},
              {"name", facts.name},
              {"reason", facts.reason},
              {"approvedAt", facts.approvedAt},
              {"publicKey", facts.key.text()},
              {"fingerprint", facts.key.fingerprint()},
              {"budget", facts.release.epsilon}};
    for (const std::string_view file : covered)
        json["files"][std::string(file)] = facts.release.files.at(std::string(file));
    return json;
}

Result<ApprovalFacts> factsOf(const nlohmann::json &json)
{
    KEYSEED_ASSIGN(auto key, signing::parsePublicKey(json.at("publicKey").get<std::string>()));
    ApprovalFacts facts{.project = json.at("project"),
                        .name = json.at("name"),
                        .reason = json.at("reason"),
                        .approvedAt = json.at("approvedAt"),
                        .key = key,
                        .release = {.files = json.at("files"), .epsilon = json.at("budget")}};
    for (const std::string_view file : covered)
        static_cast<void>(facts.release.files.at(std::string(file)));
    return facts;
}

} // namespace

Result<ApprovedRelease> approvedRelease(const Contents &contents)
{
    // The same functions write the package; what they make here are released texts, and gone at the end.
    KEYSEED_ASSIGN(auto temporary,
                   TemporaryFolder::beside(std::filesystem::temp_directory_path() / "keyseed-approval"));
    NoControl control;
    const Workplace workplace{temporary.path(), temporary.path().string()};
    KEYSEED_ASSIGN(auto entries, writeCorpusFiles(contents.documents, workplace, Progress(control)));
    KEYSEED_ASSIGN(auto vocabulary,
                   writeVocabularyFile(contents.model, contents.vocabulary, workplace, Progress(control)));
    entries.push_back(std::move(vocabulary));
    ApprovedRelease release{.files = {}, .epsilon = promise(contents.budget)};
    for (const FileEntry &entry : entries)
        if (files::isAmong(covered, entry.name))
            release.files[entry.name] = entry.sha256;
    return release;
}

Result<Approval> approve(ApprovalFacts facts, const signing::SecretKey &key)
{
    if (!isGiven(facts.name) || !isGiven(facts.reason))
        return fail(ErrorCode::InvalidParameter,
                    "an approval needs a name and a reason, each of at most " + std::to_string(longestAnswer)
                        + " characters");
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
        if (!json.is_object() || json.at("schema") != schema)
            return fail(ErrorCode::InvalidPackage, "is no approval");
        auto facts = factsOf(json);
        if (!facts)
            return facts;
        const auto text = jsonPage(jsonOf(*facts));
        if (!text || *text != approval.text)
            return fail(ErrorCode::InvalidPackage, "is not as Keyseed writes an approval");
        if (auto checked = signing::checkSignature(approval.signature, approval.text, facts->key); !checked)
            return fail(ErrorCode::InvalidPackage, "its signature " + checked.error().detail);
        return facts;
    } catch (const std::exception &) { // of the JSON or of the map: something is missing
        return fail(ErrorCode::InvalidPackage, "a field is missing or not of its type");
    }
}

std::optional<std::string> approvalProblem(const ApprovalFacts &facts, const std::vector<FileEntry> &entries)
{
    for (const auto &[name, sha256] : facts.release.files) {
        const auto found =
            std::find_if(entries.begin(), entries.end(), [&name = name](const FileEntry &entry) {
                return entry.name == name;
            });
        if (found != entries.end() && found->sha256 != sha256)
            return "is of another " + name + " than that of this package";
    }
    return std::nullopt;
}

} // namespace core::package
