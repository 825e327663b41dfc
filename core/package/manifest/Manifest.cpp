#include "core/package/manifest/Manifest.h"

#include "core/base/JsonInput.h"
#include "core/methods/Methods.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/contents/Contents.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/facts/TextNature.h"
#include "core/package/manifest/PublicInputs.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/manifest/UsefulnessFacts.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"
#include "core/writing/Need.h"

#include <array>
#include <map>

namespace core::package {

namespace {

using privacy::Spend;

// One (epsilon, delta) statement: whole numbers, and as people write them. A pure one has no delta to name.
Json statement(const Spend &spend, bool isPure)
{
    Json json = {{"microEpsilon", spend.microEpsilon}};
    if (!isPure)
        json["picoDelta"] = spend.picoDelta;
    json["epsilon"] = spend.epsilon();
    if (!isPure)
        json["delta"] = spend.delta();
    return json;
}

} // namespace

Json mechanismJson(const MechanismFacts &facts)
{
    const auto *laplace = std::get_if<privacy::LaplaceScale>(&facts.noise);
    const privacy::MechanismCost cost = privacy::costOf(facts.sensitivity, facts.noise);
    Json json = {{"name", facts.method}, {"table", facts.table}, {"releases", facts.releases}};
    json["noise"] = laplace ? "discrete Laplace" : "discrete Gaussian";
    if (laplace)
        json["scale"] = {{"numerator", laplace->numerator}, {"denominator", laplace->denominator}};
    else
        json["sigmaSquared"] = std::get<privacy::GaussianVariance>(facts.noise).sigmaSquared;
    json["sensitivity"] = {{"norm", laplace ? "L1" : "L2"},
                           {"l1", facts.sensitivity.l1},
                           {"l2Squared", facts.sensitivity.l2Squared}};
    json["neighbouring"] = "add or remove one unit";
    json["unit"] = unitWord(facts.unitIsPerson);
    json["cells"] = facts.cells;
    json["microEpsilon"] = cost.microEpsilon ? Json(*cost.microEpsilon) : Json(nullptr);
    json["picoRho"] = cost.picoRho;
    json["committedAt"] = facts.committedAt;
    return json;
}

Json accountsJson(const Spend &spend, std::int64_t picoDeltaOfLabels)
{
    Json first = statement(spend, spend.isPure());
    if (spend.isPure())
        first["delta"] = 0.0;
    first["replaceOne"] = statement(privacy::replaceOne(spend), spend.isPure());
    Json second = {{"picoRho", spend.picoRho},
                   {"rho", spend.rho()},
                   {"epsilon", privacy::zcdpEpsilon(spend.rho(), statedDelta)},
                   {"delta", statedDelta + Spend{.picoDelta = picoDeltaOfLabels}.delta()}};
    if (picoDeltaOfLabels > 0)
        second["butForPicoDelta"] = picoDeltaOfLabels;
    return {{spend.isPure() ? "pure" : "approximate", first}, {"zCDP", second}};
}

Json methodJson(const synthesis::MethodParameters &parameters)
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(parameters.method);
    const synthesis::MethodParameters stated = method ? method->stated(parameters) : parameters;
    Json json = {{"name", stated.method},
                 {"length", stated.length},
                 {"phrasesPerUnit", stated.phrasesPerUnit},
                 {"clusters", stated.clusters},
                 {"selectedPhrases", stated.selectedPhrases},
                 {"featurePairs", stated.featurePairs},
                 {"prefixSizes", stated.prefixSizes}};
    for (const auto &[key, values] : stated.further)
        json["further"][key] = values;
    return json;
}

Json vocabularyListJson(double threshold, double halfWidth95)
{
    return {{"toleratedFalsePhrases", synthesis::toleratedFalseTerms},
            {"threshold", threshold},
            {"halfWidth95", halfWidth95}};
}

namespace {

Json mechanisms(const synthesis::ReleasedModel &model)
{
    Json list = Json::array();
    for (const synthesis::NoisyTable &table : model.tables)
        list.push_back(mechanismJson({.method = model.parameters.method,
                                      .table = table.name,
                                      .releases = tableInWords(model.parameters, table.name),
                                      .sensitivity = table.counts.sensitivity,
                                      .noise = table.counts.noise,
                                      .unitIsPerson = model.unitIsPerson,
                                      .cells = table.counts.cells.size(),
                                      .committedAt = dayOf(model.committedAt)}));
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

// How many of the documents each model wrote, in the order of their names.
Json modelShares(const std::vector<writing::Document> &documents)
{
    std::map<std::string, std::size_t> perModel;
    for (const writing::Document &document : documents)
        ++perModel[printableLine(document.model)];
    Json shares = Json::array();
    for (const auto &[model, count] : perModel)
        shares.push_back({{"model", model}, {"documents", count}});
    return shares;
}

// Names the checks that had something to say, with their numbers of documents.
Json checksJson(const writing::CheckCounts &counts)
{
    Json json{{"leftOut", counts.leftOut},
              {"mended", Json::object()},
              {"weak", Json::object()},
              {"failed", Json::object()}};
    for (const writing::CheckCount &each : counts.checks) {
        const std::string name(each.name);
        if (each.mended > 0)
            json["mended"][name] = each.mended;
        if (each.weak > 0)
            json["weak"][name] = each.weak;
        if (each.failed > 0)
            json["failed"][name] = each.failed;
    }
    return json;
}

Json writerJson(const Contents &contents)
{
    const Description &about = contents.description;
    Json json{{"kind", about.writerKind}, {"documentType", about.documentType}};
    if (contents.writtenFrom)
        json["texts"] = publicTextsJson(*contents.writtenFrom);
    if (!writing::isLanguageModel(about.writerKind))
        return json;
    json["model"] = about.writerModel;
    json["prompt"] = about.writerPrompt;
    if (Json shares = modelShares(*contents.documents); shares.size() > 1)
        json["models"] = std::move(shares);
    std::array<std::size_t, writing::flawCount> counts = {};
    for (const writing::Document &document : *contents.documents)
        for (const writing::Flaw flaw : document.flaws)
            ++counts[static_cast<std::size_t>(flaw)];
    for (std::size_t flaw = 0; flaw < counts.size(); ++flaw)
        json["flaws"][flawNames[flaw]] = counts[flaw];
    if (!contents.checks.isEmpty())
        json["checks"] = checksJson(contents.checks);
    return json;
}

Json publicInputs(const Contents &contents)
{
    return {{"vocabulary",
             {{"source", contents.description.vocabularySource},
              {"phrases", contents.model->vocabularySize},
              {"sha256", toHex(contents.model->vocabularyDigest)}}},
            {"embedding",
             {{"source", contents.description.embeddingSource},
              {"sha256", contents.description.embeddingDigestHex}}}};
}

Json excludedJson(const ExcludedTexts &excluded)
{
    Json perReason = Json::object();
    for (std::size_t reason = 0; reason < exclusionNames.size(); ++reason)
        if (const std::size_t count = excluded.count(static_cast<ExclusionReason>(reason)); count > 0)
            perReason[exclusionNames[reason]] = count;
    return {{"total", excluded.total()}, {"perReason", perReason}};
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
    const Json plan = parseJson<Json>(contents.description.planJson);
    if (!plan.is_object())
        return fail(ErrorCode::InvalidPlan,
                    "manifest.json: the plan must be a JSON object; save the plan again");
    const synthesis::ReleasedModel &model = *contents.model;
    Json manifest;
    manifest["schema"] = manifestSchema;
    manifest["project"] = contents.description.project;
    manifest["createdAt"] = contents.description.madeOn.text();
    manifest["synthetic"] = std::string("the texts were ") + wordsOf(natureOf(contents)).made;
    manifest["versions"] = {{"keyseed", contents.description.programVersion}};
    manifest["plan"] = exportedPlan(plan);
    manifest["method"] = methodJson(model.parameters);
    manifest["mechanisms"] = mechanisms(model);
    manifest["accounts"] = accountsJson(contents.budget.spend, contents.budget.picoDeltaOfLabels);
    manifest["randomness"] = {{"kind", "operating system"}};
    manifest["publicInputs"] = publicInputs(contents);
    if (contents.learntFrom)
        manifest[learntVocabularyKey] = learntVocabularyJson(*contents.learntFrom);
    manifest["labels"] = model.labels;
    if (const std::string rule = planFactsOf(contents.description).severalLabels; !rule.empty())
        manifest["severalLabels"] = rule;
    manifest["writer"] = writerJson(contents);
    manifest["documents"] = documentCounts(contents);
    manifest["usefulness"] = usefulnessJson(contents);
    manifest["otherFigures"] = otherFiguresJson(contents);
    addSmallReleases(manifest, contents);
    manifest["exactComparisons"] = contents.exactComparisons.value();
    manifest["excluded"] = excludedJson(contents.excluded);
    manifest["textFiles"] = contents.extras.textFiles;
    if (contents.signer)
        manifest["signing"] = keyJson(contents.signer->publicKey());
    if (const auto counts = synthesis::releasedCounts(model, contents.vocabulary))
        manifest["vocabularyList"] = vocabularyListJson(counts->threshold(), counts->halfWidth95());
    manifest["files"] = fileList(others);
    auto text = jsonPage(manifest);
    if (!text)
        return fail(text.error().code, "manifest.json: " + text.error().detail);
    return text;
}

} // namespace core::package
