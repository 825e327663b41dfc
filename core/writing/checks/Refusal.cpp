#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr Requests refusalRequests{
    "Write the text itself; it is fictitious and about nobody, so there is nothing to decline.",
    "Schreiben Sie den Text selbst; er ist erfunden und handelt von niemandem, es gibt also nichts "
    "abzulehnen.",
    "Écrivez le texte lui-même ; il est fictif et ne parle de personne, il n'y a donc rien à refuser.",
    "Escriba el texto mismo; es ficticio y no trata de nadie, así que no hay nada que rechazar."};

// Words of a model about itself, which no document has.
constexpr auto ofModels = std::to_array<std::string_view>({"as an ai",
                                                           "as a language model",
                                                           "as a large language model",
                                                           "an ai language model",
                                                           "an ai assistant",
                                                           "as an artificial intelligence",
                                                           "i'm an ai",
                                                           "i am an ai",
                                                           "als ki",
                                                           "als sprachmodell",
                                                           "als ki-*",
                                                           "ich bin eine ki",
                                                           "ein ki-*",
                                                           "en tant qu'ia",
                                                           "en tant que modèle de langage",
                                                           "en tant qu'intelligence artificielle",
                                                           "en tant qu'assistant",
                                                           "je suis une ia",
                                                           "como modelo de lenguaje",
                                                           "como ia",
                                                           "como una ia",
                                                           "como inteligencia artificial",
                                                           "como asistente",
                                                           "soy una ia"});
// The beginnings of a refusal.
constexpr auto openings = std::to_array<std::string_view>({"i'm sorry",
                                                           "i am sorry",
                                                           "sorry,",
                                                           "i apologize",
                                                           "i apologise",
                                                           "my apologies",
                                                           "i can't",
                                                           "i cannot",
                                                           "i'm unable",
                                                           "i am unable",
                                                           "i'm not able",
                                                           "i am not able",
                                                           "i won't",
                                                           "i will not be able",
                                                           "unfortunately, i",
                                                           "es tut mir leid",
                                                           "tut mir leid",
                                                           "entschuldigung",
                                                           "ich kann nicht",
                                                           "ich kann ihnen",
                                                           "ich kann diese",
                                                           "ich kann keine",
                                                           "ich kann dabei",
                                                           "leider kann ich",
                                                           "ich bin nicht in der lage",
                                                           "je suis désolé*",
                                                           "désolé*",
                                                           "je ne peux pas",
                                                           "je ne suis pas en mesure",
                                                           "je regrette",
                                                           "malheureusement, je",
                                                           "lo siento",
                                                           "lamento",
                                                           "no puedo",
                                                           "no me es posible",
                                                           "no estoy en condiciones",
                                                           "disculp*",
                                                           "desafortunadamente, no"});
// The acts that a refusal declines, after "I cannot" within a document.
constexpr auto declined = std::to_array<std::string_view>({"i can't assist*",
                                                           "i cannot assist*",
                                                           "i can't help with",
                                                           "i cannot help with",
                                                           "i can't provide",
                                                           "i cannot provide",
                                                           "i can't write",
                                                           "i cannot write",
                                                           "i can't generate",
                                                           "i cannot generate",
                                                           "i can't create",
                                                           "i cannot create",
                                                           "i can't fulfill*",
                                                           "i cannot fulfill*",
                                                           "i'm sorry, but i",
                                                           "i am sorry, but i",
                                                           "i'm unable to provide",
                                                           "i am unable to provide",
                                                           "i'm unable to write",
                                                           "unable to assist with",
                                                           "i don't have access to",
                                                           "i do not have access to",
                                                           "i do not have the capability",
                                                           "i don't have the capability",
                                                           "kann ich nicht schreiben",
                                                           "kann ich leider nicht",
                                                           "ich kann ihnen nicht helfen",
                                                           "ich kann diese anfrage nicht",
                                                           "je ne peux pas vous aider",
                                                           "je ne peux pas fournir",
                                                           "je ne peux pas rédiger",
                                                           "je ne peux pas écrire",
                                                           "no puedo ayudar*",
                                                           "no puedo proporcionar",
                                                           "no puedo escribir",
                                                           "no puedo generar",
                                                           "no puedo crear"});

constexpr std::size_t opening = 160;    // bytes, in which a refusal begins
constexpr std::size_t streamed = 80;    // bytes after which it shows
constexpr std::size_t fewestAfter = 25; // words that make a document after a refusal

bool declinesIn(std::string_view text)
{
    const std::string small = smallLetters(text);
    if (holdsAny(small, ofModels) || holdsAny(small, declined))
        return true;
    const std::size_t begin = std::min(small.find_first_not_of(" \t\n\"'*#"), small.size());
    const std::string_view start = std::string_view(small).substr(begin);
    return std::ranges::any_of(openings, [&](std::string_view each) {
        const bool isOpen = each.ends_with('*');
        return start.starts_with(isOpen ? each.substr(0, each.size() - 1) : each);
    });
}

class Refusal final : public DocumentCheck
{
public:
    std::string_view name() const override { return "refusal"; }
    std::string_view title() const override { return "declined in words"; }
    std::string_view request(std::string_view code) const override { return refusalRequests.in(code); }
    // A refusal before a document is a paragraph of its own, and the document is what was asked for.
    std::string mended(std::string_view text, const CheckInputs &) const override
    {
        const std::size_t gap = text.find("\n\n");
        if (gap == std::string_view::npos || !declinesIn(text.substr(0, gap)))
            return std::string(text);
        const std::string_view rest = text.substr(gap + 2);
        return wordCount(rest) < fewestAfter || declinesIn(rest) ? std::string(text) : std::string(rest);
    }
    Verdict verdict(std::string_view text, const CheckInputs &) const override
    {
        return declinesIn(text) ? Verdict::Failed : Verdict::Fine;
    }
    bool judgesFirst() const override { return true; }
    bool endsStream(std::string_view begin, const CheckInputs &) const override
    {
        return begin.size() >= streamed && declinesIn(begin.substr(0, opening));
    }
};

} // namespace

namespace check {

const DocumentCheck &refusal()
{
    static const Refusal check;
    return check;
}

} // namespace check

} // namespace core::writing
