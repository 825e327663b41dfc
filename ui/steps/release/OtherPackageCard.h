#pragma once

#include "core/package/Package.h"
#include "ui/jobs/JobRunner.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class ErrorBox;
class ProgressRow;
class ProjectSession;
class VerificationView;

/// Checks a package that somebody sent; this project has no part in it.
class OtherPackageCard final : public QWidget
{
    Q_OBJECT

public:
    explicit OtherPackageCard(ProjectSession &session, QWidget *parent = nullptr);

private:
    void verify(const QString &path);
    void take(const core::Result<core::package::Verification> &found);

    ProjectSession &m_session;
    QPushButton *m_file;
    QPushButton *m_folder;
    QLabel *m_path;
    ProgressRow *m_progress;
    ErrorBox *m_error;
    VerificationView *m_found;
    QLabel *m_compare;
    JobRunner m_runner; ///< last: its worker ends before anything else goes
};

} // namespace ui
