#include "core/project/ModelBlob.h"

#include <bit>
#include <cstring>
#include <nlohmann/json.hpp>

namespace core::project {

static_assert(std::endian::native == std::endian::little, "cells are stored as they lie in memory");

std::string describe(const seeding::HistogramModel &model)
{
    return nlohmann::json{{"labels", model.labels},
                          {"vocabularySource", model.vocabularySource},
                          {"vocabularyDigest", model.vocabularyDigest},
                          {"vocabularySize", model.vocabularySize},
                          {"phrasesPerUnit", model.phrasesPerUnit},
                          {"unitWeight", model.unitWeight},
                          {"scaleNumerator", model.scaleNumerator},
                          {"scaleDenominator", model.scaleDenominator},
                          {"microEpsilon", model.microEpsilon},
                          {"unitIsPerson", model.unitIsPerson},
                          {"committedAt", model.committedAt}}
        .dump();
}

std::string cellBytes(const seeding::HistogramModel &model)
{
    return {reinterpret_cast<const char *>(model.cells.data()), model.cells.size() * sizeof(std::int64_t)};
}

Result<seeding::HistogramModel> modelFrom(std::string_view description, std::string_view cells)
{
    seeding::HistogramModel model;
    try {
        const auto json = nlohmann::json::parse(description);
        json.at("labels").get_to(model.labels);
        json.at("vocabularySource").get_to(model.vocabularySource);
        json.at("vocabularyDigest").get_to(model.vocabularyDigest);
        json.at("vocabularySize").get_to(model.vocabularySize);
        json.at("phrasesPerUnit").get_to(model.phrasesPerUnit);
        json.at("unitWeight").get_to(model.unitWeight);
        json.at("scaleNumerator").get_to(model.scaleNumerator);
        json.at("scaleDenominator").get_to(model.scaleDenominator);
        json.at("microEpsilon").get_to(model.microEpsilon);
        json.at("unitIsPerson").get_to(model.unitIsPerson);
        json.at("committedAt").get_to(model.committedAt);
    } catch (const nlohmann::json::exception &) {
        return fail(ErrorCode::Database, "the released model's description is damaged");
    }
    model.cells.resize(cells.size() / sizeof(std::int64_t));
    if (cells.size() % sizeof(std::int64_t) != 0
        || model.cells.size() != model.labels.size() * model.vocabularySize)
        return fail(ErrorCode::Database, "the released model's cells do not fit its description");
    std::memcpy(model.cells.data(), cells.data(), cells.size());
    return model;
}

} // namespace core::project
