#pragma once

#include <QString>
#include <QVBoxLayout>
#include <QWidget>

namespace ui {

class ProjectSession;

/// Marks a part of a page that changes what is released: it is disabled while the plan is fixed. A whole
/// part, never a single control, which enables and disables itself for reasons of its own.
void lockWithRelease(QWidget &part);

/// A column of cards on a page of the wizard, with a state of its own: whether the choices in it are
/// complete, and in words what is missing.
class StepPart : public QWidget
{
    Q_OBJECT

public:
    explicit StepPart(ProjectSession &session, QWidget *parent = nullptr);

    virtual bool isComplete() const = 0;
    /// Returns what is missing, in words, while it is not complete: "Choose the column that holds the text."
    virtual QString whyIncomplete() const { return {}; }
    /// Returns the words left of the buttons while it is complete: "3.0 fits under the cap of 8.0."
    virtual QString hint() const { return {}; }

    /// Called each time the page is shown.
    virtual void initializePage() {}

signals:
    /// Anything of the above may have changed.
    void completeChanged();

protected:
    ProjectSession &session() const { return m_session; }
    /// Returns the layout of the content; no margins, 14 px between.
    QVBoxLayout *column() const { return m_column; }

private:
    ProjectSession &m_session;
    QVBoxLayout *m_column;
};

} // namespace ui
