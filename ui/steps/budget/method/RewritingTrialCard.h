#pragma once

#include "core/methods/rewriting/RewritingTrial.h"
#include "ui/jobs/LatestJob.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;

namespace ui {

class ProjectSession;
class SliderRow;

/// Shows what rewriting leaves of a public sentence at an epsilon, as the slider is moved. Costs nothing, and
/// the plan does not change.
class RewritingTrialCard final : public QWidget
{
    Q_OBJECT

public:
    explicit RewritingTrialCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QLabel *addOutcome(const QString &name, const char *objectName);
    void try_();
    void show(const core::Result<core::synthesis::TriedRows> &tried);
    void showWords(double noise);
    static core::Result<core::synthesis::TriedRows> rewritten(const std::string &folder,
                                                              const std::string &text,
                                                              double epsilon,
                                                              double delta,
                                                              core::JobControl &control);
    double delta() const;

    ProjectSession &m_session;
    QLineEdit *m_sentence;
    SliderRow *m_epsilon;
    QWidget *m_outcomes;
    QLabel *m_original;
    QLabel *m_plain;
    QLabel *m_noisy;
    QLabel *m_state;
    std::string m_folder; ///< of the model that was tried
    double m_delta = 0;
    DelayedJob m_job; ///< last, so that it is gone before what it reports to
};

} // namespace ui
