#include "core/languages/Language.h"

namespace core::languages::language {

namespace {

constexpr std::string_view frenchStopWords = R"(
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

constexpr std::string_view frenchTimesAndNumbers = R"(
janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi
samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches deux trois quatre cinq six sept huit neuf dix onze
douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille million millions milliard
milliards
)";

// Minimal stemming after Savoy 1999, "A stemming procedure and stopword list for general French corpora".
void normaliseFrench(std::string &word)
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

constexpr std::string_view frenchHeadings = R"(
chief complaint = Motif de consultation | Motif d'hospitalisation | Motif d'admission | Motif | Plainte principale | Plaintes
chief complaint = Motif d'entrée | Motif de recours
history of present illness = Histoire de la maladie | Histoire de la maladie actuelle | Maladie actuelle | Anamnèse
history of present illness = Mode de vie et histoire de la maladie | Anamnèse actuelle | Historique
past medical history = Antécédents | Antécédents médicaux | Antécédents personnels | ATCD | Antécédents médico-chirurgicaux
past medical history = Comorbidités | Antécédents personnels médicaux | Antécédents gynéco-obstétricaux
past surgical history = Antécédents chirurgicaux | ATCD chirurgicaux
family history = Antécédents familiaux | ATCD familiaux | Anamnèse familiale
social history = Mode de vie | Contexte social | Habitudes de vie | Habitus | Habitudes | Anamnèse sociale
allergies = Allergies | Allergie | Allergies et intolérances | Allergies connues
medications = Traitement en cours | Traitement à l'entrée | Traitement habituel | Traitements en cours | Médicaments
medications = Traitement à l'admission | Traitement actuel | Traitement à domicile | Médication | Médication actuelle
medications = Traitements habituels | Traitement d'entrée
immunizations = Vaccinations | Vaccins | Statut vaccinal
review of systems = Revue des systèmes | Anamnèse par systèmes | Anamnèse systématique | Signes fonctionnels
physical examination = Examen clinique | Examen physique | Examen clinique à l'entrée | Examen | Signes vitaux | Constantes
physical examination = Examen à l'admission | Examen à l'entrée | Status | Examen neurologique | Clinique | Paramètres vitaux
laboratory = Biologie | Bilan biologique | Examens biologiques | Laboratoire | Analyses | Résultats biologiques
imaging = Imagerie | Examens complémentaires | Examens paracliniques | Bilan radiologique | Paraclinique | Radiologie
imaging = Examens d'imagerie
indication = Indication | Indications | Renseignements cliniques | Indication opératoire | Contexte clinique
technique = Technique | Technique opératoire | Protocole opératoire | Méthode | Compte rendu opératoire
comparison = Comparaison | Comparatif | Examen antérieur | Examens antérieurs
findings = Résultats | Résultat | Constatations | Description | Macroscopie | Microscopie | Constatations opératoires
impression = Conclusion | Conclusions | Impression | Synthèse | Interprétation | Appréciation | En conclusion
assessment and plan = Conduite à tenir | CAT | Plan | Évaluation | Attitude | Propositions | Proposition | Évaluation et plan
assessment and plan = Proposition thérapeutique | Discussion | Au total | Recommandations | Projet thérapeutique
assessment and plan = Prise en charge | Attitude thérapeutique
subjective = Subjectif
objective = Objectif
diagnosis = Diagnostic | Diagnostics | Diagnostic principal | Diagnostics associés | Diagnostics secondaires | Diagnostic retenu
diagnosis = Hypothèses diagnostiques | Diagnostic différentiel | Diagnostics principaux
preoperative diagnosis = Diagnostic préopératoire | Diagnostic pré-opératoire
postoperative diagnosis = Diagnostic postopératoire | Diagnostic post-opératoire
procedure = Intervention | Interventions | Intervention réalisée | Acte | Actes | Geste | Gestes réalisés | Actes réalisés
procedure = Traitement chirurgical | Opération
anesthesia = Anesthésie | Type d'anesthésie
operative details = Pertes sanguines | Opérateur | Chirurgien | Aide | Aides | Anesthésiste | Prélèvements | Drainage
complications = Complications | Complication
hospital course = Évolution | Évolution dans le service | Évolution et prise en charge | Prise en charge et évolution
hospital course = Évolution pendant l'hospitalisation | Suites opératoires | Évolution clinique | Séjour
hospital course = Évolution durant le séjour | Suites | Prise en charge dans le service | Au cours de l'hospitalisation
admission diagnosis = Diagnostic d'entrée | Diagnostic à l'entrée | Diagnostic d'admission | Diagnostic à l'admission
discharge diagnosis = Diagnostic de sortie | Diagnostic à la sortie | Diagnostics de sortie | Diagnostic final
discharge medications = Traitement de sortie | Traitement à la sortie | Ordonnance de sortie | Médicaments à la sortie
condition at discharge = État à la sortie | Examen de sortie | Examen à la sortie | Mode de sortie | Devenir
discharge instructions = Consignes | Consignes de sortie | Conseils | Recommandations de sortie
follow-up = Suivi | Rendez-vous | Surveillance | Suivi prévu | Rendez-vous de suivi | Contrôle | Contrôles
signature = Signature | Signé électroniquement par | Confraternellement | Bien confraternellement | Dicté par
signature = Copie à | Copies à | Validé par | Rédigé par
)";

constexpr std::string_view frenchParts = R"(
État général | Cardiovasculaire | Cardio-vasculaire | Respiratoire | Pulmonaire | Digestif | Neurologique | Uro-génital
| Urinaire | Cutané | ORL | Ostéo-articulaire | Locomoteur | Ophtalmologique | Psychiatrique | Tête | Cou | Thorax
| Poumons | Coeur | Abdomen | Membres | Peau | Rachis | Foie | Rate | Reins | Pancréas | Gynécologique | Extrémités
| Plan cardiovasculaire | Plan respiratoire | Plan digestif | Plan neurologique | TA | FC | Poids | Taille | Température
)";

constexpr std::string_view frenchBefore = R"(
absence de | absence d | absence du | absence des | aucun | aucune | aucun signe de | aucune évidence de | aucun argument pour
| dénie | ne décrit pas de | ne rapporte pas de | ne présente pas de | ne se plaint pas de | n a pas de | n a pas présenté de
| n a jamais eu de | n a jamais présenté de | il n y a pas de | il n y a pas d | il n existe pas de | n y a pas de | n y a pas d
| on ne retrouve pas de | on ne note pas de | pas de | pas d | pas | jamais | jamais de | ni | nie | nient | sans | sans signe de | sans signes de
| sans argument pour | sans évidence de | exclut | éliminer | négatif pour | négative pour | négatifs pour
| indemne de | libre de | manque de | non | plus de signe de | pas d argument pour | pas d argument en faveur de
| pas d évidence de | pas de signe de | pas de signes de | pas d antécédent de | sans antécédent de
)";

constexpr std::string_view frenchAfter = R"(
est exclu | est exclue | sont exclus | sont exclues | a été exclu | a été exclue | ont été exclus | ont été exclues | exclu | exclue
| est éliminé | est éliminée | a été éliminé | a été éliminée | éliminé | éliminée | est absent | est absente | sont absents
| sont absentes | absent | absente | absents | absentes | négatif | négative | négatifs | négatives | non retrouvé
| non retrouvée | non retrouvés | n a pas été retrouvé | n a pas été retrouvée | n est pas retrouvé | n est pas retrouvée
| non visualisé | non visualisée | non vu | non vue | peu probable | peu probables | infirmé | infirmée | est infirmé
| est infirmée | improbable | non objectivé | non objectivée | non mis en évidence | non mise en évidence
)";

constexpr std::string_view frenchPseudo = R"(
pas d augmentation | pas de diminution | pas de changement | pas de modification | pas d amélioration | pas d évolution
| pas d aggravation | sans changement | sans modification | sans difficulté | sans particularité | sans doute
| sans complication | sans complications | pas seulement | non seulement | pas certain | pas sûr | pas exclu | pas exclue
| non exclu | non exclue | ne peut être exclu | ne peut être exclue | ne peut pas être exclu | ne peut pas être exclue
| n est pas exclu | n est pas exclue | pas éliminé | pas éliminée | gram négatif | pas nécessairement | avec ou sans
| n élimine pas | n exclut pas | sans aucun doute | pas plus de | pas encore | sans retard | sans attendre
)";

constexpr std::string_view frenchTerminators = R"(
mais | cependant | toutefois | néanmoins | pourtant | bien que | quoique | hormis | excepté | sauf | à l exception de
| à part | en dehors de | en raison de | à cause de | secondaire à | dû à | due à | parce que | car | alors que | tandis que
| comme cause de | se plaint de | présente | rapporte | décrit | signale | par contre | en revanche | seulement
| on note | on retrouve | il existe | il y a
)";

} // namespace

const Language &french()
{
    static constexpr Language language{
        .code = "fr",
        .title = "French",
        .stopWords = frenchStopWords,
        .connectors = "de d du des la l",
        .normalise = normaliseFrench,
        .timesAndNumbers = frenchTimesAndNumbers,
        .nounEndings = "tion tions sion sions ité ités age ages isme ite ites ose omes ectomie scopie "
                       "graphie logie pathie émie ance ence ances ences",
        .verbEndings = "èrent aient ait iser ifier era eront ions issent",
        .adjectiveEndings = "eux if ive ifs ives able ables ible ibles",
        .adverbEndings = "amment emment ivement quement ellement eusement usement",
        .pluralEndings = "s x aux=al",
        .headFirst = true,
        .headings = frenchHeadings,
        .parts = frenchParts,
        .before = frenchBefore,
        .after = frenchAfter,
        .pseudo = frenchPseudo,
        .terminators = frenchTerminators};
    return language;
}

} // namespace core::languages::language
