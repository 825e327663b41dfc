#include "core/languages/Language.h"

namespace core::languages::language {

namespace {

constexpr std::string_view englishStopWords = R"(
a about above according across after afterwards again against ago ain all almost alone along already also although
always am among amongst an and another any anybody anyone anything anyway anywhere apart are aren around as aside at
away back be became because become becomes been before beforehand behind being below beneath beside besides between
beyond both but by can cannot could couldn did didn do does doesn doing don done down due during each eg eight either
eleven else elsewhere enough especially et etc even ever every everyone everything everywhere except few fifteen fifty
first five for forty former formerly found four from further furthermore get gets getting give given gives giving go
goes going gone got had hadn has hasn have haven having he hence her here hers herself him himself his how however
hundred ie if in inc indeed instead into is isn it its itself just keep keeps kept last latter least less let like
likely ll made mainly make makes making many may maybe me mean means meanwhile might million mine more moreover most
mostly much must my myself namely near nearly neither never nevertheless next nine no nobody none nor not nothing now
nowhere of off often ok on once one ones only onto or other others otherwise our ours ourselves out over overall own
per perhaps please put quite rather re really regarding respectively said same say says second see seem seemed seeming
seems seen self seven several shall she should shouldn show showed shown shows since six so some somebody someone
something sometimes somewhere still such take taken takes taking ten than that the their theirs them themselves then
there therefore these they thing things think third this those though thousand three through throughout thus to
together too toward towards twelve twenty two under unless unlike until up upon us use used uses using usually various
ve very via was wasn way ways we well went were weren what whatever when whenever where whereas whether which while who
whoever whole whom whose why will with within without won would wouldn yes yet you your yours yourself
able based commonly common generally include included includes including known occur occurs occurred occurring called
caused causes cause result results resulted resulting lead leads leading help helps helped need needs needed want
different certain main major important large small new old high low good better best available possible similar
specific particular general additional associated related compared increased decreased reported report reports describe
described describes presented present presents performed underwent followed following revealed suggested suggest
suggests indicate indicates indicated demonstrate demonstrated observed noted developed develop develops received
considered required evaluated examined obtained determined diagnosed affected involved involving
ability accordingly affect affecting aid allow allows appear appears approximately aspect assess assist attempt avoid avoiding
aware begin believed careful carefully check choose combined complete completely concern confirm confirmed consistent
contain contains continue contribute currently daily decrease depend depending depends designed detailed determine
difficult directly discuss discussed easily effective effectively enable enhance ensure ensuring establish evaluate
eventually example exist expected explain explore extremely facilitate find focus focused frequent frequently fully greater
guide happen harmful helpful highly identified identify identifying immediate immediately improve improved improving
increase increasing indeed initial interact interfere larger learn limited longer lower maintain maintaining manage
measured minimize multiple necessary normally obtain occasionally occasional offer particularly perform play possibly
potentially prepare previous previously primarily primary prior produce produced promote promoting proper properly
provide provided provides providing rapid rapidly rare rarely rather recent recently recognize recommend recommended reduce
reduced reducing refer referred relatively remain remains require requires respond review role seek significant
significantly simple slightly smaller sometimes specifically start stay successful suggest support supported tend
thought try turn typical typically ultimately understand understanding unusual upon useful vary visit watch whether widely work worse
worsen younger
year years month months week weeks day days hour hours minute minutes aged mr mrs ms dr vs versus el al
mg ml mm cm kg
)";

constexpr std::string_view englishTimesAndNumbers = R"(
january february march april june july august september october november december jan feb mar apr jun jul aug sep
sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sun one two
three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
thirty forty fifty sixty seventy eighty ninety hundred thousand million billion
)";

void normaliseEnglish(std::string &word)
{
    const auto endsOn = [&](std::string_view ending) { return word.ends_with(ending); };
    if (word.size() <= 3 || !endsOn("s") || endsOn("ss") || endsOn("us") || endsOn("is"))
        return;
    if (word.size() > 5 && endsOn("ies")) {
        shorten(word, 3);
        word += 'y';
        return;
    }
    const bool hasSibilant = endsOn("sses") || endsOn("xes") || endsOn("ches") || endsOn("shes");
    shorten(word, word.size() > 5 && hasSibilant ? 2 : 1);
}

constexpr std::string_view englishHeadings = R"(
chief complaint = chief complaint | chief complaints | cc | presenting complaint | presenting problem
chief complaint = reason for visit | reason for admission | reason for consultation | reason for consult | reason for referral
history of present illness = history of present illness | history of the present illness | hpi | present illness | history
history of present illness = history of presenting illness | history of presenting complaint | brief history | interval history
past medical history = past medical history | pmh | pmhx | medical history | past history | past medical and surgical history
past medical history = past psychiatric history | psychiatric history | obstetric history | gynecologic history | problem list
past surgical history = past surgical history | psh | surgical history | previous surgery | prior surgeries | previous operations
family history = family history | fh | family medical history | family psychiatric history
social history = social history | sh | personal history | habits | occupational history | substance abuse history
social history = personal and social history | social and family history
allergies = allergies | allergy | drug allergies | allergies to medications | known allergies | adverse reactions
medications = medications | medication | meds | current medications | home medications | medications on admission
medications = admission medications | medications prior to admission | outpatient medications | present medications
medications = current outpatient medications | medication list
immunizations = immunizations | immunization | immunization history | vaccinations
review of systems = review of systems | ros | systems review
physical examination = physical examination | physical exam | pe | px | exam | examination | vital signs | vitals
physical examination = physical findings | neurological examination | neurologic examination | mental status examination
physical examination = mental status exam | on examination | clinical examination
laboratory = laboratory | laboratory data | laboratory studies | labs | lab data | laboratory results | laboratory findings
laboratory = lab results | laboratory values | pertinent labs | pertinent results | laboratory examination
imaging = imaging | imaging studies | radiology | radiologic studies | diagnostic studies | diagnostic data
imaging = x rays | studies | diagnostic imaging | radiographic studies | electrocardiogram
indication = indication | indications | reason for exam | reason for examination | reason for study | clinical indication
indication = clinical history | clinical information | indications for procedure | indication for procedure
indication = indications for surgery | indication for surgery | indications for operation | indication for operation
technique = technique | procedure in detail | description of procedure | description of the procedure | operative technique
technique = procedure details | procedure detail | description of operation | details of procedure
technique = operative procedure in detail | procedure description | details of the procedure
comparison = comparison | comparisons | comparison study | prior studies
findings = findings | operative findings | intraoperative findings | gross findings | description | results
impression = impression | impressions | conclusion | conclusions | interpretation | opinion | summary
assessment and plan = assessment and plan | assessment & plan | assessment | assessment/plan | a/p | a&p | plan | plans
assessment and plan = impression and plan | impression/plan | recommendation | recommendations | treatment plan | discussion
assessment and plan = impression and recommendations | assessment and recommendations | treatment recommendations
subjective = subjective
objective = objective
diagnosis = diagnosis | diagnoses | final diagnosis | final diagnoses | principal diagnosis | primary diagnosis
diagnosis = secondary diagnosis | secondary diagnoses | working diagnosis | differential diagnosis
preoperative diagnosis = preoperative diagnosis | preoperative diagnoses | preop diagnosis | pre-operative diagnosis
preoperative diagnosis = pre-operative diagnoses | preop diagnoses
postoperative diagnosis = postoperative diagnosis | postoperative diagnoses | postop diagnosis | post-operative diagnosis
postoperative diagnosis = post-operative diagnoses | postop diagnoses
procedure = procedure | procedures | procedure performed | procedures performed | operation | operations | operation performed
procedure = operations performed | operative procedure | operative procedures | title of operation | name of operation
procedure = name of procedure | title of procedure | surgical procedure | principal procedure | procedures during admission
anesthesia = anesthesia | anaesthesia | type of anesthesia | anesthetic | sedation
operative details = estimated blood loss | blood loss | ebl | drains | specimen | specimens | fluids | tourniquet time
operative details = urine output | implants | counts | surgeon | assistant | anesthesiologist | iv fluids
operative details = specimens removed | first assistant
complications = complications | complication
hospital course = hospital course | course | brief hospital course | course in hospital | hospital course and treatment
hospital course = emergency department course | clinical course | hospital course by problem | hospital course by system
hospital course = summary of hospital course | postoperative course | hospital summary | ed course
admission diagnosis = admission diagnosis | admission diagnoses | admitting diagnosis | admitting diagnoses
admission diagnosis = diagnosis on admission
discharge diagnosis = discharge diagnosis | discharge diagnoses | diagnosis at discharge | diagnoses at discharge
discharge diagnosis = final discharge diagnosis
discharge medications = discharge medications | medications at discharge | medications on discharge | discharge meds
condition at discharge = condition | discharge condition | condition at discharge | condition on discharge | disposition
condition at discharge = discharge disposition | discharge status
discharge instructions = discharge instructions | instructions | patient instructions | diet | activity | discharge plan
follow-up = follow-up | followup | follow-up instructions | follow-up plans | follow-up appointments | follow up care
signature = electronically signed by | signed by | dictated by | transcribed by | attending physician | provider | signature
signature = cc to | copies to | sincerely | authored by
)";

constexpr std::string_view englishParts = R"(
heent | head | eyes | ears | nose | throat | mouth | neck | chest | lungs | heart | cardiac | cardiovascular | cv
| respiratory | pulmonary | abdomen | gastrointestinal | gi | genitourinary | gu | genitalia | rectal | pelvic | pelvis
| breast | breasts | back | spine | extremities | musculoskeletal | neurologic | neurological | neuro | psychiatric | psych
| skin | integumentary | lymphatic | lymphatics | lymph nodes | hematologic | hematologic lymphatic | endocrine
| allergic immunologic | constitutional | general | general appearance | motor | sensory | reflexes | cranial nerves | gait
| coordination | mental status | thyroid | oropharynx | vascular | renal | hepatic | infectious disease | hematology
| blood pressure | pulse | temperature | respirations | heart rate | weight | height | oxygen saturation | metabolic
)";

constexpr std::string_view englishBefore = R"(
absence of | cannot | cannot see | checked for | declined | declines | denied | denies | denying | did not exhibit | evaluate for
| fails to reveal | failed to reveal | free of | free from | lack of | lacks | lacked | negative for | never developed | never had | no | no abnormal
| no cause of | no complaints of | no evidence | no evidence of | no new evidence | no new | no other evidence | no evidence to suggest
| no findings of | no findings to indicate | no history of | no mammographic evidence of | no radiographic evidence of
| no sign of | no signs of | no significant | no suggestion of | no suspicious | not | not appear | not appreciate | not associated with
| not complain of | not demonstrate | not exhibit | not feel | not had | not have | not know of | not known to have
| not reveal | not see | not to be | patient was not | rather than | ruled him out | ruled her out | rules out
| rules him out | rules her out | rule him out for | to exclude | unremarkable for | with no | without | without any evidence of
| without evidence | without indication of | without sign of | without signs of | wasn't | weren't | isn't | aren't | doesn't | don't
| didn't | hasn't | haven't | hadn't | nor | neither | none of | no longer has | no known
)";

constexpr std::string_view englishAfter = R"(
unlikely | free | negative | was ruled out | is ruled out | are ruled out | were ruled out | have been ruled out | has been ruled out
| being ruled out | ruled out | was negative | were negative | is negative | are negative | was not found | were not found
| not found | not seen | was not seen | were not seen | is not seen | are not seen | not identified | was not identified
| were not identified | not present | is not present | was not present | not demonstrated | not detected | was absent
| is absent | are absent | were absent | absent | was denied | were denied | is denied | are denied | has resolved
| have resolved | is excluded | was excluded | were excluded | not visualized | was not visualized | not evident
| was not evident | none | not appreciated | was not appreciated | not noted | was not noted
)";

constexpr std::string_view englishPseudo = R"(
no increase | no decrease | no change | no interval change | no significant change | no significant interval change
| no suspicious change | no definite change | no further | without difficulty | without further | not cause | not drain
| not certain if | not certain whether | not necessarily | not only | not extend | gram negative | negative margin | negative margins | negative pressure | rh negative | triple negative | receptor negative | not rule out | not ruled out
| not been ruled out | cannot rule out | cannot be ruled out | cannot exclude | cannot be excluded | not excluded | no longer
| not to exceed | not due to | without doubt | no doubt | with or without | not able to be ruled out | toll free | no improvement
| free air | free fluid | free gas | free text | free t4 | free t3 | free water | free flap | free wall | free margin
)";

constexpr std::string_view englishTerminators = R"(
but | however | nevertheless | nonetheless | yet | though | although | still | aside from | except | except for | apart from | other than
| secondary to | as the cause of | as the source of | as the reason of | as the etiology of | as the origin of
| as a cause of | as a source of | as a reason of | as an etiology of | as the cause for | as a cause for | which
| because | because of | since | due to | presents | presented | presenting | complains of | complaining of | reports
| reported | admits | admitted to | endorses | developed | diagnosed | with the exception of | unless | until | whereas | while
| instead | he has | she has | patient has | positive for | he had | she had | there is | there was | there are | there were
)";

} // namespace

const Language &english()
{
    static constexpr Language language{.code = "en",
                                       .title = "English",
                                       .stopWords = englishStopWords,
                                       .connectors = "of",
                                       .normalise = normaliseEnglish,
                                       .timesAndNumbers = englishTimesAndNumbers,
                                       .nounEndings =
                                           "tion sion ness itis osis oma ectomy scopy ism emia pathy",
                                       .verbEndings = "",
                                       .adjectiveEndings = "ous ive able ible ical",
                                       .adverbEndings = "ly",
                                       .pluralEndings = "s es ies=y",
                                       .headings = englishHeadings,
                                       .parts = englishParts,
                                       .before = englishBefore,
                                       .after = englishAfter,
                                       .pseudo = englishPseudo,
                                       .terminators = englishTerminators};
    return language;
}

} // namespace core::languages::language
