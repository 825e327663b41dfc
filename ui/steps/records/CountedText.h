#pragma once

#include "ui/jobs/JobRunner.h"
#include "ui/steps/records/CountedView.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTextEdit;

namespace ui {

class ProjectSession;

/// One of the first records with what of it counts by the rules of the plan, and what does not struck out.
/// Reads and cuts in a worker of its own; until it answers, the text before stays. PRIVATE: in memory only,
/// on this screen, and not to be copied.
class CountedText final : public QWidget
{
    Q_OBJECT

public:
    explicit CountedText(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// `row` of the first rows, from 0; what lies beyond them is not shown.
    void showRecord(int row);
    /// Lets go of the text.
    void clear();

signals:
    void recordShown(int row); ///< by the buttons here

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeText();
    void ask();
    void forget();
    void take(const CountedQuestion &question, const core::Result<CountedAnswer> &answer);
    void draw();
    void drawLegend();
    QString note() const;
    int rows() const;
    void step(int by);

    ProjectSession &m_session;
    QLabel *m_title;
    QPushButton *m_before;
    QPushButton *m_behind;
    QLabel *m_legend;
    QTextEdit *m_text;
    QLabel *m_note;
    int m_row = 0;
    std::optional<CountedQuestion> m_asked;    ///< last
    std::optional<CountedQuestion> m_answered; ///< what m_answer, or m_failure, is the answer to
    CountedAnswer m_answer;
    QString m_failure;
    JobRunner m_reader; ///< last, so that the worker is gone before anything it reports to
};

} // namespace ui
