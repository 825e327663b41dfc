#pragma once

#include <QWidget>

class QLabel;

namespace ui {

class ProjectSession;

/// The promise that the package will carry, in the words it will carry.
class StatementCard final : public QWidget
{
    Q_OBJECT

public:
    explicit StatementCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    ProjectSession &m_session;
    QLabel *m_promise;
    QLabel *m_unit;
    QLabel *m_odds;
};

} // namespace ui
