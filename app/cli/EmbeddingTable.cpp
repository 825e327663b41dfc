#include "app/cli/EmbeddingTable.h"

#include "core/base/PrintableText.h"
#include "core/embedding/NearestTerms.h"

#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace cli {

namespace {

using core::printable;
using core::embedding::originCount;
using core::embedding::VectorFacts;

constexpr std::size_t neighbours = 5;
// In the order of VectorOrigin.
constexpr std::array<const char *, originCount> originWords = {
    "known, whole or word by word",
    "partly known: at least one word left out",
    "made of pieces of words",
    "not known: the built-in vector, carried over",
    "not known anywhere: a direction of their own",
};
constexpr std::array<const char *, originCount> originKeys = {
    "known", "partlyKnown", "pieces", "carriedOver", "invented"};

std::string row(const std::string &what, const std::string &number)
{
    constexpr std::size_t width = 12;
    return std::string(number.size() < width ? width - number.size() : 1, ' ') + number + "  " + what + "\n";
}

std::string percent(double share)
{
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.1f %%", 100.0 * share);
    return text.data();
}

double shareOf(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string factLines(const VectorFacts &facts)
{
    std::string text;
    for (std::size_t origin = 0; origin < originCount; ++origin)
        if (facts.terms[origin] > 0)
            text += row(originWords[origin], std::to_string(facts.terms[origin]));
    return text + row("of the terms have no word that is known", percent(facts.unknownShare()))
           + row("of the different words are not known", percent(shareOf(facts.unknownWords, facts.words)));
}

} // namespace

std::string embeddingTable(const ShownEmbedding &shown)
{
    const core::vocabulary::Vocabulary &terms = shown.inputs.vocabulary;
    const core::embedding::Embedding &vectors = shown.inputs.embedding;
    std::string text = printable(shown.name) + "\n" + row("dimensions", std::to_string(vectors.dimension()))
                       + row("terms", std::to_string(vectors.size()));
    if (vectors.facts())
        text += factLines(*vectors.facts());
    text += "near to each other\n";
    for (const core::vocabulary::TermId term : shown.terms) {
        text += "    " + printable(terms.term(term)) + ": ";
        const auto nearest = core::embedding::nearestTerms(vectors, term, neighbours);
        for (std::size_t i = 0; i < nearest.size(); ++i)
            text += (i == 0 ? "" : ", ") + printable(terms.term(nearest[i].term));
        text += "\n";
    }
    return text + "SHA-256 " + core::toHex(vectors.digest());
}

std::string embeddingJson(const ShownEmbedding &shown)
{
    const core::vocabulary::Vocabulary &terms = shown.inputs.vocabulary;
    const core::embedding::Embedding &vectors = shown.inputs.embedding;
    nlohmann::ordered_json json;
    json["embedding"] = shown.name;
    json["dimension"] = vectors.dimension();
    json["terms"] = vectors.size();
    if (const auto &facts = vectors.facts()) {
        for (std::size_t origin = 0; origin < originCount; ++origin)
            json["origins"][originKeys[origin]] = facts->terms[origin];
        json["unknownShare"] = facts->unknownShare();
        json["words"] = facts->words;
        json["unknownWords"] = facts->unknownWords;
    }
    json["near"] = nlohmann::ordered_json::array();
    for (const core::vocabulary::TermId term : shown.terms) {
        auto list = nlohmann::ordered_json::array();
        for (const auto &near : core::embedding::nearestTerms(vectors, term, neighbours))
            list.push_back({{"term", terms.term(near.term)}, {"cosine", near.cosine}});
        json["near"].push_back({{"term", terms.term(term)}, {"terms", list}});
    }
    json["sha256"] = core::toHex(vectors.digest());
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace cli
