#include "core/pipeline/SmallReleases.h"
#include "core/pipeline/project/ProjectStore.h"

#include <nlohmann/json.hpp>

namespace core::pipeline {

namespace {

using Json = nlohmann::json;
using package::LabelFinding;

LabelFinding readDescription(const Json &json)
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

} // namespace

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
        all.emplace_back(privacy::ReleasePass(), readDescription(json));
    };
    if (auto read = readSealedReleases(m_database,
                                       "label_finding",
                                       "labels that were found and are kept in this project are damaged",
                                       take);
        !read)
        return fail(read.error());
    return all;
}

} // namespace core::pipeline
