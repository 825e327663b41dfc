#include "resources/wordnet/FunctionWords.h"

#include <unordered_set>

namespace wordnet {

bool isFunctionWord(std::string_view word)
{
    static const std::unordered_set<std::string_view> words = {
        "a",          "about",      "above",        "across",    "after",     "again",      "against",
        "ago",        "ah",         "all",          "almost",    "along",     "already",    "also",
        "although",   "always",     "am",           "amid",      "among",     "amongst",    "an",
        "and",        "another",    "any",          "anybody",   "anyone",    "anything",   "anywhere",
        "are",        "around",     "as",           "aside",     "at",        "away",       "be",
        "because",    "been",       "before",       "behind",    "being",     "below",      "beneath",
        "beside",     "besides",    "between",      "beyond",    "both",      "but",        "by",
        "can",        "cannot",     "could",        "did",       "do",        "does",       "doing",
        "done",       "down",       "during",       "each",      "either",    "else",       "enough",
        "etc",        "even",       "ever",         "every",     "everybody", "everyone",   "everything",
        "everywhere", "except",     "few",          "for",       "from",      "further",    "had",
        "has",        "have",       "having",       "he",        "hence",     "her",        "here",
        "hers",       "herself",    "him",          "himself",   "his",       "how",        "however",
        "i",          "if",         "in",           "indeed",    "inside",    "instead",    "into",
        "is",         "it",         "its",          "itself",    "just",      "later",      "least",
        "less",       "lest",       "like",         "little",    "many",      "may",        "maybe",
        "me",         "might",      "mine",         "minus",     "more",      "moreover",   "most",
        "mr",         "mrs",        "much",         "must",      "my",        "myself",     "near",
        "neither",    "never",      "nevertheless", "no",        "nobody",    "none",       "nor",
        "not",        "nothing",    "now",          "nowhere",   "of",        "off",        "often",
        "oh",         "ok",         "on",           "once",      "one",       "only",       "onto",
        "opposite",   "or",         "other",        "others",    "otherwise", "ought",      "our",
        "ours",       "ourselves",  "out",          "outside",   "over",      "own",        "past",
        "per",        "perhaps",    "plus",         "quite",     "rather",    "round",      "same",
        "several",    "shall",      "she",          "should",    "since",     "so",         "some",
        "somebody",   "someone",    "something",    "sometimes", "somewhat",  "somewhere",  "soon",
        "still",      "such",       "than",         "that",      "the",       "their",      "theirs",
        "them",       "themselves", "then",         "there",     "thereby",   "therefore",  "these",
        "they",       "this",       "those",        "though",    "through",   "throughout", "thus",
        "till",       "to",         "together",     "too",       "toward",    "towards",    "two",
        "under",      "underneath", "unless",       "unlike",    "until",     "up",         "upon",
        "us",         "very",       "via",          "vs",        "was",       "we",         "well",
        "were",       "what",       "whatever",     "when",      "whenever",  "where",      "whereas",
        "whereby",    "wherever",   "whether",      "which",     "whichever", "while",      "who",
        "whoever",    "whom",       "whose",        "why",       "will",      "with",       "within",
        "without",    "would",      "yes",          "yet",       "you",       "your",       "yours",
        "yourself",   "yourselves",
    };
    return words.contains(word);
}

} // namespace wordnet
