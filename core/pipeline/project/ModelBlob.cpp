#include "core/pipeline/project/ModelBlob.h"

#include "core/base/JsonInput.h"
#include "core/methods/Methods.h"
#include "core/synthesis/keyphrases/ModelShape.h"

#include <bit>
#include <cstring>
#include <nlohmann/json.hpp>

namespace core::pipeline {

static_assert(std::endian::native == std::endian::little, "cells are stored as they lie in memory");

namespace {

using Json = nlohmann::json;
using synthesis::NoisyTable;
using synthesis::ReleasedModel;

Json noiseJson(const privacy::Noise &noise)
{
    if (const auto *gaussian = std::get_if<privacy::GaussianVariance>(&noise))
        return {{"sigmaSquared", gaussian->sigmaSquared}};
    const auto &laplace = std::get<privacy::LaplaceScale>(noise);
    return {{"numerator", laplace.numerator}, {"denominator", laplace.denominator}};
}

privacy::Noise noiseFrom(const Json &json)
{
    if (json.contains("sigmaSquared"))
        return privacy::GaussianVariance{json.at("sigmaSquared")};
    return privacy::LaplaceScale{json.at("numerator"), json.at("denominator")};
}

Json tablesJson(const std::vector<NoisyTable> &tables)
{
    Json list = Json::array();
    for (const NoisyTable &table : tables)
        list.push_back({{"name", table.name},
                        {"cells", table.counts.cells.size()},
                        {"l1", table.counts.sensitivity.l1},
                        {"l2Squared", table.counts.sensitivity.l2Squared},
                        {"noise", noiseJson(table.counts.noise)}});
    return list;
}

Json poolJson(const std::vector<synthesis::Candidate> &pool)
{
    Json texts = Json::array();
    for (const synthesis::Candidate &each : pool)
        texts.push_back({{"label", each.label}, {"phrases", each.phrases}, {"text", each.text}});
    return texts;
}

void readPool(const Json &json, std::vector<synthesis::Candidate> &pool)
{
    for (const Json &each : json) {
        synthesis::Candidate &text = pool.emplace_back();
        each.at("label").get_to(text.label);
        each.at("phrases").get_to(text.phrases);
        each.at("text").get_to(text.text);
    }
}

Json parametersJson(const synthesis::MethodParameters &parameters)
{
    Json json = {{"method", parameters.method},
                 {"length", parameters.length},
                 {"phrasesPerUnit", parameters.phrasesPerUnit},
                 {"clusters", parameters.clusters},
                 {"selectedPhrases", parameters.selectedPhrases},
                 {"featurePairs", parameters.featurePairs},
                 {"prefixSizes", parameters.prefixSizes}};
    if (!parameters.further.empty())
        json["further"] = parameters.further;
    return json;
}

void readParameters(const Json &json, synthesis::MethodParameters &parameters)
{
    json.at("method").get_to(parameters.method);
    json.at("length").get_to(parameters.length);
    json.at("phrasesPerUnit").get_to(parameters.phrasesPerUnit);
    json.at("clusters").get_to(parameters.clusters);
    json.at("selectedPhrases").get_to(parameters.selectedPhrases);
    json.at("featurePairs").get_to(parameters.featurePairs);
    json.at("prefixSizes").get_to(parameters.prefixSizes);
    if (json.contains("further"))
        for (const auto &[key, numbers] : json.at("further").items())
            numbers.get_to(parameters.further[key]);
}

void readTable(const Json &json, NoisyTable &table)
{
    json.at("name").get_to(table.name);
    json.at("l1").get_to(table.counts.sensitivity.l1);
    json.at("l2Squared").get_to(table.counts.sensitivity.l2Squared);
    table.counts.noise = noiseFrom(json.at("noise"));
}

void readDescription(const Json &json, ReleasedModel &model)
{
    readParameters(json.at("parameters"), model.parameters);
    json.at("labels").get_to(model.labels);
    json.at("vocabularySource").get_to(model.vocabularySource);
    json.at("vocabularyDigest").get_to(model.vocabularyDigest);
    json.at("vocabularySize").get_to(model.vocabularySize);
    json.at("embeddingDigest").get_to(model.embeddingDigest);
    json.at("unitIsPerson").get_to(model.unitIsPerson);
    json.at("committedAt").get_to(model.committedAt);
    json.at("reservation").get_to(model.reservation);
    json.at("microEpsilon").get_to(model.spend.microEpsilon);
    json.at("picoRho").get_to(model.spend.picoRho);
    json.at("picoDelta").get_to(model.spend.picoDelta);
    json.at("selected").get_to(model.selected);
    json.at("clusterOf").get_to(model.clusterOf);
    if (json.contains("pool"))
        readPool(json.at("pool"), model.pool);
}

} // namespace

std::string describe(const ReleasedModel &model)
{
    Json json = {{"parameters", parametersJson(model.parameters)},
                 {"labels", model.labels},
                 {"vocabularySource", model.vocabularySource},
                 {"vocabularyDigest", model.vocabularyDigest},
                 {"vocabularySize", model.vocabularySize},
                 {"embeddingDigest", model.embeddingDigest},
                 {"unitIsPerson", model.unitIsPerson},
                 {"committedAt", model.committedAt},
                 {"reservation", model.reservation},
                 {"microEpsilon", model.spend.microEpsilon},
                 {"picoRho", model.spend.picoRho},
                 {"picoDelta", model.spend.picoDelta},
                 {"tables", tablesJson(model.tables)},
                 {"selected", model.selected},
                 {"clusterOf", model.clusterOf}};
    if (!model.pool.empty())
        json["pool"] = poolJson(model.pool);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string cellBytes(const ReleasedModel &model)
{
    std::string bytes;
    for (const NoisyTable &table : model.tables)
        bytes.append(reinterpret_cast<const char *>(table.counts.cells.data()),
                     table.counts.cells.size() * sizeof(std::int64_t));
    return bytes;
}

std::string sealedBytes(const ReleasedModel &model)
{
    return describe(model) + cellBytes(model);
}

Result<ReleasedModel> roundsFrom(std::string_view description, std::string_view cells)
{
    ReleasedModel model;
    try {
        const auto json = parseJson<Json>(description);
        readDescription(json, model);
        for (const Json &each : json.at("tables")) {
            NoisyTable table;
            readTable(each, table);
            const std::size_t count = each.at("cells");
            if (count > cells.size() / sizeof(std::int64_t))
                return fail(ErrorCode::Database, "the released model's cells do not fit its description");
            table.counts.cells.resize(count);
            std::memcpy(table.counts.cells.data(), cells.data(), count * sizeof(std::int64_t));
            cells.remove_prefix(count * sizeof(std::int64_t));
            model.tables.push_back(std::move(table));
        }
    } catch (const nlohmann::json::exception &) {
        return fail(ErrorCode::Database, "the released model's description is damaged");
    }
    if (!cells.empty())
        return fail(ErrorCode::Database, "the released model's cells do not fit its description");
    return model;
}

Result<ReleasedModel> modelFrom(std::string_view description, std::string_view cells)
{
    auto model = roundsFrom(description, cells);
    if (!model)
        return model;
    if (const auto problem = synthesis::modelProblem(*model))
        return fail(ErrorCode::Database, "the released model is damaged: " + *problem);
    return model;
}

} // namespace core::pipeline
