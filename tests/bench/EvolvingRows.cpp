#include "tests/bench/EvolvingRows.h"

#include "core/methods/Methods.h"
#include "core/synthesis/Synthesizer.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace bench {

namespace {

using core::plan::Plan;

// As many texts are chosen as documents are wanted: these are they.
void published(Plan &plan, double, int documents)
{
    plan.synthesis.settings = {{"preset", std::string("published")}, {"chosen", std::int64_t{documents}}};
}

// The baseline of the DP-KPS paper: epsilon 1 for the vocabulary, random words of it in the prompt, no label.
void withVocabulary(Plan &plan, double epsilon, int documents)
{
    published(plan, epsilon, documents);
    plan.synthesis.settings["labelInPrompt"] = false;
    const double vocabulary = std::min(1.0, epsilon / 2);
    plan.synthesis.epsilon = {{"vocabulary", vocabulary}, {"votes", epsilon - vocabulary}};
    plan.writer.promptTemplate = "published";
}

void halves(Plan &plan, double epsilon, int)
{
    plan.synthesis.epsilon = {{"vocabulary", epsilon / 2}, {"votes", epsilon / 2}};
}

// Pure noise is the less for it.
void pure(Plan &plan, double, int)
{
    plan.privacy.delta = 0;
}

} // namespace

std::span<const EvolvingRow> evolvingRows()
{
    static constexpr std::array<EvolvingRow, 6> rows = {
        {{"published", "`augpe` as published", "augpe", true, published},
         {"paper",
          "the same with a private vocabulary, without labels (the paper's baseline)",
          "augpe",
          true,
          withVocabulary},
         {"own", "`augpe`, our form", "augpe"},
         {"halves", "our form, half of epsilon for `vocabulary`", "augpe", false, halves},
         {"dp-da", "`dp-da`", "dp-da"},
         {"histogram", "`histogram`", "histogram", false, pure}}};
    return rows;
}

bool planFor(const EvolvingRow &row, double epsilon, double delta, Plan &plan)
{
    const core::synthesis::Synthesizer *method = core::synthesis::findSynthesizer(row.method);
    if (!method)
        return false;
    plan.privacy.delta = delta;
    plan.synthesis = {.method = std::string(row.method), .epsilon = {}, .settings = {}};
    for (const core::synthesis::BudgetPart &part : method->parts())
        if (part.defaultShare > 0)
            plan.synthesis.epsilon.emplace(part.key, part.defaultShare * epsilon);
    if (row.change)
        row.change(plan, epsilon, plan.sampling.perLabel);
    return true;
}

} // namespace bench
