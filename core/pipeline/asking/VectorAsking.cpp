#include "core/pipeline/asking/VectorAsking.h"

#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/sources/Sources.h"

namespace core::pipeline {

using vocabulary::textOf;

vectorserver::ServerAccess askingOf(const Settings &settings)
{
    vectorserver::ServerAccess asking;
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

Result<vectorserver::RequestOutcome> askVectorServer(const CheckedPlan &plan,
                                                     const vocabulary::Folders &folders,
                                                     chat::AllowedKey key,
                                                     const vectorserver::RequestLimits &limits,
                                                     JobControl &control)
{
    if (!hasVectorServer(plan))
        return fail(ErrorCode::InvalidPlan,
                    "embedding.source: \"endpoint\" was expected, as no server is asked for other vectors");
    KEYSEED_ASSIGN(const auto terms,
                   plan.vocabularySource().open(vocabularySettings(plan->vocabulary), folders, control));
    vectorserver::ServerAccess asking = askingOf(embeddingSettings(plan->embedding));
    asking.take(std::move(key));
    asking.limits = limits;
    KEYSEED_ASSIGN(auto kept, embedding::AskedVectors::openToAdd(folders.cache, asking.server));
    return askForVectors(terms.vocabulary, asking, kept, control);
}

} // namespace core::pipeline
