#include "core/base/ForTranslators.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>

namespace core::writing {

namespace {

constexpr Requests inventedRequests{
    "Invent no names, dates, addresses, telephone numbers or record numbers.",
    "Erfinden Sie keine Namen, Daten, Adressen, Telefon- oder Aktennummern.",
    "N'inventez ni noms, ni dates, ni adresses, ni numéros de téléphone ou de dossier.",
    "No invente nombres, fechas, direcciones ni números de teléfono o de expediente."};

class Invented final : public DocumentCheck
{
public:
    std::string_view name() const override { return "invented"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("CheckText", "held an invented name or number");
    }
    std::string_view request(std::string_view code) const override { return inventedRequests.in(code); }
    std::string mended(std::string_view text, const CheckInputs &inputs) const override
    {
        if (!inputs.identifiers)
            return std::string(text);
        const auto places = inputs.identifiers(text);
        return withoutParts(text, [&](std::string_view part) {
            const auto begin = static_cast<std::size_t>(part.data() - text.data());
            return std::ranges::any_of(places, [&](const Span &place) {
                return place.start < begin + part.size() && place.start + place.length > begin;
            });
        });
    }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        return inputs.identifiers && !inputs.identifiers(text).empty() ? Verdict::Failed : Verdict::Fine;
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
