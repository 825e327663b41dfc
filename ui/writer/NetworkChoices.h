#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace ui {

class ProjectSession;
class ServerPlace;
class WriterFields;

/// How the server is reached and how fast it is asked: what most stewards leave as it is.
class NetworkChoices final : public QWidget
{
    Q_OBJECT

public:
    NetworkChoices(ProjectSession &session, ServerPlace &place, QWidget *parent = nullptr);

    void refresh();

private:
    void addCaFile();
    void addNetwork();
    void addPace();

    ProjectSession &m_session;
    ServerPlace &m_place;
    WriterFields *m_network;
    WriterFields *m_pace;
    QLineEdit *m_caFile;
    QLabel *m_plainNote;
};

} // namespace ui
