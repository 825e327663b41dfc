#include "ui/server/KeyPlace.h"

namespace ui {

core::Result<std::string> keyFor(const core::pipeline::KeyedServer &server,
                                 const KeyHolder &held,
                                 const core::chat::KeyOrigins &origins)
{
    const std::string name = KeyHolder::server(server.baseUrl, server.caFile.string());
    if (server.keyEnvironment.empty())
        return held.keyFor(name);
    auto named = core::pipeline::keyOf(server, origins);
    if (!named && held.has(name))
        return held.keyFor(name);
    return named;
}

} // namespace ui
