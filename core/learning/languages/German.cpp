#include "core/learning/Language.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::learning::language {

namespace {

constexpr std::string_view stopWords = R"(
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

// Minimal stemming, after Savoy 2006, "Light stemming approaches for the French, Portuguese, German and
// Hungarian languages", but for the ending -er, which belongs to too many nouns themselves ("Leber").
void normalise(std::string &word)
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

} // namespace

const Language &german()
{
    static constexpr Language language{"de", "German", stopWords, "", normalise};
    return language;
}

} // namespace core::learning::language
