#include "core/evaluation/UnitAnswers.h"

#include <sodium.h>
#include <string_view>

namespace core::evaluation {

void UnitAnswers::add(const records::Record &record, std::uint32_t label)
{
    const bool isCorrect = m_isCorrect(record, label);
    if (!m_unitIsPerson) {
        const std::scoped_lock lock(m_mutex);
        return addTo(isCorrect);
    }
    // Records with the same hash are the same record, and are answered alike.
    const Asked asked{hashOf(record), isCorrect};
    const std::scoped_lock lock(m_mutex);
    const auto [known, isNew] = m_persons.try_emplace(record.person, asked);
    if (!isNew && asked.hash < known->second.hash)
        known->second = asked;
}

privacy::ExactCounts UnitAnswers::take() &&
{
    for (const auto &[person, asked] : m_persons)
        addTo(asked.isCorrect);
    m_persons.clear();
    return {{m_correct, m_wrong}, {.l1 = 1, .l2Squared = 1}};
}

UnitAnswers::Hash UnitAnswers::hashOf(const records::Record &record) const
{
    Hash hash;
    crypto_generichash_state state;
    crypto_generichash_init(&state, m_key.data(), m_key.size(), hash.size());
    const auto add = [&](std::string_view text) {
        const std::uint64_t size = text.size();
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(&size), sizeof size);
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(text.data()), text.size());
    };
    add(record.label);
    add(record.text);
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

} // namespace core::evaluation
