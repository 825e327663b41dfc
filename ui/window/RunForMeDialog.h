#pragma once

#include "ui/session/RecommendedChoices.h"

#include <QDialog>
#include <QString>

#include <optional>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ui {

class ProjectSession;

/// "Run it for me": asks the subject of the records and the budget by its odds, fills the recommended choices
/// of the other pages, and sums up all choices on one page, each with a link to the page where it is changed.
/// Spends nothing: the commit is on its own page.
class RunForMeDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit RunForMeDialog(ProjectSession &session, QWidget *parent = nullptr);

signals:
    /// The choices were taken over, and the page with this help topic is wanted; empty: the commit.
    void pageWanted(const QString &topic);

private:
    void makeQuestions();
    void addLine(const QString &what, const char *objectName, const char *topic);
    void refresh();
    void take(const QString &topic);
    core::plan::Plan chosen() const;
    QString missing(const core::plan::Plan &plan) const;

    struct Line
    {
        QString name; ///< of the choice
        QLabel *value;
    };

    ProjectSession &m_session;
    QButtonGroup *m_subject;
    QButtonGroup *m_budget;
    QGridLayout *m_grid;
    QList<Line> m_lines;
    QLabel *m_missing;
    QPushButton *m_commit;
};

} // namespace ui
