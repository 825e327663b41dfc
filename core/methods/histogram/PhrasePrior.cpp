#include "core/methods/histogram/PhrasePrior.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>

namespace core::synthesis {

namespace {

constexpr std::uint32_t silentWeight = 4'000; // idf in thousandths
constexpr float idfExponent = 1.2F;
constexpr float factorPerWord = 0.1F;

} // namespace

std::vector<bool> silentPhrases(const vocabulary::Vocabulary &phrases)
{
    std::vector<bool> silent(phrases.size());
    for (vocabulary::TermId id = 0; id < phrases.size(); ++id)
        silent[id] = !phrases.contribution(id) && phrases.weight(id) <= silentWeight;
    if (std::ranges::find(silent, false) == silent.end())
        silent.assign(silent.size(), false);
    return silent;
}

Eigen::VectorXf phrasePrior(const vocabulary::Vocabulary &phrases)
{
    const std::vector<bool> silent = silentPhrases(phrases);
    Eigen::VectorXf logs(static_cast<Eigen::Index>(phrases.size()));
    for (Eigen::Index row = 0; row < logs.size(); ++row) {
        const auto id = static_cast<vocabulary::TermId>(row);
        if (const auto known = phrases.prior(id)) {
            logs[row] = std::log(*known);
            continue;
        }
        const auto isBetween = [](char c) { return c == ' ' || c == '-'; };
        const auto furtherWords = static_cast<float>(std::ranges::count_if(phrases.term(id), isBetween));
        logs[row] = -idfExponent * static_cast<float>(phrases.weight(id)) / 1000.0F
                    + furtherWords * std::log(factorPerWord);
    }
    constexpr float leastLog = -60; // far below any difference of real weights, and above 0 as a float
    Eigen::VectorXf prior = (logs.array() - logs.maxCoeff()).max(leastLog).exp();
    for (Eigen::Index row = 0; row < prior.size(); ++row)
        if (silent[static_cast<std::size_t>(row)])
            prior[row] = 0;
    return prior / prior.sum();
}

namespace {

using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
constexpr Eigen::Index blockRows = 4'096;

Eigen::VectorXf vectorOf(const embedding::Embedding &embedding, vocabulary::TermId id)
{
    Eigen::VectorXf row(static_cast<Eigen::Index>(embedding.dimension()));
    embedding.copyRow(id, {row.data(), static_cast<std::size_t>(row.size())});
    return row;
}

// Zeros for a name that holds no phrase.
Eigen::VectorXf directionOf(const std::string &name, const PublicInputs &inputs)
{
    Eigen::VectorXf sum = Eigen::VectorXf::Zero(static_cast<Eigen::Index>(inputs.embedding.dimension()));
    for (const auto &[term, count] : inputs.matcher->match(name))
        sum += static_cast<float>(inputs.vocabulary.weight(term)) * vectorOf(inputs.embedding, term);
    const float norm = sum.norm();
    return norm > 0 ? Eigen::VectorXf(sum / norm) : sum;
}

Rows directionsOf(const std::vector<std::string> &labels, const PublicInputs &inputs)
{
    Rows directions(static_cast<Eigen::Index>(labels.size()),
                    static_cast<Eigen::Index>(inputs.embedding.dimension()));
    for (std::size_t label = 0; label < labels.size(); ++label)
        directions.row(static_cast<Eigen::Index>(label)) = directionOf(labels[label], inputs).transpose();
    return directions;
}

Rows rowsFrom(const embedding::Embedding &embedding, Eigen::Index first, Eigen::Index count)
{
    Rows rows(count, static_cast<Eigen::Index>(embedding.dimension()));
    for (Eigen::Index row = 0; row < count; ++row)
        embedding.copyRow(static_cast<vocabulary::TermId>(first + row),
                          {rows.row(row).data(), embedding.dimension()});
    return rows;
}

std::vector<std::string> namesOrDescriptions(const std::vector<std::string> &labels,
                                             const PublicInputs &inputs)
{
    std::vector<std::string> texts;
    for (const std::string &label : labels) {
        const auto described = inputs.labelDescriptions.find(label);
        texts.push_back(described == inputs.labelDescriptions.end() ? label : described->second);
    }
    return texts;
}

// The likeliest phrases: others are too rare to be drawn often, and encoding all of a large vocabulary would
// take minutes.
std::vector<vocabulary::TermId> likeliestPhrases(const vocabulary::Vocabulary &phrases)
{
    constexpr std::size_t mostEncoded = 10'000;
    const Eigen::VectorXf prior = phrasePrior(phrases);
    std::vector<vocabulary::TermId> ids(phrases.size());
    std::iota(ids.begin(), ids.end(), vocabulary::TermId{0});
    std::erase_if(ids, [&](vocabulary::TermId id) { return prior[static_cast<Eigen::Index>(id)] <= 0; });
    std::ranges::stable_sort(ids, [&](vocabulary::TermId one, vocabulary::TermId other) {
        return prior[static_cast<Eigen::Index>(one)] > prior[static_cast<Eigen::Index>(other)];
    });
    ids.resize(std::min(ids.size(), mostEncoded));
    return ids;
}

std::vector<std::string> textsOf(const std::vector<vocabulary::TermId> &ids,
                                 const vocabulary::Vocabulary &phrases)
{
    std::vector<std::string> texts;
    for (const vocabulary::TermId id : ids)
        texts.emplace_back(phrases.term(id));
    return texts;
}

// Turns cosines into differences from their mean over the labels with words for names; codes have none.
void comparedByName(Eigen::MatrixXf &cosines, const std::vector<std::string> &names)
{
    Eigen::VectorXf hasWords(cosines.rows());
    for (std::size_t label = 0; label < names.size(); ++label)
        hasWords[static_cast<Eigen::Index>(label)] = isInWords(names[label]) ? 1 : 0;
    const Eigen::RowVectorXf mean = (hasWords.transpose() * cosines) / std::max(hasWords.sum(), 1.0F);
    cosines.rowwise() -= mean;
    cosines = hasWords.asDiagonal() * cosines;
}

Result<Eigen::MatrixXf>
closenessTo(const std::vector<std::string> &names, const PublicInputs &inputs, JobControl &control)
{
    std::vector<std::string> texts;
    std::ranges::transform(names, std::back_inserter(texts), nameInWords);
    const std::vector<vocabulary::TermId> ids = likeliestPhrases(inputs.vocabulary);
    KEYSEED_ASSIGN(Eigen::MatrixXf cosines,
                   inputs.encoder->cosines(texts, textsOf(ids, inputs.vocabulary), control));
    comparedByName(cosines, names);
    Eigen::MatrixXf closeness =
        Eigen::MatrixXf::Zero(cosines.rows(), static_cast<Eigen::Index>(inputs.vocabulary.size()));
    for (std::size_t term = 0; term < ids.size(); ++term)
        closeness.col(static_cast<Eigen::Index>(ids[term])) = cosines.col(static_cast<Eigen::Index>(term));
    return closeness;
}

} // namespace

std::vector<std::string> encodedPhrases(const vocabulary::Vocabulary &phrases)
{
    return textsOf(likeliestPhrases(phrases), phrases);
}

std::string nameInWords(std::string_view label)
{
    const auto isUpper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    std::string words;
    for (std::size_t i = 0; i < label.size(); ++i) {
        const char c = label[i];
        if (i > 0 && isUpper(c) && isLower(label[i - 1]))
            words += ' ';
        words += c == '_' || c == '/' ? ' ' : isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return words;
}

bool isInWords(std::string_view label)
{
    constexpr int fewestLetters = 3; // bytes of another script count as letters
    int letters = 0;
    for (const char c : label) {
        const bool isLetter =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
        letters = isLetter ? letters + 1 : 0;
        if (letters == fewestLetters)
            return true;
    }
    return false;
}

LabelNames namesByVocabulary(const std::vector<std::string> &labels, const PublicInputs &inputs)
{
    const Rows directions = directionsOf(namesOrDescriptions(labels, inputs), inputs);
    const Eigen::ArrayXf isNamed = (directions.rowwise().squaredNorm().array() > 0).cast<float>();
    LabelNames names{{}, static_cast<int>(isNamed.sum()), {}};
    const auto phrases = static_cast<Eigen::Index>(inputs.vocabulary.size());
    names.nearness.resize(directions.rows(), phrases);
    for (Eigen::Index first = 0; first < phrases; first += blockRows) {
        const Eigen::Index count = std::min(blockRows, phrases - first);
        Eigen::MatrixXf cosines = directions * rowsFrom(inputs.embedding, first, count).transpose();
        const Eigen::RowVectorXf mean = cosines.colwise().sum() / std::max(isNamed.sum(), 1.0F);
        cosines = (cosines.rowwise() - mean).cwiseMax(0.0F);
        names.nearness.middleCols(first, count) = isNamed.matrix().asDiagonal() * cosines;
    }
    return names;
}

Result<LabelNames>
labelNames(const std::vector<std::string> &labels, const PublicInputs &inputs, JobControl &control)
{
    LabelNames names = namesByVocabulary(labels, inputs);
    if (inputs.encoder && labels.size() > 1) {
        KEYSEED_ASSIGN(names.closeness, closenessTo(namesOrDescriptions(labels, inputs), inputs, control));
    }
    return names;
}

} // namespace core::synthesis
