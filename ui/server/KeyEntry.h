#pragma once

#include "ui/keys/KeyRing.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class KeyPlace;

/// The key of a server, typed or found in the system's keyring: held in memory, kept in the keyring only when
/// the person says so.
class KeyEntry final : public QWidget
{
    Q_OBJECT

public:
    KeyEntry(KeyPlace &place, const QString &name, QWidget *parent = nullptr);

    void refresh();

private:
    /// Returns the account of the server; an error if none is named.
    core::Result<KeyAccount> account() const;
    void hold(const QString &key);
    void showState();
    /// Asks whether the keyring has a key for a server that was just chosen.
    void lookUp();
    void read();
    void keep();
    void forget();
    void answered(const std::string &server, const KeyRing::Outcome &outcome, bool isKept);

    KeyPlace &m_place;
    QLineEdit *m_key;
    QPushButton *m_keep;
    QPushButton *m_forget;
    QLabel *m_state;
    std::string m_server;    ///< whose key is shown, as KeyHolder calls it
    bool m_isWanted = false; ///< when the keyring was asked
    bool m_isInRing = false; ///< the key that is held
    bool m_isAsking = false;
    std::optional<KeyRingError> m_trouble;
    QTimer m_wait;
    KeyRing m_ring;
};

} // namespace ui
