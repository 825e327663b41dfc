#pragma once

#include <QString>
#include <QWidget>

namespace ui {

class Card;
class CountingCard;
class JoinCard;
class PatternRow;
class ProfileRow;
class ProjectSession;
class Section;

/// Holds the choices about the records that most people leave as they are, folded away: the kind of export,
/// patterns of labels and persons, labels in another file, and what of a text counts. Names those that were
/// made; unfolds by itself where one of them keeps the plan from running.
class MoreSection final : public QWidget
{
    Q_OBJECT

public:
    explicit MoreSection(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    CountingCard &counting() { return *m_counting; }

private:
    void arrange();
    bool hasIssue() const;
    QString summary() const;

    ProjectSession &m_session;
    Section *m_section;
    Card *m_profileCard;
    ProfileRow *m_profile;
    Card *m_patterns;
    PatternRow *m_personPattern;
    PatternRow *m_labelPattern;
    JoinCard *m_join;
    CountingCard *m_counting;
};

} // namespace ui
