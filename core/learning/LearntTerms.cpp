#include "core/learning/LearntTerms.h"

#include "core/base/Result.h"
#include "core/vocabulary/Associations.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace core::learning {

namespace {

constexpr std::string_view englishCode = "en"; // where a phrase in capitals is the name of an institution
constexpr std::size_t mostAssociations = std::size_t{16} << 20; // 64 MiB in the file

double priorOf(double passagesOf, std::size_t words)
{
    return (passagesOf + 0.3) * std::pow(0.85, static_cast<double>(words) - 1.0);
}

// A word that stands in more of the passages says nothing of their subject.
constexpr double mostPassages = 1.0 / 3;
// The prior of a term is that of one in this share of the passages at most.
constexpr double mostInPrior = 0.1;
constexpr std::uint64_t fewestForShares = 1'000; // passages

bool isEverywhere(std::uint32_t passagesOf, std::uint64_t passages)
{
    return passages >= fewestForShares && passagesOf > mostPassages * static_cast<double>(passages);
}

double priorPassages(std::uint32_t passagesOf, std::uint64_t passages)
{
    if (passages < fewestForShares)
        return passagesOf;
    return std::min<double>(passagesOf, mostInPrior * static_cast<double>(passages));
}

/// Returns the factor by which the priors of several words are raised, so that they are three of ten: authors
/// name a subject by several words, and mention it by one. At most 2.5.
double raiseOf(double ofWords, double ofSeveral)
{
    constexpr double share = 0.3;
    constexpr double most = 2.5;
    if (ofSeveral <= 0)
        return 1;
    return std::clamp(share / (1 - share) * ofWords / ofSeveral, 1.0, most);
}

std::uint32_t thousandths(double value)
{
    return static_cast<std::uint32_t>(std::max(1L, std::lround(1000 * value)));
}

// Returns the divergence below which a phrase is left out.
double leastDivergence(std::span<const double> divergence, std::uint64_t passages)
{
    constexpr double enough = 0.8;
    constexpr std::uint64_t fewPassages = 5'000; // make fewer topics, which are not so far apart
    const std::size_t mostInTen = passages < fewPassages ? 1 : 3;
    std::vector<double> sorted(divergence.begin(), divergence.end());
    const auto limit = sorted.begin() + static_cast<std::ptrdiff_t>(mostInTen * sorted.size() / 10);
    std::ranges::nth_element(sorted, limit);
    return std::min(enough, *limit);
}

std::uint16_t logCount(std::uint32_t count)
{
    const double steps = std::log1p(static_cast<double>(count)) * vocabulary::Associations::logSteps;
    return static_cast<std::uint16_t>(
        std::min<long>(std::lround(steps), std::numeric_limits<std::uint16_t>::max()));
}

void addAssociations(Learnt &learnt, const PairCounts &pairs)
{
    learnt.offsets = pairs.offsets;
    learnt.columns = pairs.columns;
    std::ranges::transform(pairs.counts, std::back_inserter(learnt.logCounts), logCount);
}

} // namespace

double inverseFrequency(std::uint32_t passagesOf, std::uint64_t passages)
{
    return std::log(static_cast<double>(passages) / std::max(1.0, static_cast<double>(passagesOf)));
}

ChosenPhrases choosePhrases(std::span<const Phrase> phrases,
                            const Eigen::MatrixXf &vectors,
                            const PhraseFacts &facts,
                            const ChoiceLimits &limits)
{
    const double least = leastDivergence(facts.divergence, facts.passages);
    std::vector<std::pair<double, std::size_t>> order;
    std::vector<std::size_t> known;
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        const bool hasVector = vectors.row(static_cast<Eigen::Index>(i)).squaredNorm() > 0;
        const bool isKnown = phrases[i].concept_.has_value();
        if (!hasVector || facts.passagesOf[i] < leastPassagesOf(phrases[i].words, limits.leastPassages)
            || (!isKnown
                && (facts.divergence[i] < least || isEverywhere(facts.passagesOf[i], facts.passages))))
            continue;
        if (isKnown) {
            known.push_back(i);
            continue;
        }
        const double words = static_cast<double>(phrases[i].words);
        order.emplace_back(-priorOf(facts.passagesOf[i], phrases[i].words) * std::log2(words + 1), i);
    }
    std::ranges::sort(order);
    order.resize(std::min(order.size(), limits.mostTerms));

    ChosenPhrases chosen;
    std::vector<Eigen::Index> rows;
    std::vector<std::size_t> all;
    std::ranges::transform(order, std::back_inserter(all), [](const auto &each) { return each.second; });
    all.insert(all.end(), known.begin(), known.end());
    for (const std::size_t index : all) {
        chosen.phrases.push_back(phrases[index]);
        chosen.divergence.push_back(facts.divergence[index]);
        rows.push_back(static_cast<Eigen::Index>(index));
    }
    chosen.vectors = vectors(rows, Eigen::all);
    return chosen;
}

Result<Learnt> makeTerms(const ChosenPhrases &chosen,
                         const PhraseBags &bags,
                         const SurfaceForms &forms,
                         const vocabulary::LearntOrigin &origin,
                         const Stage &stage)
{
    const auto passagesOf = bags.passagesOf(chosen.phrases.size());
    std::vector<std::pair<double, std::uint16_t>> order;
    double ofWords = 0;
    double ofSeveral = 0;
    for (std::size_t i = 0; i < chosen.phrases.size(); ++i) {
        if (passagesOf[i] == 0
            || (!chosen.phrases[i].concept_ && origin.language == englishCode && forms.isName(i)))
            continue;
        const std::size_t words = chosen.phrases[i].words;
        const double prior = priorOf(priorPassages(passagesOf[i], origin.passages), words);
        (words > 1 ? ofSeveral : ofWords) += prior;
        order.emplace_back(-prior, static_cast<std::uint16_t>(i));
    }
    const double raise = raiseOf(ofWords, ofSeveral);
    for (auto &[prior, phrase] : order)
        prior *= chosen.phrases[phrase].words > 1 ? raise : 1.0;
    std::ranges::sort(order);

    Learnt learnt;
    learnt.origin = origin;
    std::vector<Eigen::Index> rows;
    std::vector<std::uint16_t> phraseOf;
    for (const auto &[prior, phrase] : order) {
        const double idf = inverseFrequency(passagesOf[phrase], origin.passages);
        learnt.terms.push_back({.term = forms.shown(phrase),
                                .weight = thousandths(idf),
                                .kind = chosen.phrases[phrase].kind,
                                .concept_ = static_cast<std::uint32_t>(learnt.terms.size()),
                                .forms = forms.others(phrase),
                                .contribution = thousandths(idf * chosen.divergence[phrase]),
                                .prior = static_cast<float>(-prior)});
        learnt.passagesOf.push_back(passagesOf[phrase]);
        rows.push_back(phrase);
        phraseOf.push_back(phrase);
    }
    learnt.vectors = chosen.vectors(rows, Eigen::all);
    KEYSEED_ASSIGN(
        const auto pairs,
        countPairs(
            bags.renumbered(phraseOf), phraseOf.size(), {.least = 1, .mostPairs = mostAssociations}, stage));
    addAssociations(learnt, pairs);
    return learnt;
}

} // namespace core::learning
