#pragma once

#include <QString>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace ui {

class ProjectSession;

/// Which seeding method learns, and how much of the budget goes to which phrases go together.
class MethodChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit MethodChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void addMethod(QVBoxLayout &column,
                   const char *method,
                   const QString &name,
                   const QString &words,
                   const char *objectName);
    void makeShare(QVBoxLayout &column);
    void refreshShare();

    ProjectSession &m_session;
    QButtonGroup *m_methods;
    QSpinBox *m_share;
    QLabel *m_parts;
    QLabel *m_advice;
};

} // namespace ui
