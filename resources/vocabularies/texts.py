"""Public texts as passages of words, and counts of their words and word sequences."""

import collections
import csv
import hashlib
import json
import math
import os
import re

TOKEN = re.compile(r"[^\W\d_](?:[\w'’\-]*\w)?|\d+(?:[.,]\d+)*")
BREAK = re.compile(r"(?<=[.!?;:])\s+|\n+|[/()\[\]\"“”„«»]")
ELISION = re.compile(r"\b(qu|[ldnsjcmt])'", re.I)
PASSAGE = 60  # words, ended at the end of a sentence


def read(files, text="text"):
    """Yields the texts of CSV and JSON lines files."""
    for file in files:
        with open(file, encoding="utf-8", newline="") as lines:
            if file.endswith(".jsonl"):
                for line in lines:
                    yield json.loads(line)[text]
            else:
                csv.field_size_limit(1 << 30)
                for row in csv.DictReader(lines):
                    yield row[text]


def origin_files(files):
    return [{"name": os.path.basename(file), "sha256": hashlib.sha256(open(file, "rb").read()).hexdigest()}
            for file in files]


def sentences(text):
    """Yields the pieces of a text between full stops, line ends, brackets and quotes, as lists of words."""
    for piece in BREAK.split(text):
        words = []
        for part in re.split(r",\s", piece):
            words.extend(TOKEN.findall(part.replace("’", "'")))
            words.append(",")
        words.pop()
        if words:
            yield words


def passages(texts):
    """Returns the passages, each a list of sentences."""
    result, known = [], set()
    for text in texts:
        current, size = [], 0
        for sentence in sentences(text):
            if len(sentence) >= 5:  # the same sentence again says nothing of how words are used
                key = hash(tuple(sentence))
                if key in known:
                    continue
                known.add(key)
            current.append(sentence)
            size += len(sentence)
            if size >= PASSAGE:
                result.append(current)
                current, size = [], 0
        if current:
            result.append(current)
    return result


def general_frequencies(file):
    """Returns the frequency of the words of a language in all texts (word<TAB>frequency)."""
    with open(file, encoding="utf-8") as lines:
        return {word: float(share) for word, share in (line.rstrip("\n").split("\t") for line in lines)}


def folded(word):
    return word.lower().replace("ß", "ss")


def count_sequences(all_passages, most_words):
    """Returns the number of passages of each sequence of up to `most_words` folded words without a comma."""
    counts = [collections.Counter() for _ in range(most_words)]
    for passage in all_passages:
        seen = [set() for _ in range(most_words)]
        for sentence in passage:
            words = [folded(word) for word in sentence]
            for i in range(len(words)):
                for n in range(1, most_words + 1):
                    if i + n > len(words) or words[i + n - 1] == ",":
                        break
                    seen[n - 1].add(tuple(words[i:i + n]))
        for counter, mine in zip(counts, seen):
            counter.update(mine)
    return counts


def contrast(word, count, total, general):
    """Returns how many times more frequent a word is here than in general texts."""
    return count / total / max(general.get(word, 0.0), 3e-7)


def match(all_passages, terms):
    """Returns the sorted numbers of the terms of each passage; the longest term at each place counts."""
    numbers, firsts = {}, collections.defaultdict(int)
    for number, term in enumerate(terms):
        for form in [term["term"]] + term["forms"]:
            words = tuple(folded(word) for word in ELISION.sub(r"\1 ", form.replace("’", "'")).split())
            numbers.setdefault(words, number)
            firsts[words[0]] = max(firsts[words[0]], len(words))
    bags = []
    for passage in all_passages:
        bag = set()
        for sentence in passage:
            words = [folded(word) for word in sentence]
            i = 0
            while i < len(words):
                for n in range(min(firsts.get(words[i], 0), len(words) - i), 0, -1):
                    number = numbers.get(tuple(words[i:i + n]))
                    if number is not None:
                        bag.add(number)
                        i += n - 1
                        break
                i += 1
        bags.append(sorted(bag))
    return bags


def association(sequence, counts, passages_count):
    """Returns the pointwise mutual information of a sequence, in bits for each further word."""
    expected = math.prod(counts[0][(word,)] / passages_count for word in sequence) * passages_count
    return math.log2(counts[len(sequence) - 1][sequence] / max(expected, 1e-12)) / (len(sequence) - 1)
