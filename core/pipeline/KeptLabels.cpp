#include "core/pipeline/ProjectStore.h"

#include <nlohmann/json.hpp>

namespace core::pipeline {

namespace {

using Json = nlohmann::json;
using package::LabelFinding;

std::string describe(const LabelFinding &finding)
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
    return describe(finding);
}

Result<void> ProjectStore::insertLabelFinding(Database &ledgerConnection,
                                              const std::string &schemaName,
                                              const privacy::Released<LabelFinding> &finding)
{
    auto insert = ledgerConnection.prepare(
        "INSERT INTO " + schemaName
        + ".label_finding(committed, description, reservation, sealed) VALUES (?1, ?2, ?3, ?4)");
    if (!insert)
        return fail(insert.error());
    return insert->bind(1, finding->committedAt)
        .bind(2, describe(*finding))
        .bind(3, finding->reservation)
        .bindBlob(4, bytesOf(sha256(sealedBytes(*finding))))
        .run();
}

Result<std::vector<privacy::Released<LabelFinding>>> ProjectStore::labelFindings()
{
    auto rows = m_database.prepare("SELECT description, sealed FROM label_finding ORDER BY id");
    if (!rows)
        return fail(rows.error());
    const auto damaged = [this] {
        return fail(ErrorCode::Database,
                    path().string()
                        + ": labels that were found and are kept in this project are damaged, or were "
                          "changed outside this program; open a copy of the file from before that");
    };
    std::vector<privacy::Released<LabelFinding>> all;
    while (true) {
        const auto row = rows->step();
        if (!row)
            return fail(row.error());
        if (!*row)
            return all;
        if (rows->blob(1) != bytesOf(sha256(rows->text(0))))
            return damaged();
        try {
            all.emplace_back(privacy::ReleasePass(), readDescription(Json::parse(rows->text(0))));
        } catch (const Json::exception &) {
            return damaged();
        }
    }
}

} // namespace core::pipeline
