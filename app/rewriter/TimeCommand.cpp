#include "app/rewriter/BeamSearch.h"
#include "app/rewriter/Commands.h"

#include <ATen/Parallel.h>
#include <CLI/CLI.hpp>
#include <chrono>
#include <iostream>
#include <memory>
#include <sys/resource.h>

namespace rewriter {

namespace {

double secondsOf(const std::function<void()> &work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void timeBase(std::int64_t rows, int threads)
{
    at::set_num_threads(threads);
    const at::NoGradGuard noGradients;
    const Shape shape;
    const Bart bart(shape, randomWeights(shape, 1));
    const at::Tensor tokens = at::randint(4, shape.tokens, {rows, rowTokens}, at::kLong);
    at::Tensor encoded;
    const double encoding =
        secondsOf([&] { encoded = bart.encode(tokens, at::ones_like(tokens).to(at::kBool)); });
    const double decoding = secondsOf([&] { beamSearch(bart, encoded, {}); });
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    std::cout << "rows " << rows << ", threads " << threads << ": encoded "
              << 60.0 * static_cast<double>(rows) / encoding << " rows a minute, decoded (3 beams) "
              << 60.0 * static_cast<double>(rows) / decoding << " rows a minute, at most "
              << usage.ru_maxrss / 1024 << " MB\n";
}

} // namespace

void addTime(CLI::App &app, int &code)
{
    auto *command = app.add_subcommand("time", "Time the shape of facebook/bart-base with random numbers");
    const auto rows = std::make_shared<std::int64_t>(32);
    const auto threads = std::make_shared<int>(1);
    command->add_option("--rows", *rows, "Rows at once")->check(CLI::Range(1, 4096));
    command->add_option("--threads", *threads, "Processor cores to use")->check(CLI::Range(1, 64));
    command->callback([rows, threads, &code] {
        timeBase(*rows, *threads);
        code = 0;
    });
}

} // namespace rewriter
