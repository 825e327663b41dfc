#pragma once

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

    /// The key for the server at this address, as the plan has it (writer.baseUrl); empty when there is none.
    const std::string &keyFor(const std::string &baseUrl) const;
    bool has(const std::string &baseUrl) const { return !keyFor(baseUrl).empty(); }
    /// An empty key forgets the one before.
    void hold(const std::string &baseUrl, std::string key);

signals:
    void changed();

private:
    std::map<std::string, std::string> m_keys; ///< by address
};

} // namespace ui
