#include "core/encoder/Encoder.h"
#include "core/encoder/Kernels.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

// Measures the encoder: encoding [FOLDER]. The products of matrices are compared with three plain loops and
// with Eigen in the same run, as ratios, so that the figures of a busy computer can be read, too.

namespace {

using core::encoder::Kernels;
using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template<typename Work>
double secondsOf(const Work &work)
{
    work();
    double best = 1e9;
    for (int turn = 0; turn < 5; ++turn) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        best =
            std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    }
    return best;
}

void measureProducts(Eigen::Index rows, Eigen::Index inner, Eigen::Index columns)
{
    const Matrix left = Matrix::Random(rows, inner);
    const Matrix weights = Matrix::Random(columns, inner);
    Matrix out(rows, columns);
    const double plainLoops = secondsOf([&] {
        for (Eigen::Index row = 0; row < rows; ++row)
            for (Eigen::Index column = 0; column < columns; ++column) {
                float sum = 0.0F;
                for (Eigen::Index i = 0; i < inner; ++i)
                    sum += left(row, i) * weights(column, i);
                out(row, column) = sum;
            }
    });
    const double eigen = secondsOf([&] { out.noalias() = left * weights.transpose(); });
    core::encoder::PackedMatrix packed;
    core::encoder::packTransposed(weights.data(),
                                  static_cast<std::size_t>(columns),
                                  static_cast<std::size_t>(inner),
                                  static_cast<std::size_t>(inner),
                                  packed);
    for (const Kernels *run : {&core::encoder::plainKernels(), &core::encoder::kernels()}) {
        const double seconds = secondsOf([&] {
            run->multiply(left.data(),
                          static_cast<std::size_t>(rows),
                          static_cast<std::size_t>(inner),
                          packed,
                          nullptr,
                          out.data(),
                          static_cast<std::size_t>(columns));
        });
        const double operations = 2.0 * static_cast<double>(rows * inner * columns);
        std::printf("%ld x %ld x %ld, %s: %.1f GFLOPS, %.1f times plain loops, %.1f times Eigen\n",
                    static_cast<long>(rows),
                    static_cast<long>(inner),
                    static_cast<long>(columns),
                    run->name,
                    operations / seconds / 1e9,
                    plainLoops / seconds,
                    eigen / seconds);
    }
}

std::vector<std::string> textsOf(std::size_t words)
{
    constexpr std::array<const char *, 8> known = {
        "patient", "presents", "with", "severe", "knee", "pain", "and", "fever"};
    std::mt19937 random(1);
    std::vector<std::string> texts(200);
    for (std::string &text : texts)
        for (std::size_t i = 0; i < words; ++i)
            text += std::string(known[random() % known.size()]) + ' ';
    return texts;
}

} // namespace

int main(int argc, char **argv)
{
    measureProducts(480, 384, 1536);
    measureProducts(480, 1536, 384);
    const std::filesystem::path folder =
        argc > 1 ? std::filesystem::path(argv[1]) : core::encoder::shippedEncoder(KEYSEED_RESOURCES_DIR);
    const auto encoder = core::encoder::Encoder::open(folder);
    if (!encoder) {
        std::fprintf(stderr, "%s\n", encoder.error().detail.c_str());
        return 1;
    }
    core::NoControl control;
    for (const std::size_t words : {4U, 32U, 200U}) {
        const auto texts = textsOf(words);
        for (const unsigned threads : {1U, 2U}) {
            const double seconds =
                secondsOf([&] { (void)encoder->sentenceVectors(texts, control, "vectors", threads); });
            std::printf("%zu words, %u threads: %.1f texts a second\n",
                        words,
                        threads,
                        static_cast<double>(texts.size()) / seconds);
        }
    }
    return 0;
}
