#include "core/methods/rewriting/RewritingSettings.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

constexpr int mostOfNumber = 1 << 20;
constexpr const char *weightsKey = "weights";

FieldCheck someFolder(const std::string &path, const std::filesystem::path &value)
{
    if (!value.empty())
        return {};
    return tl::unexpected(FieldIssue{
        .fault = FieldFault::OutOfRange,
        .field = path,
        .what = "the folder of a rewriting model was expected; train one on public texts with "
                "\"keyseed-cli rewriter train\", or name one with config.json and model.safetensors",
        .limit = {}});
}

int rewritingNumber(const MethodParameters &parameters, const char *key)
{
    const auto found = parameters.further.find(key);
    return found == parameters.further.end() || found->second.empty() ? 0 : found->second.front();
}

} // namespace

const FieldTable<RewritingSettings> &rewritingSettings()
{
    static const FieldTable<RewritingSettings> fields = {
        {"model", &RewritingSettings::model, someFolder, {}, {"Folder of the rewriting model."}},
        {"rows",
         &RewritingSettings::rows,
         WholeFrom{1, mostRewrittenRows},
         {},
         {"Number of rows of text that are rewritten."}},
        {"rowsPerUnit",
         &RewritingSettings::rowsPerUnit,
         WholeFrom{1, mostRowsPerUnit},
         {},
         {"Number of rows of a unit, at most."}},
    };
    return fields;
}

RewritingShape rewritingShape(const RewritingSettings &settings, const Choices &choices)
{
    RewritingShape shape{.rows = settings.rows, .rowsPerUnit = settings.rowsPerUnit};
    if (choices.rewriter) {
        shape.values = static_cast<int>(std::clamp<std::int64_t>(choices.rewriter->values, 1, mostOfNumber));
        shape.clipTenThousandths =
            static_cast<int>(std::llround(std::clamp(choices.rewriter->clip * 1e4, 0.0, 1.0 * mostOfNumber)));
    }
    return shape;
}

MethodParameters parametersOf(const RewritingShape &shape, const Choices &choices)
{
    MethodParameters parameters;
    parameters.length = choices.length;
    parameters.further = {{"rows", {shape.rows}},
                          {"rowsPerUnit", {shape.rowsPerUnit}},
                          {"values", {shape.values}},
                          {"clipTenThousandths", {shape.clipTenThousandths}}};
    return parameters;
}

RewritingShape rewritingIn(const MethodParameters &parameters)
{
    return {.rows = rewritingNumber(parameters, "rows"),
            .rowsPerUnit = rewritingNumber(parameters, "rowsPerUnit"),
            .values = rewritingNumber(parameters, "values"),
            .clipTenThousandths = rewritingNumber(parameters, "clipTenThousandths")};
}

void setWeights(MethodParameters &parameters, const Digest &weights)
{
    std::vector<int> numbers;
    for (std::size_t at = 0; at < weights.size(); at += 2)
        numbers.push_back(256 * weights[at] + weights[at + 1]);
    parameters.further[weightsKey] = std::move(numbers);
}

Digest weightsIn(const MethodParameters &parameters)
{
    Digest weights = {};
    const auto found = parameters.further.find(weightsKey);
    if (found == parameters.further.end() || 2 * found->second.size() != weights.size())
        return weights;
    for (std::size_t at = 0; at < found->second.size(); ++at) {
        weights[2 * at] = static_cast<unsigned char>(found->second[at] / 256);
        weights[2 * at + 1] = static_cast<unsigned char>(found->second[at] % 256);
    }
    return weights;
}

privacy::RowGrid gridOf(const RewritingKind &kind, const RewritingShape &shape)
{
    return {.form = kind.clip, .clip = shape.clip(), .steps = stepsOfClip, .values = shape.values};
}

privacy::Sensitivity rowLabelSensitivity(int rowsPerUnit)
{
    return {.l1 = 2 * rowLabelWeight * rowsPerUnit,
            .l2Squared = 2 * rowLabelWeight * rowLabelWeight * rowsPerUnit};
}

} // namespace core::synthesis
