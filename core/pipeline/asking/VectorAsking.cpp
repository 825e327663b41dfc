#include "core/pipeline/asking/VectorAsking.h"

#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/sources/Sources.h"

namespace core::pipeline {

using vocabulary::textOf;

vectorserver::Asking askingOf(const Settings &settings)
{
    vectorserver::Asking asking;
    asking.server = embedding::vectorServerOf(settings);
    asking.network.caFile = textOf(settings, "caFile");
    asking.network.proxy = textOf(settings, "proxy");
    asking.network.plainHttpHost = textOf(settings, "plainHttpHost");
    return asking;
}

bool hasVectorServer(const plan::Plan &plan)
{
    return !textOf(embeddingSettings(plan.embedding), "baseUrl").empty();
}

KeyedServer vectorServerKey(const plan::Plan &plan)
{
    const Settings settings = embeddingSettings(plan.embedding);
    return {.section = "embedding",
            .keyEnvironment = textOf(settings, "keyEnvironment"),
            .baseUrl = textOf(settings, "baseUrl"),
            .caFile = textOf(settings, "caFile")};
}

Result<vectorserver::AskingOutcome> askVectorServer(const plan::Plan &plan,
                                                    const vocabulary::Folders &folders,
                                                    std::string key,
                                                    const vectorserver::AskingLimits &limits,
                                                    JobControl &control)
{
    for (const char *part : {"vocabulary", "embedding"})
        KEYSEED_TRY(validatePart(plan, part));
    if (!hasVectorServer(plan))
        return fail(ErrorCode::InvalidPlan,
                    "embedding.source: \"endpoint\" was expected, as no server is asked for other vectors");
    // A vocabulary that is the records would be sent row by row.
    KEYSEED_TRY(checkPublicFiles(plan));
    const auto *source = vocabulary::findSource(plan.vocabulary.source);
    KEYSEED_ASSIGN(const auto terms, source->open(vocabularySettings(plan.vocabulary), folders, control));
    vectorserver::Asking asking = askingOf(embeddingSettings(plan.embedding));
    asking.key = std::move(key);
    asking.limits = limits;
    KEYSEED_ASSIGN(auto kept, embedding::AskedVectors::openToAdd(folders.cache, asking.server));
    return askForVectors(terms.vocabulary, asking, kept, control);
}

} // namespace core::pipeline
