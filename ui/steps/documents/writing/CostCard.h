#pragma once

#include "core/pipeline/asking/ModelWriting.h"
#include "ui/jobs/LatestJob.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace ui {

class ProjectSession;
class CostFields;

/// Shows the cost of the documents: prices as the steward enters them, caps that end the requests cleanly,
/// and the estimate, made in a worker whenever the plan or the sequences change while the card is visible.
class CostCard final : public QWidget
{
    Q_OBJECT

public:
    explicit CostCard(ProjectSession &session, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeFigures();
    QLabel *addFigure(QGridLayout &grid, const QString &name, const char *objectName);
    void refresh();
    void estimate();
    void show(const core::pipeline::WritingEstimate &estimate);
    /// Returns what the caps leave unwritten; empty if they are high enough.
    QString capWords(const core::pipeline::WritingEstimate &estimate) const;

    ProjectSession &m_session;
    CostFields *m_fields;
    QLabel *m_requests = nullptr;
    QLabel *m_promptTokens = nullptr;
    QLabel *m_answerTokens = nullptr;
    QLabel *m_money = nullptr;
    QLabel *m_time = nullptr;
    QWidget *m_figures; ///< after what stands in it
    QLabel *m_note;
    LatestJob m_job; ///< last, so that it is gone before what it reports to
};

} // namespace ui
