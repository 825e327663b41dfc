#include "resources/wordnet/Words.h"

#include <algorithm>
#include <cctype>
#include <unordered_set>

namespace wordnet {

namespace {

bool isWordByte(char byte)
{
    return std::isalnum(static_cast<unsigned char>(byte)) != 0;
}

} // namespace

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(
        result, result.begin(), [](unsigned char byte) { return static_cast<char>(std::tolower(byte)); });
    return result;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    for (auto at = text.begin(); at != text.end();) {
        const auto begin = std::find_if(at, text.end(), isWordByte);
        at = std::find_if_not(begin, text.end(), isWordByte);
        if (begin != at)
            words.push_back(lowered({begin, at}));
    }
    return words;
}

std::string spelling(std::string_view text)
{
    std::string result;
    for (const std::string &word : wordsOf(text)) {
        if (!result.empty())
            result += ' ';
        result += word;
    }
    return result;
}

bool isStopWord(std::string_view word)
{
    static const std::unordered_set<std::string_view> stopWords = {
        "a",         "about",      "above", "after", "all",   "also",    "an",      "and",     "another",
        "any",       "are",        "as",    "at",    "be",    "because", "been",    "being",   "between",
        "but",       "by",         "can",   "could", "did",   "do",      "does",    "done",    "e",
        "each",      "especially", "esp",   "etc",   "for",   "from",    "g",       "had",     "has",
        "have",      "having",     "he",    "her",   "him",   "his",     "how",     "i",       "if",
        "in",        "into",       "is",    "it",    "its",   "just",    "less",    "made",    "make",
        "many",      "may",        "me",    "more",  "most",  "much",    "my",      "no",      "not",
        "of",        "off",        "often", "on",    "one",   "only",    "or",      "other",   "others",
        "our",       "out",        "over",  "own",   "s",     "she",     "so",      "some",    "someone",
        "something", "such",       "t",     "than",  "that",  "the",     "their",   "them",    "then",
        "there",     "these",      "they",  "this",  "those", "through", "to",      "too",     "two",
        "under",     "up",         "upon",  "us",    "use",   "used",    "using",   "usually", "various",
        "very",      "was",        "we",    "were",  "what",  "when",    "where",   "which",   "while",
        "who",       "whom",       "whose", "will",  "with",  "within",  "without", "would",   "you",
        "your",
    };
    return stopWords.contains(word);
}

GlossParts partsOfGloss(std::string_view gloss)
{
    const auto quote = std::min(gloss.find('"'), gloss.size());
    return {gloss.substr(0, quote), gloss.substr(quote)};
}

} // namespace wordnet
