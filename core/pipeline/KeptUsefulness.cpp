#include "core/pipeline/ProjectStore.h"

#include <nlohmann/json.hpp>

namespace core::pipeline {

namespace {

using Json = nlohmann::json;
using package::PublishedUsefulness;

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
                {"unitIsPerson", published.unitIsPerson},
                {"corpus", published.corpusSha256},
                {"committedAt", published.committedAt},
                {"microEpsilon", published.spend.microEpsilon},
                {"picoRho", published.spend.picoRho},
                {"reservation", published.reservation}}
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
    published.reservation = json.value("reservation", std::int64_t{0});
    return published;
}

} // namespace

std::string ProjectStore::sealedBytes(const PublishedUsefulness &published)
{
    return describe(published);
}

Result<void> ProjectStore::insertUsefulness(Database &ledgerConnection,
                                            const std::string &schemaName,
                                            const privacy::Released<package::PublishedUsefulness> &published)
{
    auto insert =
        ledgerConnection.prepare("INSERT INTO " + schemaName
                                 + ".usefulness(committed, corpus, description, micro_epsilon, pico_rho, "
                                   "reservation, sealed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    if (!insert)
        return fail(insert.error());
    return insert->bind(1, published->committedAt)
        .bind(2, published->corpusSha256)
        .bind(3, describe(*published))
        .bind(4, published->spend.microEpsilon)
        .bind(5, published->spend.picoRho)
        .bind(6, published->reservation)
        .bindBlob(7, bytesOf(sha256(sealedBytes(*published))))
        .run();
}

Result<std::vector<privacy::Released<package::PublishedUsefulness>>> ProjectStore::allUsefulness()
{
    auto found = m_database.prepare(
        "SELECT committed, description, micro_epsilon, pico_rho, corpus FROM usefulness ORDER BY id");
    if (!found)
        return fail(found.error());
    const auto damaged = [this] {
        return fail(ErrorCode::Database,
                    path().string() + ": a usefulness figure kept in this project is damaged");
    };
    std::vector<privacy::Released<PublishedUsefulness>> all;
    while (true) {
        const auto row = found->step();
        if (!row)
            return fail(row.error());
        if (!*row)
            return all;
        PublishedUsefulness published;
        try {
            published = readDescription(Json::parse(found->text(1)));
        } catch (const Json::exception &) {
            return damaged();
        }
        published.committedAt = found->text(0);
        published.corpusSha256 = found->text(4);
        published.spend = {.microEpsilon = found->integer(2), .picoRho = found->integer(3)};
        if (!privacy::isInRange(published.counts.noise) || !published.counts.sensitivity.isInRange())
            return damaged();
        all.emplace_back(privacy::ReleasePass(), std::move(published));
    }
}

} // namespace core::pipeline
