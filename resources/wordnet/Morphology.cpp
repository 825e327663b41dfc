#include "resources/wordnet/Morphology.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <utility>

namespace wordnet {

namespace {

struct Ending
{
    std::string_view inflected;
    std::string_view base;
};

// morphy(7WN), "Rules of Detachment".
constexpr std::array nounEndings = {Ending{"s", ""},
                                    Ending{"ses", "s"},
                                    Ending{"xes", "x"},
                                    Ending{"zes", "z"},
                                    Ending{"ches", "ch"},
                                    Ending{"shes", "sh"},
                                    Ending{"men", "man"},
                                    Ending{"ies", "y"}};
constexpr std::array verbEndings = {Ending{"s", ""},
                                    Ending{"ies", "y"},
                                    Ending{"es", "e"},
                                    Ending{"es", ""},
                                    Ending{"ed", "e"},
                                    Ending{"ed", ""},
                                    Ending{"ing", "e"},
                                    Ending{"ing", ""}};
constexpr std::array adjectiveEndings = {
    Ending{"er", ""}, Ending{"est", ""}, Ending{"er", "e"}, Ending{"est", "e"}};

std::span<const Ending> endingsOf(PartOfSpeech part)
{
    switch (part) {
    case PartOfSpeech::Noun:
        return nounEndings;
    case PartOfSpeech::Verb:
        return verbEndings;
    case PartOfSpeech::Adjective:
        return adjectiveEndings;
    case PartOfSpeech::Adverb:
        break;
    }
    return {};
}

bool isVowel(char letter)
{
    return std::string_view("aeiou").find(letter) != std::string_view::npos;
}

bool endsWithConsonantAndY(std::string_view word)
{
    return word.size() > 1 && word.back() == 'y' && !isVowel(word[word.size() - 2]);
}

bool hisses(std::string_view word)
{
    return word.ends_with('s') || word.ends_with('x') || word.ends_with('z') || word.ends_with("ch")
           || word.ends_with("sh");
}

// "stop" but not "fix", "clean" or "visit": the last consonant is doubled before -ed. Longer words that
// double it are in verb.exc.
bool doublesConsonant(std::string_view word)
{
    const auto size = word.size();
    return size >= 3 && size <= 4 && !isVowel(word[size - 1]) && isVowel(word[size - 2])
           && !isVowel(word[size - 3]) && std::string_view("wxy").find(word.back()) == std::string_view::npos;
}

std::string thirdPerson(const std::string &word)
{
    if (endsWithConsonantAndY(word))
        return word.substr(0, word.size() - 1) + "ies";
    return word + (hisses(word) || word.ends_with('o') ? "es" : "s");
}

std::string participle(const std::string &word, std::string_view ending)
{
    std::string stem = word;
    const bool losesE =
        word.ends_with('e') && !word.ends_with("ee") && !word.ends_with("oe") && !word.ends_with("ye");
    if (losesE || (ending != "ing" && word.ends_with('e')))
        stem.pop_back();
    else if (ending != "ing" && endsWithConsonantAndY(word))
        stem.back() = 'i';
    else if (doublesConsonant(word))
        stem += word.back();
    return stem + std::string(ending);
}

// Splits a phrase into what stands before its head, the head, and what stands after it.
std::array<std::string_view, 3> aroundHead(std::string_view term, PartOfSpeech part)
{
    if (part == PartOfSpeech::Verb) {
        const auto end = std::min(term.find(' '), term.size());
        return {term.substr(0, 0), term.substr(0, end), term.substr(end)};
    }
    // "shortness of breath", "tumor in situ": the head stands before the preposition.
    std::size_t end = term.size();
    for (const std::string_view preposition : {" of ", " in ", " to ", " for ", " with "})
        end = std::min(end, term.find(preposition));
    const auto space = term.substr(0, end).find_last_of(" -");
    const auto begin = space == std::string_view::npos ? 0 : space + 1;
    return {term.substr(0, begin), term.substr(begin, end - begin), term.substr(end)};
}

} // namespace

core::Result<Morphology> Morphology::load(const std::filesystem::path &folder, const Database &database)
{
    constexpr std::array names = {"noun.exc", "verb.exc", "adj.exc", "adv.exc"};
    Morphology morphology(database);
    for (std::size_t part = 0; part < partsOfSpeech; ++part) {
        std::ifstream file(folder / names[part]);
        if (!file)
            return core::fail(core::ErrorCode::NotFound,
                              (folder / names[part]).string() + ": cannot be read; install wordnet-base");
        for (std::string line, inflected, base; std::getline(file, line);) {
            std::istringstream fields(line);
            for (fields >> inflected; fields >> base;) {
                if (inflected == base)
                    continue;
                morphology.m_baseOf[part][inflected].push_back(base);
                morphology.m_irregularOf[part][base].push_back(inflected);
            }
        }
    }
    return morphology;
}

std::vector<std::string> Morphology::candidates(const std::string &word, PartOfSpeech part) const
{
    const auto index = static_cast<std::size_t>(part);
    std::vector<std::string> result = {word};
    if (const auto found = m_baseOf[index].find(word); found != m_baseOf[index].end()) {
        result.insert(result.end(), found->second.begin(), found->second.end());
        return result;
    }
    for (const Ending &ending : endingsOf(part)) {
        if (word.size() > ending.inflected.size() + 1 && word.ends_with(ending.inflected))
            result.push_back(word.substr(0, word.size() - ending.inflected.size())
                             + std::string(ending.base));
    }
    return result;
}

std::string Morphology::baseForm(const std::string &word) const
{
    std::string best = word;
    double bestFrequency = 0;
    for (std::size_t part = 0; part < partsOfSpeech; ++part) {
        for (const std::string &candidate : candidates(word, static_cast<PartOfSpeech>(part))) {
            const Lemma *lemma = m_database->find(candidate);
            double frequency = 0;
            if (lemma != nullptr) {
                for (const Sense &sense : lemma->senses[part])
                    frequency += sense.frequency();
            }
            if (frequency > bestFrequency) {
                bestFrequency = frequency;
                best = candidate;
            }
        }
    }
    return best;
}

std::vector<std::string> Morphology::irregular(const std::string &word, PartOfSpeech part) const
{
    const auto &table = m_irregularOf[static_cast<std::size_t>(part)];
    const auto found = table.find(word);
    return found == table.end() ? std::vector<std::string>() : found->second;
}

std::vector<std::string> Morphology::plurals(const std::string &word) const
{
    auto result = irregular(word, PartOfSpeech::Noun);
    if (word.ends_with("sis") || word.ends_with("xis"))
        result.push_back(word.substr(0, word.size() - 2) + "es");
    else if (endsWithConsonantAndY(word))
        result.push_back(word.substr(0, word.size() - 1) + "ies");
    else if (word.ends_with("man") && !result.empty())
        return result;
    else if (word.ends_with("ss") || word.ends_with("us") || (hisses(word) && !word.ends_with('s')))
        result.push_back(word + "es");
    else if (!word.ends_with('s') && !word.ends_with('S'))
        result.push_back(word + "s");
    if (word.ends_with('o'))
        result.push_back(word + "es");
    return result;
}

std::vector<std::string> Morphology::verbForms(const std::string &word) const
{
    auto result = irregular(word, PartOfSpeech::Verb);
    const auto has = [&](std::string_view ending) {
        return std::ranges::any_of(result, [&](const std::string &form) { return form.ends_with(ending); });
    };
    const bool isRegular = !std::ranges::any_of(
        result, [](const std::string &form) { return !form.ends_with("ing") && !form.ends_with('s'); });
    const bool hasPresentParticiple = has("ing");
    result.push_back(thirdPerson(word));
    if (isRegular)
        result.push_back(participle(word, "ed"));
    if (!hasPresentParticiple)
        result.push_back(participle(word, "ing"));
    return result;
}

std::vector<std::string> Morphology::comparisons(const std::string &word) const
{
    auto result = irregular(word, PartOfSpeech::Adjective);
    // Longer adjectives take "more"; a wrong "-er" would be some other word.
    if (!result.empty() || word.size() > 5 || word.size() < 3)
        return result;
    return {participle(word, "er"), participle(word, "est")};
}

std::vector<std::string> Morphology::inflections(std::string_view term, PartOfSpeech part) const
{
    const auto [before, head, after] = aroundHead(term, part);
    const std::string word(head);
    if (word.size() < 2 || !std::ranges::all_of(word, [](unsigned char byte) { return std::isalpha(byte); }))
        return {};
    std::vector<std::string> forms;
    switch (part) {
    case PartOfSpeech::Noun:
        forms = plurals(word);
        break;
    case PartOfSpeech::Verb:
        forms = verbForms(word);
        break;
    case PartOfSpeech::Adjective:
        forms = before.empty() ? comparisons(word) : forms;
        break;
    case PartOfSpeech::Adverb:
        break;
    }
    for (std::string &form : forms)
        form.insert(0, before).append(after);
    return forms;
}

} // namespace wordnet
