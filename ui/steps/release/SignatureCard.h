#pragma once

#include "ui/session/ReleaseDesk.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;

namespace ui {

class KeyFilePanel;
class ProjectSession;

/// Whether the package is signed, and with which key.
class SignatureCard final : public QWidget
{
    Q_OBJECT

public:
    explicit SignatureCard(ProjectSession &session, QWidget *parent = nullptr);

    bool isWanted() const;
    /// Returns why nothing can be signed, in words; empty if it can, or is not wanted.
    QString whyNot() const;
    bool isBusy() const;
    /// The key that would sign, where it is known.
    const KeyFilePanel &key() const { return *m_key; }
    /// Calls `use` with the opened key, or with null when no signature is wanted. With a wrong passphrase it
    /// says so and does not call.
    void open(std::function<void(SharedKey)> use);

signals:
    void changed();
    void submitted(); ///< Enter in the passphrase

private:
    void refresh();

    ProjectSession &m_session;
    QCheckBox *m_sign;
    QLabel *m_why;
    KeyFilePanel *m_key;
};

} // namespace ui
