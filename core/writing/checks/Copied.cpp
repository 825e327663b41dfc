#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr Requests copiedRequests{
    "Copy nothing from the examples; write a new text.",
    "Schreiben Sie nichts aus den Beispielen ab; schreiben Sie einen neuen Text.",
    "Ne copiez rien des exemples ; écrivez un nouveau texte.",
    "No copie nada de los ejemplos; escriba un texto nuevo."};

constexpr std::size_t copiedRun = 8; // words

WordRuns runsOfExamples(const CheckInputs &inputs)
{
    WordRuns runs(copiedRun, {});
    for (const std::string &each : inputs.examples)
        runs.add(each);
    return runs;
}

class Copied final : public DocumentCheck
{
public:
    std::string_view name() const override { return "copied"; }
    std::string_view title() const override { return "copied from an example"; }
    std::string_view request(std::string_view code) const override { return copiedRequests.in(code); }
    std::string mended(std::string_view text, const CheckInputs &inputs) const override
    {
        if (inputs.examples.empty())
            return std::string(text);
        const WordRuns examples = runsOfExamples(inputs);
        return withoutParts(text,
                            [&](std::string_view part) { return examples.holdsRunOf(part, copiedRun); });
    }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        const WordRuns examples = runsOfExamples(inputs);
        const auto parts = partsOf(text);
        return std::ranges::any_of(
                   parts, [&](std::string_view part) { return examples.holdsRunOf(part, copiedRun); })
                   ? Verdict::Failed
                   : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &copied()
{
    static const Copied check;
    return check;
}

} // namespace check

} // namespace core::writing
