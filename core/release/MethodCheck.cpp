#include "core/release/MethodCheck.h"

#include "core/release/JsonDifference.h"
#include "core/release/ManifestParts.h"
#include "core/release/MethodTables.h"
#include "core/seeding/ModelShape.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace core::release {

namespace {

using CheckedJson = nlohmann::json;

// More than any plan may ask for, and little enough to be multiplied and listed.
constexpr int largestLength = 1000;
constexpr int largestNumber = 1 << 20;
constexpr std::int64_t largestVocabulary = std::int64_t{1} << 32;

// A number from 0; below 0 what is none.
int smallNumber(const CheckedJson &value, int largest = largestNumber)
{
    const std::int64_t number = wholeNumber(value).value_or(-1);
    return number > largest ? -1 : static_cast<int>(number);
}

std::optional<seeding::MethodParameters> parametersOf(const CheckedJson &method)
{
    seeding::MethodParameters parameters;
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
    const seeding::ModelShape shape{
        *parameters, manifest.at("labels").size(), static_cast<std::uint64_t>(*phrases)};
    std::vector<std::string> tables;
    for (const CheckedJson &mechanism : manifest.at("mechanisms")) {
        tables.push_back(mechanism.at("table"));
        if (mechanism.at("name") != parameters->method)
            problems.emplace_back("mechanisms: the name of one is not that of the method");
        const auto cells = seeding::cellsOf(shape, tables.back());
        if (cells && mechanism.at("cells") != *cells)
            problems.emplace_back(
                "mechanisms: the cells of one are not as many as method, labels and vocabulary make");
    }
    if (const auto problem = seeding::tablesProblem(shape, tables))
        problems.push_back("mechanisms: " + *problem);
    return problems;
}

bool hasJointCounts(const CheckedJson &manifest)
{
    seeding::MethodParameters parameters;
    parameters.method = manifest.at("method").at("name");
    return hasJointCounts(parameters);
}

} // namespace core::release
