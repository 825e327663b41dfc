#pragma once

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

} // namespace ui
