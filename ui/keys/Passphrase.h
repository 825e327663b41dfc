#pragma once

#include <QString>

#include <memory>
#include <string>
#include <string_view>

class QLineEdit;

namespace ui {

/// A passphrase on its way from a line edit to the worker that needs it: one buffer, shared by all who hold
/// it, overwritten as soon as it was used or nobody holds it any more. Goes into no plan, settings or
/// message.
class Passphrase final
{
public:
    /// Empties the field, with its undo history.
    static std::shared_ptr<Passphrase> takeFrom(QLineEdit &field);

    ~Passphrase() { wipe(); }
    Passphrase(const Passphrase &) = delete;
    Passphrase &operator=(const Passphrase &) = delete;

    std::string_view text() const { return m_text; }
    void wipe();

private:
    Passphrase() = default;

    std::string m_text; ///< UTF-8
};

/// Dots for letters, and neither completed nor kept by an input method.
void makePassphraseField(QLineEdit &field);

/// Overwrites a key in place and empties the text. What it cannot reach: copies that others share or made
/// (a line edit with its undo history, libsecret, the bus, the keyring, libcurl), memory that was paged out,
/// and, of a QString that is shared, the text itself, which the others still need.
void wipe(std::string &text);
void wipe(QString &text);

} // namespace ui
