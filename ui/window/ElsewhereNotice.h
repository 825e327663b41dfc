#pragma once

#include <QWidget>

class QPushButton;

namespace ui {

class ProjectSession;

/// Says above every page that another window has the project open, so that it can only be read here.
class ElsewhereNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit ElsewhereNotice(ProjectSession &session, QWidget *parent = nullptr);

private:
    void refresh();

    ProjectSession &m_session;
    QPushButton *m_again;
};

} // namespace ui
