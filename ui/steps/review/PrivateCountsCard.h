#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;

namespace ui {

class ProjectSession;

/// Shows what this run of the program counted in the records. PRIVATE, on the screen only.
class PrivateCountsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit PrivateCountsCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QLabel *addCount(QGridLayout &grid, const QString &what, const char *objectName);

    ProjectSession &m_session;
    QWidget *m_counts;
    QLabel *m_none;
    QLabel *m_usable;
    QLabel *m_withoutText;
    QLabel *m_undeclared;
    QLabel *m_withoutPerson;
    QLabel *m_unreadable;
    QLabel *m_likelyCut;
    QLabel *m_inPublicInputs;
};

} // namespace ui
