#pragma once

#include "core/plan/Plan.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QRadioButton;

namespace ui {

class Card;
class EmbeddingNeighbours;
class EmbeddingServer;
class ErrorBox;
class ProjectSession;

/// Chooses the public vectors that say which phrases are near to each other: built in, of the
/// installed encoder, of a file, of a server.
class EmbeddingCard final : public QWidget
{
    Q_OBJECT

public:
    explicit EmbeddingCard(ProjectSession &session, QWidget *parent = nullptr);

private:
    QWidget *makeFileRow();
    void refresh();
    /// Opens them when others were chosen, also where the page gave up on the ones before.
    void follow();
    void choose(const core::plan::Plan::Embedding &embedding);
    void chooseFile();
    void showFacts();

    ProjectSession &m_session;
    Card *m_card;
    QRadioButton *m_builtIn;
    QRadioButton *m_encoder;
    QRadioButton *m_file;
    QRadioButton *m_byServer;
    QPushButton *m_chooseFile;
    QLabel *m_fileName;
    EmbeddingServer *m_server;
    ErrorBox *m_error;
    QLabel *m_facts;
    EmbeddingNeighbours *m_near;
    core::plan::Plan::Embedding m_seen;
    bool m_wantsServer = false; ///< its form is open; the plan changes once it has answered
};

} // namespace ui
