#pragma once

#include <QWidget>

namespace ui {

class CostCard;
class Fold;
class ModelCard;
class WriterCards;
class ProjectSession;
class RequestCard;

/// Chooses the writer of the documents, with the cards of the chosen one below. Locked while documents are
/// written, and folded away where it is long.
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
