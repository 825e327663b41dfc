#pragma once

#include <QWidget>

namespace ui {

class CostCard;
class Fold;
class ModelCard;
class WriterCards;
class ProjectSession;
class RequestCard;

/// Who writes the documents and how: the three ways, and below them the cards of the chosen one. While
/// documents are written all of it is locked, and folded away where it is long.
class WriterSettings final : public QWidget
{
    Q_OBJECT

public:
    explicit WriterSettings(ProjectSession &session, QWidget *parent = nullptr);

private:
    void refresh();
    void foldWhileWriting();

    ProjectSession &m_session;
    WriterCards *m_writers; // first: Tab begins with what was made first
    ModelCard *m_model;
    RequestCard *m_request;
    CostCard *m_cost;
    QWidget *m_cards;
    Fold *m_fold;
    bool m_wasWriting = false;
};

} // namespace ui
