#pragma once

#include <QList>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QRadioButton;

namespace ui {

class Card;
class ProjectSession;

/// The ways to turn phrases into documents (plan.writer.kind), one of which is chosen: each card is as large
/// as its words and holds a radio button, so that it is reached, chosen and spoken as one.
class WriterCards final : public QWidget
{
    Q_OBJECT

public:
    explicit WriterCards(ProjectSession &session, QWidget *parent = nullptr);

private:
    struct Words
    {
        QString title;
        QString what;   ///< one sentence
        QString leaves; ///< what leaves the house
    };
    struct Choice
    {
        const char *kind;
        Card *card;
        QRadioButton *button;
        QLabel *what;
        Words words;
    };

    void addChoice(const char *kind, const Words &words, const char *card, const char *button);
    bool isAskedBetweenRounds() const;
    void choose(const char *kind);
    void refresh();

    ProjectSession &m_session;
    QButtonGroup *m_buttons;
    QList<Choice> m_choices;
};

} // namespace ui
