#include "core/learning/Language.h"

#include <array>
#include <utility>

namespace core::learning::language {

namespace {

constexpr std::string_view stopWords = R"(
a acuerdo además ahora al algo algún alguna algunas alguno algunos allí ambos ante anterior antes año años aproximadamente
aquel aquella aquellas aquellos aquí así aún aunque bajo bastante bien buen buena bueno cabo cada casi caso casos catorce
cerca cien cierta ciertas cierto ciertos cinco como cómo con conjunto contra cual cuál cuales cualquier cuando cuándo
cuanto cuatro da dan de debe deben debido decir dejar del demás dentro desde después día días dicha dichas dicho dichos
diez diferentes diversas diversos doce donde dónde dos durante e ejemplo el él ella ellas ello ellos embargo en encima
encontró entonces entre era eran eres es esa esas ese eso esos esta está estaba estaban estado están estar estas este
esto estos estuvo etc existe existen forma fue fuera fueron general generalmente gran grande grandes grave ha haber
había habían habitual hace hacen hacer hacia han hasta hay haya he hemos hora horas hubo igual importante incluso
indica inicio junto la las le les lo los luego lugar mal manera mas más mayor mayores mayoría me media medio mediante
mejor menor menos menudo mes meses mi mientras mil minutos misma mismas mismo mismos modo momento mucha muchas mucho
muchos muy nada ni ningún ninguna ninguno no nos nosotros nuestra nuestro nueva nuevas nuevo nuevos nueve nunca o ocho
once otra otras otro otros para parte partir pero persona personas poca pocas poco pocos podemos podría por porque
posible posibles posteriormente presenta presentan presentar primer primera primero principal principales principalmente
pronto pueda puede pueden pues puesto que qué quien quién quienes quince realiza realizó realizar respecto se sea sean
según segunda segundo seis semana semanas ser será si sí sido siempre siendo siete sin sino sobre solamente solo sólo
son su suele suelen sus tal tales también tampoco tan tanto tarde te tendrá tenemos tener tenía tiene tienen toda todas
todavía todo todos total tras través tres tu tuvo u última últimas último últimos un una unas uno unos usa usar usted va
vamos van varias varios veces veinte ver vez vía y ya yo llamada llamado debida mg ml mm cm kg sr sra dr dra
)";

void normalise(std::string &word)
{
    constexpr std::array<std::pair<std::string_view, char>, 5> accents = {
        {{"\u00E1", 'a'}, {"\u00E9", 'e'}, {"\u00ED", 'i'}, {"\u00F3", 'o'}, {"\u00FA", 'u'}}};
    for (const auto &[accented, plain] : accents)
        for (auto at = word.find(accented); at != std::string::npos; at = word.find(accented, at))
            word.replace(at, accented.size(), 1, plain);
    if (word.size() < 5)
        return;
    if (word.ends_with("ces")) { // "luces" of "luz"
        shorten(word, 3);
        word += 'z';
        return;
    }
    if (word.ends_with('s') && !word.ends_with("is"))
        shorten(word, 1);
    // "dolores" of "dolor", and "fiebre" as well as "fiebres"; "cardiaca" as well as "cardiaco".
    if (word.ends_with('e') || word.ends_with('a') || word.ends_with('o'))
        shorten(word, 1);
}

} // namespace

const Language &spanish()
{
    static constexpr Language language{"es", "Spanish", stopWords, "de del la los las", normalise};
    return language;
}

} // namespace core::learning::language
