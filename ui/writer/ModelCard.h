#pragma once

#include <QStringList>
#include <QWidget>

#include <string>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class Card;
class ConnectionCheck;
class Fold;
class KeyChoice;
class NetworkChoices;
class ProjectSession;
class ServerChoice;
class ServerList;
class ServerPlace;
class WriterFields;

/// Chooses the model to ask: a model file, with which a server is started on this computer, or the server,
/// its key, the model, whether all of that works, and, folded, how. For a prompt pack only the model's name
/// and how it is to answer, for whoever runs the pack.
class ModelCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ModelCard(ProjectSession &session, QWidget *parent = nullptr);

private:
    void addModel();
    QWidget *makeFileRow();
    void chooseFile();
    QWidget *makeAdvanced();
    void offer(const QStringList &models);
    void refresh();

    ProjectSession &m_session;
    ServerPlace *m_place;
    Card *m_card;
    QPushButton *m_chooseFile;
    QPushButton *m_leaveFile;
    QLabel *m_file;
    ServerList *m_servers;
    ServerChoice *m_server;
    KeyChoice *m_key;
    WriterFields *m_fields;
    QComboBox *m_model;
    ConnectionCheck *m_check;
    WriterFields *m_answers;
    NetworkChoices *m_network;
    Fold *m_advanced;
    std::string m_offeredBy; ///< address of the server whose models are offered
};

} // namespace ui
