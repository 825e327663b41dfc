#pragma once

#include "ui/findings/ScoreModels.h"
#include "ui/jobs/JobRunner.h"
#include "ui/steps/review/UsefulnessWork.h"

#include <QString>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class ConfusionTable;
class ErrorBox;
class PrivateTable;
class ProgressRow;
class ProjectSession;

/// Trains classifiers on the documents, tests them on the records and shows how they did. PRIVATE, in memory
/// only. The records have to be where they were; else they are asked for, and the plan stays as it is.
class UsefulnessCard final : public QWidget
{
    Q_OBJECT

public:
    UsefulnessCard(ProjectSession &session, UsefulnessCheck check, QWidget *parent = nullptr);

    void refresh();
    /// Null before a check.
    const SharedUsefulness &usefulness() const { return m_usefulness; }

private:
    QWidget *makeStart(QWidget *parent);
    QWidget *makeResults(QWidget *parent);
    void makeTables(QWidget *parent);
    void connectParts();
    void markStale();
    void forget();

    QString recordsPath() const;
    /// Returns in words why there is nothing to check; empty if there is.
    QString whyNot() const;
    void chooseRecords();
    void check();
    void take(core::Result<core::evaluation::Usefulness> result);
    void showResults();
    void showClassifier(int classifier);

    ProjectSession &m_session;
    const UsefulnessCheck m_check;
    QString m_chosenPath; ///< where the records are now, if not where the plan says
    SharedUsefulness m_usefulness;
    bool m_isStale = false; ///< the documents changed since

    QLabel *m_records;
    QPushButton *m_choose;
    QPushButton *m_start;
    ProgressRow *m_progress;
    ErrorBox *m_error;
    QWidget *m_results = nullptr;
    QLabel *m_stale = nullptr;
    QLabel *m_tested = nullptr;
    ScoreModel *m_scores = nullptr;
    LabelScoreModel *m_labels = nullptr;
    ConfusionModel *m_confusion = nullptr;
    PrivateTable *m_scoreTable = nullptr;
    PrivateTable *m_labelTable = nullptr;
    ConfusionTable *m_confusionTable = nullptr;
    QComboBox *m_classifier = nullptr;
    JobRunner m_runner; ///< last: its worker ends before anything else goes
};

} // namespace ui
