#include "core/evaluation/UnitAnswers.h"

#include <cstring>
#include <sodium.h>
#include <string_view>
#include <utility>

namespace core::evaluation {

UnitAnswers::Key UnitAnswers::freshKey(privacy::SecureRandom &random)
{
    Key key;
    for (std::size_t at = 0; at < key.size(); at += sizeof(std::uint64_t)) {
        const std::uint64_t word = random.next64();
        std::memcpy(key.data() + at, &word, sizeof word);
    }
    return key;
}

void UnitAnswers::add(const records::Record &record, std::uint32_t label)
{
    const Correct correct = m_ask(record, label);
    if (!m_unitIsPerson) {
        const std::scoped_lock lock(m_mutex);
        return count(correct);
    }
    // Records with the same hash are the same record, and are answered alike.
    const Asked asked{hashOf(record), correct};
    const std::scoped_lock lock(m_mutex);
    const auto [known, isNew] = m_persons.try_emplace(record.person, asked);
    if (!isNew && asked.hash < known->second.hash)
        known->second = asked;
}

void UnitAnswers::count(Correct correct)
{
    ++m_units;
    for (std::size_t classifier = 0; classifier < m_correct.size(); ++classifier)
        m_correct[classifier] += static_cast<std::int64_t>((correct >> classifier) & 1U);
}

void UnitAnswers::countPersons()
{
    for (const auto &[person, asked] : m_persons)
        count(asked.correct);
    m_persons.clear();
}

privacy::ExactCounts UnitAnswers::takeCounts() &&
{
    countPersons();
    return {{m_correct.front(), m_units - m_correct.front()}, {.l1 = 1, .l2Squared = 1}};
}

privacy::CandidateScores UnitAnswers::takeScores() &&
{
    countPersons();
    return privacy::CandidateScores(std::exchange(m_correct, {}));
}

UnitAnswers::Hash UnitAnswers::hashOf(const records::Record &record) const
{
    Hash hash;
    crypto_generichash_state state;
    crypto_generichash_init(&state, m_key.data(), m_key.size(), hash.size());
    const auto addText = [&](std::string_view text) {
        const std::uint64_t size = text.size();
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(&size), sizeof size);
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(text.data()), text.size());
    };
    addText(record.label);
    addText(record.text);
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

} // namespace core::evaluation
