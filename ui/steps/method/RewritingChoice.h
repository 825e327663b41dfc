#pragma once

#include <QWidget>

namespace ui {

class ProjectSession;
class RewritingModelCard;
class RewritingTrialCard;

/// With which model records are rewritten and how many rows, and what that leaves of a public sentence. Made
/// when it is wanted first: most plans never do.
class RewritingChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit RewritingChoice(ProjectSession &session, QWidget *parent = nullptr);

    void setWanted(bool wanted);
    /// What is missing of it; empty: nothing.
    QString whyIncomplete() const;

private:
    void make();

    ProjectSession &m_session;
    RewritingModelCard *m_model = nullptr; ///< this and the following: null before they are made
    RewritingTrialCard *m_trial = nullptr;
};

} // namespace ui
