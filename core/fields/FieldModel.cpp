#include "core/fields/FieldModel.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <random>

namespace core::fields {

namespace {

constexpr int fittingSweeps = 40;

} // namespace

FieldModel fitFields(const Domain &domain, Released released)
{
    const OneWay oneWay = oneWayFrom(domain, released);
    std::vector<MeasuredPair> pairs = pairsFrom(domain, oneWay, released);
    std::vector<Pair> edges;
    for (const MeasuredPair &each : pairs)
        edges.push_back(each.pair);
    FieldModel model{oneWay.units, edges, TreeModel(domain, edges)};
    // Pairs of one clique one after the other: between cliques, messages have to be passed.
    std::ranges::stable_sort(pairs, {}, [&](const MeasuredPair &each) {
        return *model.tree.cliqueOf({each.pair.first, each.pair.second});
    });
    for (std::size_t field = 0; field < domain.count(); ++field)
        model.tree.fit({field}, oneWay.shares[field]);
    for (int sweep = 0; sweep < fittingSweeps; ++sweep)
        for (const MeasuredPair &each : pairs)
            model.tree.fit({each.pair.first, each.pair.second}, each.shares);
    model.tree.calibrate();
    return model;
}

namespace {

using Notes = std::vector<std::vector<std::uint16_t>>;

// Deals out values of one field to notes: the whole parts of what is expected, and the remainders by
// systematic sampling (Madow 1949), in random order.
void deal(const std::vector<double> &chances,
          std::size_t field,
          std::vector<std::size_t> &notes,
          Notes &all,
          privacy::SecureRandom &random)
{
    std::shuffle(notes.begin(), notes.end(), random);
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    const auto count = static_cast<double>(notes.size());
    std::vector<std::size_t> values(chances.size());
    std::iota(values.begin(), values.end(), std::size_t{0});
    std::vector<double> expected;
    for (const double chance : chances)
        expected.push_back(sum > 0 ? chance / sum * count : count / static_cast<double>(chances.size()));
    std::size_t next = 0;
    for (const std::size_t value : values) {
        const auto whole = static_cast<std::size_t>(std::floor(expected[value]));
        for (std::size_t i = 0; i < whole && next < notes.size(); ++i)
            all[notes[next++]][field] = static_cast<std::uint16_t>(value);
        expected[value] -= static_cast<double>(whole);
    }
    std::shuffle(values.begin(), values.end(), random);
    const std::size_t left = notes.size() - next;
    double behind = std::uniform_real_distribution<double>(0, 1)(random);
    double passed = 0;
    std::size_t dealt = 0;
    for (const std::size_t value : values) {
        passed += expected[value];
        while (dealt < left && behind < passed) {
            all[notes[next++]][field] = static_cast<std::uint16_t>(value);
            ++dealt;
            behind += 1;
        }
    }
    while (next < notes.size()) // rounding of the last sum
        all[notes[next++]][field] = static_cast<std::uint16_t>(values.back());
}

} // namespace

std::vector<std::vector<std::uint16_t>>
drawNotes(const TreeModel &model, std::size_t count, privacy::SecureRandom &random)
{
    const std::size_t fields = model.domain().count();
    Notes notes(count, std::vector<std::uint16_t>(fields, 0));
    std::vector<bool> isDrawn(fields, false);
    for (std::size_t c = 0; c < model.tree().cliques.size(); ++c) {
        const CliqueTree::Clique &clique = model.tree().cliques[c];
        std::vector<std::size_t> known;
        std::ranges::copy_if(
            clique.fields, std::back_inserter(known), [&](std::size_t field) { return isDrawn[field]; });
        for (const std::size_t field : clique.fields) {
            if (isDrawn[field])
                continue;
            std::vector<std::size_t> with = known;
            with.insert(std::ranges::upper_bound(with, field), field);
            const Factor joint = marginalOf(model.marginals()[c], with);
            std::map<std::vector<std::uint16_t>, std::vector<std::size_t>> groups;
            for (std::size_t note = 0; note < count; ++note) {
                std::vector<std::uint16_t> codes;
                for (const std::size_t each : known)
                    codes.push_back(notes[note][each]);
                groups[codes].push_back(note);
            }
            for (auto &[codes, group] : groups) {
                std::vector<double> chances;
                for (int value = 0; value < model.domain().sizes[field]; ++value) {
                    std::size_t cell = 0;
                    std::size_t place = 0;
                    for (std::size_t i = 0; i < with.size(); ++i) {
                        const auto code = with[i] == field ? static_cast<std::size_t>(value)
                                                           : static_cast<std::size_t>(codes[place++]);
                        cell = cell * static_cast<std::size_t>(joint.sizes[i]) + code;
                    }
                    chances.push_back(joint.values[cell]);
                }
                deal(chances, field, group, notes, random);
            }
            known = with;
            isDrawn[field] = true;
        }
    }
    return notes;
}

} // namespace core::fields
