#include "core/release/Manifest.h"

#include "core/release/JsonText.h"
#include "core/release/ManifestParts.h"
#include "core/release/MethodTables.h"
#include "core/release/PackageFiles.h"
#include "core/release/Prose.h"
#include "core/release/UsefulnessFacts.h"
#include "core/seeding/ReleasedCounts.h"

#include <array>
#include <map>

namespace core::release {

namespace {

// Where the records or a vocabulary lay on the steward's disk leaves with no package, whoever made the plan.
void dropFolders(Json &plan)
{
    const auto baseName = [](const std::string &path) { return path.substr(path.find_last_of("/\\") + 1); };
    if (auto records = plan.find("records"); records != plan.end() && records->is_object()) {
        if (auto path = records->find("path"); path != records->end() && path->is_string())
            *path = baseName(path->get<std::string>());
    }
    for (const char *part : {"vocabulary", "embedding"}) {
        if (auto found = plan.find(part); found != plan.end() && found->is_object()) {
            if (auto source = found->find("source"); source != found->end() && source->is_string())
                *source = publicSource(source->get<std::string>());
        }
    }
}

Json mechanisms(const seeding::SeedModel &model)
{
    Json list = Json::array();
    for (const seeding::NoisyTable &table : model.tables)
        list.push_back(mechanismJson({.method = model.parameters.method,
                                      .table = table.name,
                                      .releases = tableInWords(model.parameters, table.name),
                                      .sensitivity = table.counts.sensitivity,
                                      .noise = table.counts.noise,
                                      .unitIsPerson = model.unitIsPerson,
                                      .cells = table.counts.cells.size(),
                                      .committedAt = model.committedAt}));
    return list;
}

Json documentCounts(const Contents &contents)
{
    std::map<std::string, std::size_t> perLabel;
    for (const writing::Document &document : *contents.documents)
        ++perLabel[document.seed.label];
    Json counts = Json::array();
    for (const std::string &label : contents.model->labels)
        counts.push_back({{"label", label}, {"documents", perLabel[label]}});
    return {{"total", contents.documents->size()}, {"perLabel", counts}};
}

Json writerJson(const Contents &contents)
{
    const Description &about = contents.description;
    Json json{{"kind", about.writerKind}, {"documentType", about.documentType}};
    if (about.writerKind == "template")
        return json;
    json["model"] = about.writerModel;
    json["prompt"] = about.writerPrompt;
    std::array<std::size_t, writing::flawCount> counts = {};
    for (const writing::Document &document : *contents.documents)
        for (const writing::Flaw flaw : document.flaws)
            ++counts[static_cast<std::size_t>(flaw)];
    for (std::size_t flaw = 0; flaw < counts.size(); ++flaw)
        json["flaws"][flawNames[flaw]] = counts[flaw];
    return json;
}

Json publicInputs(const Contents &contents)
{
    return {{"vocabulary",
             {{"source", publicSource(contents.model->vocabularySource)},
              {"phrases", contents.model->vocabularySize},
              {"sha256", toHex(contents.model->vocabularyDigest)}}},
            {"embedding", {{"sha256", contents.description.embeddingDigestHex}}}};
}

Json excludedJson(const std::vector<Exclusion> &exclusions)
{
    Json list = Json::array();
    for (const Exclusion &each : exclusions)
        list.push_back({{"id", each.id}, {"reason", exclusionNames[static_cast<std::size_t>(each.reason)]}});
    return list;
}

Json keyJson(const signing::PublicKey &key)
{
    return {{"publicKey", key.text()}, {"fingerprint", key.fingerprint()}};
}

// Texts of their own are listed in SHA256SUMS alone: there may be a million.
Json fileList(const std::vector<FileEntry> &entries)
{
    Json list = Json::array();
    for (const FileEntry &entry : entries)
        if (!files::isTextFile(entry.name))
            list.push_back({{"name", entry.name}, {"bytes", entry.bytes}, {"sha256", entry.sha256}});
    return list;
}

} // namespace

Result<std::string> manifestText(const Contents &contents, const std::vector<FileEntry> &others)
{
    Json plan = Json::parse(contents.description.planJson, nullptr, false);
    if (!plan.is_object())
        return fail(ErrorCode::InvalidPlan,
                    "manifest.json: the plan must be a JSON object; save the plan again");
    dropFolders(plan);
    const seeding::SeedModel &model = *contents.model;
    Json manifest;
    manifest["schema"] = manifestSchema;
    manifest["project"] = contents.description.project;
    manifest["createdAt"] = contents.description.createdAt;
    manifest["synthetic"] = "the texts were made by a machine";
    manifest["versions"] = {{"keyseed", contents.description.programVersion}};
    manifest["plan"] = std::move(plan);
    manifest["method"] = methodJson(model.parameters);
    manifest["mechanisms"] = mechanisms(model);
    manifest["accounts"] = accountsJson(contents.budget.spend);
    manifest["randomness"] = {{"kind", "operating system"}};
    manifest["publicInputs"] = publicInputs(contents);
    manifest["labels"] = model.labels;
    manifest["writer"] = writerJson(contents);
    manifest["documents"] = documentCounts(contents);
    if (contents.usefulness)
        manifest["usefulness"] = usefulnessJson(**contents.usefulness);
    manifest["excluded"] = excludedJson(contents.exclusions);
    manifest["textFiles"] = contents.extras.textFiles;
    if (contents.signer)
        manifest["signing"] = keyJson(contents.signer->publicKey());
    if (const auto counts = seeding::ReleasedCounts::of(model, contents.vocabulary))
        manifest["vocabularyList"] = {{"toleratedFalsePhrases", seeding::toleratedFalseTerms},
                                      {"threshold", counts->threshold()},
                                      {"halfWidth95", counts->halfWidth95()}};
    manifest["files"] = fileList(others);
    auto text = jsonPage(manifest);
    if (!text)
        return fail(text.error().code, "manifest.json: " + text.error().detail);
    return text;
}

} // namespace core::release
