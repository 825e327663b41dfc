#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class ProjectSession;

/// How the budget is divided: which phrases there are, which phrases go together, and the counts of the
/// labels.
class SplitCard final : public QWidget
{
    Q_OBJECT

public:
    explicit SplitCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    class Bar;
    struct Row
    {
        QWidget *sign;
        QLabel *what;
        QLabel *value;
    };
    Row addRow(QGridLayout &grid, int part, const QString &what, const char *objectName);
    QWidget *makeShare();
    void nameParts();
    void choose(int percent);

    ProjectSession &m_session;
    Bar *m_bar;
    QSpinBox *m_share;
    QLabel *m_shareLabel;
    QPushButton *m_recommended;
    Row m_phrases;
    Row m_together;
    Row m_labels;
    QLabel *m_advice;
};

} // namespace ui
