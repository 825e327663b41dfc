// How fast are the kernel methods? Draws 11 x 1000 sequences of 10 phrases from invented tables (1000
// phrases, 512 frequencies) and prints, for each method,
//   - how the time compares with bare single-precision products of matrices, [1000 x 1024] by [1024 x 1000],
//   one
//     for each label and position, on the same processors;
//   - how it compares with the published scheme as it is written down, which maps each candidate sequence to
//     all its features anew: timed on a few sequences of the largest size and scaled up, as if it, too, used
//     all processors without loss.
// And how many draws of noise a second the mechanisms make, on one processor.

#include "core/embedding/VectorFile.h"
#include "core/methods/kernel/FeatureMap.h"
#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/KernelParameters.h"
#include "core/methods/kernel/KernelSampler.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/privacy/samplers/ExactSamplers.h"
#include "tests/core/privacy/ReleasedForTests.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <thread>

namespace {

using namespace core;
using namespace core::synthesis;

constexpr int labels = 11;
constexpr int perLabel = 1000;
constexpr int length = 10;
constexpr int phrases = 1000;
constexpr int pairs = 512;
constexpr int dimension = 256;

template<typename Work>
double secondsOf(const Work &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

unsigned processors()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

struct World
{
    vocabulary::Vocabulary vocabulary;
    embedding::Embedding embedding;
};

World inventedWorld(const std::filesystem::path &folder)
{
    std::ofstream terms(folder / "terms.txt");
    for (int term = 0; term < phrases; ++term)
        terms << "term" << term << '\n';
    terms.close();
    Eigen::MatrixXf vectors = featureFrequencies({}, 0, 0, phrases, dimension);
    vectors.rowwise().normalize();
    static_cast<void>(embedding::writeVectors(folder / "terms.vectors", vectors));
    return {*vocabulary::Vocabulary::fromTermFile(folder / "terms.txt"),
            *embedding::Embedding::openVectors(folder / "terms.vectors")};
}

// Of noise alone: the time does not depend on what is in the tables.
privacy::Released<ReleasedModel> inventedModel(const std::string &method, const World &world)
{
    MethodParameters parameters;
    parameters.method = method;
    parameters.length = length;
    parameters.phrasesPerUnit = length;
    parameters.selectedPhrases = phrases;
    parameters.featurePairs = pairs;
    const auto budget = privacy::NoiseBudget::pure(*privacy::Epsilon::from(10));
    auto reservation = privacy::ReservationForTests::of({1'000'000'000, 1'000'000'000'000'000});
    privacy::SecureRandom random;
    std::vector<NoisyTable> tables;
    for (const PlannedTable &plan : plannedKernelTables(parameters, labels, phrases, budget, budget)) {
        privacy::ExactCounts nothing(std::vector<std::int64_t>(plan.cells, 0), plan.sensitivity);
        const auto noisy =
            privacy::NoiseMechanism::release(std::move(nothing), plan.noise, reservation, random);
        tables.push_back({plan.name, **noisy});
    }
    ReleasedModel model;
    model.parameters = parameters;
    model.labels.assign(labels, "label");
    model.vocabularyDigest = world.vocabulary.digest();
    model.vocabularySize = phrases;
    model.tables = std::move(tables);
    for (vocabulary::TermId term = 0; term < phrases; ++term)
        model.selected.push_back(term);
    return privacy::ReleasedForTests::of(std::move(model));
}

double secondsOfProducts(int count)
{
    const Eigen::MatrixXf a = featureFrequencies({}, 1, 0, 2 * pairs, phrases);
    const Eigen::MatrixXf b = featureFrequencies({}, 1, 1, 2 * pairs, perLabel);
    const auto work = [&](int share) {
        Eigen::MatrixXf out;
        for (int product = 0; product < share; ++product)
            transposedProduct(a, b, out);
    };
    const int share = count / static_cast<int>(processors());
    return secondsOf([&] {
        std::vector<std::jthread> others;
        for (unsigned thread = 1; thread < processors(); ++thread)
            others.emplace_back(work, share);
        work(count - share * static_cast<int>(processors() - 1));
    });
}

// Scores every phrase behind every prefix of one sequence, from the concatenated vectors on.
double plainScores(const Eigen::MatrixXf &frequencies,
                   const Eigen::MatrixXf &vectors,
                   const Eigen::VectorXf &sums,
                   bool isIndependent)
{
    double kept = 0;
    for (int position = 0; position < length; ++position) {
        const Eigen::Index blocks = isIndependent ? 1 : position + 1;
        Eigen::VectorXf sequence = featureFrequencies({}, 2, position, blocks * dimension, 1).col(0);
        for (Eigen::Index phrase = 0; phrase < phrases; ++phrase) {
            sequence.tail(dimension) = vectors.col(phrase);
            const Eigen::ArrayXf angles = frequencies.topRows(sequence.size()).transpose() * sequence;
            kept += static_cast<double>((sums.head(pairs).array() * angles.cos()).sum()
                                        + (sums.tail(pairs).array() * angles.sin()).sum());
        }
    }
    return kept;
}

double secondsOfPlainScheme(bool isIndependent)
{
    const int sample = isIndependent ? 10 : 3;
    const Eigen::MatrixXf frequencies = featureFrequencies({}, 3, 0, length * dimension, pairs);
    const Eigen::MatrixXf vectors = featureFrequencies({}, 3, 1, dimension, phrases);
    const Eigen::VectorXf sums = featureFrequencies({}, 3, 2, 2 * pairs, 1).col(0);
    volatile double kept = 0;
    const double seconds = secondsOf([&] {
        for (int sequence = 0; sequence < sample; ++sequence)
            kept = kept + plainScores(frequencies, vectors, sums, isIndependent);
    });
    return seconds / sample * labels * perLabel / processors();
}

// The better of two runs each, in turns: other work on the machine should not decide.
void printMethod(const std::string &method, const World &world)
{
    const auto model = inventedModel(method, world);
    const KernelSampler sampler(world.vocabulary, world.embedding);
    const KernelSamplingOptions options{.length = length, .perLabel = std::vector<int>(labels, perLabel)};
    NoControl control;
    double products = std::numeric_limits<double>::infinity();
    double seconds = products;
    for (int run = 0; run < 2; ++run) {
        products = std::min(products, secondsOfProducts(labels * length));
        seconds =
            std::min(seconds, secondsOf([&] { static_cast<void>(sampler.sample(model, options, control)); }));
    }
    const double plain = secondsOfPlainScheme(method == "independent");
    std::printf("%-22s %6.2f s;  bare products %.2f s, %.2f of their speed;  plain scheme %.0f s, %.0f times "
                "faster\n",
                method.c_str(),
                seconds,
                products,
                products / seconds,
                plain,
                plain / seconds);
}

template<typename Draw>
void printDraws(const char *name, const Draw &draw)
{
    constexpr int draws = 1'000'000;
    privacy::SecureRandom random;
    volatile std::int64_t kept = 0;
    const double seconds = secondsOf([&] {
        for (int count = 0; count < draws; ++count)
            kept = kept ^ draw(random);
    });
    std::printf("%-22s %7.2f million draws a second\n", name, draws / seconds / 1e6);
}

} // namespace

int main()
{
    const auto folder = std::filesystem::temp_directory_path() / "keyseed-sampling";
    std::filesystem::create_directories(folder);
    const World world = inventedWorld(folder);
    std::printf(
        "%d labels x %d sequences of %d phrases, %u processors\n", labels, perLabel, length, processors());
    for (const char *method : {"independent", "iterative-linear", "iterative-logarithmic"})
        printMethod(method, world);
    // Scales as of a table of 512 pairs at epsilon 1, and at rho 0.025.
    printDraws("discrete Laplace",
               [](auto &random) { return privacy::discreteLaplace(random, 11'863'552, 1); });
    printDraws("discrete Gaussian",
               [](auto &random) { return privacy::discreteGaussian(random, 2'749'012'480'000); });
    std::filesystem::remove_all(folder);
    return 0;
}
