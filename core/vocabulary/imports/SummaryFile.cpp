#include "core/vocabulary/imports/SummaryFile.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"

#include <algorithm>

namespace core::vocabulary {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostBytes = std::uint64_t{1} << 20;

// Throws what the JSON library throws when something else stands there.
ImportSummary summaryOf(const Json &json)
{
    ImportSummary summary;
    for (const Json &each : json.at("files")) {
        ImportSummary::File file{.path = each.at("name").get<std::string>(),
                                 .lines = each.at("lines").get<std::uint64_t>()};
        each.at("sha256").get_to(file.digest);
        summary.files.push_back(std::move(file));
    }
    json.at("concepts").get_to(summary.concepts);
    json.at("names").get_to(summary.names);
    for (const auto &[reason, count] : json.at("leftOut").items())
        summary.leftOut.emplace(reason, count.get<std::uint64_t>());
    return summary;
}

} // namespace

Result<void> writeSummary(const std::filesystem::path &path, const ImportSummary &summary)
{
    Json json{{"files", Json::array()},
              {"concepts", summary.concepts},
              {"names", summary.names},
              {"leftOut", Json::object()}};
    for (const ImportSummary::File &file : summary.files)
        json["files"].push_back(
            {{"name", file.path.string()}, {"lines", file.lines}, {"sha256", file.digest}});
    for (const auto &[reason, count] : summary.leftOut)
        json["leftOut"][reason] = count;
    return writeNewFile(path, json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::optional<ImportSummary> readSummary(const std::filesystem::path &path)
{
    const auto text = readWholeFile(path, mostBytes);
    const Json json = text ? parseJson<Json>(*text) : Json(Json::value_t::discarded);
    if (!json.is_object())
        return {};
    try {
        return summaryOf(json);
    } catch (const Json::exception &) {
        return {};
    }
}

} // namespace core::vocabulary
