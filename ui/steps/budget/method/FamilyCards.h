#pragma once

#include "core/methods/Methods.h"

#include <QWidget>

#include <vector>

class QButtonGroup;

namespace ui {

class FamilyCard;
class ProjectSession;

/// The ways to make the corpus, one of which is chosen (plan.synthesis.method): a card for each family of
/// methods that there is.
class FamilyCards final : public QWidget
{
    Q_OBJECT

public:
    explicit FamilyCards(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// Returns why the chosen one cannot be used, and what to do; empty: it can.
    QString refusal() const;

private:
    void addFamily(const core::synthesis::FamilyMembers &members, bool isRecommended);
    void choose(std::size_t index);
    bool isChosen(const core::synthesis::FamilyMembers &members) const;
    QString refusalOf(const core::synthesis::FamilyMembers &members) const;

    ProjectSession &m_session;
    QButtonGroup *m_buttons;
    std::vector<core::synthesis::FamilyMembers> m_families;
    std::vector<FamilyCard *> m_cards; ///< of the same
};

} // namespace ui
