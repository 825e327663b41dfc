#include "ui/session/WriterChoice.h"

#include <tuple>

namespace ui {

using Writer = core::plan::Plan::Writer;

bool writesTheSame(const Writer &one, const Writer &other)
{
    if (one.kind != other.kind || one.documentType != other.documentType)
        return false;
    if (!one.isModel())
        return one.sentences == other.sentences && (one.sentences || one.language == other.language);
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
    return said(one) == said(other);
}

} // namespace ui
