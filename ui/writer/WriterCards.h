#pragma once

#include <QList>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QRadioButton;

namespace core::writing {
class Writer;
}

namespace ui {

class Card;
class ProjectSession;

/// Shows a card for each writer, of which one is chosen. Each card is as large as its words and holds a radio
/// button, so that the keyboard and screen readers treat it as one choice.
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
        QString leaves; ///< what leaves this computer
    };
    struct Choice
    {
        const core::writing::Writer *writer;
        Card *card;
        QRadioButton *button;
        QLabel *what;
        Words words;
    };

    void addChoice(const core::writing::Writer &writer);
    bool isAskedBetweenRounds() const;
    void choose(const core::writing::Writer &writer);
    void refresh();

    ProjectSession &m_session;
    QButtonGroup *m_buttons;
    QList<Choice> m_choices;
};

} // namespace ui
