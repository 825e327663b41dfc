#include "ui/keys/KeyHolder.h"

#include "ui/keys/Passphrase.h"

#include <utility>

namespace ui {

KeyHolder::~KeyHolder()
{
    for (auto &[server, key] : m_keys)
        wipe(key);
}

std::string KeyHolder::server(const std::string &baseUrl, const std::string &caFile)
{
    return baseUrl.empty() || caFile.empty() ? baseUrl
                                             : baseUrl + '\n' + caFile; // no address has a line break
}

const std::string &KeyHolder::keyFor(const std::string &server) const
{
    static const std::string none;
    const auto found = m_keys.find(server);
    return found == m_keys.end() ? none : found->second;
}

core::Result<core::chat::AllowedKey> KeyHolder::keyFor(const core::pipeline::KeyedServer &server,
                                                       const core::chat::KeyOrigins &origins) const
{
    auto named = core::pipeline::keyOf(server, origins);
    const std::string &held = keyFor(KeyHolder::server(server.baseUrl, server.caFile.string()));
    if ((!named || named->text.empty()) && !held.empty())
        return core::chat::AllowedKey(held);
    return named;
}

void KeyHolder::hold(const std::string &server, std::string key)
{
    if (keyFor(server) == key)
        return;
    if (const auto found = m_keys.find(server); found != m_keys.end()) {
        wipe(found->second);
        m_keys.erase(found);
    }
    if (!key.empty())
        m_keys.emplace(server, std::move(key));
    emit changed();
}

} // namespace ui
