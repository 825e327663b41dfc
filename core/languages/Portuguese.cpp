#include "core/languages/Language.h"

namespace core::languages::language {

namespace {

constexpr std::string_view portugueseStopWords = R"(
a à acordo ainda além algo algum alguma algumas alguns ali ambas ambos ano anos ante antes ao aos apenas apesar após
aquela aquelas aquele aqueles aqui aquilo as às assim até através bem boa bom cada casos caso cem cerca certa certo cinco
com como conforme contra contudo cujo cuja da dá das de decorrente deles depois desde dessa desse desta deste deve devem
devido dez dia dias diferentes diversas diversos do dois dos doze duas durante e é ela elas ele eles em embora enquanto
entanto então entre era eram essa essas esse esses esta está estão estar estas estava este estes estou etc eu exemplo
existe existem faz fazer feita feito foi foram fora forma geral geralmente grande grandes grave há havia hora horas igual
importante incluindo isso isto já jamais junto la lhe lhes lo logo longo lugar mais maior maiores maioria mas me média
meio melhor menor menos mês meses mesma mesmas mesmo mesmos meu mil minutos minha modo muita muitas muito muitos na nada
não nas nem nenhum nenhuma nessa nesse nesta neste no nos nós nossa nosso nova novas nove novo novos num numa nunca o
oito onde onze os ou outra outras outro outros para parte partir pela pelas pelo pelos pequena pequeno per pessoa
pessoas pode podem poderá pois por porém porque portanto possível possíveis possui pouca pouco poucos pôde presença
primeira primeiro principais principal principalmente própria próprio quais qual qualquer quando quanto quase quatro que
quem quinze realizada realizado relação são se segunda segundo seis seja sejam sem semana semanas sempre sendo ser será
seu seus sete sido sob sobre sua suas tais tal também tanto tão te tem têm tendo ter teve tinha toda todas todavia todo
todos três tu tudo último última um uma umas uns usada usado vai várias vários vez vezes vinte você vocês chamada chamado
mg ml mm cm kg sr sra dr dra
)";

constexpr std::string_view portugueseTimesAndNumbers = R"(
janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda-feira terça-feira
quarta-feira quinta-feira sexta-feira sábado domingo dois duas três quatro cinco seis sete oito nove dez onze doze treze
catorze quatorze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento mil milhão milhões bilhões
)";

void normalisePortuguese(std::string &word)
{
    if (word.size() < 4)
        return;
    for (const std::string_view plural : {"\u00F5es", "\u00E3es"}) {
        if (word.ends_with(plural)) { // "lesões" of "lesão"
            shorten(word, plural.size());
            word += "\u00E3o";
            return;
        }
    }
    if (word.ends_with("ais") && word.size() > 4) { // "sinais" of "sinal"
        shorten(word, 2);
        word += 'l';
        return;
    }
    if (word.ends_with('s') && !word.ends_with("is"))
        shorten(word, 1);
    // "dores" of "dor"; "aguda" as well as "agudo".
    if (word.size() > 4
        && (word.ends_with('e') || word.ends_with('a')
            || (word.ends_with('o') && !word.ends_with("\u00E3o"))))
        shorten(word, 1);
}

} // namespace

const Language &portuguese()
{
    static constexpr Language language{
        .code = "pt",
        .title = "Portuguese",
        .stopWords = portugueseStopWords,
        .connectors = "de do da dos das",
        .normalise = normalisePortuguese,
        .timesAndNumbers = portugueseTimesAndNumbers,
        .nounEndings = "ção ções sões dade dades mento mentos ite ites ose oses oma omas emia patia logia "
                       "grafia tomia scopia ismo ência ências ância tura gem gens",
        .verbEndings = "aram eram iram ava avam ando endo indo ou erá irá",
        .adjectiveEndings = "oso osos ivo iva ivos ivas ável ível áveis íveis",
        .adverbEndings = "mente",
        .pluralEndings = "s es ões=ão ais=al",
        .headFirst = true};
    return language;
}

} // namespace core::languages::language
