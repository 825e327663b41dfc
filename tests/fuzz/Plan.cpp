#include "core/plan/Plan.h"

#include "tests/core/plan/PlanParts.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core::plan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto plan = parsePlan(fuzz::textOf(data, size), "plan.json");
    if (!plan) {
        fuzz::expectLine(plan.error().detail);
        return 0;
    }
    const std::string written = toJson(*plan);
    const auto again = parsePlan(written, "plan.json");
    fuzz::expect(again && toJson(*again) == written, "a plan, written again, is the same");
    if (const auto valid = validate(*plan); !valid)
        fuzz::expectLine(valid.error().detail);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    Plan plan;
    plan.project = "Notes of ward 7";
    plan.records.files = {"notes.csv"};
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.records.labelColumn = "label";
    plan.labels = {"Cardiology", "Neurology"};
    plan.labelValues["Neurology"] = {"neuro", "Neurology"};
    plan.vocabulary = tests::builtIn("medical");
    tests::setBudget(plan, 4.0, 1.0, 0.5);
    plan.synthesis.settings["clusters"] = std::int64_t{50};
    plan.sampling.shares = {0.25, 0.75};
    plan.privacy.delta = 1e-6;
    Plan kernel = plan;
    kernel.synthesis = {.method = "dp-kps", .epsilon = {}, .settings = {}};
    tests::setBudget(kernel, 4.0, 2.0);
    kernel.writer.kind = "chat";
    kernel.writer.baseUrl = "https://example.org/v1";
    kernel.writer.examples = {"An example.\n"};
    return {toJson(plan),
            toJson(kernel),
            toJson(Plan()),
            R"({"schema": "keyseed-plan/2", "synthesis": {"a\nb": {}}})",
            R"({"schema": "keyseed-plan/2", "synthesis": {"a\nb": 5, "epsilon": {"c\nd": 1}}})"};
}
