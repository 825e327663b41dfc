#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <QWidget>

#include <array>
#include <cstddef>
#include <string>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

class Card;
class ProjectSession;

/// Chooses the phrases of the vocabulary that are used: a check box for each kind with its number of phrases,
/// and a list of those that were excluded by hand.
class KindChoices final : public QWidget
{
    Q_OBJECT

public:
    explicit KindChoices(ProjectSession &session, QWidget *parent = nullptr);

    /// `terms`: how many phrases of each kind the vocabulary has.
    void show(const std::array<std::size_t, core::vocabulary::kindCount> &terms);

private:
    void makeKinds(Card &card);
    void makeList(Card &card);
    void showList();
    void showCount(const std::array<std::size_t, core::vocabulary::kindCount> &terms);

    ProjectSession &m_session;
    std::array<QCheckBox *, core::vocabulary::kindCount> m_kinds = {};
    QLabel *m_count;
    QWidget *m_byHand;
    QLabel *m_leftOutCount = nullptr;
    QListWidget *m_leftOut = nullptr;
    QPushButton *m_takeIn = nullptr;
};

} // namespace ui
