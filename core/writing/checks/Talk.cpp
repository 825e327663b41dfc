#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr Requests talkRequests{
    "Write the text alone: no greeting, no introduction, no remark about the text or the task.",
    "Schreiben Sie nur den Text: keine Anrede, keine Einleitung, keine Bemerkung über den Text oder die "
    "Aufgabe.",
    "Écrivez le texte seul : ni salutation, ni introduction, ni remarque sur le texte ou la tâche.",
    "Escriba solo el texto: sin saludo, sin introducción, sin comentarios sobre el texto o la tarea."};

// Words that stand only in talk about a text, wherever they stand.
constexpr auto ofTalk = std::to_array<std::string_view>({"here is the",
                                                         "i believe you",
                                                         "i've been looking for",
                                                         "i am an experienced",
                                                         "i have over",
                                                         "my goal is",
                                                         "i am excited",
                                                         "i'm excited",
                                                         "i will discuss",
                                                         "my expertise",
                                                         "my clinical expertise",
                                                         "i am not named",
                                                         "information about the department",
                                                         "please provide me",
                                                         "provide me with",
                                                         "more context",
                                                         "this is a medical record",
                                                         "this is a hypothetical",
                                                         "this is a brief",
                                                         "medical record in english",
                                                         "record in english",
                                                         "a clinician of the department",
                                                         "for a clinician",
                                                         "summary of a clinician",
                                                         "here is a",
                                                         "here's the",
                                                         "here's a",
                                                         "here is an",
                                                         "below is",
                                                         "i hope this*",
                                                         "let me know",
                                                         "feel free",
                                                         "if you have any questions",
                                                         "if you have any further",
                                                         "please let me",
                                                         "please note that this",
                                                         "i will write",
                                                         "i will now",
                                                         "i will provide",
                                                         "i'll write",
                                                         "i'll provide",
                                                         "you provided",
                                                         "you requested",
                                                         "your request",
                                                         "as requested",
                                                         "this note*",
                                                         "this document",
                                                         "this record is",
                                                         "this record includes",
                                                         "this medical record",
                                                         "this medical note",
                                                         "this paragraph",
                                                         "this summary",
                                                         "the note mentions",
                                                         "the note should",
                                                         "note mentions",
                                                         "the paragraph",
                                                         "this report is",
                                                         "this article",
                                                         "this text",
                                                         "the prompt",
                                                         "the following terms",
                                                         "terms provided",
                                                         "provided terms",
                                                         "given terms",
                                                         "each of these terms",
                                                         "these terms",
                                                         "word for word",
                                                         "200 words",
                                                         "about 200 words",
                                                         "word count",
                                                         "fictitious",
                                                         "fictional",
                                                         "hypothetical",
                                                         "training software",
                                                         "training purposes",
                                                         "language model",
                                                         "plain sentences",
                                                         "in plain sentences",
                                                         "one paragraph of",
                                                         "no heading",
                                                         "is just an example",
                                                         "as an example",
                                                         "sample document",
                                                         "for illustrative",
                                                         "consult with a healthcare professional",
                                                         "not intended to",
                                                         "write a",
                                                         "write an",
                                                         "template",
                                                         "dear *",
                                                         "sincerely",
                                                         "best regards",
                                                         "kind regards",
                                                         "thank you for considering",
                                                         "thank you for your",
                                                         "my name is",
                                                         "i am writing",
                                                         "i'm writing",
                                                         "i am dr*",
                                                         "i'm dr*",
                                                         "i am a clinician",
                                                         "as a clinician",
                                                         "certainly!",
                                                         "sure!",
                                                         "sure,",
                                                         "of course!",
                                                         "certainly,",
                                                         "hier ist",
                                                         "hier finden sie",
                                                         "nachfolgend finden sie",
                                                         "ich hoffe*",
                                                         "lassen sie mich wissen",
                                                         "wenn sie fragen",
                                                         "bei fragen",
                                                         "wie gewünscht",
                                                         "diese notiz",
                                                         "dieses dokument",
                                                         "dieser bericht*",
                                                         "dieser absatz",
                                                         "dieser text",
                                                         "der text enthält",
                                                         "die folgenden begriffe",
                                                         "diese begriffe",
                                                         "wort für wort",
                                                         "200 wörter",
                                                         "fiktiv*",
                                                         "erfunden*",
                                                         "beispieltext",
                                                         "sehr geehrte*",
                                                         "mit freundlichen grüßen",
                                                         "gerne!",
                                                         "natürlich!",
                                                         "ich werde schreiben",
                                                         "schreiben sie",
                                                         "voici",
                                                         "ci-dessous",
                                                         "j'espère que",
                                                         "n'hésitez pas",
                                                         "si vous avez des questions",
                                                         "comme demandé",
                                                         "cette note",
                                                         "ce document",
                                                         "ce compte rendu",
                                                         "ce paragraphe",
                                                         "ce texte",
                                                         "les termes suivants",
                                                         "ces termes",
                                                         "mot pour mot",
                                                         "200 mots",
                                                         "fictif*",
                                                         "fictive*",
                                                         "cordialement",
                                                         "bien sûr !",
                                                         "bien sûr!",
                                                         "certainement !",
                                                         "je vais rédiger",
                                                         "je vais écrire",
                                                         "cher *",
                                                         "chère *",
                                                         "aquí está",
                                                         "aquí tiene",
                                                         "aquí tienes",
                                                         "a continuación se presenta",
                                                         "espero que",
                                                         "no dude en",
                                                         "no dudes en",
                                                         "si tiene alguna pregunta",
                                                         "como solicitó",
                                                         "como se solicitó",
                                                         "esta nota",
                                                         "este documento",
                                                         "este informe",
                                                         "este párrafo",
                                                         "este texto",
                                                         "los siguientes términos",
                                                         "estos términos",
                                                         "palabra por palabra",
                                                         "200 palabras",
                                                         "ficticio*",
                                                         "ficticia*",
                                                         "atentamente",
                                                         "claro!",
                                                         "por supuesto",
                                                         "estimado*",
                                                         "estimada*",
                                                         "voy a escribir"});

// A pattern of one word that reports have too counts only where a part begins with it.
constexpr std::array<std::string_view, 2> onlyFirst{"voici", "ci-dessous"};

bool isTalk(std::string_view part)
{
    const std::string small = smallLetters(part);
    return std::ranges::any_of(ofTalk, [&](std::string_view each) {
        if (std::ranges::find(onlyFirst, each) != onlyFirst.end())
            return std::string_view(small).substr(0, 40).find(each) != std::string_view::npos;
        return holdsWord(small, each);
    });
}

class Talk final : public DocumentCheck
{
public:
    std::string_view name() const override { return "talk"; }
    std::string_view title() const override { return "talked about the text or to its reader"; }
    std::string_view request(std::string_view code) const override { return talkRequests.in(code); }
    std::string mended(std::string_view text, const CheckInputs &) const override
    {
        return withoutParts(text, [&](std::string_view part) { return isTalk(part); });
    }
    Verdict verdict(std::string_view text, const CheckInputs &) const override
    {
        const auto parts = partsOf(text);
        return std::ranges::any_of(parts, isTalk) ? Verdict::Failed : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &talk()
{
    static const Talk check;
    return check;
}

} // namespace check

} // namespace core::writing
