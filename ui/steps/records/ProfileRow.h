#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class Badge;
class ProjectSession;

/// The kind of export that the records are known as, by what it is told, and the button that takes its
/// meaning of the columns off again or fills it in. Takes no room where no kind is known.
class ProfileRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileRow(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void toggle();

    ProjectSession &m_session;
    Badge *m_badge;
    QLabel *m_why;
    QPushButton *m_toggle;
};

} // namespace ui
