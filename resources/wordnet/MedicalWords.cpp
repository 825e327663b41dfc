#include "resources/wordnet/MedicalWords.h"

#include <algorithm>
#include <array>

namespace wordnet {

namespace {

// Packed by hand: a line for each entry would be pages of nothing.
// clang-format off
// Both lists are sorted.
constexpr auto always = std::to_array<std::string_view>({
    "acute", "admission", "ambulate", "aspirate", "aspiration", "capsule", "cast", "chill", "clamp",
    "complaint", "complication", "culture", "delivery", "diagnose", "diet", "diffuse", "dilate", "discharge",
    "dissect", "drain", "drainage", "dressing", "echocardiogram", "effusion", "elective", "excise",
    "excision", "eye", "face", "flap", "foot", "gait", "graft", "headache", "heart", "hematocrit", "incise",
    "incision", "infect", "inferior", "infusion", "inject", "intubate", "intubation", "irrigate",
    "irrigation", "labor", "laboratory", "lateral", "lens", "ligate", "motor", "murmur", "needle",
    "obstruction", "operation", "palpable", "patent", "perforate", "prescribe", "pulse", "pupil", "rash",
    "retract", "scissors", "sedate", "seizure", "sheath", "shunt", "specimen", "speculum", "splint",
    "sponge", "sterile", "stool", "stroke", "superficial", "supine", "suture", "swab", "sweat", "syndrome",
    "syringe", "temporal", "tender", "tenderness", "tissue", "traction", "transverse", "tube", "ultrasound",
    "urine", "vessel", "vision", "visual", "vomit", "weakness", "wound",
});

constexpr auto never = std::to_array<std::string_view>({
    "abandoned infant", "abdominous", "abdominousness", "acapulco gold", "adiposeness", "adult body",
    "adult female body", "adult male body", "african tea", "agony", "air-breathing", "alerting",
    "all-or-none law", "altering", "amulet", "anatomy", "angel dust", "angry walk", "animal leg", "animal tissue",
    "antler", "aqua-lung", "aqualung", "arabian tea", "arch", "archespore", "archesporium", "arista",
    "around the bend", "arse", "ass", "association area", "atomic cocktail", "atrabilious", "atypicality",
    "augur", "aura of mystery", "auspicate", "automatic pilot", "autopilot", "babe", "baby oil",
    "baby powder", "back breaker", "backwardness", "bakke decision", "ballock", "balmy", "balsamic",
    "balsamy", "bandy leg", "bandyleg", "bare bone", "barf", "bath chair", "bath powder", "bats",
    "battery-acid", "batty", "bearing", "bedlamite", "bedside manner", "bellying", "bespeak", "betoken",
    "bewhiskered", "bhang", "biauriculate heart", "big h", "big-chested", "bighead", "birch oil", "bizarre",
    "black bile", "black death", "bladderlike", "bladdery", "blistering agent", "blood brotherhood", "blood heat",
    "blood pudding", "blood-filled", "blood-red", "blood-related", "bloodiness", "bloodshed", "bloodstone",
    "bloodsucking", "bloodthirstiness", "bloody", "blowhole", "blubbery", "blue angel", "blue devil",
    "blue devils", "blue funk", "bm", "bobtail", "bod", "bode", "bollock", "bonce", "boniness", "bonkers",
    "bonyness", "booby hatch", "book lung", "bosomy", "botanical", "brain wave", "brainsick", "brainwave",
    "branchia", "brandy nose", "brooding", "bubble gum dermatitis", "buffalo chip", "bull neck", "bullethead",
    "bumpy", "buns", "busty", "butcher paper", "buttock", "buxom", "buxomness", "ca-ca", "cacogenesis",
    "caducean", "caduceus", "cakehole", "calving", "cancer juice", "carnal knowledge", "carnassial tooth",
    "carron oil", "case study", "casework", "cat valium", "catholicon", "caudal appendage", "caudal fin",
    "cerise", "chaeta", "champion lode", "chassis", "chelicera", "cherry-red", "cherub", "chicken breast",
    "chicken feed", "child's body", "childbirth-preparation class", "chilling", "chrism", "chrisom",
    "chubbiness", "chubby", "classifying adjective", "climactic", "clit", "cloudlike", "cloven-hoofed",
    "cloze", "cloze procedure", "cloze test", "coal miner's lung", "cobalt bloom", "cohort", "coition", "coitus",
    "cold-blooded", "cold-bloodedly", "collywobbles", "comb-like", "comb-plate", "committal",
    "complex body part", "confinement", "confirming", "conk", "conodont", "consanguine", "consign",
    "consubstantial", "consubstantiation", "contractable", "copper nose", "coprolite", "coprophagia",
    "coprophagy", "corn gluten", "corn sugar", "corpulent", "country doctor", "couvade", "cow chip",
    "cow dung", "cow pie", "cowlick", "cowpie", "crack-up", "crackers", "craziness", "crazy", "crazy bone",
    "crazy house", "creche", "cristal", "crookback", "crookbacked", "crotch hair", "croupe",
    "crown of thorns", "crowned", "cryonic", "cryonics", "ctene", "ctenoid", "cuckoo's nest", "cum", "curative",
    "cure-all", "curvaceous", "cutting out", "cyberphobia", "cybersex", "cyclopia", "daft", "daftness",
    "dandy fever", "deaf-aid", "deaf-and-dumb", "decoct", "decoction", "deflection", "demasculinise",
    "demasculinize", "dementedness", "depopulated", "derriere", "desex", "deviant", "dewlap", "dictate",
    "diplomate", "dipped", "disarray", "disco biscuit", "disconfirming", "disinter", "distorted", "doc", "doctor",
    "doctor's bill", "doctorspeak", "dog do", "dog shit", "dog turd", "doggy do", "dope", "dorsal fin",
    "dosage", "dose", "dotty", "douche bag", "downer", "dreadlock", "droppings", "dry mustard", "dug", "dumb",
    "dung", "eagle-eyed", "easy lay", "eccentric", "ecstatic state", "edacious", "edacity", "egg",
    "electrosleep", "elixir of life", "elvis", "emaciation", "embonpoint", "empty-bellied", "enceinte",
    "epidemic hysertia", "eroticism", "erotism", "erythrite", "esurience", "esurient", "ethene", "ethylene",
    "excavation", "excrement", "excruciation", "exhume", "extracellular", "exuviae", "exuvial", "eyewash", "face powder",
    "facia", "family jewels", "famished", "famishment", "fanged", "fanny", "fantods", "farseeing", "fatness",
    "feather", "fecula", "federal job safety law", "feeblemindedness", "female body", "fetlock",
    "fetlock joint", "fetter bone", "flab", "flabby", "flesh", "fleshiness", "flooding", "foamy", "foggy",
    "folie", "folie a deux", "forbearing", "forebode", "forecast", "foreleg", "forelimb", "forelock",
    "foreshadow", "foretell", "forget me drug", "foster-nurse", "foundling", "foundling hospital",
    "freeze-dried", "freeze-drying", "frenzied", "frenzy", "frill", "frothing", "full-bosomed", "funk",
    "funny bone", "funny farm", "funny house", "gage", "gall", "gameness", "ganoin", "ganoine", "gas helmet",
    "gasmask", "gaunt", "gauntness", "genu", "georgia home boy", "gibbous", "gimp", "gimpiness", "gimpy",
    "girdle", "giving medication", "glass eye", "goa powder", "godchild", "goddaughter", "godson", "gonzo",
    "goose skin", "gore", "gory", "grape sugar", "greasiness", "greasy", "green goddess",
    "green monkey disease", "green soap", "greensick", "grievous bodily harm", "griping", "ground substance",
    "guano", "guard hair", "gulping", "hakeem", "half-moon", "hard drug", "hard-on", "hardening", "harrowing",
    "hatch", "hatching", "hawk nose", "haywire", "head of hair", "head-shrinker", "health", "heart of dixie",
    "heliotrope", "hell dust", "hemlock", "heptane", "heterocercal fin", "hibernate", "hibernation",
    "hind end", "hind leg", "hind limb", "hindlimb", "hindquarters", "hock-joint", "hollow-back", "holy oil",
    "honey oil", "hooked", "hooknose", "hooks", "hooter", "horny", "horse doctor", "horse's foot",
    "horseshoe", "hospital", "hospital ship", "hospital train", "houseman", "huffing", "hug drug",
    "human elbow", "human face", "human foot", "human head", "human knee", "human waste", "hungriness",
    "hypnotic trance", "ichor", "ichorous", "idiocy", "ill-shapen", "imbecilic", "imbecility",
    "implosion therapy", "inborn", "incognizant", "infant death", "infantile amaurotic idiocy", "insane",
    "insane asylum", "insaneness", "insidiousness", "inundate", "invalid", "iron lady",
    "iron manganese tungsten", "irrational", "irrationality", "isobilateral", "jaundice berry", "jerking",
    "jerky", "jolting", "jolty", "jowly", "juvenile amaurotic idiocy", "juvenile body", "kaffir pox", "kat",
    "keel", "keen-sighted", "keister", "khat", "kidney-shaped", "kin", "king's evil", "kiss curl",
    "kiss of life", "knee-length", "knockout drops", "kokoi venom", "kookie", "kooky", "language area",
    "lantern jaw", "lap", "lap of luxury", "lash", "lash-like", "lazar", "lazar house", "lazaret",
    "lazarette", "lazaretto", "leaf fat", "leaf lard", "left hand", "license fee", "license tax",
    "licensing fee", "lie detector", "lightening", "liquid ecstasy", "liquid oxygen", "liverish", "localise",
    "localize", "loco", "loco disease", "locoism", "logy", "long-sufferance", "long-suffering", "longanimous",
    "loony", "loony bin", "loony toons", "love bite", "love handle", "low spirits",
    "low-level radioactive waste", "lox", "lucy in the sky with diamonds", "lunacy", "lunatic", "lung-like",
    "mad", "madhouse", "madman", "madness", "madwoman", "magic bullet", "maidenhead", "maidism",
    "making water", "male body", "man's body", "mane", "maniac", "marbled", "marbleised", "marbleized",
    "marsupial", "marsupium", "mary jane", "masculinise", "mass action", "mass-action principle",
    "massage parlor", "material body", "maulers", "maw", "max", "mayidism", "meat hooks", "medicine",
    "mental case", "mexican green", "mexican valium", "microcosmic salt", "mid-calf", "milch", "milk pox",
    "milk whey", "minge", "misshapen", "mitt", "mongolianism", "mongolism", "moon blindness", "moronity",
    "mother lode", "mustard agent", "mustard gas", "mysophobic", "naked eye", "national insurance",
    "national library of medicine", "neb", "nec", "nectar", "nectar-rich", "nephrite", "networklike",
    "neutering", "nip and tuck", "noggin", "noli-me-tangere", "nose candy", "nose job", "nostrum",
    "nourishing", "nurse", "nut house", "nuthouse", "nuts", "nympholepsy", "observance",
    "occupational safety and health act", "ocellus", "off-the-wall", "oiliness", "oily", "oleaginousness",
    "oliguric", "one-sided", "onion yellow-dwarf virus", "ordure", "orthodox sleep", "oscitant", "ostiole",
    "outlandish", "outre", "overnice", "pacing", "palpebrate", "papoose", "pappoose", "parapodium",
    "parasite yew", "parturiency", "passion of christ", "pastern", "patent medicine", "patient", "patiently",
    "paunch", "paunchiness", "paunchy", "peaked", "pearly", "pecs", "pee", "pegleg", "pelage", "pest",
    "pesthouse", "pet", "phallic", "physic", "physical body", "physician", "physician-patient privilege",
    "pick-me-up", "piddle", "pigeon droppings", "pill pusher", "pill roller", "pin curl", "pinched",
    "pink elephants", "pinkie", "pinky", "piss", "plaguey", "plump", "plumpness", "pm", "podgy", "poll",
    "polygraph", "portend", "portly", "potato nose", "potbellied", "potence", "potent", "pouched",
    "powdered mustard", "ppp", "practice of medicine", "prat", "prehensor", "presage", "private parts",
    "privates", "prognosticate", "protective covering", "psycho", "pucker", "pudding face", "pudding-face",
    "pudginess", "pudgy", "puffing", "pug nose", "puke", "pulling out", "puppy fat", "purple heart",
    "purple-veined", "puss", "pussy", "qat", "quack", "quackery", "quat", "quiff", "quill", "randy",
    "ratability", "ravening", "ravenous", "ravenousness", "rear end", "red", "red devil", "red scare",
    "red sprites", "red-faced", "relational adjective", "religious trance", "renewing", "restorative",
    "revitalising", "revitalizing", "reviving", "rick", "right hand", "ring of color", "rochelle powder",
    "rod", "roly-poly", "rolypoliness", "roman nose", "roofy", "rophy", "round the bend", "royal jelly",
    "ruby-red", "rum nose", "rum-blossom", "rump", "ruttish", "sacramental oil", "saint ignatius' itch",
    "salving", "sapless", "sartorial", "sausage curl", "sawbones", "scag", "scare", "scarey", "scary",
    "schnoz", "schnozzle", "scorch", "scratchy", "scuba", "scut", "seal limbs", "second wind", "seed",
    "self-analysis", "semitrance", "senior moment", "sens", "sess", "sex act", "sex drive", "sexual arousal",
    "sexual congress", "sexual intercourse", "sexual relation", "shabu", "shank's mare", "shank's pony",
    "shanks' mare", "shanks' pony", "sharp-set", "shiner", "shitting", "shod", "shoot-down", "shouldered",
    "shut-in", "shuteye", "sick", "side-to-side", "silkworm seed", "simple eye", "singe", "skag",
    "skin and bones", "slash", "sleepless person", "slough of despond", "sluggishness", "slumber", "slumbery",
    "smartness", "snake oil", "snake pit", "snorkel", "snorting", "snout", "social disease", "sodoku",
    "soft drug", "soft soap", "softening", "solid body substance", "sonsie", "sonsy", "spare tire", "spay",
    "special k", "spewer", "spiracle", "spit curl", "spock", "spots", "sprites", "sprout", "stainability",
    "stainable", "staining", "startle reaction", "stingless", "stomach exercise", "stricken", "strung-out", "stuffiness",
    "stylet", "subsidence", "succedaneum", "sufferance", "suffering", "sulfur mustard", "sun lamp",
    "sun-ray lamp", "sunlamp", "sunray lamp", "suntan", "super acid", "super c", "superfetate",
    "supersensitised", "supersensitized", "surrogate", "surveillance of disease", "suspensory", "swathe",
    "swayback", "swaybacked", "sweet tooth", "sweet-birch oil", "sword-cut", "tactual exploration", "tail",
    "talisman", "tan", "teras", "test-tube baby", "thyme camphor", "ticker", "tin ear", "tit", "titty",
    "tobacco juice", "toilet powder", "toke", "token economy", "tooshie", "toothy", "toper's nose",
    "torturesome", "torturing", "torturous", "toxicognath", "transubstantiate", "transubstantiation",
    "travail", "trimming", "truth drug", "truth serum", "tubbiness", "tubby", "tum", "tummy crunch",
    "turned on", "tush", "unaerated", "unaware", "uncrowned", "under the weather", "underfur", "unfertile",
    "unhinged", "unhygienic", "united states national library of medicine", "unmindful", "unreason",
    "unselfconscious", "unselfconsciousness", "unsighted", "untoughened", "untypical", "untypicality",
    "upchuck", "utmost", "uttermost", "valetudinarian", "valetudinarianism", "vapors", "vapours", "veinlike",
    "vet", "vigil", "virginal membrane", "virilise", "virility drug", "virilize", "visual area",
    "vivisection", "vomiter", "voraciousness", "voracity", "vx gas", "wale", "walleye", "war baby",
    "warm-blooded", "warp", "wasp waist", "watching", "water vascular system", "weather outlook", "wee-wee",
    "weewee", "well-connected", "well-endowed", "wheat gluten", "whey", "whiplike", "whiskered",
    "window pane", "with child", "withers", "wobbly", "wolframite", "woman's body", "wooden leg",
    "woolsorter's disease", "wormcast", "xtc", "yap", "yellow bile", "yellow jack", "yellow jacket", "zaftig",
    "zit", "zoftig", "zonary", "zonked",
});
static_assert(std::ranges::is_sorted(always) && std::ranges::is_sorted(never));

// What a Latin name of several words begins with: "musculus biceps brachii".
constexpr auto latinHeads = std::to_array<std::string_view>({
    "areteria ", "arteria ", "articulatio ", "ateria ", "musculus ", "nervii ", "nervus ", "os ", "plexus ",
    "rima ", "sutura ", "systema ", "vasa ", "vena ", "venae ",
});

// clang-format on

} // namespace

bool isAlwaysMedical(std::string_view key)
{
    return std::ranges::binary_search(always, key);
}

bool isNeverMedical(std::string_view key)
{
    const bool isLatin = std::ranges::any_of(latinHeads, [&](auto head) { return key.starts_with(head); });
    return std::ranges::binary_search(never, key) || (isLatin && key != "vena cava");
}

} // namespace wordnet
