#include "core/pipeline/SmallReleases.h"
#include "core/pipeline/project/ProjectStore.h"

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
    return insertSealedRelease(ledgerConnection,
                               schemaName + ".draw_choice",
                               {choice->committedAt, sealedBytes(*choice), choice->reservation});
}

Result<std::vector<privacy::Released<DrawChoice>>> ProjectStore::drawChoices()
{
    std::vector<privacy::Released<DrawChoice>> all;
    const auto take = [&all](const Json &json) {
        all.emplace_back(privacy::ReleasePass(), readDescription(json));
    };
    if (auto read = readSealedReleases(
            m_database, "draw_choice", "a choice among draws kept in this project is damaged", take);
        !read)
        return fail(read.error());
    return all;
}

} // namespace core::pipeline
