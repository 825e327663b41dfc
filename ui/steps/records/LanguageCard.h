#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class ProjectSession;

/// Declares the language of the notes, with a suggestion by the first of them. A vocabulary of another
/// language is refused.
class LanguageCard final : public QWidget
{
    Q_OBJECT

public:
    explicit LanguageCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void choose(const QString &language);
    void suggest(const QString &chosen);

    ProjectSession &m_session;
    QComboBox *m_language;
    QPushButton *m_suggestion; ///< the language of the first notes: for the screen, never stored
    QLabel *m_words;
};

} // namespace ui
