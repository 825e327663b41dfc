#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class ProjectSession;

/// Says above every page that the release is closed, and offers another from the same model.
class ReleasedNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit ReleasedNotice(ProjectSession &session, QWidget *parent = nullptr);

private:
    void refresh();

    ProjectSession &m_session;
    QLabel *m_words;
    QPushButton *m_again;
};

} // namespace ui
