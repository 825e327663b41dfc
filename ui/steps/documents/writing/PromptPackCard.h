#pragma once

#include "ui/jobs/LatestJob.h"
#include "ui/session/ProjectSession.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace ui {

class Card;
class JobFeedback;
template<typename Row>
class TableOf;

/// Prompts carried to a model by hand and answers carried back: a file out, a file in, and a report of what
/// the second one brought.
class PromptPackCard final : public QWidget
{
    Q_OBJECT

public:
    explicit PromptPackCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeExport();
    QWidget *makeImport();
    QWidget *makeReport();
    void connectSession();
    void exportPrompts();
    void chooseAnswers();
    void takeAnswers(const QString &path);
    void refuse(const QString &why);
    void showReport();
    void showLine(int row);
    QString standingText() const;
    QString reportText() const;

    ProjectSession &m_session;
    QComboBox *m_format;
    QPushButton *m_export;
    QLabel *m_exported;
    QString m_exportPath;
    Card *m_importCard;
    QPushButton *m_import;
    QLabel *m_refusal;
    JobFeedback *m_exporting;
    JobFeedback *m_importing;
    QLabel *m_standing;
    QPushButton *m_goOn;
    Card *m_reportCard;
    QLabel *m_report;
    TableOf<core::chat::PackProblem> *m_problems;
    QTableView *m_table;
    QLabel *m_lineTitle;
    QPlainTextEdit *m_line;
    LatestJob m_lineReader; ///< last: its worker ends before anything else goes
};

} // namespace ui
