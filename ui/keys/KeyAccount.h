#pragma once

#include "core/base/Result.h"

#include <QString>

#include <string>
#include <utility>

namespace ui {

/// Whom a key is for: scheme, host and port of a server, and not the path, and the file of certificates that
/// vouch for it, where a plan names one (core/chat/KeyOrigins.h). A key can be given to no other host than
/// the one it was stored for, nor to whom another file calls that host.
class KeyAccount final
{
public:
    /// Errors: InvalidParameter if it is no address of a server; NotFound, Io (the file).
    static core::Result<KeyAccount> of(const std::string &serverUrl, const std::string &caFile = {});

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
