#pragma once

#include "core/plan/Plan.h"
#include "ui/jobs/JobRunner.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class ErrorBox;
class ProgressRow;
class ProjectSession;
class VectorServerFields;

/// A server that gives vectors, and the button that has it asked: nothing is sent before. The plan takes the
/// server once it has answered for every phrase.
class EmbeddingServer final : public QWidget
{
    Q_OBJECT

public:
    explicit EmbeddingServer(ProjectSession &session, QWidget *parent = nullptr);

    /// Shown where it is chosen.
    void refresh(bool isChosen);

signals:
    void answered(const core::plan::Plan::Embedding &embedding);

private:
    void ask();

    ProjectSession &m_session;
    VectorServerFields *m_fields;
    QLabel *m_what;
    QPushButton *m_ask;
    ProgressRow *m_progress;
    ErrorBox *m_error;
    JobRunner m_job; ///< last, so that it is gone before what it reports to
};

} // namespace ui
