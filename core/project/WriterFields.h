#pragma once

#include "core/project/Plan.h"

namespace core::project {

/// The keys of a plan's writer with their values, in the order in which they are written: one list for
/// whoever reads, writes or compares them. Calls visit(key, value) for all but `flaws`, which is an object of
/// its own.
template<typename Writer, typename Visit>
void eachWriterField(Writer &writer, Visit visit)
{
    visit("kind", writer.kind);
    visit("documentType", writer.documentType);
    visit("template", writer.promptTemplate);
    visit("language", writer.language);
    visit("length", writer.length);
    visit("examples", writer.examples);
    visit("examplesArePublic", writer.examplesArePublic);
    visit("model", writer.model);
    visit("temperature", writer.temperature);
    visit("maxTokens", writer.maxTokens);
    visit("seed", writer.seed);
    visit("server", writer.server);
    visit("baseUrl", writer.baseUrl);
    visit("apiVersion", writer.apiVersion);
    visit("keyEnvironment", writer.keyEnvironment);
    visit("caFile", writer.caFile);
    visit("proxy", writer.proxy);
    visit("plainHttpHost", writer.plainHttpHost);
    visit("inFlight", writer.inFlight);
    visit("requestsPerMinute", writer.requestsPerMinute);
    visit("tokensPerMinute", writer.tokensPerMinute);
    visit("tries", writer.tries);
    visit("maxRequests", writer.maxRequests);
    visit("maxMoney", writer.maxMoney);
    visit("promptPrice", writer.promptPrice);
    visit("completionPrice", writer.completionPrice);
}

/// The same for what becomes of an answer with a flaw.
template<typename Flaws, typename Visit>
void eachFlaw(Flaws &flaws, Visit visit)
{
    visit("empty", flaws.empty);
    visit("cutOff", flaws.cutOff);
    visit("withheld", flaws.withheld);
    visit("refused", flaws.refused);
    visit("phrasesMissing", flaws.phrasesMissing);
}

} // namespace core::project
