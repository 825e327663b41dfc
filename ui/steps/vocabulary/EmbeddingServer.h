#pragma once

#include "core/plan/Plan.h"
#include "ui/jobs/JobRunner.h"

#include <QWidget>

#include <string>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class ErrorBox;
class ProgressRow;
class ProjectSession;

/// A server that gives vectors, and the button that has it asked: nothing is sent before. The plan takes the
/// server once it has answered for every phrase.
class EmbeddingServer final : public QWidget
{
    Q_OBJECT

public:
    explicit EmbeddingServer(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

signals:
    void answered(const core::plan::Plan::Embedding &embedding);

private:
    void addRow(QFormLayout &form, const QString &label, QWidget *field);
    QLineEdit *
    addText(QFormLayout &form, const QString &label, const char *objectName, const QString &example);
    void makeForm();
    core::plan::Plan::Embedding typed() const;
    void ask();
    core::Result<std::string> key(const core::plan::Plan &plan) const;

    ProjectSession &m_session;
    QComboBox *m_protocol;
    QLineEdit *m_address = nullptr;
    QLineEdit *m_model = nullptr;
    QLineEdit *m_key = nullptr;
    QLabel *m_what;
    QPushButton *m_ask;
    ProgressRow *m_progress;
    ErrorBox *m_error;
    core::plan::Plan::Embedding m_shown; ///< of the plan, as the fields were filled in
    JobRunner m_job;                     ///< last, so that it is gone before what it reports to
};

} // namespace ui
