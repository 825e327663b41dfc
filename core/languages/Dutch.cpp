#include "core/languages/Language.h"

namespace core::languages::language {

namespace {

constexpr std::string_view dutchStopWords = R"(
aan aangezien acht achter af al aldus alle alleen alles als altijd ander andere anderen anders behalve beide beter
bij bijna bijvoorbeeld binnen blijft blijven boven buiten daar daarbij daardoor daarin daarmee daarna daarnaast daarom
daarop daarvan dan dat de deze die dit doen door drie dus duizend echter een eens eerste eigen elk elke en enige enkel
enkele er erg ervan even eén ene gaan gaat geen gedurende gegeven geval gevallen gevolg geweest gewoon goed goede grote
groot had hadden hebben hebt heeft heel hem hen het hier hierbij hierdoor hij hoe hoewel honderd hun iedere ieder
iemand iets ik in indien is ja jaar jaren je juist kan klein kleine komen komt krijgen krijgt kunnen kunt laat laatste
later liggen maakt maand maanden maar maken mag manier me meer meerdere meest meestal men met mij mijn minder minuten
misschien moet moeten mogelijk mogelijke na naar naast nadat namelijk negen net niet niets nieuw nieuwe niveau nodig
nog nooit nu of om omdat omgeving onder ondanks ongeveer ons onze ook op over per plaats procent rond samen sinds slechts
snel sommige soms soort steeds sterk tegen ten ter terwijl te tien tijd tijdens toch toe toen tot tussen twaalf twee
tweede u uit uur uw vaak van vanaf vanwege veel veelal verder verschillende vier vijf vinden volgende voor vooral
voordat voorkomen waar waarbij waardoor waarin waarna waarom waarvan wanneer want waren was wat weer week weken
weinig wel welke werd werden wie wij wil wilde worden wordt zal ze zelf zes zeven zich zie zij zijn zo zoals zodat
zonder zou zouden zowel zullen heet genoemd gebruik gebruikt belangrijk belangrijke dag dagen mg ml mm cm kg dr
)";

constexpr std::string_view dutchTimesAndNumbers = R"(
januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag
vrijdag zaterdag zondag twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard uur
)";

void normaliseDutch(std::string &word)
{
    if (word.size() < 5)
        return;
    if (word.size() > 5 && word.ends_with("en"))
        shorten(word, 2);
    else if (word.ends_with('s') || word.ends_with('e'))
        shorten(word, 1);
    const std::size_t size = word.size();
    const bool isDoubled = word[size - 1] == word[size - 2];
    if (size > 4 && isDoubled && std::string_view("aeou").find(word.back()) == std::string_view::npos)
        shorten(word, 1); // "pillen" of "pil"
}

} // namespace

const Language &dutch()
{
    static constexpr Language language{
        .code = "nl",
        .title = "Dutch",
        .stopWords = dutchStopWords,
        .connectors = "van de het",
        .normalise = normaliseDutch,
        .timesAndNumbers = dutchTimesAndNumbers,
        .nounEndings = "ing ingen heid heden teit tie ties isme itis ose oom schap ment menten",
        .verbEndings = "eerd eerde eerden eert",
        .adjectiveEndings = "isch ische lijk lijke ige baar bare",
        .adverbEndings = "wijs",
        .pluralEndings = "en s 's"};
    return language;
}

} // namespace core::languages::language
