#include "ui/keys/KeyHolder.h"

#include <utility>

namespace ui {

namespace {

// A store that the optimiser must not take for useless: what is given back to the system holds no key.
void wipe(std::string &key)
{
    for (volatile char &letter : key)
        letter = 0;
    key.clear();
}

} // namespace

KeyHolder::~KeyHolder()
{
    for (auto &[baseUrl, key] : m_keys)
        wipe(key);
}

const std::string &KeyHolder::keyFor(const std::string &baseUrl) const
{
    static const std::string none;
    const auto found = m_keys.find(baseUrl);
    return found == m_keys.end() ? none : found->second;
}

void KeyHolder::hold(const std::string &baseUrl, std::string key)
{
    if (keyFor(baseUrl) == key)
        return;
    if (const auto found = m_keys.find(baseUrl); found != m_keys.end()) {
        wipe(found->second);
        m_keys.erase(found);
    }
    if (!key.empty())
        m_keys.emplace(baseUrl, std::move(key));
    emit changed();
}

} // namespace ui
