#include "core/languages/Language.h"

namespace core::languages::language {

namespace {

constexpr std::string_view italianStopWords = R"(
a abbastanza abbia abbiamo ad adesso affinché agli ai al alcun alcuna alcune alcuni all alla alle allo allora altra
altre altri altro anche ancora anni anno anzi appena aveva avevano avere bene bensì c caso casi causa che chi ci ciascun
ciascuna ciascuno cinque ciò cioè circa coi col come comunque con contro così cui d da dagli dai dal dall dalla dalle
dallo davanti degli dei del dell della delle dello dentro deve devono di dieci dietro dopo dove dovuta dovuto due dunque
durante e è ecc ed essa esse esseri esempio essere essi esso fa fanno fare fatto fino forma fra frequente frequentemente
fu fuori generale generalmente gia già giorni giorno gli gran grande grandi grave grazie ha hanno i il importante in
infatti infine inoltre insieme intorno invece io l la lato le lei li lo loro lui lungo ma maggior maggiore maggiori mai
malgrado me mediante meglio meno mentre mese mesi mi mila mille minuti mio modo molta molte molti molto ne negli nei nel
nell nella nelle nello nemmeno neppure nessun nessuna nessuno niente no noi non nostra nostro nove nulla nuova nuove
nuovi nuovo o od ogni oltre oppure ora ore otto paio parte particolare particolarmente pertanto per perché perciò però
persona persone più po poca poche pochi poco poi poiché possibile possono posta prima primo principale principali
principalmente proprio può pur pure qualche quale quali qualsiasi quando quanta quante quanti quanto quasi quattro
quegli quei quel quell quella quelle quelli quello quest questa queste questi questo qui quindi rispetto s sarà se
seconda secondo sei sembra sempre senza sette settimana settimane si sia siano sino solo sono sopra soprattutto
sotto spesso sta stata state stati stato stesso su sua sue sugli sui sul sull sulla sulle sullo suo suoi tal tale tali
talvolta tanta tante tanti tanto te tra tramite tre troppo tu tua tutta tuttavia tutte tutti tutto un una undici uno
usato utilizzato va vari varie vedere venga vengono venti verso vi via viene voi volta volte vostro detta detto mg ml
mm cm kg dott
)";

constexpr std::string_view italianTimesAndNumbers = R"(
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì
venerdì sabato domenica due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici venti
trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille mila milione milioni miliardo miliardi
)";

// The last vowel tells numbers and genders apart.
void normaliseItalian(std::string &word)
{
    if (word.size() < 4)
        return;
    if (std::string_view("aeio").find(word.back()) != std::string_view::npos)
        shorten(word, 1);
    if (word.size() > 4 && word.ends_with('h')) // "fiaschi" of "fiasco"
        shorten(word, 1);
    if (word.size() > 4 && word.ends_with('i')) // "arteria", "arterie"
        shorten(word, 1);
}

} // namespace

const Language &italian()
{
    static constexpr Language language{
        .code = "it",
        .title = "Italian",
        .stopWords = italianStopWords,
        .connectors = "di d del dell della dei degli delle dello",
        .normalise = normaliseItalian,
        .timesAndNumbers = italianTimesAndNumbers,
        .nounEndings = "zione zioni sione sioni ità mento menti ite iti osi oma emia patia logia grafia "
                       "tomia scopia ismo enza anza tura ture",
        .verbEndings = "arono irono erono ando endo ava avano eva evano erà irà",
        .adjectiveEndings = "oso ivo iva ivi ive abile ibile abili ibili",
        .adverbEndings = "mente",
        .pluralEndings = "i=o i=e e=a i=a",
        .headFirst = true};
    return language;
}

} // namespace core::languages::language
