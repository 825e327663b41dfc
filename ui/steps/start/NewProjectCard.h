#pragma once

#include "core/base/Result.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class ProjectSession;

/// Name and folder of a new project, and the button that makes it.
class NewProjectCard final : public QWidget
{
    Q_OBJECT

public:
    explicit NewProjectCard(ProjectSession &session, QWidget *parent = nullptr);

signals:
    void failed(const core::Error &error);

private:
    void refresh();
    void chooseFolder();
    void create();
    QString path() const;

    ProjectSession &m_session;
    QLineEdit *m_name;
    QLineEdit *m_folder;
    QLabel *m_note;
    QPushButton *m_create;
};

} // namespace ui
