#include "core/base/ForTranslators.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr Requests placeholderRequests{
    "Leave no placeholder or blank such as [Name] or ___: leave out what is not known.",
    "Lassen Sie keinen Platzhalter und keine Lücke wie [Name] oder ___: Lassen Sie weg, was nicht bekannt "
    "ist.",
    "Ne laissez ni espace réservé ni blanc comme [Nom] ou ___ : omettez ce qui n'est pas connu.",
    "No deje marcadores ni huecos como [Nombre] o ___: omita lo que no se sabe."};

constexpr std::size_t longestPlaceholder = 120; // bytes

constexpr auto ofPlaceholders = std::to_array<std::string_view>({"your name",
                                                                 "your full name",
                                                                 "insert *",
                                                                 "(name)",
                                                                 "patient's name]",
                                                                 "mm/dd/yyyy",
                                                                 "dd/mm/yyyy",
                                                                 "mm/dd/yy",
                                                                 "dd/mm/yy",
                                                                 "yyyy-mm-dd",
                                                                 "yyyy",
                                                                 "tt.mm.jjjj",
                                                                 "jj/mm/aaaa",
                                                                 "dd/mm/aaaa",
                                                                 "xx/xx*",
                                                                 "xxx*",
                                                                 "xx-xx*",
                                                                 "tbd",
                                                                 "name einfügen",
                                                                 "ihr name",
                                                                 "votre nom",
                                                                 "à compléter",
                                                                 "su nombre",
                                                                 "nombre del paciente]",
                                                                 "n/a",
                                                                 "lorem ipsum"});

bool isLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
           || (static_cast<unsigned char>(byte) & 0x80U) != 0;
}

// Returns whether a pair of brackets with letters in it stands in the text: [Insert Name], <NAME>, {name}.
bool holdsBrackets(std::string_view text, char open, char close)
{
    for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at + 1)) {
        const std::size_t end = text.find_first_of(std::string{close, '\n'}, at + 1);
        const std::string_view inside =
            text.substr(at + 1, (end == std::string_view::npos ? text.size() : end) - at - 1);
        const bool isClosed = end != std::string_view::npos && text[end] == close;
        // Signs of comparison stand before a number or a blank.
        if (isClosed && !inside.empty() && inside.size() <= longestPlaceholder
            && (isLetter(inside.front()) || inside.front() == '_' || inside.front() == '.')
            && std::ranges::any_of(inside,
                                   [](char each) { return isLetter(each) || each == '_' || each == '.'; }))
            return true;
    }
    return false;
}

bool holdsPlaceholder(std::string_view text)
{
    return holdsBrackets(text, '[', ']') || holdsBrackets(text, '<', '>') || holdsBrackets(text, '{', '}')
           || text.find("__") != std::string_view::npos || text.find("....") != std::string_view::npos
           || holdsAny(smallLetters(text), ofPlaceholders);
}

class Placeholder final : public DocumentCheck
{
public:
    std::string_view name() const override { return "placeholder"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("CheckText", "held a placeholder"); }
    std::string_view request(std::string_view code) const override { return placeholderRequests.in(code); }
    std::string mended(std::string_view text, const CheckInputs &) const override
    {
        return withoutParts(text, holdsPlaceholder);
    }
    Verdict verdict(std::string_view text, const CheckInputs &) const override
    {
        return holdsPlaceholder(text) ? Verdict::Failed : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &placeholder()
{
    static const Placeholder check;
    return check;
}

} // namespace check

} // namespace core::writing
