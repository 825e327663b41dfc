#include "core/methods/rewriting/RewrittenTexts.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/methods/rewriting/RewritingSettings.h"
#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace core::synthesis {

namespace {

std::size_t highestOf(std::span<const std::int64_t> cells)
{
    return static_cast<std::size_t>(std::ranges::max_element(cells) - cells.begin());
}

std::vector<std::size_t> spreadLabels(const std::vector<int> &perLabel)
{
    std::vector<std::size_t> labels;
    for (std::size_t label = 0; label < perLabel.size(); ++label)
        labels.insert(labels.end(), static_cast<std::size_t>(perLabel[label]), label);
    privacy::SecureRandom random;
    std::ranges::shuffle(labels, random);
    return labels;
}

// Empty rows, too, are texts of a number of documents that is public.
constexpr std::string_view nothingLeft = "(nothing legible is left of this row)";

// A model of byte tokens may decode noise to bytes that are no UTF-8.
std::string legible(const std::string &decoded)
{
    const std::string text = plainText(decoded);
    constexpr std::string_view blanks = " \t\r\n";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string::npos)
        return std::string(nothingLeft);
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

} // namespace

Result<std::vector<Sequence>> rowsAsSequences(const ReleasedModel &model, const SamplingChoices &wanted)
{
    const auto rows = static_cast<std::size_t>(rewritingIn(model.parameters).rows);
    std::vector<std::size_t> labels = spreadLabels(wanted.perLabel);
    labels.resize(std::min(labels.size(), rows));
    if (const NoisyTable *table = model.table(rowLabelTableName)) {
        const std::size_t each = model.labels.size();
        for (std::size_t row = 0; row < labels.size(); ++row)
            labels[row] = highestOf(std::span(table->counts.cells).subspan(row * each, each));
    }
    std::vector<Sequence> sequences;
    for (const std::size_t label : labels)
        sequences.push_back({.id = {}, .label = model.labels[label], .keyphrases = {}});
    numberInOrder(sequences);
    return sequences;
}

Result<std::vector<std::string>> textsOfRows(const std::vector<Sequence> &sequences,
                                             const ReleasedModel &model,
                                             const PublicInputs &inputs,
                                             JobControl &control)
{
    if (!inputs.rewriter)
        return fail(ErrorCode::Internal, "no rewriting model is open");
    if (inputs.rewriter->weights() != weightsIn(model.parameters))
        return fail(ErrorCode::InvalidPlan,
                    "synthesis.model: the rows were encoded with other weights or words (SHA-256 of the list "
                    "of files "
                        + toHex(weightsIn(model.parameters)) + "); put that model back in its folder");
    const RewritingShape shape = rewritingIn(model.parameters);
    const double step = shape.clip() / static_cast<double>(stepsOfClip);
    const auto values = static_cast<std::size_t>(shape.values);
    const std::vector<std::int64_t> &cells = model.table(rowTableName)->counts.cells;
    std::vector<float> numbers;
    numbers.reserve(sequences.size() * values);
    for (const Sequence &sequence : sequences) {
        const auto number = numberOf(sequence.id);
        if (!number || *number < 1 || *number > cells.size() / values)
            return fail(ErrorCode::Internal, "a document names no row of the released model");
        for (const std::int64_t cell : std::span(cells).subspan((*number - 1) * values, values))
            numbers.push_back(static_cast<float>(static_cast<double>(cell) * step));
    }
    auto texts = inputs.rewriter->decode(numbers, control);
    KEYSEED_TRY(texts);
    std::ranges::transform(*texts, texts->begin(), legible);
    return texts;
}

} // namespace core::synthesis
