#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class ProjectSession;
class ServerPlace;
class WriterFields;

/// Chooses the server to ask: a known one, which fills in protocol and address, or another address; and says
/// in words where that sends the prompts.
class ServerChoice final : public QWidget
{
    Q_OBJECT

public:
    ServerChoice(ProjectSession &session, ServerPlace &place, QWidget *parent = nullptr);

    void refresh();

protected:
    void changeEvent(QEvent *event) override;

private:
    void addServers();
    void addProtocols();
    QWidget *makeRoute();
    void choose(int index);
    int indexOfPlan() const;
    void showRoute();

    ProjectSession &m_session;
    ServerPlace &m_place;
    WriterFields *m_fields;
    QComboBox *m_server;
    QComboBox *m_protocol;
    QLineEdit *m_address = nullptr;
    QLineEdit *m_version = nullptr;
    QLabel *m_routeIcon;
    QLabel *m_route;
    bool m_isOwn = false; ///< asked for, even while the address is that of a known server
};

} // namespace ui
