"""What the tests' server answers where it has a pool of notes: texts of sentences of the pool.

Such a server knows what a language model knows, a body of public texts, and no more. A new text is made of
sentences that have one of the terms of the prompt, that stand in a note with a word of its label, or any. In a
text with blanks, each sentence is exchanged with the chance that its words are blank, and kept else. All chance
comes from the prompt: the same prompt has the same answer.
"""
import collections
import hashlib
import json
import random
import re

BLANK = "_"
LONGEST = 40  # words of a sentence
NEW_SENTENCES = 12


def sentences_of(note):
    for part in re.split(r"(?<=[.;:])\s+|\n+|,(?=[A-Z0-9])", note):
        words = part.lstrip(" ,.").split()
        if 3 <= len(words) <= LONGEST:
            yield " ".join(words)


def words_of(text):
    return re.findall(r"[a-z]+", text.lower())


class NotePool:
    def __init__(self, path):
        """The file is a JSON list of texts."""
        self.sentences, self.words, self.note_of, self.notes = [], [], [], []
        self.with_word = collections.defaultdict(list)   # word: sentences
        self.notes_with = collections.defaultdict(list)  # word: notes
        self.starting = collections.defaultdict(list)    # (place, word as written): sentences
        for note in json.load(open(path)):
            self.add(note)

    def add(self, note):
        own = list(sentences_of(note))
        if not own:
            return
        number = len(self.notes)
        self.notes.append([])
        for word in set(words_of(note)):
            self.notes_with[word].append(number)
        for sentence in own:
            at = len(self.sentences)
            self.sentences.append(sentence)
            self.words.append(sentence.split())
            self.note_of.append(number)
            self.notes[number].append(at)
            for word in set(words_of(sentence)):
                self.with_word[word].append(at)
            for place, word in enumerate(self.words[-1]):
                self.starting[place, word].append(at)

    def with_term(self, term):
        """Sentences with every word of it."""
        lists = [self.with_word.get(word, ()) for word in words_of(term)]
        if not lists or not all(lists):
            return []
        return sorted(set(lists[0]).intersection(*lists[1:]))

    def of_label(self, label, chance):
        """A sentence of a note that has a word of the label, if any has."""
        notes = [note for word in words_of(label) if len(word) > 3 for note in self.notes_with.get(word, ())]
        return chance.choice(self.notes[chance.choice(notes)]) if notes else None

    def another(self, label, terms, beside, chance):
        """What a model might write: by a term, in the context of what stands beside it, by the label, anything."""
        found = None
        kind = chance.random()
        if kind < 0.5 and terms:
            with_it = self.with_term(chance.choice(terms))
            found = chance.choice(with_it) if with_it else None
        elif kind < 0.75 and beside:
            found = chance.choice(self.notes[self.note_of[chance.choice(beside)]])
        if found is None:
            found = self.of_label(label, chance) if label and chance.random() < 0.5 else None
        return chance.randrange(len(self.sentences)) if found is None else found

    def fits(self, sentence, draft, at):
        """How many words of a sentence stand in the draft at a place where the others are blank; 0: it does not fit."""
        words = self.words[sentence]
        if at + len(words) > len(draft):
            return 0
        seen = 0
        for word, given in zip(words, draft[at:at + len(words)]):
            if given == word:
                seen += 1
            elif given != BLANK:
                return 0
        return seen

    def sentence_at(self, draft, at):
        """The sentence of the pool that begins there, and how many of its words are seen; None where none does."""
        seen_words = [(place, word) for place, word in enumerate(draft[at:at + 12]) if word != BLANK]
        lists = sorted((self.starting.get(each, ()) for each in seen_words), key=len)
        for rarest in lists[:4]:
            seen, each = max(((self.fits(each, draft, at), -each) for each in rarest), default=(0, 0))
            if seen >= 2:
                return (-each, seen)
        return None

    def told(self, draft):
        """The sentences of which the draft was made, as far as they can be read, with the shares that are blank."""
        at, found = 0, []
        while at < len(draft):
            here = self.sentence_at(draft, at)
            if here is None:
                at += 1
                continue
            length = len(self.words[here[0]])
            found.append((here[0], 1 - here[1] / length))
            at += length
        return found

    def answer(self, prompt):
        chance = random.Random(hashlib.sha256(prompt.encode()).digest())
        label = re.search(r'department "([^"]*)"', prompt)
        label = label.group(1) if label else ""
        listed = re.search(r"terms[^:\n]*: ([^\n]*)", prompt)
        terms = [each.strip() for each in listed.group(1).split(",")] if listed else []
        terms = [each for each in terms if each]
        before, _, draft = prompt.rpartition("\n\n")
        if before and BLANK in draft.split():
            own = self.told(draft.split())
            kept = [sentence for sentence, hidden in own if chance.random() >= hidden]
            wanted = max(len(own), NEW_SENTENCES)
        else:
            by_term = [self.with_term(term) for term in terms]
            kept = [chance.choice(each) for each in by_term if each][:NEW_SENTENCES]
            wanted = NEW_SENTENCES
        while len(kept) < wanted:
            kept.append(self.another(label, terms, kept, chance))
        chance.shuffle(kept)
        return " ".join(self.sentences[each] for each in kept[:wanted])
