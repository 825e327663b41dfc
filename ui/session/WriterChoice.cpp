#include "ui/session/WriterChoice.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace ui {

using Writer = core::plan::Plan::Writer;

bool writesTheSame(const Writer &one, const Writer &other)
{
    if (one.kind != other.kind || one.documentType != other.documentType)
        return false;
    if (!one.isModel())
        return one.language == other.language;
    const auto said = [](const Writer &writer) {
        return std::tie(writer.promptTemplate,
                        writer.language,
                        writer.length,
                        writer.examples,
                        writer.model,
                        writer.temperature,
                        writer.maxTokens,
                        writer.server);
    };
    if (said(one) != said(other))
        return false;
    // Answers are kept by protocol and model, whichever server gave them.
    const auto models = [](const Writer &writer) {
        std::vector<std::pair<std::string, std::string>> all;
        for (const Writer::Endpoint &each : writer.servers)
            all.emplace_back(each.server, each.model);
        return all;
    };
    return models(one) == models(other);
}

} // namespace ui
