#pragma once

#include "ui/steps/StepPart.h"

namespace ui {

/// One page of the wizard. The window draws heading, question, hint and buttons round it; the page fills
/// `column()`, directly or with parts. Pages never see each other: they share the session.
class Step : public StepPart
{
    Q_OBJECT

public:
    explicit Step(ProjectSession &session, QWidget *parent = nullptr);

    /// The short name in the rail.
    virtual QString title() const = 0;
    /// The heading of the page, if it differs from the title.
    virtual QString heading() const { return title(); }
    /// The steward's question that the page answers.
    virtual QString question() const = 0;
    /// Returns the topic that the Why panel shows while no control with help of its own has the focus.
    virtual QString helpTopic() const = 0;
    /// Amber strip when true, green when false. May change with completeChanged.
    virtual bool isPrivateZone() const = 0;
    /// Returns whether the page can be used to read while another window has the project open. Its parts that
    /// change something are marked (lockWithRelease); other pages are disabled as a whole.
    virtual bool isForReading() const { return false; }
    /// The page behind which the line is drawn in the rail: what follows is locked until the commit.
    virtual bool isCommit() const { return false; }

signals:
    /// The page asks to continue, as Next does.
    void nextRequested();
    /// A package is to be opened as its recipient would, in a window of its own.
    void packageRequested(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// Enables or disables the parts that are marked.
    void followLock();

    bool m_isLocked = false;
};

} // namespace ui
