#pragma once

#include "core/signing/Key.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class Fold;
class JobFeedback;
class KeyFilePanel;
class ProjectSession;

/// A second person who agrees to the release: what they said, whether it still holds, and the way to ask
/// them.
class ApprovalCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ApprovalCard(ProjectSession &session, QWidget *parent = nullptr);

    /// Sets the key of the signer, from which the second person must differ.
    void setSigner(const std::optional<core::signing::PublicKey> &signer);
    void refresh();

private:
    QWidget *makeForm();
    QWidget *makeAway(QWidget *parent);
    void approve();
    void saveRequest();
    void loadAnswer();
    QString whyNot() const;
    QString standing() const;
    void showStanding();
    void showForm();

    ProjectSession &m_session;
    std::optional<core::signing::PublicKey> m_signer;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_reason = nullptr;
    KeyFilePanel *m_key = nullptr;
    QLabel *m_sameKey = nullptr;
    QPushButton *m_approve = nullptr;
    QLabel *m_missing = nullptr;
    QPushButton *m_saveRequest = nullptr;
    QPushButton *m_loadAnswer = nullptr;
    QLabel *m_given;
    QLabel *m_standing;
    QPushButton *m_takeOut;
    Fold *m_fold;
    JobFeedback *m_approving;
    JobFeedback *m_savingRequest;
    JobFeedback *m_takingAnswer;
    JobFeedback *m_takingOut;
};

} // namespace ui
