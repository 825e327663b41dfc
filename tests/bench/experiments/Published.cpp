#include "tests/bench/experiments/Published.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/privacy/accounting/Accounting.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace experiments {

namespace {

using PublishedJson = nlohmann::json;

template<typename T>
std::optional<T> optionalOf(const PublishedJson &json, const char *key)
{
    return json.contains(key) ? std::optional<T>(json.at(key).get<T>()) : std::nullopt;
}

PublishedNumber numberOf(const PublishedJson &json)
{
    PublishedNumber number{.key = {.paper = json.at("paper"),
                                   .table = json.at("table"),
                                   .corpus = json.at("corpus"),
                                   .system = json.at("system"),
                                   .texts = optionalOf<int>(json, "texts"),
                                   .learner = json.value("learner", ""),
                                   .epsilon = optionalOf<double>(json, "epsilon"),
                                   .isWithoutNoise = json.value("withoutNoise", false),
                                   .measure = json.at("measure")},
                           .value = json.at("value"),
                           .unit = json.at("unit"),
                           .delta = optionalOf<double>(json, "delta"),
                           .vocabularyEpsilon = {},
                           .sequencesEpsilon = {},
                           .note = json.value("note", "")};
    if (json.contains("epsilonParts")) {
        number.vocabularyEpsilon = json["epsilonParts"].at("vocabulary");
        number.sequencesEpsilon = json["epsilonParts"].at("kde");
    }
    return number;
}

} // namespace

core::Result<Published> Published::read(const std::filesystem::path &file)
{
    constexpr std::uint64_t largest = 10'000'000;
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(file, largest));
    Published published;
    try {
        for (const PublishedJson &each : core::parseJson<PublishedJson>(text))
            published.m_numbers.push_back(numberOf(each));
    } catch (const PublishedJson::exception &wrong) {
        return core::fail(core::ErrorCode::InvalidPlan, file.string() + ": " + wrong.what());
    }
    return published;
}

const PublishedNumber *Published::find(const PublishedKey &key) const
{
    const auto found =
        std::ranges::find_if(m_numbers, [&](const PublishedNumber &each) { return each.key == key; });
    return found == m_numbers.end() ? nullptr : &*found;
}

std::string inWords(double value, const std::string &unit)
{
    char text[64];
    if (unit == "count") {
        std::string digits = std::to_string(std::llround(value));
        for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
            digits.insert(static_cast<std::size_t>(place), ",");
        return digits;
    }
    // One decimal as the tables print it; a second where the printed number has one.
    const bool isTenths = std::abs(value * 10 - std::round(value * 10)) < 1e-9;
    if (unit == "percent")
        std::snprintf(text, sizeof(text), isTenths ? "%.1f %%" : "%.2f %%", value);
    else
        std::snprintf(text, sizeof(text), unit == "fraction" ? "%.3f" : "%.4f", value);
    return text;
}

std::optional<double> computed(const PublishedKey &key)
{
    constexpr double clip = 0.1;
    constexpr double tokens = 20;
    constexpr double delta = 1e-5;
    if (key.paper != "dp-bart" || key.table != "6 (text)")
        return std::nullopt;
    const double values = tokens * (key.system == "DP-BART-PR" ? 182 : 768);
    const double sensitivity = 2 * clip * std::sqrt(values);
    if (key.measure == "l2 sensitivity")
        return sensitivity;
    return key.epsilon ? std::optional(sensitivity / core::privacy::gaussianMu(*key.epsilon, delta))
                       : std::nullopt;
}

double epsilonOfAnswers(int answers, double delta)
{
    constexpr double sigma = 6;
    return core::privacy::gaussianEpsilon(std::sqrt(2.0 * answers) / sigma, delta);
}

} // namespace experiments
