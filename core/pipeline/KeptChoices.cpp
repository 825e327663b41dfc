#include "core/pipeline/ProjectStore.h"

#include <nlohmann/json.hpp>

namespace core::pipeline {

namespace {

using Json = nlohmann::json;
using package::DrawChoice;

DrawChoice readDescription(const Json &json)
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
    auto insert = ledgerConnection.prepare(
        "INSERT INTO " + schemaName
        + ".draw_choice(committed, description, reservation, sealed) VALUES (?1, ?2, ?3, ?4)");
    if (!insert)
        return fail(insert.error());
    const std::string description = sealedBytes(*choice);
    return insert->bind(1, choice->committedAt)
        .bind(2, description)
        .bind(3, choice->reservation)
        .bindBlob(4, bytesOf(sha256(description)))
        .run();
}

Result<std::vector<privacy::Released<DrawChoice>>> ProjectStore::drawChoices()
{
    auto rows = m_database.prepare("SELECT description, sealed FROM draw_choice ORDER BY id");
    if (!rows)
        return fail(rows.error());
    const auto damaged = [this] {
        return fail(ErrorCode::Database,
                    path().string()
                        + ": a choice among draws kept in this project is damaged, or was changed outside "
                          "this program; open a copy of the file from before that");
    };
    std::vector<privacy::Released<DrawChoice>> all;
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
