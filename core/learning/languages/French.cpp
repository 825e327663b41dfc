#include "core/learning/Language.h"

namespace core::learning::language {

namespace {

constexpr std::string_view stopWords = R"(
à afin ai ainsi ait alors après assez au aucun aucune aujourd auquel aura auraient aurait aussi autant autour autre
autres aux auxquelles auxquels avaient avait avant avec avez avoir avons ayant beaucoup bien bon bonne c ça car ce ceci
cela celle celles celui cent cependant certain certaine certaines certains ces cet cette ceux chaque chez ci cinq comme
comment contre d dans de dedans dehors déjà depuis dernier dernière derrière des dès deux devant devenir devient devoir
devrait dix doit doivent donc dont du durant elle elles en encore enfin ensuite entre environ es est et étaient était
étant été être eu eux fait faire fois font grâce grand grande grandes grands hors huit hui ici il ils j jamais je jour
jours jusqu jusque l la laquelle là le lequel les lesquelles lesquels leur leurs lorsqu lorsque lui m ma mais malgré me
même mêmes mes mieux mille moi moins mois mon n ne neuf ni nombreuses nombreux non nos notamment notre nous nouveau
nouveaux nouvelle nouvelles on ont onze ou où outre par parce parfois parmi particulier particulière particulièrement
pas pendant petit petite petites petits peu peut peuvent plupart plus plusieurs plutôt pour pourquoi pourrait pouvoir
près premier première premiers presque principal principale principalement principaux puis puisqu puisque qu quand
quant quatre que quel quelle quelles quels quelqu quelque quelques qui quinze quoi quoique rapport rien s sa sans sauf
se selon semaine semaines sept sera seraient serait seront ses seul seule seulement si six soit son sont souvent sous
suis suite suivant suivante suivants sur surtout t ta tant te tel telle telles tels tes toi ton toujours tous tout
toute toutefois toutes très trois trop tu un une utilisé utilisée utiliser va vers via vingt voir voire vos votre vous
vont y an année années ans heure heures minute minutes cas exemple général généralement habituellement important
importante permet permettent plusieurs possible présente présentent peuvent dit dite appelé appelée lié liée liés mg ml
mm cm kg mme dr
)";

// Minimal stemming after Savoy 1999, "A stemming procedure and stopword list for general French corpora".
void normalise(std::string &word)
{
    if (word.size() < 6)
        return;
    if (word.ends_with("aux")) {
        shorten(word, 2);
        word += 'l';
        return;
    }
    if (word.ends_with('x')) {
        shorten(word, 1);
        return;
    }
    if (word.ends_with('s'))
        shorten(word, 1);
    if (word.ends_with('r'))
        shorten(word, 1);
    if (word.ends_with('e'))
        shorten(word, 1);
    if (word.ends_with("\u00E9"))
        shorten(word, 2);
    if (word[word.size() - 1] == word[word.size() - 2])
        shorten(word, 1);
}

} // namespace

const Language &french()
{
    static constexpr Language language{"fr", "French", stopWords, "de d du des la l", normalise};
    return language;
}

} // namespace core::learning::language
