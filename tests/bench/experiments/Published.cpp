#include "tests/bench/experiments/Published.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"

#include <algorithm>

namespace experiments {

namespace {

using Json = nlohmann::json;

PublishedTable tableIn(const Json &json)
{
    PublishedTable table{
        .source = json.at("source"), .measure = json.value("measure", "accuracy"), .figures = {}};
    for (const Json &figure : json.at("figures"))
        table.figures.push_back({.system = figure.at("system"),
                                 .learner = figure.value("learner", ""),
                                 .epsilon = figure.value("epsilon", 0.0),
                                 .percent = figure.at("percent")});
    return table;
}

} // namespace

std::optional<double>
PublishedTable::percentOf(const std::string &system, const std::string &learner, double epsilon) const
{
    const auto of = [&](const std::string &named) {
        return std::ranges::find_if(figures, [&](const PublishedFigure &each) {
            return each.system == system && each.learner == named && each.epsilon == epsilon;
        });
    };
    if (const auto own = of(learner); own != figures.end())
        return own->percent;
    const auto any = of("");
    return any != figures.end() ? std::optional(any->percent) : std::nullopt;
}

core::Result<PublishedTable> publishedTable(const std::string &id)
{
    constexpr std::uint64_t largest = 1'000'000;
    const std::string file = KEYSEED_SOURCE_DIR "/tests/bench/experiments/published.json";
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(file, largest));
    try {
        const Json tables = core::parseJson<Json>(text);
        if (const auto found = tables.find(id); found != tables.end())
            return tableIn(*found);
    } catch (const Json::exception &wrong) {
        return core::fail(core::ErrorCode::InvalidPlan, file + ": " + wrong.what());
    }
    return core::fail(core::ErrorCode::InvalidPlan, "published: there is no table \"" + id + "\" in " + file);
}

} // namespace experiments
