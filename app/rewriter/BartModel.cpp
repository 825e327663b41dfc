#include "app/rewriter/Bart.h"
#include "app/rewriter/BeamSearch.h"
#include "core/base/Result.h"

#include <numeric>

namespace rewriter {

using core::ErrorCode;
using core::fail;
using core::Result;

std::vector<std::int64_t> BartModel::keptUnits() const
{
    if (!facts.kept.empty())
        return facts.kept;
    std::vector<std::int64_t> all(static_cast<std::size_t>(bart.shape().width));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

std::int64_t BartModel::valuesPerRow() const
{
    return rowTokens * static_cast<std::int64_t>(keptUnits().size());
}

at::Tensor BartModel::rows(std::span<const std::string> texts) const
{
    at::Tensor tokens = at::empty({static_cast<std::int64_t>(texts.size()), rowTokens}, at::kLong);
    auto *place = tokens.data_ptr<std::int64_t>();
    for (const std::string &text : texts) {
        const auto row = bpe.row(text, rowTokens);
        place = std::copy(row.begin(), row.end(), place);
    }
    return tokens;
}

at::Tensor BartModel::encode(const at::Tensor &rows) const
{
    const at::Tensor encoded = bart.encode(rows, rows.ne(bpe.pad()));
    const at::Tensor kept = facts.kept.empty() ? encoded : encoded.index_select(2, at::tensor(facts.kept));
    return kept.reshape({rows.size(0), valuesPerRow()});
}

at::Tensor BartModel::widened(const at::Tensor &values) const
{
    const auto units = static_cast<std::int64_t>(keptUnits().size());
    const at::Tensor kept = values.view({values.size(0), rowTokens, units});
    if (facts.kept.empty())
        return kept;
    const at::Tensor none = at::zeros({values.size(0), rowTokens, bart.shape().width});
    return none.index_copy(2, at::tensor(facts.kept), kept);
}

std::vector<std::string> BartModel::decode(const at::Tensor &values, std::int64_t beams) const
{
    std::vector<std::string> texts;
    const BeamRules rules{bpe.begin(), bpe.pad(), bpe.end(), beams};
    for (const auto &tokens : beamSearch(bart, widened(values), rules))
        texts.push_back(bpe.decode(tokens));
    return texts;
}

Result<BartModel> openBart(const std::filesystem::path &folder)
{
    KEYSEED_ASSIGN(const auto shape, readShape(folder));
    KEYSEED_ASSIGN(auto facts, readFacts(folder, shape.width));
    KEYSEED_ASSIGN(auto bpe, Bpe::read(folder));
    if (bpe.size() > static_cast<std::size_t>(shape.tokens))
        return fail(ErrorCode::InvalidPlan,
                    (folder / "vocab.json").string()
                        + ": has more tokens than \"vocab_size\" of config.json");
    const auto path = folder / "model.safetensors";
    KEYSEED_ASSIGN(auto weights, readWeights(path));
    KEYSEED_ASSIGN(auto arrays, fitted(std::move(weights), shape, path));
    return BartModel{std::move(bpe), Bart(shape, std::move(arrays)), std::move(facts)};
}

Result<void> writeBart(const BartModel &model, const std::filesystem::path &folder)
{
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        return fail(ErrorCode::Io, folder.string() + ": the folder cannot be made: " + failed.message());
    KEYSEED_TRY(writeShape(model.bart.shape(), folder));
    KEYSEED_TRY(model.bpe.write(folder));
    KEYSEED_TRY(writeFacts(model.facts, folder));
    return writeWeights(model.bart.weights(), folder / "model.safetensors");
}

} // namespace rewriter
