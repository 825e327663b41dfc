#include "core/languages/Language.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::languages::language {

namespace {

constexpr std::string_view germanStopWords = R"(
ab aber alle allem allen aller allerdings alles allgemein als also alt am an andere anderem anderen anderer anderes
anders ans auch auf aufgrund aus außer außerdem außerhalb bald beide beiden beim bei bereits besonders besser bestehen
besteht bestimmt bestimmte bestimmten bevor bin bis bisher bist bleiben bleibt bzw ca da dabei dadurch dafür dagegen
daher dahin damals damit danach daneben dann daran darauf daraus darf darin darüber darum darunter das dass davon davor
dazu dein deine dem den denen denn dennoch der deren derzeit des deshalb dessen deutlich dich die dies diese dieselbe
diesem diesen dieser dieses dir doch dort drei dritte du durch durchgeführt dürfen ebenfalls ebenso eher eigene eigenen
ein eine einem einen einer eines einige einigen einiger einmal eins entweder er erfolgen erfolgt erhalten erhält erst
erste ersten erster es etwa etwas euch euer fast ferner folgen folgende folgenden folgt fünf für gab ganz ganze ganzen
gar geben gegen gegenüber gegeben gehabt gehen geht gekommen gemacht gemäß genau genug gerade gering gewesen gibt ging
gilt gleich gleichen groß große großen großer gut gute guten hab habe haben hat hatte hatten hätte hätten häufig
häufigste hier hierbei hierfür hinter hoch hohe hohen hundert ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im
immer in indem innerhalb ins insbesondere insgesamt ist ja je jede jedem jeden jeder jedes jedoch jene jenem jenen
jener jenes jetzt jeweils kam kann kaum kein keine keinem keinen keiner klein kleine kleinen kommen kommt konnte
konnten könnte können lange lassen lässt leicht letzte letzten liegen liegt machen macht mal man manche manchmal mehr
mehrere mehreren mein meine meist meisten meistens mich mindestens mir mit mittels möglich mögliche möglichen muss
musste müssen nach nachdem nahe nämlich neben nein neu neue neuen nicht nichts nie niemals noch normal nun nur ob oben
oder oft oftmals ohne paar pro rund scheint schnell schon sechs sehr seien sein seine seinem seinen seiner seines seit
seitdem selbst selten sich sicher sie sieben sieht sind sobald so sodass sofern sogar solange solche solchen solcher
soll sollte sollten sondern sonst sowie sowohl spät später stark starke stehen steht tausend teilweise trotz tun tut
über überhaupt um und uns unser unsere unseren unter usw verschiedene verschiedenen viel viele vielen vieler vier
vollständig vom von vor vorher wann war waren warum was wegen weil weiter weitere weiteren weiterer weiterhin welche
welchem welchen welcher welches wenig wenige weniger wenn wer werden wesentlich wichtig wichtige wichtigen wie wieder
will wir wird wirklich wo wobei wodurch wohl wollen worden wurde wurden wäre wären während würde würden zehn zeigen
zeigt zeigte zu zudem zuerst zum zunächst zur zusätzlich zusammen zwar zwei zweite zweiten zwischen zwölf acht neun
sogenannte sogenannten bezeichnet verwendet eingesetzt beispiel beispielsweise art fall fälle fällen jahr jahre jahren
monat monate monaten woche wochen tag tage tagen stunde stunden minute minuten mg ml mm cm kg dr frau herr
)";

constexpr std::string_view germanTimesAndNumbers = R"(
januar jänner februar märz april mai juni juli august september oktober november dezember jan feb mrz apr jun jul aug
sep sept okt nov dez montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs
donnerstags freitags samstags sonntags zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn
sechzehn siebzehn achtzehn neunzehn zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert
tausend million millionen milliarde milliarden mio mrd uhr
)";

// Minimal stemming, after Savoy 2006, "Light stemming approaches for the French, Portuguese, German and
// Hungarian languages", but for the ending -er, which belongs to too many nouns themselves ("Leber").
void normaliseGerman(std::string &word)
{
    constexpr std::array<std::pair<std::string_view, char>, 3> umlauts = {
        {{"\u00E4", 'a'}, {"\u00F6", 'o'}, {"\u00FC", 'u'}}};
    if (word.size() < 5)
        return;
    for (const auto &[umlaut, plain] : umlauts)
        for (auto at = word.find(umlaut); at != std::string::npos; at = word.find(umlaut, at))
            word.replace(at, umlaut.size(), 1, plain);
    constexpr std::array<std::string_view, 3> endings = {"en", "em", "es"};
    constexpr std::array<std::string_view, 5> shortEndings = {"e", "s", "en", "ln", "rn"};
    const auto endsOn = [&](std::string_view each) { return word.ends_with(each); };
    if (endsOn("innen"))
        shorten(word, 3);
    else if (word.size() > 5 && std::ranges::any_of(endings, endsOn))
        shorten(word, 2);
    else if (std::ranges::any_of(shortEndings, endsOn))
        shorten(word, 1);
}

constexpr std::string_view germanHeadings = R"(
chief complaint = Vorstellungsgrund | Aufnahmegrund | Einweisungsgrund | Aufnahmeanlass | Leitsymptom | Leitsymptome
chief complaint = Beschwerden | Hauptbeschwerden | Aktuelle Beschwerden | Zuweisungsgrund | Konsultationsgrund
history of present illness = Anamnese | Aktuelle Anamnese | Jetzige Anamnese | Krankheitsanamnese | Eigenanamnese
history of present illness = Aktuelles | Jetziges Leiden | Krankheitsgeschichte | Fremdanamnese | Zwischenanamnese
past medical history = Vorerkrankungen | Vorgeschichte | Frühere Anamnese | Nebendiagnosen | Nebenerkrankungen
past medical history = Persönliche Anamnese | Vorbekannte Diagnosen | Dauerdiagnosen | Medizinische Vorgeschichte
past surgical history = Voroperationen | Frühere Operationen | Operationen in der Vorgeschichte
family history = Familienanamnese | Familiäre Anamnese
social history = Sozialanamnese | Soziale Anamnese | Noxen | Genussmittel | Berufsanamnese | Suchtanamnese | Soziales
allergies = Allergien | Allergie | Unverträglichkeiten | Allergien und Unverträglichkeiten | CAVE
medications = Medikation | Medikamente | Aktuelle Medikation | Aufnahmemedikation | Medikation bei Aufnahme
medications = Medikamentenanamnese | Hausmedikation | Vormedikation | Dauermedikation | Medikamente bei Aufnahme
immunizations = Impfungen | Impfstatus | Impfanamnese
review of systems = Systemanamnese | Vegetative Anamnese
physical examination = Körperlicher Untersuchungsbefund | Körperliche Untersuchung | Untersuchungsbefund | Status
physical examination = Aufnahmebefund | Klinischer Befund | Klinische Untersuchung | Aufnahmestatus | Vitalparameter
physical examination = Körperlicher Befund | Status praesens | Untersuchung | Vitalzeichen | Lokalbefund | Neurologischer Befund
physical examination = Psychopathologischer Befund | Psychischer Befund | Neurologische Untersuchung | Klinischer Status
laboratory = Labor | Laborbefund | Laborbefunde | Laborwerte | Laborparameter | Laborchemie
imaging = Bildgebung | Bildgebende Diagnostik | Apparative Diagnostik | Radiologie | Diagnostik | Befunde
imaging = Technische Untersuchungen | Apparative Untersuchungen | Zusatzuntersuchungen | Weitere Befunde
indication = Indikation | Fragestellung | Klinische Angaben | Rechtfertigende Indikation | Klinische Fragestellung
indication = Klinische Angaben und Fragestellung | Anamnese und Fragestellung | OP-Indikation
technique = Technik | Untersuchungstechnik | Methode | Methodik | Operationsverlauf | OP-Verlauf | Vorgehen
technique = Operationsbericht | OP-Bericht
comparison = Vergleich | Voruntersuchung | Voruntersuchungen | Voraufnahmen | Vergleichsuntersuchung
findings = Befund | Makroskopie | Mikroskopie | Befundbeschreibung | Intraoperativer Befund
impression = Beurteilung | Kritischer Befundbericht | Zusammenfassende Beurteilung | Fazit | Ergebnis | Zusammenfassung
assessment and plan = Beurteilung und Procedere | Beurteilung und Prozedere | Procedere | Prozedere | Empfehlung
assessment and plan = Empfehlungen | Therapieempfehlung | Weiteres Vorgehen | Weiteres Procedere | Therapieplan
assessment and plan = Empfohlenes Procedere | Therapieempfehlungen | Empfohlenes Prozedere | Beurteilung und Plan
diagnosis = Diagnose | Diagnosen | Hauptdiagnose | Aktuelle Diagnose | Aktuelle Diagnosen | Verdachtsdiagnose
diagnosis = Behandlungsdiagnosen | Hauptdiagnosen | Differentialdiagnose | Differentialdiagnosen
preoperative diagnosis = Präoperative Diagnose | Präoperative Diagnosen
postoperative diagnosis = Postoperative Diagnose | Postoperative Diagnosen
procedure = Operation | Operationen | Eingriff | Eingriffe | Prozedur | Prozeduren | Durchgeführte Eingriffe
procedure = Therapie | Therapien | Durchgeführte Operation | Maßnahmen | Durchgeführte Maßnahmen | Interventionen
anesthesia = Anästhesie | Narkose | Anästhesieverfahren
operative details = Blutverlust | Drainagen | Implantate | Operateur | Assistenz | Anästhesist | Präparate
complications = Komplikationen | Komplikation
hospital course = Verlauf | Therapie und Verlauf | Verlauf und Therapie | Epikrise | Stationärer Verlauf
hospital course = Klinischer Verlauf | Krankheitsverlauf | Behandlungsverlauf | Verlauf im Spital
hospital course = Zusammenfassung des stationären Verlaufs | Postoperativer Verlauf | Beurteilung und Verlauf
admission diagnosis = Aufnahmediagnose | Aufnahmediagnosen | Einweisungsdiagnose | Einweisungsdiagnosen | Eintrittsdiagnose
discharge diagnosis = Entlassungsdiagnose | Entlassungsdiagnosen | Entlassdiagnose | Entlassdiagnosen | Austrittsdiagnose
discharge diagnosis = Austrittsdiagnosen
discharge medications = Entlassungsmedikation | Entlassmedikation | Medikation bei Entlassung | Austrittsmedikation
discharge medications = Medikation bei Austritt | Empfohlene Medikation | Medikamente bei Entlassung | Therapie bei Entlassung
condition at discharge = Entlassungsbefund | Entlassbefund | Zustand bei Entlassung | Entlassungsstatus | Austrittsstatus
discharge instructions = Hinweise für den Patienten | Verhaltensempfehlungen | Hinweise
follow-up = Nachsorge | Wiedervorstellung | Kontrollen | Nachkontrolle | Nachkontrollen | Verlaufskontrolle
signature = Mit freundlichen Grüßen | Mit freundlichen kollegialen Grüßen | Mit kollegialen Grüßen | Unterschrift
signature = Freundliche Grüsse | Mit besten Grüßen | Elektronisch signiert | Diktiert von | Elektronisch unterzeichnet von
signature = Nachrichtlich an | Verteiler
)";

constexpr std::string_view germanParts = R"(
Kopf | Kopf und Hals | Hals | Thorax | Lunge | Lungen | Herz | Pulmo | Cor | Abdomen | Leber | Milz | Nieren
| Nierenlager | Extremitäten | Haut | Wirbelsäule | Neurologie | Neurologisch | Allgemeinzustand | Ernährungszustand
| Pulsstatus | Lymphknoten | Schilddrüse | Rektal | Mamma | Augen | Ohren | Rachen | Herz Kreislauf | Gefäße | Becken
| Skelett | Mediastinum | Blutdruck | Puls | Temperatur | Größe | Gewicht | EKG | Röntgen | Sonographie | Echokardiographie
)";

constexpr std::string_view germanBefore = R"(
kein | keine | keinen | keiner | keinem | keines | keinerlei | keinen anhalt | kein anhalt für | kein hinweis
| kein hinweis auf | kein nachweis | keine hinweise | keine hinweise auf | kein verdacht auf | keine zeichen
| keine zeichen einer | keine zeichen eines | keine anzeichen | ohne | ohne hinweis auf | ohne anhalt für | ohne nachweis
| ohne nachweis von | ohne zeichen | nicht | nie | niemals | weder | verneint | verneinte | negativ für | frei von
| ausschluss | ausschluss von | ausschluss einer | ausschluss eines | fehlen von | fehlende | fehlender | fehlendes
| fehlend | bestreitet | dementiert | noch nie | unauffällig für
)";

constexpr std::string_view germanAfter = R"(
ausgeschlossen | wurde ausgeschlossen | wurden ausgeschlossen | konnte ausgeschlossen werden
| konnten ausgeschlossen werden | nicht nachweisbar | nicht nachgewiesen | nicht vorhanden | nicht erkennbar
| nicht vorliegend | nicht sichtbar | nicht tastbar | nicht abgrenzbar | nicht bekannt | nicht erhärtet | negativ
| wird verneint | werden verneint | wurde verneint | wurden verneint | verneint er | verneint sie | entfällt
| nicht festgestellt | nicht bestätigt | liegt nicht vor | liegen nicht vor | bestand nicht | bestanden nicht
| besteht nicht | bestehen nicht | fand sich nicht | fanden sich nicht | unwahrscheinlich | nicht feststellbar
)";

constexpr std::string_view germanPseudo = R"(
nicht ausgeschlossen | nicht auszuschließen | nicht sicher ausgeschlossen | nicht sicher auszuschließen | nicht ausschließbar
| keine änderung | keine veränderung | keine zunahme | keine abnahme | keine besserung | keine verbesserung | kein progress
| keine befundänderung | ohne änderung | ohne komplikationen | ohne probleme | ohne schwierigkeiten | ohne besonderheiten
| nicht nur | nicht zuletzt | nicht unbedingt | nicht sicher | nicht mehr als | gramnegativ | gram negativ | ohne zweifel
| nicht mit sicherheit | ohne weiteres | kein zweifel | mit oder ohne | nicht weiter | noch nicht
)";

constexpr std::string_view germanTerminators = R"(
aber | jedoch | allerdings | trotz | trotzdem | dennoch | obwohl | außer | abgesehen von | bis auf | sondern | hingegen
| dagegen | wegen | aufgrund | infolge | bei bekannter | bei bekanntem | bei bekannten | weil | da | während | bedingt durch | als ursache
| als folge von | zeigt sich | zeigte sich | zeigen sich | zeigten sich | es besteht | es bestehen | berichtet | klagt
| stattdessen | lediglich | nur | mit ausnahme | mit ausnahme von | doch | es fand sich | es fanden sich
)";

} // namespace

const Language &german()
{
    static constexpr Language language{
        .code = "de",
        .title = "German",
        .stopWords = germanStopWords,
        .connectors = "der des von vom für im",
        .normalise = normaliseGerman,
        .timesAndNumbers = germanTimesAndNumbers,
        .nounEndings = "ung ungen heit heiten keit keiten schaft tion tionen itis ose omie tät ment ismus",
        .verbEndings = "iert ieren ierte ierten",
        .adjectiveEndings =
            "isch ische ischen ischer isches ige igen iger iges lich liche lichen licher liches bare baren",
        .adverbEndings = "weise wärts maßen",
        .pluralEndings = "n s e en es er ern ens",
        .capitalNouns = true,
        .headings = germanHeadings,
        .parts = germanParts,
        .before = germanBefore,
        .after = germanAfter,
        .pseudo = germanPseudo,
        .terminators = germanTerminators};
    return language;
}

} // namespace core::languages::language
