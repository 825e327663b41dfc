#include "core/writing/PatientWords.h"

#include "core/writing/PatternText.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

/// The words around the facts, and before, between and after the numbers of notes.
struct PatientSentences
{
    std::string_view code;
    std::string_view opening;
    std::string_view note;
    std::string_view of;
    std::string_view end;
};

constexpr std::array<PatientSentences, 4> patientSentences = {{
    {"en", "About the patient: ", "This is note ", " of ", " of this patient."},
    {"de", "Zur Person: ", "Dies ist Dokument ", " von ", " zu dieser Person."},
    {"fr", "Sur le patient : ", "Ceci est la note ", " sur ", " de ce patient."},
    {"es", "Sobre el paciente: ", "Esta es la nota ", " de ", " de este paciente."},
}};

std::string joinedFacts(const synthesis::Sequence &sequence, const Language &language)
{
    std::string line;
    for (std::string fact : sequence.facts) {
        if (const std::size_t colon = fact.find(": "); colon != std::string::npos)
            fact.replace(colon, 1, language.colon);
        line += (line.empty() ? "" : "; ") + fact;
    }
    return line;
}

} // namespace

std::string factsLine(const synthesis::Sequence &sequence, const Language &language)
{
    return sequence.facts.empty() ? std::string() : capitalised(joinedFacts(sequence, language)) + ".";
}

std::string patientInWords(const synthesis::Sequence &sequence, std::string_view language)
{
    const Language *found = findLanguage(language);
    const Language &used = found == nullptr ? english : *found;
    const auto *sentences = std::ranges::find(patientSentences, used.code, &PatientSentences::code);
    if (sentences == patientSentences.end())
        sentences = patientSentences.begin();
    std::string words;
    if (!sequence.facts.empty())
        words = std::string(sentences->opening) + joinedFacts(sequence, used) + ".";
    if (sequence.patient > 0 && sequence.notes > 1)
        words += (words.empty() ? "" : " ") + std::string(sentences->note) + std::to_string(sequence.note)
                 + std::string(sentences->of) + std::to_string(sequence.notes) + std::string(sentences->end);
    return words;
}

} // namespace core::writing
