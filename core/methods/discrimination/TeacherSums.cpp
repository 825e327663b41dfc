#include "core/methods/discrimination/TeacherSums.h"

#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/discrimination/TeacherQuestions.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <string>
#include <utility>

namespace core::synthesis {

namespace {

// No two units have the same bytes: each list goes behind its length.
std::string unitBytes(std::span<const UnitDocument> unit)
{
    std::string bytes;
    const auto append = [&bytes](std::uint32_t number) {
        for (int byte = 0; byte < 4; ++byte)
            bytes += static_cast<char>(number >> (8 * byte) & 0xff);
    };
    for (const UnitDocument &document : unit) {
        append(document.label);
        append(static_cast<std::uint32_t>(document.features.size()));
        for (const std::uint32_t feature : document.features)
            append(feature);
    }
    return bytes;
}

// The nearest first, of those alike in their order. In whole numbers: the same on every machine.
std::vector<std::size_t>
nearestOf(std::span<const TeacherQuestion> texts, std::span<const std::int64_t> teacher, std::size_t count)
{
    std::vector<std::pair<std::int64_t, std::size_t>> order;
    for (std::size_t at = 0; at < texts.size(); ++at)
        if (!texts[at].empty())
            order.emplace_back(
                -std::inner_product(texts[at].begin(), texts[at].end(), teacher.begin(), std::int64_t{0}),
                at);
    const std::size_t taken = std::min(count, order.size());
    std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(taken));
    std::vector<std::size_t> nearest;
    for (std::size_t at = 0; at < taken; ++at)
        nearest.push_back(order[at].second);
    return nearest;
}

} // namespace

TeacherSums::TeacherSums(const TextDirections &directions,
                         std::size_t labels,
                         std::size_t teachers,
                         const privacy::HashKey &key)
    : m_directions(directions)
    , m_key(key)
    , m_perLabel(teachers)
    , m_teachers(labels * teachers)
{}

std::size_t TeacherSums::teacherOf(std::span<const UnitDocument> unit) const
{
    const privacy::KeyedHash hash = privacy::keyedHash(m_key, {unitBytes(unit)});
    std::uint64_t number = 0;
    std::memcpy(&number, hash.data(), sizeof number);
    return homeLabelOf(unit) * m_perLabel + static_cast<std::size_t>(number % m_perLabel);
}

void TeacherSums::add(std::span<const UnitDocument> unit)
{
    if (unit.empty())
        return;
    const Direction direction = m_directions.of(usesOf(unit));
    if (direction.empty())
        return;
    const std::size_t number = teacherOf(unit);
    const std::scoped_lock lock(m_mutex);
    Sum &sum = m_teachers[number];
    sum.resize(direction.size(), 0);
    for (std::size_t at = 0; at < direction.size(); ++at)
        sum[at] += direction[at];
}

privacy::ExactCounts
TeacherSums::votesFor(const std::vector<Candidate> &pool, std::size_t questions, std::size_t approved) const
{
    const std::size_t labels = m_teachers.size() / m_perLabel;
    const auto asked = teacherQuestions(pool, m_directions, labels, questions);
    std::vector<std::int64_t> votes(labels * questions, 0);
    for (std::size_t teacher = 0; teacher < m_teachers.size(); ++teacher) {
        if (m_teachers[teacher].empty())
            continue;
        for (const std::size_t text : nearestOf(asked, m_teachers[teacher], approved))
            votes[teacher / m_perLabel * questions + text] += voteWeight;
    }
    return {std::move(votes), teacherSensitivity(static_cast<int>(questions), static_cast<int>(approved))};
}

} // namespace core::synthesis
