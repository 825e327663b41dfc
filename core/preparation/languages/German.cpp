#include "core/preparation/Language.h"

namespace core::preparation::language {

namespace {

constexpr std::string_view headings = R"(
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

constexpr std::string_view parts = R"(
Kopf | Kopf und Hals | Hals | Thorax | Lunge | Lungen | Herz | Pulmo | Cor | Abdomen | Leber | Milz | Nieren
| Nierenlager | Extremitäten | Haut | Wirbelsäule | Neurologie | Neurologisch | Allgemeinzustand | Ernährungszustand
| Pulsstatus | Lymphknoten | Schilddrüse | Rektal | Mamma | Augen | Ohren | Rachen | Herz Kreislauf | Gefäße | Becken
| Skelett | Mediastinum | Blutdruck | Puls | Temperatur | Größe | Gewicht | EKG | Röntgen | Sonographie | Echokardiographie
)";

constexpr std::string_view before = R"(
kein | keine | keinen | keiner | keinem | keines | keinerlei | keinen anhalt | kein anhalt für | kein hinweis
| kein hinweis auf | kein nachweis | keine hinweise | keine hinweise auf | kein verdacht auf | keine zeichen
| keine zeichen einer | keine zeichen eines | keine anzeichen | ohne | ohne hinweis auf | ohne anhalt für | ohne nachweis
| ohne nachweis von | ohne zeichen | nicht | nie | niemals | weder | verneint | verneinte | negativ für | frei von
| ausschluss | ausschluss von | ausschluss einer | ausschluss eines | fehlen von | fehlende | fehlender | fehlendes
| fehlend | bestreitet | dementiert | noch nie | unauffällig für
)";

constexpr std::string_view after = R"(
ausgeschlossen | wurde ausgeschlossen | wurden ausgeschlossen | konnte ausgeschlossen werden
| konnten ausgeschlossen werden | nicht nachweisbar | nicht nachgewiesen | nicht vorhanden | nicht erkennbar
| nicht vorliegend | nicht sichtbar | nicht tastbar | nicht abgrenzbar | nicht bekannt | nicht erhärtet | negativ
| wird verneint | werden verneint | wurde verneint | wurden verneint | verneint er | verneint sie | entfällt
| nicht festgestellt | nicht bestätigt | liegt nicht vor | liegen nicht vor | bestand nicht | bestanden nicht
| besteht nicht | bestehen nicht | fand sich nicht | fanden sich nicht | unwahrscheinlich | nicht feststellbar
)";

constexpr std::string_view pseudo = R"(
nicht ausgeschlossen | nicht auszuschließen | nicht sicher ausgeschlossen | nicht sicher auszuschließen | nicht ausschließbar
| keine änderung | keine veränderung | keine zunahme | keine abnahme | keine besserung | keine verbesserung | kein progress
| keine befundänderung | ohne änderung | ohne komplikationen | ohne probleme | ohne schwierigkeiten | ohne besonderheiten
| nicht nur | nicht zuletzt | nicht unbedingt | nicht sicher | nicht mehr als | gramnegativ | gram negativ | ohne zweifel
| nicht mit sicherheit | ohne weiteres | kein zweifel | mit oder ohne | nicht weiter | noch nicht
)";

constexpr std::string_view terminators = R"(
aber | jedoch | allerdings | trotz | trotzdem | dennoch | obwohl | außer | abgesehen von | bis auf | sondern | hingegen
| dagegen | wegen | aufgrund | infolge | bei bekannter | bei bekanntem | bei bekannten | weil | da | während | bedingt durch | als ursache
| als folge von | zeigt sich | zeigte sich | zeigen sich | zeigten sich | es besteht | es bestehen | berichtet | klagt
| stattdessen | lediglich | nur | mit ausnahme | mit ausnahme von | doch | es fand sich | es fanden sich
)";

} // namespace

const Language &german()
{
    static constexpr Language language{"German", headings, parts, before, after, pseudo, terminators};
    return language;
}

} // namespace core::preparation::language
