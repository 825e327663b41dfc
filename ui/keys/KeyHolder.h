#pragma once

#include "core/pipeline/asking/ServerKey.h"

#include <QObject>

#include <map>
#include <string>

namespace ui {

/// The keys of model servers as they were typed or taken from the system's keyring: in memory only, for this
/// run of the program. Nothing of it goes into a plan, a project, the settings or a message. Lives on the UI
/// thread; work takes a copy of the one key it needs.
class KeyHolder final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~KeyHolder() override;

    /// The name of a server, as the plan has it (writer.baseUrl and writer.caFile): another file of
    /// certificates may be for somebody else under the same address. Empty without an address.
    static std::string server(const std::string &baseUrl, const std::string &caFile);

    /// The key for the server of this name; empty if there is none.
    const std::string &keyFor(const std::string &server) const;
    /// The key that goes to `server`: of the variable that is named for it, else as it is held; empty if
    /// there is none. Errors: as core::pipeline::keyOf.
    core::Result<core::chat::AllowedKey> keyFor(const core::pipeline::KeyedServer &server,
                                                const core::chat::KeyOrigins &origins) const;
    bool has(const std::string &server) const { return !keyFor(server).empty(); }
    /// An empty key forgets the one before.
    void hold(const std::string &server, std::string key);

signals:
    void changed();

private:
    std::map<std::string, std::string> m_keys; ///< by server
};

} // namespace ui
