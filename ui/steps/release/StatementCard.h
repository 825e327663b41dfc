#pragma once

#include "ui/jobs/LatestJob.h"

#include <QTemporaryDir>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace ui {

class ErrorBox;
class ProjectSession;

/// The promise that the package will carry, in the words it will carry.
class StatementCard final : public QWidget
{
    Q_OBJECT

public:
    explicit StatementCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void showCount();
    /// Shows the statement in a language of core::package::statementLanguages(), or in English.
    void showPdf(const std::string &language);

    ProjectSession &m_session;
    QLabel *m_ownPromise; ///< in the language of the window; hidden where it speaks English
    QLabel *m_promise;    ///< as the package says it
    QLabel *m_unit;
    QLabel *m_odds;
    QLabel *m_count;
    QPushButton *m_pdf;
    QPushButton *m_ownPdf; ///< in the language of the window
    ErrorBox *m_error;
    std::unique_ptr<QTemporaryDir> m_folder; ///< of the PDF, which holds released things only
    LatestJob m_writer;                      ///< last: its worker ends before anything else goes
};

} // namespace ui
