#pragma once

#include <QWidget>

namespace ui {

class ProjectSession;
class RewritingModelCard;
class RewritingTrialCard;

/// Chooses the model that rewrites records and the number of rows, and shows what is left of a public
/// sentence. Made on first use: most plans never need it.
class RewritingChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit RewritingChoice(ProjectSession &session, QWidget *parent = nullptr);

    void setWanted(bool wanted);
    /// Returns what is missing; empty: nothing.
    QString whyIncomplete() const;

private:
    void make();

    ProjectSession &m_session;
    RewritingModelCard *m_model = nullptr; ///< this and the following: null before they are made
    RewritingTrialCard *m_trial = nullptr;
};

} // namespace ui
