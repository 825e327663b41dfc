#include "core/base/Text.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>

namespace core::writing {

namespace {

constexpr Requests endingRequests{
    "End with a whole sentence; write less if there is too little room.",
    "Enden Sie mit einem ganzen Satz; schreiben Sie weniger, wenn der Platz nicht reicht.",
    "Terminez par une phrase entière ; écrivez moins si la place manque.",
    "Termine con una frase completa; escriba menos si falta espacio."};

// A number of a list ("2.") is no end of a sentence.
bool isNumber(std::string_view part)
{
    return trimmed(part).find_first_not_of("0123456789.*- ") == std::string_view::npos;
}

// An answer that the model ended itself may be a form, whose lines have no full stops; two lines of it show
// that.
bool isBroken(std::string_view text, const CheckInputs &inputs)
{
    if (trimmed(text).empty() || endsSentence(text))
        return false;
    if (inputs.isCutOff)
        return true;
    std::size_t unended = 0;
    std::size_t lines = 0;
    for (const std::string_view line : linesOf(text)) {
        lines += trimmed(line).empty() ? 0 : 1;
        unended += trimmed(line).empty() || endsSentence(line) ? 0 : 1;
    }
    return unended < 2 || 2 * unended < lines;
}

class BrokenEnd final : public DocumentCheck
{
public:
    std::string_view name() const override { return "ending"; }
    std::string_view title() const override { return "broke off"; }
    std::string_view request(std::string_view code) const override { return endingRequests.in(code); }
    std::string mended(std::string_view text, const CheckInputs &inputs) const override
    {
        if (!isBroken(text, inputs))
            return std::string(text);
        const auto parts = partsOf(text);
        for (std::size_t count = parts.size(); count > 0; --count)
            if (endsSentence(parts[count - 1]) && !isNumber(parts[count - 1])) {
                const std::string_view last = parts[count - 1];
                return std::string(trimmed(
                    text.substr(0, static_cast<std::size_t>(last.data() - text.data()) + last.size())));
            }
        return std::string(text);
    }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        return isBroken(text, inputs) ? Verdict::Failed : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &ending()
{
    static const BrokenEnd check;
    return check;
}

} // namespace check

} // namespace core::writing
