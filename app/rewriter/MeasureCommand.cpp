#include "app/rewriter/Bart.h"
#include "app/rewriter/Commands.h"
#include "app/rewriter/Measures.h"
#include "app/rewriter/Training.h"
#include "core/base/InputFile.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Parallel.h>
#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>

namespace rewriter {

namespace {

struct MeasurePlan
{
    std::filesystem::path model, texts;
    std::vector<double> epsilons;
    double delta = 1e-5;
    std::size_t rows = 300;
    std::int64_t beams = 3;
    int threads = 1;
};

constexpr std::uint64_t mostBytes = std::uint64_t{256} << 20;

// Lines "label<TAB>text": odd ones are rewritten and learned from, even ones are tested on.
core::Result<std::pair<Labelled, Labelled>> readLabelled(const MeasurePlan &plan)
{
    const auto whole = core::readWholeFile(plan.texts, mostBytes);
    if (!whole)
        return core::fail(whole.error());
    std::map<std::string, int> numbers;
    std::pair<Labelled, Labelled> both;
    std::istringstream lines(*whole);
    bool isFirst = true;
    for (std::string line; std::getline(lines, line) && both.second.texts.size() < plan.rows;
         isFirst = !isFirst) {
        const auto tab = line.find('\t');
        if (tab == std::string::npos)
            return core::fail(core::ErrorCode::InvalidPlan,
                              plan.texts.string() + ": a label, a tab and a text were expected on each line");
        Labelled &part = isFirst ? both.first : both.second;
        part.labels.push_back(
            numbers.emplace(line.substr(0, tab), static_cast<int>(numbers.size())).first->second);
        part.texts.push_back(line.substr(tab + 1));
    }
    if (both.second.texts.empty())
        return core::fail(core::ErrorCode::InvalidPlan,
                          plan.texts.string() + ": at least two lines were expected");
    return both;
}

std::vector<std::string>
rewritten(const BartModel &model, const at::Tensor &clipped, double deviation, std::int64_t beams)
{
    auto generator = at::make_generator<at::CPUGeneratorImpl>(std::uint64_t{7});
    const at::Tensor noisy = clipped + at::randn(clipped.sizes(), generator) * deviation;
    std::vector<std::string> texts;
    for (std::int64_t begin = 0; begin < noisy.size(0); begin += 50) {
        const auto some =
            model.decode(noisy.narrow(0, begin, std::min<std::int64_t>(50, noisy.size(0) - begin)), beams);
        texts.insert(texts.end(), some.begin(), some.end());
    }
    return texts;
}

core::Result<void> measure(const MeasurePlan &plan)
{
    at::set_num_threads(plan.threads);
    const at::NoGradGuard noGradients;
    const auto model = openBart(plan.model);
    if (!model)
        return core::fail(model.error());
    const auto both = readLabelled(plan);
    if (!both)
        return core::fail(both.error());
    const auto &[train, test] = *both;
    const double clip = model->facts.clip;
    const at::Tensor clipped = model->encode(model->rows(train.texts)).clamp(-clip, clip);
    std::cout << "epsilon\tdeviation/clip\tBLEU\tlabel accuracy (originals: " << std::fixed
              << std::setprecision(3) << labelAccuracy(train, test) << ", " << model->valuesPerRow()
              << " numbers a row)\n";
    const auto tell = [&](const std::string &name, double deviation) {
        const auto texts = rewritten(*model, clipped, deviation, plan.beams);
        std::cout << name << '\t' << std::setprecision(3) << deviation / clip << '\t' << std::setprecision(2)
                  << bleu(texts, train.texts) << '\t' << std::setprecision(3)
                  << labelAccuracy({texts, train.labels}, test) << std::endl;
    };
    tell("none", 0.0);
    for (const double epsilon : plan.epsilons) {
        std::ostringstream name;
        name << epsilon;
        tell(name.str(), noiseDeviation(clip, model->valuesPerRow(), epsilon, plan.delta));
    }
    return {};
}

} // namespace

void addMeasure(CLI::App &app, int &code)
{
    auto *command =
        app.add_subcommand("measure", "Measure what is left of labelled public texts at each epsilon");
    const auto plan = std::make_shared<MeasurePlan>();
    command->add_option("--model", plan->model, "Folder of a BART model")->required();
    command->add_option("--texts", plan->texts, "File of a label, a tab and a text on each line")->required();
    command->add_option("--epsilons", plan->epsilons, "Of a row")->check(CLI::Range(0.01, 5000.0));
    command->add_option("--delta", plan->delta, "Of a row")->check(CLI::Range(1e-15, 0.1));
    command->add_option("--rows", plan->rows, "Rows to rewrite")->check(CLI::Range(1, 100000));
    command->add_option("--beams", plan->beams, "Of the search")->check(CLI::Range(1, 50));
    command->add_option("--threads", plan->threads, "Processor cores to use")->check(CLI::Range(1, 64));
    command->callback([plan, &code] {
        const auto measured = measure(*plan);
        if (!measured)
            std::cerr << "keyseed-rewriter: " << measured.error().detail << '\n';
        code = measured ? 0 : 1;
    });
}

} // namespace rewriter
