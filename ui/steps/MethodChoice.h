#pragma once

#include <QString>
#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace ui {

class ProjectSession;

/// Which seeding method learns.
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

    ProjectSession &m_session;
    QButtonGroup *m_methods;
};

} // namespace ui
