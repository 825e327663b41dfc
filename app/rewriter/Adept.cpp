#include "app/rewriter/Adept.h"

#include <unicode/unistr.h>

namespace rewriter {

namespace {

constexpr Token paddingToken = 0, unknownToken = 1, firstToken = 2, lastToken = 3;

std::string lowerCase(std::string_view word)
{
    std::string lower;
    icu::UnicodeString::fromUTF8(std::string(word)).toLower().toUTF8String(lower);
    return lower;
}

std::vector<std::string> lowerWords(std::string_view text)
{
    std::vector<std::string> words;
    for (std::string_view word : wordsOf(text)) {
        while (!word.empty() && static_cast<unsigned char>(word.front()) <= ' ')
            word.remove_prefix(1);
        if (!word.empty())
            words.push_back(lowerCase(word));
    }
    return words;
}

struct State
{
    at::Tensor hidden, cell;
};

State stepped(const Weights &weights, const std::string &side, const at::Tensor &input, const State &state)
{
    const at::Tensor gates =
        at::linear(input, weights.at(side + "weight_ih_l0"), weights.at(side + "bias_ih_l0"))
        + at::linear(state.hidden, weights.at(side + "weight_hh_l0"), weights.at(side + "bias_hh_l0"));
    const auto parts = gates.chunk(4, 1); // input, forget, candidate, output
    const at::Tensor cell = at::sigmoid(parts[1]) * state.cell + at::sigmoid(parts[0]) * at::tanh(parts[2]);
    return {at::sigmoid(parts[3]) * at::tanh(cell), cell};
}

} // namespace

at::Tensor AdeptModel::rows(std::span<const std::string> texts) const
{
    at::Tensor tokens =
        at::full({static_cast<std::int64_t>(texts.size()), rowTokens}, paddingToken, at::kLong);
    auto *row = tokens.data_ptr<std::int64_t>();
    for (const std::string &text : texts) {
        auto found = lowerWords(text);
        found.resize(std::min(found.size(), static_cast<std::size_t>(rowTokens - 1)));
        auto *place = row;
        for (const std::string &word : found) {
            const auto number = numbers.find(word);
            *place++ = number == numbers.end() ? unknownToken : number->second;
        }
        *place = lastToken;
        row += rowTokens;
    }
    return tokens;
}

at::Tensor AdeptModel::encodeRows(const at::Tensor &rows) const
{
    const at::Tensor none = at::zeros({rows.size(0), hidden()});
    State state{none, none};
    for (std::int64_t place = 0; place < rowTokens; ++place) {
        const at::Tensor tokens = rows.select(1, place);
        const State next =
            stepped(weights, "encoder.", at::embedding(weights.at("embedding.weight"), tokens), state);
        const at::Tensor isToken = tokens.ne(paddingToken).unsqueeze(1);
        state = {at::where(isToken, next.hidden, state.hidden), at::where(isToken, next.cell, state.cell)};
    }
    return at::cat({state.hidden, state.cell}, 1);
}

at::Tensor AdeptModel::encode(std::span<const std::string> texts) const
{
    return encodeRows(rows(texts));
}

at::Tensor AdeptModel::decodeRows(const at::Tensor &values, const at::Tensor &rows) const
{
    State state{values.narrow(1, 0, hidden()), values.narrow(1, hidden(), hidden())};
    at::Tensor tokens = at::full({values.size(0)}, firstToken, at::kLong);
    std::vector<at::Tensor> scores;
    for (std::int64_t place = 0; place < rowTokens; ++place) {
        state = stepped(weights, "decoder.", at::embedding(weights.at("embedding.weight"), tokens), state);
        scores.push_back(at::linear(state.hidden, weights.at("output.weight"), weights.at("output.bias")));
        tokens = rows.select(1, place);
    }
    return at::stack(scores, 1);
}

std::vector<std::string> AdeptModel::decode(const at::Tensor &values) const
{
    const at::NoGradGuard noGradients;
    State state{values.narrow(1, 0, hidden()), values.narrow(1, hidden(), hidden())};
    at::Tensor tokens = at::full({values.size(0)}, firstToken, at::kLong);
    std::vector<std::string> texts(static_cast<std::size_t>(values.size(0)));
    std::vector<bool> isDone(texts.size(), false);
    for (std::int64_t place = 0; place < rowTokens; ++place) {
        state = stepped(weights, "decoder.", at::embedding(weights.at("embedding.weight"), tokens), state);
        tokens = at::linear(state.hidden, weights.at("output.weight"), weights.at("output.bias")).argmax(1);
        for (std::size_t row = 0; row < texts.size(); ++row) {
            const Token token = tokens.data_ptr<std::int64_t>()[row];
            isDone[row] = isDone[row] || token == lastToken;
            if (!isDone[row] && token > lastToken)
                texts[row] += (texts[row].empty() ? "" : " ") + words[static_cast<std::size_t>(token)];
        }
    }
    return texts;
}

} // namespace rewriter
