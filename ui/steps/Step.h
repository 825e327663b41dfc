#pragma once

#include <QString>
#include <QVBoxLayout>
#include <QWidget>

namespace ui {

class ProjectSession;

/// Marks a part of a page that changes what is released: it is disabled while the plan is fixed. A whole
/// part, never a single control, which enables and disables itself for reasons of its own.
void lockWithRelease(QWidget &part);

/// One page of the wizard. The window draws heading, question, hint and buttons round it; the page fills
/// `column()`. Pages never see each other: they share the session.
class Step : public QWidget
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

    virtual bool isComplete() const = 0;
    /// Returns what is missing, in words, while the page is not complete: "Choose the column that holds the
    /// text."
    virtual QString whyIncomplete() const { return {}; }
    /// Left of the buttons while the page is complete: "3.0 fits under the cap of 8.0."
    virtual QString hint() const { return {}; }
    /// Amber strip when true, green when false. May change with completeChanged.
    virtual bool isPrivateZone() const = 0;
    /// The page behind which the line is drawn in the rail: what follows is locked until the commit.
    virtual bool isCommit() const { return false; }

    /// Called each time the page is shown.
    virtual void initializePage() {}

signals:
    /// Anything of the above may have changed.
    void completeChanged();
    /// The page asks to continue, as Next does.
    void nextRequested();
    /// A package of somebody else is to be opened, in a window of its own.
    void packageRequested(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    ProjectSession &session() const { return m_session; }
    /// Returns the layout of the content; no margins, 14 px between.
    QVBoxLayout *column() const { return m_column; }

private:
    /// Enables or disables the parts that are marked.
    void followLock();

    ProjectSession &m_session;
    QVBoxLayout *m_column;
    bool m_isLocked = false;
};

} // namespace ui
