#!/usr/bin/env python3
"""Makes the built-in medical vocabularies of public texts (README.md): make.py LANGUAGE OUTPUT, see --help."""

import argparse
import collections
import re
import struct

import kinds
import learnt
import texts

CONNECTORS = {"en": {"of"}, "de": set(), "es": {"de", "del", "en", "por", "la", "a"},
              "fr": {"de", "du", "des", "d", "à", "par", "la", "l", "en"}}
MOST_GENERAL = 300  # of the most frequent words of a language, which begin and end no phrase
# Words that would begin or end a phrase without belonging to it.
NO_EDGE = {
    "en": "new old other same many most more several common various certain severe mild moderate different first "
          "second normal possible specific affected multiple early late single large small major minor whose kill "
          "received carry uses called test tests trials distinctive short long wide low current nearby standard "
          "prominent depressed rotated posteriorly patients patient today's cause causes including treat cells",
    "de": "neu alt andere sonstige gut bekannt weiterhin",
    "es": "nuevo nueva buen buena posible mismo misma otro otra otros otras gran dicha dicho leve leves severo severa "
          "múltiples varias varios importante evidente compatible sugestivo actual previo previa normal normales "
          "primer primera segundo segunda siguiente mayor menor presente presentaba izquierdo izquierda derecho derecha "
          "bilateral años meses días día semanas mg cm mm ml kg",
    "fr": "nouveau nouvelle bon bonne possible même autre autres grand grande léger légère sévère multiples plusieurs "
          "important importante compatible actuel normal normale normaux première premier deuxième gauche gauches droit "
          "droite droits bilatéral bilatérale ans mois jours jour semaines mg cm mm ml kg patient patiente malade",
    "de_verbs": "",
}
NOT_A_TERM = set("""
dosis chose dose pose prose hospital paciente pacientes caso casos edad mujer varón hombre antecedentes historia
día días mes meses año años fecha servicio consulta urgencias unidad centro médico médicos estado zona nivel parte lado
grupo forma tipo grado inicio final momento resto relación respuesta evolución resultado resultados valor valores
patient patients patiente malade malades cas âge femme homme service hôpital médecin médecins année mois jour jours état
zone niveau partie côté groupe forme type grade début fin moment reste relation réponse évolution résultat résultats
patientin patienten frau herr arzt ärzte klinik krankenhaus jahr tag monat woche zeit frage antwort fragen antworten
ende anfang seite teil form art fall fälle grund weise person personen mensch menschen kind kinder leben arbeit alltag
bereich hilfe problem probleme beruf familie mutter vater eltern geschwister partner sport kollegen praxis station
""".split())
DETERMINERS = {"es": set("el la los las un una unos unas de del con por su sus al sin y e o".split()),
               "fr": set("le la les l un une des du de d par au aux son sa ses avec sans et ou cette ce".split())}
VERB_OR_ADVERB = {
    "es": re.compile(r".*(mente|ando|iendo|ado|ada|ados|adas|ido|ida|idos|idas|aba|aban|ía|ían|aron|ieron|ó|ar|er|ir"
                     r"|arse|erse|irse|able|ibles?|ico|ica|icos|icas|al|ales|oso|osa|osos|osas|ivo|iva|ivos|ivas|ario"
                     r"|aria|ante|antes|ente|entes|ar|ares|ano|ana|anos|anas|ual|uales|ido)$"),
    "fr": re.compile(r".*(ment|ant|ants|ante|antes|é|ée|és|ées|ait|aient|er|ir|able|ables|ible|ibles|ique|iques|al|ale"
                     r"|aux|ales|eux|euse|euses|if|ive|ifs|ives|aire|aires|el|elle|els|elles|oire|ent|ents|ien|ienne"
                     r"|iens|iennes|ois|oise|in|ine|ines)$"),
}


def lexicon(path):
    """Returns the terms of a lexicon file (core/vocabulary/LexiconFile.cpp)."""
    data = open(path, "rb").read()
    terms, forms, size = struct.unpack("<QQQ", data[8:32])
    at = 64

    def take(code, count, width):
        nonlocal at
        at = (at + 63) // 64 * 64
        values = struct.unpack_from(f"<{count}{code}", data, at)
        at += count * width
        return values
    offsets = take("I", forms + 1, 4)
    take("I", terms, 4)
    take("I", terms, 4)
    inflected = take("I", forms - terms, 4)
    kind = take("B", terms, 1)
    at = (at + 63) // 64 * 64
    form = lambda i: data[at + offsets[i]:at + offsets[i + 1]].decode()
    result = [{"term": form(i), "kind": learnt.KINDS[kind[i]], "forms": []} for i in range(terms)]
    for number, term in enumerate(inflected):
        result[term]["forms"].append(form(terms + number))
    return result


def corrections(path):
    """Returns what was corrected by hand: the kind of a term, or "-" for none of the vocabulary."""
    with open(path, encoding="utf-8") as lines:
        pairs = (line.rstrip("\n").split("\t") for line in lines if line.strip() and line[0] != "#")
        return {term: kind for term, kind in pairs}


def is_plural_known(form, forms):
    plurals = {form + "s", form + "es", form[:-1] + "ies", form[:-2] + "es", form[:-2] + "a", form[:-1] + "i"}
    return any(other in forms for other in plurals)


def is_adjective(word, kind):
    nouns = set("""canal hospital animal chemical mineral clinic epidemic colic arsenic plastic capillary ovary pituitary
                molar ulcer hangar biliary collar lumbar tic uvular radical renal anal dorsal""".split()) - {
                "biliary", "lumbar", "uvular", "renal", "anal", "dorsal", "plastic"}
    if word in nouns or (kind == "drug" and re.search(r"(ic|ive|al|ant)$", word) and word not in
                         ("tricyclic", "palliative", "preventive", "medicinal")):
        return False
    return bool(re.search(r"([^n]al|ic|ive|ous|[^t]ar|[^e]ary|ed|ular|ile|oid)$", word)) and not re.search(
        r"(carcinoid|thyroid|opioid|steroid|keloid|adenoid|alkaloid|sinusoid|typhoid|choroid|exile|bile|catheter)$", word)


def without_parts(found):
    """Drops the phrases that hardly occur but inside a longer phrase. `found`: name -> uses."""
    dropped = set()
    for name in sorted(found, key=lambda each: (-len(each.split()), each)):
        words = name.split()
        for start in range(len(words)):
            for end in range(start + 2, len(words) + 1):
                part = " ".join(words[start:end])
                if part != name and part in found and found[part] <= found[name] * 1.25:
                    dropped.add(part)
    return dropped


def english(args, passages, counts, general):
    """The clinical terms of WordNet that the texts use of patients, and phrases around them."""
    total = sum(counts[0].values())
    abstracts = texts.count_sequences(texts.passages(texts.read(args.research)), 4) if args.research else None
    research = sum(1 for _ in texts.passages(texts.read(args.research))) if args.research else 1
    number = lambda form, where: (lambda words: where[len(words) - 1][words] if len(words) <= 4 else 0)(
        tuple(texts.folded(word) for word in form.split()))
    result, heads = [], {}
    for term in lexicon(args.terms):
        forms = [term["term"]] + term["forms"]
        used = {}
        for form in forms:
            count = number(form, counts)
            alone = " " not in form
            # A word that is as frequent everywhere is more often something else: "bends", "number".
            if count and not (alone and texts.contrast(form.lower(), count, total, general)
                              < (0.35 if term["kind"] == "body part" else 1.2)):
                used[form] = count
        uses = sum(used.values())
        if uses < args.least or not used:
            continue
        seldom = uses / len(passages)
        if abstracts and uses < 60 and sum(number(form, abstracts) for form in used) / research > 8 * seldom:
            continue  # a word of research rather than of patients: "specimen", "autopsy"
        shown = [form for form in used if form == term["term"] or is_plural_known(form, forms)]
        shown = [form for form in shown if " " in form or not is_adjective(form, term["kind"])]
        if not shown:
            continue
        name = max(shown, key=lambda form: (used[form] * (3 if form == term["term"] else 1), form))
        head = name.split()[-1]
        kind = kinds.kind_of("en", head)
        # The endings correct WordNet, whose symptoms have many diseases; a body part stays what it is.
        if kind and term["kind"] in ("other", "symptom", "disease") and kind != term["kind"]:
            term["kind"] = kind
        result.append({"term": name, "kind": term["kind"], "forms": [form for form in used if form != name],
                       "uses": uses})
        if " " not in name:
            for form in [name] + result[-1]["forms"]:
                if " " not in form:
                    heads[form.lower()] = term["kind"]
    known = {texts.folded(form) for term in result for form in [term["term"]] + term["forms"]}
    edge = set(sorted(general, key=general.get, reverse=True)[:MOST_GENERAL]) | set(NO_EDGE["en"].split())
    capital, inside = collections.Counter(), collections.Counter()
    for passage in passages:
        for sentence in passage:
            for word in sentence[1:]:
                inside[word.lower()] += 1
                capital[word.lower()] += word[0].isupper() and not word.isupper()
    written = lambda word: word.capitalize() if capital[word] > 0.6 * inside[word] else word
    allowed = {"blood", "heart", "white", "red", "high", "low", "back", "body", "hand", "head", "face", "eye", "death",
               "water", "family", "food", "weight"}
    phrases = collections.defaultdict(int)
    for length in (2, 3):
        for words, count in counts[length - 1].items():
            if count < args.least_phrases or " ".join(words) in known or words[-1] not in heads:
                continue
            if any(not re.match(r"[a-z][a-z\-']{2,}\Z", word) for word in words):
                continue
            if any(word in edge and word not in allowed for word in words) or heads[words[-1]] == "other":
                continue
            if texts.association(words, counts, len(passages)) < 2.0:
                continue
            phrases[words] = count
    uses = {form.lower(): term["uses"] for term in result for form in [term["term"]] + term["forms"] if " " in form}
    parts = without_parts(uses | {" ".join(words): count for words, count in phrases.items()})
    for words, count in sorted(phrases.items()):
        if " ".join(words) in parts:
            continue
        singular = words[:-1] + (words[-1][:-1],)
        if words[-1].endswith("s") and singular in phrases:
            continue
        name = " ".join(written(word) for word in words)
        forms = [name + "s"] if words[:-1] + (words[-1] + "s",) in phrases else []
        result.append({"term": name, "kind": kinds.kind_of("en", words[-1]) or heads[words[-1]], "forms": forms,
                       "uses": count})
    return result


def plural_key(language, word):
    if language == "de":
        return re.sub(r"(nen|en|er|e|n|s)$", "", word) if len(word) > 5 else word
    if language == "es":
        return re.sub(r"(?<=[nrlsdz])es$|s$", "", word) if len(word) > 4 else word
    return re.sub(r"(?<=a)ux$", "l", re.sub(r"s$|x$", "", word)) if len(word) > 3 else word


def grouped(language, found):
    """Puts the forms of a term together; the most frequent singular is shown. `found`: name -> (kind, uses)."""
    groups = collections.defaultdict(list)
    for name, (kind, uses) in found.items():
        groups[" ".join(plural_key(language, word.lower()) for word in name.split())].append((uses, name, kind))
    result = []
    for members in groups.values():
        members.sort(key=lambda each: (-each[0], each[1]))
        shortest = min(len(name) for _, name, _ in members)
        shown = next((name for uses, name, _ in members
                      if len(name) <= shortest + 1 and uses * 5 >= members[0][0]), members[0][1])
        result.append({"term": shown, "kind": members[0][2],
                       "forms": [name for _, name, _ in members if name != shown],
                       "uses": sum(uses for uses, _, _ in members)})
    return result


def romance(args, language, passages, counts, general):
    """Nouns and phrases around them, of a kind that their head tells."""
    total = sum(counts[0].values())
    rank = sorted(general, key=general.get, reverse=True)
    frequent = set(rank[:MOST_GENERAL])
    edge = frequent | set(NO_EDGE[language].split())
    before = collections.Counter()
    capital = collections.Counter()
    for passage in passages:
        for sentence in passage:
            for i, word in enumerate(sentence):
                if i and sentence[i - 1].lower() in DETERMINERS[language]:
                    before[word.lower()] += 1
                if i and word[0].isupper() and not word.isupper():
                    capital[word.lower()] += 1
    casing = collections.defaultdict(collections.Counter)
    for passage in passages:
        for sentence in passage:
            for word in sentence:
                if word.isupper() and len(word) > 1:
                    casing[word.lower()][word] += 1
    found = {}
    for (word,), count in counts[0].items():
        if count < args.least or len(word) < 3 or word in frequent or word in NOT_A_TERM or word[0].isdigit():
            continue
        if word in edge or capital[word] > count * 0.5 or not re.match(r"[^\W\d_][\w\-]*\Z", word):
            continue
        upper = casing[word].most_common(1)
        shown = upper[0][0] if upper and upper[0][1] > count * 0.5 else word
        kind = kinds.kind_of(language, shown)
        strange = texts.contrast(word, count, total, general)
        noun = before[word] / count
        if kind and strange >= 2.5 and noun >= 0.15:
            found[shown] = (kind, count)
        elif strange >= 25 and noun >= 0.5 and not VERB_OR_ADVERB[language].match(word) and count >= 2 * args.least:
            found[shown] = ("other", count)
    nouns = {name.lower(): kind for name, (kind, _) in found.items()}
    for length in (2, 3, 4):
        for words, count in counts[length - 1].items():
            head = words[0]
            if count < args.least_phrases or head in edge or words[-1] in edge or words[-1] in CONNECTORS[language]:
                continue
            kind = nouns.get(head) or (kinds.kind_of(language, head) if head not in frequent else "")
            if not kind or kind == "other" or head in NOT_A_TERM or words[-1] in NOT_A_TERM:
                continue
            if any(word in frequent and word not in CONNECTORS[language] for word in words[1:]):
                continue
            if any(not re.match(r"[^\W\d_][\w\-]*\Z", word) or (len(word) < 4 and word not in CONNECTORS[language])
                   for word in words[1:]):
                continue
            if length == 2 and words[1] in nouns and nouns[words[1]] != "other" and words[1] not in ("tipo",):
                continue  # two nouns that only stand side by side
            if re.match(r".*(ado|ada|aba|ando|ó|ía|é|ée|ait|ant|mente|ment)$", words[1]) and language != "xx" \
                    and words[1] not in ("congelada", "computarizada", "avanzado", "avanzada", "diferenciado"):
                continue
            if re.match(r".*(aba|ando|iendo|ó|aron|ait|mente|ement)$", words[-1]):
                continue
            if texts.association(words, counts, len(passages)) >= 2.5:
                found[" ".join(words)] = (kind, count)
    for part in without_parts({name: uses for name, (_, uses) in found.items() if " " in name}):
        del found[part]
    shown = {}
    for name, each in found.items():
        words = name.split()
        upper = casing[words[0]].most_common(1)
        if len(words) > 1 and upper and upper[0][1] > counts[0][(words[0],)] * 0.5:
            words[0] = upper[0][0]
        shown[re.sub(r"\b([ldn]) (?=\w)", r"\1'", " ".join(words)) if language == "fr" else " ".join(words)] = each
    found = shown
    return grouped(language, found)


CUT = re.compile(r"[,;:(\[].*| (?:durch|bei|mit|ohne|nach|infolge|in|im|am|an|auf|und|oder|sowie|des|der|von|vom|zur|als"
                 r"|mehrerer|sonstige\w*|mit|ohne|a\.n\.k\.|o\.n\.A\.)\b.*")
LEADING = re.compile(r"^(?:folgen (?:einer|eines|von)|sonstige[rns]?|näher bezeichnete[rns]?|nicht näher bezeichnete[rns]?|andere[rns]?|bestimmte[rns]?"
                     r"|einzelne[rns]?|lokalisierte[rns]?|multiple|bösartige Neubildung|gutartige Neubildung)\s+", re.I)


def diagnoses(path):
    """Yields the core of each name of a diagnosis with its chapter and category."""
    for row in texts.csv.DictReader(open(path, encoding="utf-8", newline="")):
        name = row["text"]
        while LEADING.match(name):
            name = LEADING.sub("", name)
        core = CUT.sub("", name).strip(" .-/")
        yield row["label"], row["code"][:3], name, core


def german(args, passages, counts, general):
    """Nouns of the texts and of the names of diagnoses, and phrases that end with one."""
    total = sum(counts[0].values())
    frequent = set(sorted(general, key=general.get, reverse=True)[:MOST_GENERAL])
    inside, capitals, shape = collections.Counter(), collections.Counter(), {}
    spelled = collections.defaultdict(collections.Counter)
    for passage in passages:
        for sentence in passage:
            for i, word in enumerate(sentence):
                if i and word != ",":
                    inside[texts.folded(word)] += 1
                    capitals[texts.folded(word)] += word[0].isupper()
                spelled[texts.folded(word)][word] += 1
    shape = {word: max(sorted(forms), key=forms.get) for word, forms in spelled.items()}
    found = {}

    def is_noun(word):
        return inside[word] and capitals[word] >= 0.8 * inside[word]
    for (word,), count in counts[0].items():
        if count < args.least or len(word) < 3 or word in frequent or word in NOT_A_TERM or not is_noun(word):
            continue
        shown = shape[word]
        if not re.match(r"[A-ZÄÖÜ][\w\-]*\Z", shown):
            continue
        strange = texts.contrast(word, count, total, general)
        kind = kinds.kind_of("de", shown)
        if kind and strange >= 1.5:
            found[shown] = (kind, count)
    for words, count in counts[1].items():
        if count < args.least_phrases or not is_noun(words[1]) or words[0] in frequent or len(words[0]) < 5:
            continue
        kind = kinds.kind_of("de", shape[words[1]])
        if not kind or words[1] in NOT_A_TERM or not re.match(r"[^\W\d_]+\Z", words[0]) or is_noun(words[0]):
            continue
        if texts.association(words, counts, len(passages)) >= 3 and re.match(r".*(ische|liche|ale|äre|ute|ose|ive)[rnsm]?$",
                                                                            words[0]):
            found[f"{words[0]} {shape[words[1]]}"] = (kind, count)
    allowed = {"01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16", "17",
               "18", "19"}
    # The names of chapters 2 and 19 are places of a tumour or an injury, where their ending does not tell more.
    named = {}
    for chapter, category, name, core in diagnoses(args.terms):
        words = core.split()
        if chapter not in allowed or not 1 <= len(words) <= 3 or not re.match(r"[^\W\d_]{4}[\w\- ]*\Z", core):
            continue
        adjective = re.compile(r".*(e|er|es|en|em)\Z")
        while words and adjective.match(words[0]) and len(words) > 1 and words[-1][0].isupper():
            if len(words) > 2 and adjective.match(words[0]) and not adjective.match(words[1]):
                break
            words[0] = words[0][0].lower() + words[0][1:]
            break
        last = words[-1]
        latin = len(words) == 2 and last[0].islower() and words[0][0].isupper() and re.match(
            r".*(us|a|um|is|ae|i|ans|ens|alis|osa|ica)\Z", last)
        if not (last[0].isupper() or latin) or re.match(r".*(isch|lich|al|är|iv|ös|ene|ende|ete|te|ige|ell|bar|ert|et)\Z",
                                                        last):
            continue
        kind = kinds.kind_of("de", last) or (kinds.kind_of("de", words[0]) if latin else "")
        if not kind and (len(words) > 1 and not latin or chapter in ("02", "18", "19") or core != name):
            continue
        key = " ".join(words)
        if texts.folded(key) not in NOT_A_TERM and texts.folded(key) not in frequent:
            named.setdefault(key, [kind or "disease", 0])[1] += 1
    for key, (kind, count) in named.items():
        before = found.get(key, (kind, 0))
        found[key] = (before[0], before[1] + min(count, 3))
    return grouped("de", {name: each for name, each in found.items() if not name.endswith("-")})


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=["en", "de", "es", "fr"])
    parser.add_argument("output")
    parser.add_argument("--texts", nargs="+", required=True, help="CSV or JSON lines with a column text")
    parser.add_argument("--research", nargs="*", default=[], help="texts of research, which only judge words")
    parser.add_argument("--terms", help="en: medical.lexicon of resources/wordnet; de: names of diagnoses (CSV)")
    parser.add_argument("--general", required=True, help="word<TAB>frequency of the language")
    parser.add_argument("--corrections", required=True, help="term<TAB>kind, corrected by hand")
    parser.add_argument("--origin", required=True)
    parser.add_argument("--licence", required=True)
    parser.add_argument("--list", help="write term, kind and uses to this file")
    args = parser.parse_args()
    args.least = 6 if args.language == "en" else 4 if args.language in ("es", "fr") else 2
    args.least_phrases = 24 if args.language == "en" else 6 if args.language in ("es", "fr") else 3

    documents = list(texts.read(args.texts))
    if args.language == "fr":
        documents = [re.sub(r"\b(qu|[ldnsjcmt])['’]", r"\1 ", text, flags=re.I) for text in documents]
    passages = texts.passages(documents)
    counts = texts.count_sequences(passages, 4)
    general = texts.general_frequencies(args.general)
    if args.language == "en":
        terms = english(args, passages, counts, general)
    elif args.language == "de":
        terms = german(args, passages, counts, general)
    else:
        terms = romance(args, args.language, passages, counts, general)
    fixed = corrections(args.corrections)
    terms = [term for term in terms if fixed.get(term["term"]) != "-"]
    for term in terms:
        term["kind"] = fixed.get(term["term"], term["kind"])
    terms.sort(key=lambda term: term["term"])
    taken = set()
    for term in terms:
        taken.add(texts.folded(term["term"]))
    for term in terms:
        term["forms"] = [form for form in dict.fromkeys(term["forms"]) if texts.folded(form) not in taken]
    if args.language == "de":  # the diagnoses of a category are a passage, too: they say what belongs together
        categories = collections.defaultdict(list)
        for _, category, name, _ in diagnoses(args.terms):
            categories[category].extend(texts.sentences(name))
        passages = passages + [names for _, names in sorted(categories.items())]
    bags = texts.match(passages, terms)
    files = texts.origin_files(args.texts + ([args.terms] if args.language == "de" else []))
    kept, pairs, size = learnt.write(args.output, terms, bags,
                                     {"origin": args.origin, "licence": args.licence, "language": args.language,
                                      "documents": len(documents), "repeatedWords": 0,
                                      "words": sum(len(s) for p in passages for s in p), "files": files})
    print(f"{args.output}: {kept} of {len(terms)} terms, {pairs} pairs, {size} bytes, "
          f"{sum(' ' in t['term'] for t in terms)} of several words")
    if args.list:
        with open(args.list, "w", encoding="utf-8") as file:
            for term in sorted(terms, key=lambda each: (-each["uses"], each["term"])):
                print(term["term"], term["kind"], term["uses"], "|".join(term["forms"]), sep="\t", file=file)


if __name__ == "__main__":
    main()
