#pragma once

#include "core/base/Result.h"

#include <QString>

#include <string>
#include <utility>

namespace ui {

/// Whom a key is for: scheme, host and port of a server, and not the path. Made of an address only, so that a
/// key can be given to no other host than the one it was stored for.
class KeyAccount final
{
public:
    /// Errors: InvalidParameter when it is no address of a server.
    static core::Result<KeyAccount> of(const std::string &serverUrl);

    /// "https://host:443"
    const QString &name() const { return m_name; }

    friend bool operator==(const KeyAccount &, const KeyAccount &) = default;

private:
    explicit KeyAccount(QString name)
        : m_name(std::move(name))
    {}

    QString m_name;
};

} // namespace ui
