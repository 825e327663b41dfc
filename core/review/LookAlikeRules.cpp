#include "core/review/LookAlikeRules.h"

#include "core/review/Characters.h"
#include "core/review/RuleContext.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace core::review {

namespace {

using Kind = LookAlike::Kind;
using Start = RuleStart;

bool hasNhsDigit(const RuleMatch &match)
{
    return isNhsNumber(match.found());
}

bool hasFrenchKey(const RuleMatch &match)
{
    return isFrenchSocialNumber(match.found());
}

bool hasSpanishLetter(const RuleMatch &match)
{
    return isSpanishIdentityNumber(match.found());
}

bool hasGermanDigit(const RuleMatch &match)
{
    return isGermanPensionNumber(match.found());
}

bool hasGermanHealthDigit(const RuleMatch &match)
{
    return isGermanHealthNumber(match.found());
}

bool hasLuhnDigit(const RuleMatch &match)
{
    return isLuhnNumber(match.found());
}

// clang-format off
constexpr LookAlikeRule rules[] = {
    // --- addresses of the net
    {Kind::Email, "email.address", Start::At, R"([\w.+-]+@[\w-]+(?:\.[\w-]+)+)"},
    {Kind::Web, "web.scheme", Start::Link, R"(\b(?:https?|ftp)://[^\s<>"']+[\w/])"},
    {Kind::Web, "web.www", Start::Link, R"(\bwww\.[\w-]+(?:\.[\w-]+)+(?:/[^\s<>"']*[\w/])?)"},
    {Kind::Web, "web.domain", Start::Link, R"((?<![\w.@-])(?:[a-z0-9][a-z0-9-]*\.)+(?:com|org|net|edu|gov|info|example)\b(?!\.\w)(?:/[^\s<>"']*[\w/])?)"},

    // --- numbers of social security and health insurance
    // 123-45-6789, but not 000-...: never given
    {Kind::SocialNumber, "social-number.us", Start::Digit, R"((?!000)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-]))", "", 9},
    {Kind::SocialNumber, "social-number.fr", Start::Digit, R"([12] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d{2}|2[ABab]) ?\d{3} ?\d{3} ?\d{2}(?!\w))", "", 6, nullptr, hasFrenchKey},
    {Kind::SocialNumber, "social-number.de-pension", Start::Digit, R"(\d{2} ?[0-9]{6} ?[A-Z] ?\d{2} ?\d(?!\w))", "", 8, nullptr, hasGermanDigit},
    {Kind::SocialNumber, "social-number.es-dni", Start::Digit, R"(\d{8}-?[A-Z](?!\w))", "", 8, nullptr, hasSpanishLetter},
    {Kind::SocialNumber, "social-number.es-nie", Start::Capital, R"([XYZ]-?\d{7}-?[A-Z](?!\w))", "", 0, isCode, hasSpanishLetter},
    {Kind::SocialNumber, "social-number.de-health", Start::Capital, R"([A-Z] ?\d{9}(?!\w))", "", 0, isCode, hasGermanHealthDigit},
    {Kind::SocialNumber, "social-number.uk-nhs", Start::Digit, R"(\d{3} ?\d{3} ?\d{4}(?![\w-]))", "", 10, nullptr, hasNhsDigit},
    {Kind::SocialNumber, "social-number.named", Start::Word,
     R"((?i:SSN|social security|soc\.? sec\.?|NHS|KVNR|RVNR|versichertennummer|krankenversichertennummer|sozialversicherungsnummer|rentenversicherungsnummer|NIR|DNI|NIE|health insurance|medicare|medicaid)(?i:\s*(?:number|no\.?|nr\.?|id|#|is|:)){0,3}\s*(?<hit>(?=(?:[A-Z ./-]*\d){6})[A-Z0-9](?:[ ./-]?[A-Z0-9]){5,18})(?!\w))",
     "ssn social soc nhs kvnr rvnr versichertennummer krankenversichertennummer sozialversicherungsnummer rentenversicherungsnummer nir dni nie health medicare medicaid"},

    // --- banks and cards
    {Kind::Account, "account.iban", Start::Capital, R"((?=[A-Z]{2}\d{2})(?=(?:[A-Z ]*\d){10})[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?!\w))", "", 0, isCode},
    {Kind::Account, "account.card", Start::Digit, R"(\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?![\w-]))", "", 16, nullptr, hasLuhnDigit},

    // --- records: a word that says so, and a number
    {Kind::RecordNumber, "record-number.mrn", Start::Word,
     R"((?i:MRN|MR ?#|EMR ?#|URN)(?i:\s*(?:number|no\.?|#|is|:|=)){0,2}\s*[A-Z]{0,3}-?(?=\d(?:[\w/-]*\d){2})\d[\w/-]*\w)",
     "mrn mr emr urn"},
    {Kind::RecordNumber, "record-number.named", Start::Word,
     R"((?i:(?:medical |hospital |health |patient )?(?:record|chart|file|account|acct\.?|case|patient|encounter|visit|admission|accession|specimen|member|policy|claim|study|subject|unit|licen[cs]e|certificate)s?)(?i:\s*(?:ID|identifier|number|num\.?|no\.?|nr\.?|№|#)){1,2}(?i:\s*(?:is|:|=|was))?\s*(?=[A-Z]{0,4}[-/ ]?\d)(?=(?:[A-Z/-]*\d){3}|[A-Z]{1,4} \d{3})[A-Z]{0,4}[-/ ]?\d[\w/-]*)",
     "medical hospital health patient record chart file account acct case encounter visit admission accession specimen member policy claim study subject unit licence license certificate"},
    {Kind::RecordNumber, "record-number.account", Start::Word, R"((?i:acct\.?):?\s*(?=(?:[A-Z/-]*\d){3})[A-Z]{0,4}-?\d[\w/-]*)", "acct"},
    {Kind::RecordNumber, "record-number.de", Start::Word,
     R"((?i:(?:kranken|patienten|fall|akten|aufnahme)(?:nummer|zeichen)|(?:pat(?:ienten)?|fall|akten|aufnahme)\.?-(?:nr\.?|id|nummer|zeichen)|aktenzeichen)(?i:\s*(?:ist|:))?\s*(?=(?:[A-Z/-]*\d){3}|[A-Z]{1,4} \d{3})[A-Z]{0,4}[-/ ]?\d[\w/-]*)",
     "krankennummer patientennummer fallnummer aktennummer aktenzeichen aufnahmenummer pat patienten fall akten aufnahme"},
    {Kind::RecordNumber, "record-number.fr-es", Start::Word,
     R"((?i:(?:numéro|n°|nº|no\.?|número)(?: de)?(?: la)? (?:dossier|patient|séjour|historia(?: clínica)?|expediente))(?i:\s*:)?\s*(?=(?:[A-Z/-]*\d){3})[A-Z]{0,4}[-/ ]?\d[\w/-]*)",
     "numéro n no número"},

    // --- days: 31.12.2025, 12/31/25, 2025-12-31; two parts alone (120/80) are a blood pressure or a fraction
    {Kind::Date, "date.day-first", Start::Digit, R"(\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?![\w]|[./-]\d))", "", 4, nullptr, isDayOfCalendar},
    {Kind::Date, "date.year-first", Start::Digit, R"(\d{4}([-/.])\d{1,2}\1\d{1,2}(?![\w]|[./-]\d))", "", 6, nullptr, isDayOfCalendar},
    {Kind::Date, "date.day-month-year", Start::Digit, R"(\d{1,2}(?:st|nd|rd|th|er|\.)?(?:-|\s+(?:of\s+|de\s+)?)(?:MONTH)\.?(?:,?\s+(?:de\s+)?|-)(?:\d{4}|'\d{2})\b)", "", 1, isBeforeMonth, isDayOfMonth},
    {Kind::Date, "date.day-month", Start::Digit, R"(\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:MONTH)(?!\s+(?:be|have|not|need|cause|also)\b)\b)", "", 1, isBeforeMonth, isDayOfMonth},
    {Kind::Date, "date.month-day-year", Start::Word, R"((?:MONTH)\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b)",
     "jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december"},
    // without a year; "May 2 tablets be given" is none, so May wants a sign that it is a month
    {Kind::Date, "date.month-day", Start::Word, R"((?!May)(?:MONTH)\.?\s+(?:[12]\d|3[01]|[1-9])(?:st|nd|rd|th)?\b(?![.,/:-]?\d|\s*(?:%|mg|ml|mL|g|kg|years?|weeks?|days?|months?)\b))",
     "jan january feb february mar march apr april jun june jul july aug august sep sept september oct october nov november dec december"},
    {Kind::Date, "date.may-ordinal", Start::Word, R"(May\s+(?:[12]\d|3[01]|[1-9])(?:st|nd|rd|th)\b)", "may"},
    {Kind::Date, "date.may-after-preposition", Start::Word, R"((?i:on|since|until|by|from|before|after)\s+(?<hit>May\s+(?:[12]\d|3[01]|[1-9]))\b(?![.,/:-]?\d|\s*(?:%|mg|ml)))", "on since until by from before after"},

    // --- telephones
    {Kind::Phone, "phone.international", Start::Digit, R"(\+\d{1,3}(?:[ ./-]{0,2}\(?\d{1,5}\)?){2,6}(?!\w))", "", 8},
    {Kind::Phone, "phone.area-in-brackets", Start::Digit, R"(\(\d{2,5}\)[ .-]?\d{3,4}(?:[ .-]?\d{2,5}){1,2}(?!\w))", "", 9},
    {Kind::Phone, "phone.us", Start::Digit, R"((?:1[ .-])?\d{3}([ .-])\d{3}\1\d{4}(?![\w-]))", "", 10},
    {Kind::Phone, "phone.us-local", Start::Digit, R"(\d{3}-\d{4}(?![\w/%-]|\.\d))", "", 7, nullptr, isNoRange},
    {Kind::Phone, "phone.fr", Start::Digit, R"(0\d(?:([ .])\d{2})(?:\1\d{2}){3}(?!\w))", "", 10},
    {Kind::Phone, "phone.trunk-zero", Start::Digit, R"(0\d{1,4}[ /-]\d{3,8}(?:[ -]?\d{2,4}){0,3}(?!\w))", "", 8, nullptr, isNoTimeOrDrug},
    {Kind::Phone, "phone.named", Start::Word, R"((?i:phone|tel|telephone|telefon|call|fax|mobile|pager|handy|téléphone|teléfono|móvil)\.?(?i:\s*(?:no\.?|number|nr\.?|at|on|is|:|#)){0,2}\s*(?<hit>(?=(?:\D?\D?\d){7})[+(]?\d[\d ()./-]{5,}\d)(?!\w))",
     "phone tel telephone telefon call fax mobile pager handy téléphone teléfono móvil"},

    // --- addresses: a street with a number, a place with its code, a box
    {Kind::Address, "address.street-en", Start::Digit,
     R"(\d{1,5}[A-Za-z]?,?\s+(?:(?:[NSEW]|North|South|East|West)\.?\s+)?(?:NAME\s+|\d{1,3}(?:st|nd|rd|th)\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Way|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Crescent|Close)\b(?!\s+of\b))",
     "", 1, isBeforeName},
    {Kind::Address, "address.street-fr", Start::Digit, R"(\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|place|chemin|impasse|allée|quai)\s+(?:(?:de|du|des|la|le|les)\s+|[dl]['’]){0,3}NAME(?:[ -]NAME){0,3})", "", 1, isBeforeRoad},
    {Kind::Address, "address.street-de-joined", Start::Capital, R"((?!Atem|Harn|Gallen|Infektions|Übertragungs|Behandlungs|Zugangs|Luft)\p{Lu}[\p{L}-]+(?:straße|strasse|str\.|weg|platz|allee|gasse|ufer|damm)\s+\d{1,4}(?:\s?[a-z])?(?![\w,.]*\d)\b)", "", 0, isBeforeNumber},
    {Kind::Address, "address.street-de", Start::Capital, R"((?:NAME\s+){1,2}(?:Straße|Strasse|Str\.|Platz|Allee|Weg|Gasse)\s+\d{1,4}(?:\s?[a-z])?\b)", "", 0, isBeforeName},
    {Kind::Address, "address.street-es", Start::Word, R"((?:Calle|C/|Avenida|Avda\.?|Plaza|Paseo)\s*(?:(?:de|del|la|los|las|el)\s+){0,3}NAME(?:\s+(?:(?:de|del|la)\s+)*NAME){0,2},?\s+(?:n\.?[º°]\s*)?\d{1,4}\b)", "calle c avenida avda plaza paseo"},
    {Kind::Address, "address.place-us", Start::Capital, R"(NAME(?:\s+NAME){0,2},?\s+(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}(?:-\d{4})?\b)", "", 0, isBeforeName},
    {Kind::Address, "address.place-with-code", Start::Digit, R"(\d{5}\s+NAME\b)", "", 5, isBeforeName, isPlaceWithCode},
    {Kind::Address, "address.postcode-uk", Start::Capital, R"([A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?!\w))", "", 0, isCode},
    {Kind::Address, "address.box", Start::Word, R"((?i:P\.?\s?O\.?\s+Box|Postfach|apartado(?: de correos)?|boîte postale)\s+\d[\d ]*\d|(?i:P\.?\s?O\.?\s+Box|Postfach)\s+\d)",
     "p po postfach apartado boîte"},

    // --- names: with a title before them
    {Kind::Name, "name.title", Start::Word,
     R"((?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Doctor|Herrn?|Frau|Mme|Mlle|Madame|Monsieur|Se[ñn]or|Se[ñn]ora|Sra?|Doctora?|Dra)\b\.?(?:\s+(?:Dr|Prof|med|h\.\s?c|rer|nat|habil)\b\.?)*\s+NOFILL(?:(?:\p{Lu}\.\s?){1,3}(?:(?:(?:van|von|de|der|den|la|del|da|di|le|el|zu)\s+){0,3}NAME(?:\s+NAME)?)?|(?:(?:van|von|de|der|den|la|del|da|di|le|el|zu)\s+){0,3}NAME(?:\s+\p{Lu}\.)?(?:\s+(?:(?:van|von|de|der|den|la|del|da|di|le|el|zu)\s+){0,3}NAME)?))",
     "dr mr mrs ms miss prof professor doctor herr herrn frau mme mlle madame monsieur señor señora senor senora sr sra doctora dra"},
    // behind them
    {Kind::Name, "name.degree", Start::Capital, R"(NOFILL(?:NAME(?:\s+\p{Lu}\.)?(?:\s+NAME){0,2}),\s+(?:MD|M\.\s?D\.|DO|D\.\s?O\.|Ph\.?\s?D\.?|RN|R\.\s?N\.|NP|PA-C|DNP|LPN|CRNA|APRN|MBBS|MBChB|FRCP|FRCS|FACS|FACC|DDS|DMD|PharmD|Esq\.?|MPH|MSN|BSN)(?![\w]))", "", 0, isBeforeName},
    {Kind::Name, "name.degree-dotted", Start::Capital, R"(NOFILLNAME(?:\s+\p{Lu}\.)?(?:\s+NAME){1,2}\s+(?:M\.\s?D\.|D\.\s?O\.|Ph\.\s?D\.|MBBS|MBChB|FRCP|FRCS|FACS|FACC|PharmD)(?![\w]))", "", 0, isBeforeName},
    // "Smith, John (patient)"
    {Kind::Name, "name.role-in-brackets", Start::Capital, R"(NAME,\s+NAME(?:\s+\p{Lu}\.)?\s+\((?i:patient|pt|father|mother|wife|husband|son|daughter|brother|sister|spouse|partner|patientin|paciente)\b[^)\n]{0,40}\))", "", 0, isBeforeName},
    // "Name: John Smith", "Patient: John Smith"
    {Kind::Name, "name.field", Start::Word,
     R"((?<![\p{L}] )(?i:(?:(?:patient|last|first|full|family|given|physician|doctor|attending|provider|mother|father|spouse)(?:'s)?\s+)?name|(?:nach|vor|patienten?|familien)name|nom|pr[ée]nom|nombre|apellidos?)\s*:\s*NOFILL(?<hit>NAME(?:,?\s+(?:\p{Lu}\.|NAME)){0,3}))",
     "name patient last first full family given physician doctor attending provider mother father spouse nachname vorname patientenname patientname familienname nom prénom prenom nombre apellido apellidos"},
    {Kind::Name, "name.role", Start::Word,
     R"((?i:patient(?:in)?|pt|paciente|attending|surgeon|physician|provider|consultant|signed(?: by)?|dictated by|electronically signed by|reviewed by|referred by|seen by|kind regards|sincerely|next of kin|contact)\s*[:,]\s*NOFILL(?<hit>NAME(?:\s+\p{Lu}\.)?(?:\s+NAME){1,2})(?=\s*(?:[,.;(\n]|$)))",
     "patient patientin pt paciente attending surgeon physician provider consultant signed dictated electronically reviewed referred seen kind sincerely next contact"},
    // "patient John Smith"
    {Kind::Name, "name.patient", Start::Word,
     R"((?:[Pp]atient|[Pp]atientin|[Pp]aciente|[Pp]t\.?)(?:,|\s+named?|\s+is)?\s+NOFILL(?<hit>NAME(?:\s+\p{Lu}\.)?\s+NAME)\b(?!\s+\p{Lu}\p{Ll}))",
     "patient patientin paciente pt", 0, nullptr, isNoHeading},

    // --- what is left: numbers that are long enough to be somebody's
    {Kind::Number, "number.long", Start::Digit, R"(\d{6,}(?!\w|\.\d))", "", 6, nullptr, isNoQuantity},
    {Kind::Number, "number.with-letters", Start::Capital, R"([A-Z]{1,2}-?\d{6,}(?!\w))", "", 0, isCode},
};
// clang-format on

} // namespace

std::span<const LookAlikeRule> lookAlikeRules()
{
    return rules;
}

std::string_view nameOf(Kind kind)
{
    switch (kind) {
    case Kind::Date:
        return "date";
    case Kind::Phone:
        return "phone";
    case Kind::Email:
        return "email";
    case Kind::Web:
        return "web";
    case Kind::SocialNumber:
        return "social-number";
    case Kind::Account:
        return "account";
    case Kind::RecordNumber:
        return "record-number";
    case Kind::Address:
        return "address";
    case Kind::Number:
        return "number";
    case Kind::Name:
        break;
    }
    return "name";
}

namespace {

/// Letters in capitals and digits of ASCII, nothing else.
std::u16string bare(std::u16string_view text)
{
    std::u16string kept;
    kept.reserve(text.size());
    for (const char16_t character : text) {
        const auto upper = static_cast<char16_t>(u_toupper(character));
        if (isDigit(upper) || (upper >= u'A' && upper <= u'Z'))
            kept.push_back(upper);
    }
    return kept;
}

int digit(char16_t character)
{
    return character - u'0';
}

bool areDigits(std::u16string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

std::int64_t number(std::u16string_view digits)
{
    std::int64_t value = 0;
    for (const char16_t character : digits)
        value = 10 * value + digit(character);
    return value;
}

/// A letter as its place in the alphabet, two digits: the German numbers are summed like that.
std::u16string letterAsDigits(char16_t letter)
{
    const int place = letter - u'A' + 1;
    return {static_cast<char16_t>(u'0' + place / 10), static_cast<char16_t>(u'0' + place % 10)};
}

template<std::size_t size>
int weightedCrossSum(std::u16string_view digits, const std::array<int, size> &weights)
{
    int sum = 0;
    for (std::size_t index = 0; index < size; ++index) {
        const int product = weights[index] * digit(digits[index]);
        sum += product / 10 + product % 10;
    }
    return sum;
}

} // namespace

bool isNhsNumber(std::u16string_view text)
{
    const std::u16string digits = bare(text);
    if (digits.size() != 10 || !areDigits(digits))
        return false;
    int sum = 0;
    for (std::size_t index = 0; index < 9; ++index)
        sum += static_cast<int>(10 - index) * digit(digits[index]);
    return (11 - sum % 11) % 11 == digit(digits[9]);
}

bool isFrenchSocialNumber(std::u16string_view text)
{
    std::u16string digits = bare(text);
    if (digits.size() != 15)
        return false;
    // Corsica: 2A counts as 19, 2B as 18
    if (digits.compare(5, 2, u"2A") == 0)
        digits.replace(5, 2, u"19");
    else if (digits.compare(5, 2, u"2B") == 0)
        digits.replace(5, 2, u"18");
    const std::u16string_view all(digits);
    return areDigits(all) && 97 - number(all.substr(0, 13)) % 97 == number(all.substr(13));
}

bool isSpanishIdentityNumber(std::u16string_view text)
{
    static constexpr std::u16string_view letters = u"TRWAGMYFPDXBNJZSQVHLCKE";
    std::u16string code = bare(text);
    if (code.size() != 9)
        return false;
    if (const char16_t first = code.front(); first >= u'X' && first <= u'Z')
        code.front() = static_cast<char16_t>(u'0' + (first - u'X'));
    const auto digits = std::u16string_view(code).substr(0, 8);
    return areDigits(digits) && code.back() == letters[static_cast<std::size_t>(number(digits) % 23)];
}

bool isGermanPensionNumber(std::u16string_view text)
{
    const std::u16string code = bare(text);
    if (code.size() != 12 || !isLetter(code[8]))
        return false;
    const std::u16string digits = code.substr(0, 8) + letterAsDigits(code[8]) + code.substr(9);
    static constexpr std::array weights{2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1};
    return areDigits(digits) && weightedCrossSum(digits, weights) % 10 == digit(digits.back());
}

bool isGermanHealthNumber(std::u16string_view text)
{
    const std::u16string code = bare(text);
    if (code.size() != 10 || !isLetter(code[0]))
        return false;
    const std::u16string digits = letterAsDigits(code[0]) + code.substr(1);
    static constexpr std::array weights{1, 2, 1, 2, 1, 2, 1, 2, 1, 2};
    return areDigits(digits) && weightedCrossSum(digits, weights) % 10 == digit(digits.back());
}

bool isLuhnNumber(std::u16string_view text)
{
    const std::u16string digits = bare(text);
    if (digits.size() < 12 || !areDigits(digits))
        return false;
    int sum = 0;
    for (std::size_t index = 0; index < digits.size(); ++index) {
        const int value = digit(digits[digits.size() - 1 - index]);
        const int doubled = index % 2 == 1 ? 2 * value : value;
        sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 == 0;
}

} // namespace core::review
