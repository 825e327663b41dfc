#include "core/project/ProjectStore.h"

#include <nlohmann/json.hpp>

namespace core::project {

namespace {

using Json = nlohmann::json;
using release::PublishedUsefulness;

std::string describe(const PublishedUsefulness &published)
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
                {"unitIsPerson", published.unitIsPerson}}
        .dump();
}

PublishedUsefulness readDescription(const Json &json)
{
    PublishedUsefulness published;
    json.at("classifier").get_to(published.classifier);
    json.at("features").get_to(published.features);
    published.counts = {
        .cells = {json.at("correct").get<std::int64_t>(), json.at("wrong").get<std::int64_t>()},
        .sensitivity = {.l1 = json.at("l1"), .l2Squared = json.at("l2Squared")},
        .noise = privacy::LaplaceScale{json.at("numerator"), json.at("denominator")}};
    json.at("unitIsPerson").get_to(published.unitIsPerson);
    return published;
}

} // namespace

Result<void> ProjectStore::insertUsefulness(Database &ledgerConnection,
                                            const std::string &schemaName,
                                            const privacy::Released<release::PublishedUsefulness> &published)
{
    auto insert =
        ledgerConnection.prepare("INSERT INTO " + schemaName
                                 + ".usefulness(committed, corpus, description, micro_epsilon, pico_rho) "
                                   "VALUES (?1, ?2, ?3, ?4, ?5)");
    if (!insert)
        return fail(insert.error());
    return insert->bind(1, published->committedAt)
        .bind(2, published->corpusSha256)
        .bind(3, describe(*published))
        .bind(4, published->spend.microEpsilon)
        .bind(5, published->spend.picoRho)
        .run();
}

Result<std::optional<privacy::Released<release::PublishedUsefulness>>>
ProjectStore::latestUsefulness(const std::string &corpusSha256)
{
    auto found = m_database.prepare("SELECT committed, description, micro_epsilon, pico_rho FROM usefulness "
                                    "WHERE corpus = ?1 ORDER BY id DESC LIMIT 1");
    if (!found)
        return fail(found.error());
    const auto row = found->bind(1, corpusSha256).step();
    if (!row)
        return fail(row.error());
    if (!*row)
        return std::optional<privacy::Released<PublishedUsefulness>>();
    PublishedUsefulness published;
    try {
        published = readDescription(Json::parse(found->text(1)));
    } catch (const Json::exception &) {
        return fail(ErrorCode::Database,
                    path().string() + ": the usefulness figure kept in this project is damaged");
    }
    published.committedAt = found->text(0);
    published.corpusSha256 = corpusSha256;
    published.spend = {.microEpsilon = found->integer(2), .picoRho = found->integer(3)};
    if (!privacy::isInRange(published.counts.noise) || !published.counts.sensitivity.isInRange())
        return fail(ErrorCode::Database,
                    path().string() + ": the usefulness figure kept in this project is damaged");
    return std::optional(
        privacy::Released<PublishedUsefulness>(privacy::ReleasePass(), std::move(published)));
}

} // namespace core::project
