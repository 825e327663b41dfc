#include "app/rewriter/BeamSearch.h"

#include <limits>

namespace rewriter {

namespace {

constexpr double never = -1e30;

struct Finished
{
    double score = -std::numeric_limits<double>::infinity();
    std::vector<Token> tokens;
};

struct Beam
{
    double score = never;
    std::vector<Token> tokens;
};

struct Row
{
    std::vector<Beam> beams;
    Finished best;
};

void finish(Row &row, const Beam &beam, double score)
{
    const double mean = score / static_cast<double>(beam.tokens.size() + 1);
    if (mean > row.best.score)
        row.best = {mean, beam.tokens};
}

// The next beams of a row from its likeliest continuations; `from` says which beam each continues.
void continueRow(Row &row,
                 const double *scores,
                 const std::int64_t *choices,
                 std::int64_t candidates,
                 std::int64_t vocabulary,
                 const BeamRules &rules,
                 std::int64_t *from)
{
    std::vector<Beam> next;
    std::vector<std::int64_t> parents;
    for (std::int64_t at = 0; at < candidates && next.size() < row.beams.size(); ++at) {
        const auto parent = choices[at] / vocabulary;
        const Token token = choices[at] % vocabulary;
        const Beam &beam = row.beams[static_cast<std::size_t>(parent)];
        if (token == rules.end) {
            if (at < rules.beams)
                finish(row, beam, scores[at]);
            continue;
        }
        Beam grown{scores[at], beam.tokens};
        grown.tokens.push_back(token);
        next.push_back(std::move(grown));
        parents.push_back(parent);
    }
    for (std::size_t at = next.size(); at < row.beams.size(); ++at) {
        next.push_back({never, {rules.begin}});
        parents.push_back(0);
    }
    std::copy(parents.begin(), parents.end(), from);
    row.beams = std::move(next);
}

void select(Bart::Memory &memory, const at::Tensor &rows)
{
    for (auto *tensors : {&memory.keys, &memory.values})
        for (at::Tensor &each : *tensors)
            each = each.index_select(0, rows);
}

} // namespace

std::vector<std::vector<Token>>
beamSearch(const Bart &bart, const at::Tensor &encoded, const BeamRules &rules)
{
    const at::NoGradGuard noGradients;
    const auto count = encoded.size(0);
    const auto beams = rules.beams;
    const auto vocabulary = bart.shape().tokens;
    Bart::Memory memory = bart.memory(encoded);
    select(memory, at::arange(count).repeat_interleave(beams));
    Bart::Past past;
    bart.decode(at::full({count * beams, 1}, bart.shape().start, at::kLong), memory, past);

    std::vector<Row> rows(static_cast<std::size_t>(count));
    for (Row &row : rows) {
        row.beams.assign(static_cast<std::size_t>(beams), {never, {rules.begin}});
        row.beams.front().score = 0.0;
    }
    const auto candidates = std::min(2 * beams, beams * vocabulary);
    at::Tensor from = at::empty({count * beams}, at::kLong);
    for (std::int64_t length = 1; length < rowTokens; ++length) {
        at::Tensor last = at::empty({count * beams, 1}, at::kLong);
        at::Tensor soFar = at::empty({count * beams, 1}, at::kDouble);
        for (std::int64_t at = 0; at < count * beams; ++at) {
            const Beam &beam =
                rows[static_cast<std::size_t>(at / beams)].beams[static_cast<std::size_t>(at % beams)];
            last.data_ptr<std::int64_t>()[at] = beam.tokens.back();
            soFar.data_ptr<double>()[at] = beam.score;
        }
        at::Tensor scores = at::log_softmax(bart.decode(last, memory, past).squeeze(1), -1).to(at::kDouble);
        for (const Token token : {rules.pad, rules.begin})
            scores.select(1, token).fill_(never);
        scores = (scores + soFar).view({count, beams * vocabulary});
        const auto [best, choices] = scores.topk(candidates, 1);
        for (std::int64_t at = 0; at < count; ++at) {
            std::int64_t *place = from.data_ptr<std::int64_t>() + at * beams;
            continueRow(rows[static_cast<std::size_t>(at)],
                        best.data_ptr<double>() + at * candidates,
                        choices.data_ptr<std::int64_t>() + at * candidates,
                        candidates,
                        vocabulary,
                        rules,
                        place);
            for (std::int64_t beam = 0; beam < beams; ++beam)
                place[beam] += at * beams;
        }
        select(past, from);
    }
    std::vector<std::vector<Token>> outputs;
    for (Row &row : rows) {
        finish(row, row.beams.front(), row.beams.front().score);
        outputs.push_back(std::move(row.best.tokens));
    }
    return outputs;
}

} // namespace rewriter
