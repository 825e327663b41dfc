#pragma once

#include <QWidget>

namespace ui {

class Card;
class CostFields;
class ModelCard;
class ProjectSession;

/// Chooses the writer of the texts that records vote on, for methods that need them before the budget is
/// spent. Made on first use: most plans never need it.
class TextsWriter final : public QWidget
{
    Q_OBJECT

public:
    explicit TextsWriter(ProjectSession &session, QWidget *parent = nullptr);

    void setWanted(bool wanted);

private:
    void make();
    void refresh();

    ProjectSession &m_session;
    ModelCard *m_model = nullptr; ///< this and the following: null before they are made
    Card *m_costs = nullptr;
    CostFields *m_fields = nullptr;
};

} // namespace ui
