#include "core/base/Result.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/pipeline/project/SealedReleases.h"

#include <nlohmann/json.hpp>

namespace core::pipeline {

namespace {

using Json = nlohmann::json;
using package::DrawChoice;

DrawChoice drawChoiceFrom(const Json &json)
{
    return {.draws = json.at("draws"),
            .sequencesSha256 = json.at("sequences"),
            .committedAt = json.at("committedAt"),
            .reservation = json.at("reservation"),
            .microEpsilon = json.at("choiceMicroEpsilon"),
            .spend = {.microEpsilon = json.at("microEpsilon"),
                      .picoRho = json.at("picoRho"),
                      .picoDelta = json.at("picoDelta")},
            .unitIsPerson = json.at("unitIsPerson")};
}

using package::LabelFinding;

LabelFinding labelFindingFrom(const Json &json)
{
    LabelFinding finding;
    for (const Json &name : json.at("names"))
        finding.found.names.push_back({name.at("name"), name.at("units")});
    finding.found.threshold = json.at("threshold");
    finding.found.noise = {json.at("numerator"), json.at("denominator")};
    finding.found.namesPerUnit = json.at("labelsPerUnit");
    finding.found.picoDelta = json.at("picoDelta");
    finding.unitIsPerson = json.at("unitIsPerson");
    finding.committedAt = json.at("committedAt");
    finding.reservation = json.at("reservation");
    finding.spend = {.microEpsilon = json.at("microEpsilon"),
                     .picoRho = json.at("picoRho"),
                     .picoDelta = json.at("picoDelta")};
    return finding;
}

using package::PublishedUsefulness;

PublishedUsefulness usefulnessFrom(const Json &json)
{
    PublishedUsefulness published;
    json.at("classifier").get_to(published.classifier);
    json.at("features").get_to(published.features);
    published.counts = {
        .cells = {json.at("correct").get<std::int64_t>(), json.at("wrong").get<std::int64_t>()},
        .sensitivity = {.l1 = json.at("l1"), .l2Squared = json.at("l2Squared")},
        .noise = privacy::LaplaceScale{json.at("numerator"), json.at("denominator")}};
    json.at("unitIsPerson").get_to(published.unitIsPerson);
    published.reservation = json.value("reservation", std::int64_t{0});
    return published;
}

} // namespace

std::string ProjectStore::sealedBytes(const DrawChoice &choice)
{
    return Json{{"draws", choice.draws},
                {"sequences", choice.sequencesSha256},
                {"committedAt", choice.committedAt},
                {"reservation", choice.reservation},
                {"choiceMicroEpsilon", choice.microEpsilon},
                {"microEpsilon", choice.spend.microEpsilon},
                {"picoRho", choice.spend.picoRho},
                {"picoDelta", choice.spend.picoDelta},
                {"unitIsPerson", choice.unitIsPerson}}
        .dump();
}

Result<void> ProjectStore::insertDrawChoice(Database &ledgerConnection,
                                            const std::string &schemaName,
                                            const privacy::Released<DrawChoice> &choice)
{
    return insertSealedRelease(ledgerConnection,
                               schemaName + ".draw_choice",
                               {choice->committedAt, sealedBytes(*choice), choice->reservation});
}

Result<std::vector<privacy::Released<DrawChoice>>> ProjectStore::drawChoices()
{
    std::vector<privacy::Released<DrawChoice>> all;
    const auto take = [&all](const Json &json) {
        all.emplace_back(privacy::ReleasePass(), drawChoiceFrom(json));
    };
    KEYSEED_TRY(readSealedReleases(
        m_database, "draw_choice", "a choice among draws kept in this project is damaged", take));
    return all;
}

std::string ProjectStore::sealedBytes(const LabelFinding &finding)
{
    Json names = Json::array();
    for (const auto &name : finding.found.names)
        names.push_back({{"name", name.name}, {"units", name.units}});
    return Json{{"names", names},
                {"threshold", finding.found.threshold},
                {"numerator", finding.found.noise.numerator},
                {"denominator", finding.found.noise.denominator},
                {"labelsPerUnit", finding.found.namesPerUnit},
                {"picoDelta", finding.found.picoDelta},
                {"unitIsPerson", finding.unitIsPerson},
                {"committedAt", finding.committedAt},
                {"microEpsilon", finding.spend.microEpsilon},
                {"picoRho", finding.spend.picoRho},
                {"reservation", finding.reservation}}
        .dump();
}

Result<void> ProjectStore::insertLabelFinding(Database &ledgerConnection,
                                              const std::string &schemaName,
                                              const privacy::Released<LabelFinding> &finding)
{
    return insertSealedRelease(ledgerConnection,
                               schemaName + ".label_finding",
                               {finding->committedAt, sealedBytes(*finding), finding->reservation});
}

Result<std::vector<privacy::Released<LabelFinding>>> ProjectStore::labelFindings()
{
    std::vector<privacy::Released<LabelFinding>> all;
    const auto take = [&all](const Json &json) {
        all.emplace_back(privacy::ReleasePass(), labelFindingFrom(json));
    };
    KEYSEED_TRY(readSealedReleases(m_database,
                                   "label_finding",
                                   "labels that were found and are kept in this project are damaged",
                                   take));
    return all;
}

std::string ProjectStore::sealedBytes(const PublishedUsefulness &published)
{
    const auto &scale = std::get<privacy::LaplaceScale>(published.counts.noise);
    return Json{{"classifier", published.classifier},
                {"features", published.features},
                {"correct", published.counts.cells[0]},
                {"wrong", published.counts.cells[1]},
                {"l1", published.counts.sensitivity.l1},
                {"l2Squared", published.counts.sensitivity.l2Squared},
                {"numerator", scale.numerator},
                {"denominator", scale.denominator},
                {"unitIsPerson", published.unitIsPerson},
                {"corpus", published.corpusSha256},
                {"committedAt", published.committedAt},
                {"microEpsilon", published.spend.microEpsilon},
                {"picoRho", published.spend.picoRho},
                {"reservation", published.reservation}}
        .dump();
}

Result<void> ProjectStore::insertUsefulness(Database &ledgerConnection,
                                            const std::string &schemaName,
                                            const privacy::Released<package::PublishedUsefulness> &published)
{
    auto insert =
        ledgerConnection.prepare("INSERT INTO " + schemaName
                                 + ".usefulness(committed, corpus, description, micro_epsilon, pico_rho, "
                                   "reservation, sealed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    KEYSEED_TRY(insert);
    const std::string description = sealedBytes(*published);
    return insert->bind(1, published->committedAt)
        .bind(2, published->corpusSha256)
        .bind(3, description)
        .bind(4, published->spend.microEpsilon)
        .bind(5, published->spend.picoRho)
        .bind(6, published->reservation)
        .bindBlob(7, bytesOf(sha256(description)))
        .run();
}

Result<std::vector<privacy::Released<package::PublishedUsefulness>>> ProjectStore::allUsefulness()
{
    std::vector<privacy::Released<PublishedUsefulness>> all;
    const auto take = [&all](const Statement &row, const Json &json) {
        PublishedUsefulness published = usefulnessFrom(json);
        published.committedAt = row.text(1);
        published.spend = {.microEpsilon = row.integer(2), .picoRho = row.integer(3)};
        published.corpusSha256 = row.text(4);
        if (!privacy::isInRange(published.counts.noise) || !published.counts.sensitivity.isInRange())
            return false;
        all.emplace_back(privacy::ReleasePass(), std::move(published));
        return true;
    };
    KEYSEED_TRY(readReleases(
        m_database,
        "SELECT description, committed, micro_epsilon, pico_rho, corpus FROM usefulness ORDER BY id",
        "a usefulness figure kept in this project is damaged",
        take));
    return all;
}

} // namespace core::pipeline
