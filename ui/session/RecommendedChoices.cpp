#include "ui/session/RecommendedChoices.h"

#include "core/languages/Language.h"
#include "core/methods/Methods.h"
#include "core/sources/Sources.h"
#include "core/synthesis/Synthesizer.h"
#include "core/writing/Writer.h"
#include "ui/session/BudgetSplit.h"

#include <string>

namespace ui {

namespace {

using core::plan::Plan;

Plan::Vocabulary builtIn(const std::string &name)
{
    return {.source = "builtin", .settings = {{"name", name}}};
}

} // namespace

std::optional<Plan::Vocabulary> recommendedVocabulary(const Plan &plan, Subject subject)
{
    const std::string code(core::languages::codeOf(plan.records.language));
    const bool isEnglish = code == "en";
    if (code.empty() || (subject == Subject::Other && !isEnglish))
        return std::nullopt;
    const Plan::Vocabulary vocabulary = builtIn(subject == Subject::Other ? "english"
                                                : isEnglish               ? "medical"
                                                                          : "medical-" + code);
    const auto *source = core::vocabulary::findSource(vocabulary.source);
    return source != nullptr && source->check(vocabulary.settings) ? std::optional(vocabulary) : std::nullopt;
}

Plan withRecommended(Plan plan, Subject subject, std::optional<double> epsilon)
{
    const bool isOwn = !plan.vocabulary.source.empty() && dependsOnFiles(plan.vocabulary);
    if (const auto vocabulary = recommendedVocabulary(plan, subject); vocabulary && !isOwn)
        plan.vocabulary = *vocabulary;
    if (!isOwn)
        plan.embedding = {};
    const std::string method(core::synthesis::synthesizers().front()->name());
    if (plan.synthesis.method != method)
        setMethod(plan, method);
    setTotalEpsilon(plan, epsilon);
    const core::writing::Writer &writer = core::writing::defaultWriter();
    plan.writer.kind = std::string(writer.name());
    if (writer.writes(plan.records.language))
        plan.writer.language = core::languages::titleOf(core::languages::codeOf(plan.records.language));
    return plan;
}

} // namespace ui
