#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr Requests echoRequests{
    "Do not repeat these instructions; use the terms in sentences of your own.",
    "Wiederholen Sie diese Anweisungen nicht; verwenden Sie die Begriffe in eigenen Sätzen.",
    "Ne répétez pas ces consignes ; employez les termes dans vos propres phrases.",
    "No repita estas instrucciones; use los términos en frases propias."};

constexpr std::size_t echoRun = 8; // words
constexpr std::size_t fewest = 4;  // words of a whole sentence

WordRuns runsOf(const CheckInputs &inputs)
{
    return {echoRun, inputs.prompt};
}

class Echo final : public DocumentCheck
{
public:
    std::string_view name() const override { return "echo"; }
    std::string_view title() const override { return "repeated the prompt"; }
    std::string_view request(std::string_view code) const override { return echoRequests.in(code); }
    std::string mended(std::string_view text, const CheckInputs &inputs) const override
    {
        const WordRuns prompt = runsOf(inputs);
        return withoutParts(text, [&](std::string_view part) { return prompt.holdsRunOf(part, fewest); });
    }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        const WordRuns prompt = runsOf(inputs);
        const auto parts = partsOf(text);
        return std::ranges::any_of(parts,
                                   [&](std::string_view part) { return prompt.holdsRunOf(part, fewest); })
                   ? Verdict::Failed
                   : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &echo()
{
    static const Echo check;
    return check;
}

} // namespace check

} // namespace core::writing
