#include "core/methods/rewriting/RewritingTrial.h"

#include "core/base/Result.h"
#include "core/methods/rewriting/RewritingSettings.h"
#include "core/methods/rewriting/RewritingSynthesizer.h"
#include "core/privacy/Spend.h"
#include "core/privacy/samplers/ExactSamplers.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>

namespace core::synthesis {

namespace {

using privacy::Noise;
using privacy::RowGrid;

RewritingSettings oneRow()
{
    RewritingSettings settings;
    settings.model = "tried";
    settings.rows = 1;
    return settings;
}

Choices choicesFor(const rewriter::ModelFacts &model)
{
    Choices choices;
    choices.settings = settingsOf(oneRow(), rewritingSettings());
    choices.rewriter = model;
    return choices;
}

RowGrid gridFor(const rewriter::ModelFacts &model)
{
    return gridOf(kindFor(model), rewritingShape(oneRow(), choicesFor(model)));
}

// Returns the noise of a release of one row of a unit, by the plan of such a release.
Result<std::optional<Noise>> noiseFor(const rewriter::ModelFacts &model, double epsilon, double delta)
{
    if (std::isinf(epsilon) && epsilon > 0)
        return std::optional<Noise>();
    const RewritingSynthesizer method(kindFor(model));
    Choices choices = choicesFor(model);
    choices.epsilon = {{std::string(method.parts().front().key), epsilon}};
    choices.delta = delta;
    const auto release = planRelease(method, choices);
    if (!release)
        return fail(ErrorCode::InvalidParameter, release.error().detail);
    return std::optional<Noise>(release->table(rowTableName)->noise);
}

void appendNoisy(const std::vector<std::int64_t> &cells,
                 const std::optional<Noise> &noise,
                 double step,
                 std::vector<float> &numbers)
{
    privacy::SecureRandom random;
    for (const std::int64_t cell : cells) {
        const std::int64_t drawn =
            noise ? std::visit([&](const auto &of) { return privacy::drawNoise(of, random); }, *noise) : 0;
        numbers.push_back(
            static_cast<float>(static_cast<double>(privacy::saturatingSum(cell, drawn)) * step));
    }
}

} // namespace

const RewritingKind &kindFor(const rewriter::ModelFacts &model)
{
    const auto fits = [&](const RewritingKind &kind) {
        if (model.form == rewriter::ModelForm::Adept)
            return kind.form == model.form;
        return kind.form == model.form && kind.isPruned == model.isPruned
               && kind.isTrainedWithNoise == (model.isPruned && model.noiseEpsilon > 0.0);
    };
    return *std::ranges::find_if(rewritingKinds, fits); // the array has one for every model
}

Result<TriedRows> tryRewriting(const TextRewriter &rewriter,
                               std::string_view publicText,
                               std::span<const double> epsilons,
                               double delta,
                               JobControl &control)
{
    const std::vector<std::string> rows = rewriter.rowsOf(publicText);
    if (rows.empty() || epsilons.empty())
        return fail(ErrorCode::InvalidParameter, "a text with words and an epsilon were expected");
    TriedRows tried;
    std::vector<std::optional<Noise>> noises;
    for (const double epsilon : epsilons) {
        KEYSEED_ASSIGN(const auto noise, noiseFor(rewriter.facts(), epsilon, delta));
        noises.push_back(noise);
        tried.noiseBesideClip.push_back(
            noise ? privacy::standardDeviation(*noise) / static_cast<double>(stepsOfClip) : 0.0);
    }
    KEYSEED_ASSIGN(const auto encoded, rewriter.encode(rows, control));
    const RowGrid grid = gridFor(rewriter.facts());
    KEYSEED_ASSIGN(const auto cells, privacy::clippedCells(encoded, grid));
    std::vector<float> numbers;
    numbers.reserve(noises.size() * cells.size());
    for (const auto &noise : noises)
        appendNoisy(cells, noise, grid.step(), numbers);
    KEYSEED_ASSIGN(const auto texts, rewriter.decode(numbers, control));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        tried.rows.push_back({.original = rows[row], .rewritten = {}});
        for (std::size_t at = row; at < texts.size(); at += rows.size())
            tried.rows.back().rewritten.push_back((texts)[at]);
    }
    return tried;
}

} // namespace core::synthesis
