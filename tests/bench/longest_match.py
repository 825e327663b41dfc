#!/usr/bin/python3
"""Prints how many MB/s the longest-match search of pyahocorasick does: longest_match.py TERMS TEXTS

TERMS and TEXTS are files with one of each a line. Lower case is made before the clock starts, and words are not
asked for their borders: both are in its favour. Ends with 3 where the module is not installed.
"""

import sys
import time

try:
    import ahocorasick
except ImportError:
    sys.exit(3)

FEWEST = 30e6  # bytes: long enough for the clock


def lines(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return [line.rstrip("\n").lower() for line in file]


def main():
    automaton = ahocorasick.Automaton()
    for number, term in enumerate(lines(sys.argv[1])):
        if term:
            automaton.add_word(term, number)
    automaton.make_automaton()
    texts = lines(sys.argv[2])
    size = sum(len(text.encode("utf-8")) for text in texts)
    best = 0.0
    found = 0
    for _ in range(3):
        done = 0
        start = time.perf_counter()
        while done < FEWEST:
            for text in texts:
                found += sum(1 for _ in automaton.iter_long(text))
            done += size
        best = max(best, done / (time.perf_counter() - start))
    print(best / 1e6)


main()
