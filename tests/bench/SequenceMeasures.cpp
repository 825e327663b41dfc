#include "tests/bench/SequenceMeasures.h"

#include "core/embedding/VectorFile.h"
#include "core/records/Reader.h"
#include "tests/bench/LogisticRegression.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>

namespace bench {

namespace {

using core::pipeline::PublicInputs;
using core::vocabulary::PhraseBag;
using core::vocabulary::TermId;

SparseRows features(const Corpus &corpus, const PublicInputs &inputs)
{
    const auto terms = static_cast<int>(inputs.vocabulary.size());
    const auto dimension = static_cast<int>(inputs.embedding.dimension());
    std::vector<Eigen::Triplet<float>> entries;
    for (int row = 0; row < static_cast<int>(corpus.bags.size()); ++row) {
        const PhraseBag &bag = corpus.bags[static_cast<std::size_t>(row)];
        if (bag.empty())
            continue;
        std::vector<TermId> ids;
        Eigen::VectorXf counts(static_cast<Eigen::Index>(bag.size()));
        for (const auto &[term, count] : bag) {
            counts[static_cast<Eigen::Index>(ids.size())] = std::sqrt(static_cast<float>(count));
            ids.push_back(term);
        }
        const Eigen::VectorXf mean =
            (counts.transpose() * rowsOf(inputs.embedding, ids)).transpose().normalized();
        counts.normalize();
        for (std::size_t index = 0; index < ids.size(); ++index)
            entries.emplace_back(row, static_cast<int>(ids[index]), counts[static_cast<Eigen::Index>(index)]);
        for (int column = 0; column < dimension; ++column)
            entries.emplace_back(row, terms + column, mean[column]);
    }
    SparseRows matrix(static_cast<Eigen::Index>(corpus.bags.size()), terms + dimension);
    matrix.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

int numberOf(const std::string &label, const std::vector<std::string> &labels)
{
    return static_cast<int>(std::find(labels.begin(), labels.end(), label) - labels.begin());
}

using TextsOf = std::unordered_map<TermId, std::vector<std::uint32_t>>; // ascending

double togetherIn(const std::vector<std::uint32_t> &a, const std::vector<std::uint32_t> &b)
{
    std::vector<std::uint32_t> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return static_cast<double>(both.size());
}

double normalisedInformation(const TextsOf &texts, TermId a, TermId b, double total)
{
    const auto first = texts.find(a);
    const auto second = texts.find(b);
    if (first == texts.end() || second == texts.end())
        return -1;
    const double both = togetherIn(first->second, second->second);
    if (both == 0)
        return -1;
    if (both == total)
        return 1;
    const auto sizeA = static_cast<double>(first->second.size());
    const auto sizeB = static_cast<double>(second->second.size());
    return std::log(both * total / (sizeA * sizeB)) / -std::log(both / total);
}

} // namespace

Corpus readNotes(const core::records::Source &source,
                 const PublicInputs &inputs,
                 const std::vector<std::string> &labels)
{
    auto reader = core::records::Reader::open(source);
    Corpus corpus;
    core::records::Record record;
    while (reader && (*reader)->next(record).value_or(false)) {
        const int label = numberOf(record.label, labels);
        if (label == static_cast<int>(labels.size()))
            continue;
        corpus.bags.push_back(inputs.matcher->match(record.text));
        corpus.labels.push_back(label);
    }
    return corpus;
}

Corpus asCorpus(const std::vector<core::synthesis::Sequence> &sequences,
                const PublicInputs &inputs,
                const std::vector<std::string> &labels)
{
    std::unordered_map<std::string_view, TermId> ids;
    for (TermId id = 0; id < inputs.vocabulary.size(); ++id)
        ids.emplace(inputs.vocabulary.term(id), id);
    Corpus corpus;
    for (const core::synthesis::Sequence &sequence : sequences) {
        PhraseBag bag;
        for (const std::string &phrase : sequence.keyphrases)
            bag.emplace_back(ids.at(phrase), 1);
        std::sort(bag.begin(), bag.end());
        corpus.bags.push_back(std::move(bag));
        corpus.labels.push_back(numberOf(sequence.label, labels));
    }
    return corpus;
}

double accuracy(const Corpus &train, const Corpus &test, const PublicInputs &inputs, int classes)
{
    const LogisticRegression model(features(train, inputs), train.labels, classes);
    const auto predicted = model.predict(features(test, inputs));
    double right = 0;
    for (std::size_t example = 0; example < predicted.size(); ++example)
        right += predicted[example] == test.labels[example] ? 1 : 0;
    return right / static_cast<double>(predicted.size());
}

double faithfulness(const Corpus &synthetic, const Corpus &real)
{
    std::set<std::pair<int, TermId>> occurring;
    for (std::size_t note = 0; note < real.bags.size(); ++note)
        for (const auto &[term, count] : real.bags[note])
            occurring.emplace(real.labels[note], term);
    double drawn = 0;
    double faithful = 0;
    for (std::size_t text = 0; text < synthetic.bags.size(); ++text) {
        for (const auto &[term, count] : synthetic.bags[text]) {
            drawn += 1;
            faithful += occurring.contains({synthetic.labels[text], term}) ? 1 : 0;
        }
    }
    return faithful / drawn;
}

std::size_t distinctPhrases(const Corpus &synthetic)
{
    std::set<TermId> distinct;
    for (const PhraseBag &bag : synthetic.bags)
        for (const auto &[term, count] : bag)
            distinct.insert(term);
    return distinct.size();
}

double coherence(const Corpus &synthetic, const Corpus &real)
{
    TextsOf texts;
    for (std::uint32_t text = 0; text < real.bags.size(); ++text)
        for (const auto &[term, count] : real.bags[text])
            texts[term].push_back(text);
    double sum = 0;
    double pairs = 0;
    for (const PhraseBag &bag : synthetic.bags) {
        for (std::size_t first = 0; first < bag.size(); ++first) {
            for (std::size_t second = first + 1; second < bag.size(); ++second) {
                sum += normalisedInformation(
                    texts, bag[first].first, bag[second].first, static_cast<double>(real.bags.size()));
                pairs += 1;
            }
        }
    }
    return pairs > 0 ? sum / pairs : 0;
}

} // namespace bench
