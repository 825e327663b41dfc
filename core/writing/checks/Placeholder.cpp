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

constexpr std::size_t longestPlaceholder = 500; // bytes

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

// Adds the pairs of brackets with letters in them: [Insert Name], <NAME>, {name}. One of square brackets that
// is open at the end of the text is one, too. Signs of comparison stand before a number or a blank.
void addBrackets(std::vector<Span> &places, std::string_view text, char open, char close)
{
    for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at + 1)) {
        const std::size_t end = std::min(text.find_first_of(std::string{close, '\n'}, at + 1), text.size());
        const std::string_view inside = text.substr(at + 1, end - at - 1);
        const bool isClosed = end < text.size() ? text[end] == close : open == '[';
        if (isClosed && !inside.empty() && inside.size() <= longestPlaceholder
            && (isLetter(inside.front()) || inside.front() == '_' || inside.front() == '.'))
            places.push_back({at, end - at});
    }
}

std::vector<Span> bracketsIn(std::string_view text)
{
    std::vector<Span> places;
    addBrackets(places, text, '[', ']');
    addBrackets(places, text, '<', '>');
    addBrackets(places, text, '{', '}');
    return places;
}

bool holdsPlaceholder(std::string_view text)
{
    return !bracketsIn(text).empty() || text.find("__") != std::string_view::npos
           || text.find("....") != std::string_view::npos || holdsAny(smallLetters(text), ofPlaceholders);
}

class Placeholder final : public DocumentCheck
{
public:
    std::string_view name() const override { return "placeholder"; }
    std::string_view title() const override { return "held a placeholder"; }
    std::string_view request(std::string_view code) const override { return placeholderRequests.in(code); }
    // A placeholder of several sentences goes as a whole.
    std::string mended(std::string_view text, const CheckInputs &) const override
    {
        const auto places = bracketsIn(text);
        return withoutParts(text, [&](std::string_view part) {
            const auto begin = static_cast<std::size_t>(part.data() - text.data());
            return holdsPlaceholder(part) || std::ranges::any_of(places, [&](const Span &place) {
                       return place.start < begin + part.size() && place.start + place.length > begin;
                   });
        });
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
