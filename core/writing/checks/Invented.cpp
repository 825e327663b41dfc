#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace core::writing {

namespace {

constexpr Requests inventedRequests{
    "Invent no names, dates, addresses, telephone numbers or record numbers.",
    "Erfinden Sie keine Namen, Daten, Adressen, Telefon- oder Aktennummern.",
    "N'inventez ni noms, ni dates, ni adresses, ni numéros de téléphone ou de dossier.",
    "No invente nombres, fechas, direcciones ni números de teléfono o de expediente."};

// Words of forms that stand in capitals beside a name.
constexpr auto noNames = std::to_array<std::string_view>(
    {"Patient", "Name",   "Names",    "Date",       "Birth",  "Medical", "Record", "Number",
     "Phone",   "Email",  "Address",  "Age",        "The",    "She",     "His",    "Her",
     "Mrs",     "Doctor", "Hospital", "Department", "Clinic", "Street",  "Road"});
// Names that models give to anybody.
constexpr auto usualNames =
    std::to_array<std::string_view>({"John Doe", "Jane Doe", "John Smith", "Jane Smith", "Max Mustermann"});
// Words before a name.
constexpr auto beforeNames = std::to_array<std::string_view>({" named ",
                                                              " called ",
                                                              " namens ",
                                                              " nommé ",
                                                              " nommée ",
                                                              " llamado ",
                                                              " llamada ",
                                                              "Dr. ",
                                                              "Mr. ",
                                                              "Mrs. ",
                                                              "Ms. "});

bool isCapital(char byte)
{
    return byte >= 'A' && byte <= 'Z';
}

// Returns the capitalised word at this byte; empty if there is none.
std::string_view nameAt(std::string_view text, std::size_t at)
{
    if (at >= text.size() || !isCapital(text[at]))
        return {};
    std::size_t end = at + 1;
    while (
        end < text.size()
        && ((text[end] >= 'a' && text[end] <= 'z') || (static_cast<unsigned char>(text[end]) & 0x80U) != 0))
        ++end;
    return text.substr(at, end - at);
}

void addName(std::set<std::string, std::less<>> &names, std::string_view word)
{
    constexpr std::size_t shortestName = 3;
    if (word.size() >= shortestName && std::ranges::find(noNames, word) == noNames.end())
        names.emplace(word);
}

// Returns the names in places that look like an identifier, and behind words that stand before a name.
std::set<std::string, std::less<>> namesIn(std::string_view text, const std::vector<Span> &places)
{
    std::set<std::string, std::less<>> names;
    for (const Span &place : places)
        for (std::size_t at = place.start; at < place.start + place.length && at < text.size(); ++at)
            if (const std::string_view word = nameAt(text, at); !word.empty()) {
                addName(names, word);
                at += word.size();
            }
    for (const std::string_view before : beforeNames)
        for (std::size_t at = text.find(before); at != std::string_view::npos; at = text.find(before, at + 1))
            addName(names, nameAt(text, at + before.size()));
    return names;
}

// Returns whether a word of the text is one of the names.
bool holdsName(std::string_view text, const std::set<std::string, std::less<>> &names)
{
    for (const std::string_view each : usualNames)
        if (text.find(each) != std::string_view::npos)
            return true;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (const std::string_view word = nameAt(text, at); !word.empty()) {
            if (names.contains(word))
                return true;
            at += word.size();
        }
    return false;
}

class Invented final : public DocumentCheck
{
public:
    std::string_view name() const override { return "invented"; }
    std::string_view title() const override { return "held an invented name or number"; }
    std::string_view request(std::string_view code) const override { return inventedRequests.in(code); }
    std::string mended(std::string_view text, const CheckInputs &inputs) const override
    {
        if (!inputs.identifiers)
            return std::string(text);
        const auto places = inputs.identifiers(text);
        const auto names = namesIn(text, places);
        return withoutParts(text, [&](std::string_view part) {
            const auto begin = static_cast<std::size_t>(part.data() - text.data());
            return holdsName(part, names) || std::ranges::any_of(places, [&](const Span &place) {
                       return place.start < begin + part.size() && place.start + place.length > begin;
                   });
        });
    }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        if (!inputs.identifiers)
            return Verdict::Fine;
        const auto places = inputs.identifiers(text);
        return !places.empty() || holdsName(text, namesIn(text, places)) ? Verdict::Failed : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &invented()
{
    static const Invented check;
    return check;
}

} // namespace check

} // namespace core::writing
