#include "resources/wordnet/Inspection.h"

#include "resources/wordnet/Words.h"

#include <algorithm>
#include <array>
#include <iomanip>
#include <numeric>
#include <ostream>
#include <string_view>

namespace wordnet {

namespace {

constexpr std::size_t neighbours = 12;
constexpr std::array<std::string_view, 8> kindNames = {
    "other", "disease", "symptom", "body part", "drug", "procedure", "organism", "substance"};

void describe(std::ostream &out, const Term &term)
{
    out << term.text << '\t' << term.weight << '\t' << kindNames[static_cast<std::size_t>(term.kind)] << '\t';
    for (std::size_t part = 0; part < partsOfSpeech; ++part)
        out << (term.inflectsAs[part] ? std::string_view("nvar").substr(part, 1) : "");
    out << '\t';
    for (const std::string &form : term.forms)
        out << form << "; ";
    out << '\n';
}

} // namespace

void inspect(std::ostream &out, const Lexicon &lexicon, const std::string &term)
{
    const auto found = std::ranges::find_if(
        lexicon.terms, [&](const Term &candidate) { return candidate.lemma->key == lowered(term); });
    if (found == lexicon.terms.end()) {
        out << term << ": not in this lexicon\n";
        return;
    }
    describe(out, *found);
    const Eigen::VectorXf similarity =
        lexicon.vectors * lexicon.vectors.row(found - lexicon.terms.begin()).transpose();
    std::vector<Eigen::Index> order(lexicon.terms.size());
    std::iota(order.begin(), order.end(), 0);
    const auto count = static_cast<std::ptrdiff_t>(std::min(neighbours + 1, order.size()));
    std::partial_sort(order.begin(), order.begin() + count, order.end(), [&](Eigen::Index a, Eigen::Index b) {
        return similarity[a] > similarity[b];
    });
    for (auto index = order.begin(); index != order.begin() + count; ++index) {
        out << "    " << std::fixed << std::setprecision(2) << similarity[*index] << "  "
            << lexicon.terms[static_cast<std::size_t>(*index)].text << '\n';
    }
}

void list(std::ostream &out, const Lexicon &lexicon)
{
    for (const Term &term : lexicon.terms)
        describe(out, term);
}

} // namespace wordnet
