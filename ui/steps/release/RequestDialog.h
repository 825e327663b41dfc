#pragma once

#include "core/package/corpus/ApprovalRequest.h"
#include "ui/jobs/LatestJob.h"
#include "ui/session/ReleaseDesk.h"

#include <QDialog>

#include <filesystem>
#include <optional>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ui {

class ErrorBox;
class KeyFilePanel;
class ProjectSession;

/// Shows a request for an approval to the second person, at their own computer, and saves the signed answer.
/// The project of the session is not touched.
class RequestDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Reads the request in a worker.
    RequestDialog(ProjectSession &session, const std::filesystem::path &path, QWidget *parent = nullptr);

private:
    QWidget *makeRequest();
    QWidget *makeForm();
    QLineEdit *addField(QGridLayout &grid, const QString &text, const char *objectName);
    void showRequest(const core::Result<core::package::ApprovalRequest> &request);
    void approve();
    void saveAnswer(const SharedKey &key);
    QString whyNot() const;
    void refresh();

    ProjectSession &m_session;
    std::filesystem::path m_path;
    std::optional<core::package::ApprovalRequest> m_request;
    ErrorBox *m_error;
    QGridLayout *m_facts = nullptr;
    QPlainTextEdit *m_plan = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_reason = nullptr;
    KeyFilePanel *m_key = nullptr;
    QLabel *m_missing = nullptr;
    QLabel *m_saved = nullptr;
    QPushButton *m_approve = nullptr;
    LatestJob m_worker; ///< last: it ends before what it reports to
};

} // namespace ui
