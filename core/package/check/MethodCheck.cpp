#include "core/methods/Methods.h"
#include "core/package/check/ManifestProblems.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/text/JsonText.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/ModelShape.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace core::package {

namespace {

using CheckedJson = nlohmann::json;

// Larger than any allowed number of a plan, and small enough to be multiplied and listed.
constexpr int largestLength = 1000;
constexpr int largestNumber = 1 << 20;
constexpr std::int64_t largestVocabulary = std::int64_t{1} << 32;

// Returns a number from 0 on; a negative value if there is none.
int smallNumber(const CheckedJson &value, int largest = largestNumber)
{
    const std::int64_t number = wholeNumber(value).value_or(-1);
    return number > largest ? -1 : static_cast<int>(number);
}

// Returns whether a key can be that of a setting of a method: "labelInPrompt".
bool isSettingName(std::string_view key)
{
    constexpr std::size_t longest = 30;
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return !key.empty() && key.size() <= longest && key.find_first_not_of(letters) == std::string_view::npos;
}

// Returns false if a number is missing or there are too many.
bool readFurther(const CheckedJson &further, synthesis::MethodParameters &parameters)
{
    if (!further.is_object() || further.size() > largestLength)
        return false;
    for (const auto &[key, numbers] : further.items()) {
        if (!isSettingName(key) || !numbers.is_array() || numbers.size() > largestLength)
            return false;
        for (const CheckedJson &number : numbers)
            if (parameters.further[key].emplace_back(smallNumber(number)) < 0)
                return false;
    }
    return true;
}

std::optional<synthesis::MethodParameters> parametersOf(const CheckedJson &method)
{
    synthesis::MethodParameters parameters;
    parameters.method = method.at("name");
    parameters.length = smallNumber(method.at("length"), largestLength);
    parameters.phrasesPerUnit = smallNumber(method.at("phrasesPerUnit"));
    parameters.clusters = smallNumber(method.at("clusters"));
    parameters.selectedPhrases = smallNumber(method.at("selectedPhrases"));
    parameters.featurePairs = smallNumber(method.at("featurePairs"));
    const CheckedJson &sizes = method.at("prefixSizes");
    if (parameters.length < 1 || parameters.phrasesPerUnit < 0 || parameters.clusters < 0
        || parameters.selectedPhrases < 0 || parameters.featurePairs < 0 || sizes.size() > largestLength)
        return std::nullopt;
    for (const CheckedJson &size : sizes) {
        parameters.prefixSizes.push_back(smallNumber(size, largestLength));
        if (parameters.prefixSizes.back() < 1)
            return std::nullopt;
    }
    if (method.contains("further") && !readFurther(method.at("further"), parameters))
        return std::nullopt;
    return parameters;
}

} // namespace

std::vector<std::string> methodProblems(const CheckedJson &manifest)
{
    const CheckedJson &method = manifest.at("method");
    const auto parameters = parametersOf(method);
    const auto phrases = wholeNumber(manifest.at("publicInputs").at("vocabulary").at("phrases"));
    if (!parameters || !phrases || *phrases < 1 || *phrases > largestVocabulary)
        return {"method: a number is missing or out of range"};

    std::vector<std::string> problems =
        differingPaths(CheckedJson(methodJson(*parameters)), method, "method");
    synthesis::ModelShape shape{
        *parameters, manifest.at("labels").size(), static_cast<std::uint64_t>(*phrases)};
    std::vector<std::string> tables;
    for (const CheckedJson &mechanism : manifest.at("mechanisms"))
        tables.push_back(mechanism.at("table"));
    const auto *synthesizer = synthesis::findSynthesizer(parameters->method);
    if (!synthesizer)
        problems.emplace_back("mechanisms: the method is not known");
    for (const CheckedJson &mechanism : manifest.at("mechanisms")) {
        if (synthesizer
            && mechanism.at("releases")
                   != tableInWords(*parameters, mechanism.at("table").get<std::string>()))
            problems.emplace_back("mechanisms: one does not state in words what its table releases");
        if (mechanism.at("name") != parameters->method)
            problems.emplace_back("mechanisms: the name of one is not that of the method");
        const auto cells =
            synthesizer ? synthesis::cellsOf(*synthesizer, shape, mechanism.at("table").get<std::string>())
                        : std::nullopt;
        if (cells && mechanism.at("cells") != *cells)
            problems.emplace_back(
                "mechanisms: the cells of one are not as many as method, labels and vocabulary make");
    }
    const auto problem = synthesizer ? synthesis::tablesProblem(*synthesizer, shape, tables) : std::nullopt;
    if (problem)
        problems.push_back("mechanisms: " + *problem);
    return problems;
}

std::vector<std::string> vocabularyListProblems(const CheckedJson &manifest)
{
    const auto stated = manifest.find("vocabularyList");
    const auto parameters = parametersOf(manifest.at("method"));
    const auto phrases = wholeNumber(manifest.at("publicInputs").at("vocabulary").at("phrases"));
    const auto *synthesizer = parameters ? synthesis::findSynthesizer(parameters->method) : nullptr;
    if (stated == manifest.end() || !synthesizer || !phrases)
        return {}; // other checks report it
    std::vector<synthesis::PlannedTable> tables;
    for (const CheckedJson &mechanism : manifest.at("mechanisms")) {
        const MechanismFacts facts = mechanismFactsOf(mechanism);
        if (!facts.sensitivity.isInRange() || !privacy::isInRange(facts.noise))
            return {}; // the same
        tables.push_back({.name = facts.table, .sensitivity = facts.sensitivity, .noise = facts.noise});
    }
    const auto noise =
        synthesis::plannedCountNoise(*synthesizer, *parameters, static_cast<std::size_t>(*phrases), tables);
    if (!noise)
        return {}; // the same
    std::vector<std::string> problems;
    for (const std::string &path :
         differingPaths(CheckedJson(vocabularyListJson(noise->threshold, noise->halfWidth95)),
                        *stated,
                        "vocabularyList"))
        problems.push_back(path + ": does not follow from the noise of the counts");
    return problems;
}

bool hasCounts(const CheckedJson &manifest)
{
    const auto *synthesizer = synthesis::findSynthesizer(manifest.at("method").at("name").get<std::string>());
    if (!synthesizer)
        return true; // another check reports the unknown method
    const auto tables = synthesizer->countTables();
    return std::ranges::any_of(manifest.at("mechanisms"), [&](const CheckedJson &mechanism) {
        const auto table = mechanism.at("table").get<std::string>();
        return std::ranges::find(tables, table, &synthesis::CountTable::name) != tables.end();
    });
}

bool hasJointCounts(const CheckedJson &manifest)
{
    synthesis::MethodParameters parameters;
    parameters.method = manifest.at("method").at("name");
    return hasJointCounts(parameters);
}

} // namespace core::package
