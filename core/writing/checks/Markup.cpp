#include "core/base/Text.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr Requests markupRequests{
    "Write plain sentences in one paragraph: no Markdown, no headings, no list, no form.",
    "Schreiben Sie ganze Sätze in einem Absatz: kein Markdown, keine Überschriften, keine Liste, kein "
    "Formular.",
    "Écrivez des phrases simples en un paragraphe : pas de Markdown, pas de titres, pas de liste, pas de "
    "formulaire.",
    "Escriba frases sencillas en un párrafo: sin Markdown, sin títulos, sin listas, sin formularios."};

constexpr auto ofProse = std::to_array<std::string_view>({"plain sentences",
                                                          "no list",
                                                          "prose",
                                                          "ganzen sätzen",
                                                          "ganze sätze",
                                                          "keine liste",
                                                          "phrases simples",
                                                          "pas de liste",
                                                          "frases sencillas",
                                                          "sin listas",
                                                          "sin lista"});

bool asksForProse(std::string_view prompt)
{
    return holdsAny(smallLetters(prompt), ofProse);
}

bool isListItem(std::string_view line)
{
    const std::string_view text = trimmed(line);
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    return text.starts_with("- ") || text.starts_with("* ") || text.starts_with("+ ")
           || text.starts_with("\xE2\x80\xA2")
           || (digits > 0 && digits < 3
               && (text.substr(digits).starts_with(". ") || text.substr(digits).starts_with(") ")));
}

// A rule is a line of hyphens, stars or underscores, a fence of code, or the line under the head of a table.
bool isRule(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.starts_with("```")
           || (text.size() >= 3 && text.find_first_not_of("-*_=|: ") == std::string_view::npos);
}

bool isMarkedHeading(std::string_view line)
{
    const std::string_view text = trimmed(line);
    const std::size_t end = std::min(text.find_first_not_of('#'), text.size());
    const bool isHash = end > 0 && end < text.size() && text[end] == ' ';
    const bool isBold = text.size() > 4 && text.starts_with("**") && text.ends_with("**")
                        && text.find("**", 2) == text.size() - 2;
    return isHash || isBold;
}

std::string withoutMarks(std::string_view line)
{
    std::string_view text = trimmed(line);
    if (text.starts_with('#'))
        text = trimmed(text.substr(std::min(text.find_first_not_of('#'), text.size())));
    if (text.starts_with("> "))
        text = trimmed(text.substr(2));
    if (isListItem(text)) {
        text = text.starts_with("\xE2\x80\xA2") ? text.substr(3) : text.substr(text.find(' '));
        text = trimmed(text);
    }
    std::string bare;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '`' || text[at] == '|')
            bare += text[at] == '|' ? " " : "";
        else if (text.substr(at).starts_with("**") || text.substr(at).starts_with("__"))
            while (at + 1 < text.size() && text[at + 1] == text[at])
                ++at;
        else if (text[at] == '*'
                 && (at == 0 || text[at - 1] == ' ' || at + 1 == text.size() || text[at + 1] == ' '
                     || std::string_view(".,;:)").find(text[at + 1]) != std::string_view::npos))
            continue;
        else
            bare += text[at];
    }
    return std::string(trimmed(bare));
}

bool hasMarks(std::string_view text)
{
    const auto lines = linesOf(text);
    return text.find("**") != std::string_view::npos || text.find('`') != std::string_view::npos
           || std::ranges::any_of(lines, [](std::string_view line) {
                  return trimmed(line).starts_with('#') || isRule(line) || trimmed(line).starts_with('|')
                         || trimmed(line).starts_with("* ") || trimmed(line).starts_with("- ");
              });
}

bool isKey(std::string_view part)
{
    const std::size_t colon = part.find(": ");
    constexpr std::size_t longestKey = 40;
    return colon != std::string_view::npos && colon > 0 && colon < longestKey
           && part.substr(0, colon).find_first_of(".,;") == std::string_view::npos;
}

// Most lines of a form are no sentences.
bool isForm(std::string_view text)
{
    std::size_t lines = 0;
    std::size_t unended = 0;
    for (const std::string_view line : linesOf(text)) {
        if (trimmed(line).empty())
            continue;
        ++lines;
        unended += isListItem(line) || !endsSentence(line) ? 1 : 0;
    }
    return lines >= 3 && 2 * unended >= lines;
}

// Returns whether most sentences are a key and a value.
bool hasKeys(std::string_view text)
{
    const auto parts = partsOf(text);
    return parts.size() >= 3
           && 2 * std::ranges::count_if(parts, isKey) > static_cast<std::ptrdiff_t>(parts.size());
}

class Markup final : public DocumentCheck
{
public:
    std::string_view name() const override { return "markup"; }
    std::string_view title() const override { return "held Markdown or a form where prose was asked for"; }
    std::string_view request(std::string_view code) const override { return markupRequests.in(code); }
    std::string mended(std::string_view text, const CheckInputs &inputs) const override
    {
        const bool wantsProse = asksForProse(inputs.prompt);
        std::string plain;
        bool isOpen = false; // the line before is prose that goes on
        for (const std::string_view line : linesOf(text)) {
            const bool isHeading = isMarkedHeading(line);
            const std::string bare = withoutMarks(line);
            if (isRule(line) || (wantsProse && !bare.empty() && (isHeading || bare.ends_with(':'))))
                continue;
            if (!wantsProse) {
                plain.append(bare).append("\n");
            } else if (!bare.empty()) {
                plain.append(isOpen ? " " : "").append(bare);
                if (isListItem(line) && !endsSentence(bare))
                    plain += '.';
                isOpen = true;
            }
        }
        const std::string result(trimmed(plain));
        // Line breaks of prose are no markup.
        return !wantsProse && !hasMarks(text) ? std::string(text)
               : wantsProse && !hasMarks(text) && !isForm(text) && text.find('\n') == std::string_view::npos
                   ? std::string(text)
                   : result;
    }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        if (hasMarks(text))
            return Verdict::Failed;
        return asksForProse(inputs.prompt) && (isForm(text) || hasKeys(text)) ? Verdict::Failed
                                                                              : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &markup()
{
    static const Markup check;
    return check;
}

} // namespace check

} // namespace core::writing
