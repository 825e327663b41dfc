#include "core/writing/PatientWords.h"

#include "core/writing/PatternText.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::writing {

namespace {

/// The words for a time in one unit.
struct UnitWords
{
    std::string_view one; ///< "one week"
    std::string_view many;
};

/// The words around the facts, and before, between and after the numbers of notes; and for the time between
/// two notes.
struct PatientSentences
{
    std::string_view code;
    std::string_view opening;
    std::string_view note;
    std::string_view of;
    std::string_view end;                    ///< without the full stop
    std::array<UnitWords, 4> units;          ///< days, weeks, months, years
    std::array<std::string_view, 9> numbers; ///< from two on
    std::string_view after;
    std::string_view sameDay;
    std::array<std::string_view, 10> ordinals; ///< of a note, from the first on, behind the two words before
    std::string_view previous;                 ///< of a note behind the tenth
    std::string_view previousNote;             ///< the same with its noun
    std::string_view previousNoteOfSameDay;    ///< the same behind sameDay
};

constexpr std::array<PatientSentences, 4> patientSentences = {{
    {"en",
     "About the patient: ",
     "This is note ",
     " of ",
     " of this patient",
     {{{"one day", " days"}, {"one week", " weeks"}, {"one month", " months"}, {"one year", " years"}}},
     {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"},
     " after the ",
     "on the same day as the ",
     {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"},
     "one before",
     "previous note",
     "previous note"},
    {"de",
     "Zur Person: ",
     "Dies ist Dokument ",
     " von ",
     " zu dieser Person",
     {{{"einen Tag", " Tage"},
       {"eine Woche", " Wochen"},
       {"einen Monat", " Monate"},
       {"ein Jahr", " Jahre"}}},
     {"zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"},
     " nach dem ",
     "am Tag des ",
     {"ersten",
      "zweiten",
      "dritten",
      "vierten",
      "fünften",
      "sechsten",
      "siebten",
      "achten",
      "neunten",
      "zehnten"},
     "vorigen",
     "vorigen Dokument",
     "vorigen Dokuments"},
    {"fr",
     "Sur le patient : ",
     "Ceci est la note ",
     " sur ",
     " de ce patient",
     {{{"un jour", " jours"}, {"une semaine", " semaines"}, {"un mois", " mois"}, {"un an", " ans"}}},
     {"deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"},
     " après la ",
     "le même jour que la ",
     {"première",
      "deuxième",
      "troisième",
      "quatrième",
      "cinquième",
      "sixième",
      "septième",
      "huitième",
      "neuvième",
      "dixième"},
     "précédente",
     "note précédente",
     "note précédente"},
    {"es",
     "Sobre el paciente: ",
     "Esta es la nota ",
     " de ",
     " de este paciente",
     {{{"un día", " días"}, {"una semana", " semanas"}, {"un mes", " meses"}, {"un año", " años"}}},
     {"dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"},
     " después de la ",
     "el mismo día que la ",
     {"primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava", "novena", "décima"},
     "anterior",
     "nota anterior",
     "nota anterior"},
}};

const PatientSentences &sentencesOf(const Language &language)
{
    const auto *found = std::ranges::find(patientSentences, language.code, &PatientSentences::code);
    return found == patientSentences.end() ? patientSentences.front() : *found;
}

// Returns "two weeks" for 14 days.
std::string timeInWords(int days, const PatientSentences &words)
{
    constexpr double daysOfMonth = 30.44;
    constexpr double daysOfYear = 365.25;
    std::size_t unit = 0;
    long count = days;
    if (days >= 730) {
        unit = 3;
        count = std::lround(days / daysOfYear);
    } else if (days >= 60) {
        unit = 2;
        count = std::lround(days / daysOfMonth);
    } else if (days >= 14 || days == 7) {
        unit = 1;
        count = std::lround(days / 7.0);
    }
    if (count == 1)
        return std::string(words.units[unit].one);
    const auto place = static_cast<std::size_t>(count - 2);
    return (place < words.numbers.size() ? std::string(words.numbers[place]) : std::to_string(count))
           + std::string(words.units[unit].many);
}

// Returns "two weeks after the " or "on the same day as the "; empty where the time is unknown.
std::string timeBefore(const synthesis::Sequence &sequence, const PatientSentences &words)
{
    const int days = sequence.daysSinceLast.value_or(-1);
    if (sequence.note < 2 || days < 0)
        return {};
    return days == 0 ? std::string(words.sameDay) : timeInWords(days, words) + std::string(words.after);
}

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
    const PatientSentences &words = sentencesOf(language);
    std::string line =
        sequence.facts.empty() ? std::string() : capitalised(joinedFacts(sequence, language)) + ".";
    if (const std::string time = timeBefore(sequence, words); !time.empty()) {
        const std::string_view note =
            sequence.daysSinceLast == 0 ? words.previousNoteOfSameDay : words.previousNote;
        line += (line.empty() ? "" : " ") + capitalised(time + std::string(note)) + ".";
    }
    return line;
}

std::string patientInWords(const synthesis::Sequence &sequence, std::string_view language)
{
    const Language *found = findLanguage(language);
    const Language &used = found == nullptr ? english : *found;
    const PatientSentences &sentences = sentencesOf(used);
    std::string words;
    if (!sequence.facts.empty())
        words = std::string(sentences.opening) + joinedFacts(sequence, used) + ".";
    if (sequence.patient == 0 || sequence.notes < 2)
        return words;
    words += (words.empty() ? "" : " ") + std::string(sentences.note) + std::to_string(sequence.note)
             + std::string(sentences.of) + std::to_string(sequence.notes) + std::string(sentences.end);
    if (const std::string time = timeBefore(sequence, sentences); !time.empty()) {
        const std::size_t before = sequence.note - 2;
        words += ", " + time
                 + std::string(before < sentences.ordinals.size() ? sentences.ordinals[before]
                                                                  : sentences.previous);
    }
    return words + ".";
}

} // namespace core::writing
