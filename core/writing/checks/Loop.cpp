#include "core/base/Text.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace core::writing {

namespace {

constexpr Requests loopRequests{"Say each thing once; do not repeat sentences.",
                                "Sagen Sie alles nur einmal; wiederholen Sie keine Sätze.",
                                "Dites chaque chose une seule fois ; ne répétez pas de phrases.",
                                "Diga cada cosa una sola vez; no repita frases."};

constexpr std::size_t loopRun = 4;      // words
constexpr std::size_t shortest = 3;     // words of a sentence that may stand but once
constexpr std::size_t loopTimes = 4;    // of a run
constexpr std::size_t endlessTimes = 8; // of a run in an answer that is not over

// Returns how often the most frequent run of words stands in the text.
std::size_t mostRepeated(std::string_view text)
{
    const auto words = wordsIn(text);
    std::map<std::string, std::size_t> counts;
    std::size_t most = 0;
    for (std::size_t at = 0; at + loopRun <= words.size(); ++at)
        most = std::max(most, ++counts[joined(std::span(words).subspan(at, loopRun), " ")]);
    return most;
}

class Loop final : public DocumentCheck
{
public:
    std::string_view name() const override { return "loop"; }
    std::string_view title() const override { return "ran in a loop"; }
    std::string_view request(std::string_view code) const override { return loopRequests.in(code); }
    // A sentence that was there before goes.
    std::string mended(std::string_view text, const CheckInputs &) const override
    {
        std::set<std::vector<std::string>> seen;
        return withoutParts(text, [&](std::string_view part) {
            auto words = wordsIn(part);
            return words.size() >= shortest && !seen.insert(std::move(words)).second;
        });
    }
    Verdict verdict(std::string_view text, const CheckInputs &) const override
    {
        return mostRepeated(text) >= loopTimes ? Verdict::Failed : Verdict::Fine;
    }
    bool endsStream(std::string_view begin, const CheckInputs &) const override
    {
        return mostRepeated(begin) >= endlessTimes;
    }
};

} // namespace

namespace check {

const DocumentCheck &loop()
{
    static const Loop check;
    return check;
}

} // namespace check

} // namespace core::writing
