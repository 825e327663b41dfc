// How useful are the keyphrases of a package? Trains a logistic regression on them (phrase counts and the
// mean of the phrases' built-in vectors) and tests it on real notes.
//
//   usefulness PACKAGE TRAIN.csv TEST.csv [builtin:medical]
//
// TRAIN.csv and TEST.csv have the columns id,label,text; TRAIN is used for the ceiling (the same classifier
// trained on the phrases of the real notes) and for the share of drawn phrases that occur in a real note of
// the same label.

#include "core/project/Journey.h"
#include "core/records/Reader.h"
#include "tests/bench/LogisticRegression.h"

#include <cstdio>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace {

using core::vocabulary::PhraseBag;
using core::vocabulary::TermId;

struct Corpus
{
    std::vector<PhraseBag> bags;
    std::vector<int> labels;
};

using LabelNumbers = std::map<std::string, int>;

Corpus readNotes(const char *path, const core::project::PublicInputs &inputs, const LabelNumbers &labels)
{
    core::records::Source source;
    source.path = path;
    source.textColumn = "text";
    source.labelColumn = "label";
    auto reader = core::records::Reader::open(source);
    Corpus corpus;
    core::records::Record record;
    while (reader && (*reader)->next(record).value_or(false)) {
        const auto label = labels.find(record.label);
        if (label == labels.end())
            continue;
        corpus.bags.push_back(inputs.matcher->match(record.text));
        corpus.labels.push_back(label->second);
    }
    return corpus;
}

Corpus readSequences(const std::string &package, const core::project::PublicInputs &inputs, LabelNumbers &labels)
{
    std::map<std::string, TermId, std::less<>> ids;
    for (TermId id = 0; id < inputs.vocabulary.size(); ++id)
        ids.emplace(inputs.vocabulary.term(id), id);
    Corpus corpus;
    std::ifstream file(package + "/keyphrases.jsonl");
    for (std::string line; std::getline(file, line);) {
        const auto json = nlohmann::json::parse(line);
        PhraseBag bag;
        for (const std::string phrase : json.at("keyphrases"))
            bag.emplace_back(ids.at(phrase), 1);
        corpus.bags.push_back(std::move(bag));
        corpus.labels.push_back(labels.emplace(json.at("label"), static_cast<int>(labels.size())).first->second);
    }
    return corpus;
}

bench::SparseRows features(const Corpus &corpus, const core::project::PublicInputs &inputs)
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
        const Eigen::VectorXf mean = (counts.transpose() * inputs.embedding.rows(ids)).transpose().normalized();
        counts.normalize();
        for (std::size_t index = 0; index < ids.size(); ++index)
            entries.emplace_back(row, static_cast<int>(ids[index]), counts[static_cast<Eigen::Index>(index)]);
        for (int column = 0; column < dimension; ++column)
            entries.emplace_back(row, terms + column, mean[column]);
    }
    bench::SparseRows matrix(static_cast<Eigen::Index>(corpus.bags.size()), terms + dimension);
    matrix.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

double accuracy(const Corpus &train, const Corpus &test, const core::project::PublicInputs &inputs, int classes)
{
    const bench::LogisticRegression model(features(train, inputs), train.labels, classes);
    const auto predicted = model.predict(features(test, inputs));
    int right = 0;
    for (std::size_t example = 0; example < predicted.size(); ++example)
        right += predicted[example] == test.labels[example];
    return right / static_cast<double>(predicted.size());
}

void printFaithfulness(const Corpus &synthetic, const Corpus &real)
{
    std::set<std::pair<int, TermId>> occurring;
    for (std::size_t note = 0; note < real.bags.size(); ++note)
        for (const auto &[term, count] : real.bags[note])
            occurring.emplace(real.labels[note], term);
    std::set<TermId> distinct;
    double drawn = 0;
    double faithful = 0;
    for (std::size_t sequence = 0; sequence < synthetic.bags.size(); ++sequence) {
        for (const auto &[term, count] : synthetic.bags[sequence]) {
            distinct.insert(term);
            drawn += 1;
            faithful += occurring.contains({synthetic.labels[sequence], term});
        }
    }
    std::printf("faithful %.3f  distinct %zu", faithful / drawn, distinct.size());
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 4) {
        std::fprintf(stderr, "usage: usefulness PACKAGE TRAIN.csv TEST.csv [builtin:medical|builtin:english]\n");
        return 2;
    }
    core::project::Plan plan;
    plan.vocabulary.source = argc > 4 ? argv[4] : "builtin:medical";
    const auto inputs = core::project::openPublicInputs(plan, KEYSEED_RESOURCES_DIR);
    if (!inputs) {
        std::fprintf(stderr, "%s\n", inputs.error().detail.c_str());
        return 1;
    }
    LabelNumbers labels;
    const Corpus synthetic = readSequences(argv[1], *inputs, labels);
    const Corpus train = readNotes(argv[2], *inputs, labels);
    const Corpus test = readNotes(argv[3], *inputs, labels);
    const auto classes = static_cast<int>(labels.size());
    std::printf("accuracy %.3f  real notes %.3f  ", accuracy(synthetic, test, *inputs, classes),
                accuracy(train, test, *inputs, classes));
    printFaithfulness(synthetic, train);
    std::printf("  sequences %zu  test notes %zu\n", synthetic.bags.size(), test.bags.size());
    return 0;
}
