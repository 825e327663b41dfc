#include "core/methods/evolution/WrittenTexts.h"

#include "core/base/Result.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"

#include <algorithm>

namespace core::synthesis {

namespace {

using Pool = std::vector<Candidate>;
using Wishes = std::vector<Wish>;

// At a blank, so that no character is cut; so much without any is no text.
std::string cut(const std::string &text)
{
    if (text.size() <= longestCandidate)
        return text;
    const auto blank = text.rfind(' ', longestCandidate);
    return blank == std::string::npos ? std::string() : text.substr(0, blank);
}

Pool untold(const Wishes &wishes)
{
    Pool pool;
    for (const Wish &wish : wishes)
        pool.push_back({wish.label, wish.phrases, {}});
    return pool;
}

std::vector<Sequence> askedFor(const Wishes &wishes)
{
    std::vector<Sequence> sequences;
    for (const Wish &wish : wishes)
        sequences.push_back(wish.sequence);
    return sequences;
}

Pool withFoundPhrases(const Pool &pool, const PublicInputs &inputs, const ReleasePlan &release)
{
    Pool found = pool;
    for (Candidate &each : found)
        each.phrases =
            informativePhrases(inputs, each.text, static_cast<std::size_t>(release.parameters.length));
    return found;
}

} // namespace

std::uint64_t storedBytesOf(int phrases)
{
    // A text, escaped as JSON, and its phrases.
    return 6 * longestCandidate + 16 * static_cast<std::uint64_t>(phrases);
}

std::mt19937_64 randomnessOf(std::size_t round, const PublicInputs &inputs)
{
    std::vector<std::uint32_t> seeds = {static_cast<std::uint32_t>(round)};
    for (const auto byte : inputs.vocabulary.digest())
        seeds.push_back(static_cast<std::uint32_t>(byte));
    std::seed_seq seed(seeds.begin(), seeds.end());
    return std::mt19937_64(seed);
}

void number(Wishes &wishes, std::size_t round)
{
    for (std::size_t at = 0; at < wishes.size(); ++at)
        wishes[at].sequence.id = "ROUND-" + std::to_string(round) + "-" + std::to_string(at + 1);
}

Result<privacy::Released<Pool>> writtenTexts(const PublicInputs &inputs,
                                             const ReleasePlan &release,
                                             const privacy::Released<Wishes> &wishes,
                                             JobControl &control)
{
    const std::string &who = release.parameters.method;
    const auto &source = inputs.writing.source;
    if (!source)
        return fail(ErrorCode::Internal, who + ": there is nobody to write the texts");
    KEYSEED_ASSIGN(const auto texts, source->write(wishes.derive(askedFor), control));
    if (texts->size() != wishes->size())
        return fail(ErrorCode::Internal, who + ": a text is missing, or there is one too many");
    const auto pool = privacy::Released<Pool>::combine(
        wishes.derive(untold), texts, [](Pool each, const std::vector<std::string> &told) {
            for (std::size_t at = 0; at < each.size(); ++at)
                each[at].text = cut(told[at]);
            return each;
        });
    return source->takesPhrasesAsHints() ? pool.derive(withFoundPhrases, inputs, release) : pool;
}

std::optional<std::string> poolProblem(const ReleasedModel &model, std::size_t perLabel)
{
    if (model.pool.size() != perLabel * model.labels.size())
        return "there are too few or too many texts";
    for (std::size_t at = 0; at < model.pool.size(); ++at) {
        const Candidate &text = model.pool[at];
        if (text.label != at / perLabel
            || std::ranges::any_of(text.phrases, [&](auto phrase) { return phrase >= model.vocabularySize; }))
            return "a text has another label, or a phrase that is not in the vocabulary";
    }
    return std::nullopt;
}

} // namespace core::synthesis
