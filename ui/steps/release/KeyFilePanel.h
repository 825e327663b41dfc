#pragma once

#include "core/signing/Key.h"
#include "ui/jobs/JobRunner.h"
#include "ui/session/ReleaseDesk.h"
#include "ui/steps/release/NewKeyForm.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class NewKeyForm;
class ProjectSession;

/// A file with a signing key: made here under a passphrase if there is none, else opened with it. Shows the
/// fingerprint. A passphrase is only in the line edit and the job that uses it.
class KeyFilePanel final : public QWidget
{
    Q_OBJECT

public:
    KeyFilePanel(ProjectSession &session, const KeyPanelRole &role, QWidget *parent = nullptr);

    /// Empty: none is chosen yet.
    void setPath(const QString &path);
    QString path() const { return m_path; }
    /// Returns whether there is such a file.
    bool isThere() const { return m_isThere; }
    /// Returns the public key beside it.
    const std::optional<core::signing::PublicKey> &key() const { return m_key; }
    bool isBusy() const { return m_runner.isRunning(); }

    /// Opens the key with the passphrase that was typed, in a worker; `use` is called only when it fits.
    void open(std::function<void(SharedKey)> use);

signals:
    void changed();                       ///< file, key or whether it is being opened
    void pathChosen(const QString &path); ///< by the person
    void submitted();                     ///< Enter in the passphrase

private:
    QWidget *makeThere();
    QWidget *makeOthers();
    void make();
    void takeMade(const core::Result<SharedKey> &made);
    void takeOpened(const core::Result<SharedKey> &opened, const std::function<void(SharedKey)> &use);
    void choose();
    void chooseNew();
    void savePublicKey();
    void say(const QString &words, QLineEdit *field = nullptr);
    void refresh();

    ProjectSession &m_session;
    KeyPanelRole m_role;
    QString m_path;
    bool m_isThere = false;
    std::optional<core::signing::PublicKey> m_key;

    // The parts that are made with m_there precede it.
    QLabel *m_fingerprint = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QLineEdit *m_passphrase = nullptr;
    NewKeyForm *m_missing; ///< where there is no key
    QWidget *m_there;      ///< where there is one
    QLabel *m_words;
    QLabel *m_place;
    QWidget *m_others;
    JobRunner m_runner; ///< last: its worker ends before anything else goes
};

} // namespace ui
