#pragma once

#include "core/plan/Plan.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class Card;
class ProjectSession;

/// The vocabularies to choose from: medical, English, a file of one's own of whatever kind.
class VocabularyChoices final : public QWidget
{
    Q_OBJECT

public:
    explicit VocabularyChoices(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    /// The words of a card about its vocabulary.
    struct Words
    {
        QString title;
        QString size;
        QString examples;
        QString goodFor;
        QString licence;
    };
    Card *addCard(const Words &words, const char *objectName, QLabel *&size);
    void choose(const core::plan::Plan::Vocabulary &vocabulary);
    void chooseFile();
    void showSize(QLabel &size, bool isChosen, const QString &otherwise);

    ProjectSession &m_session;
    Card *m_medical;
    Card *m_english;
    Card *m_own;
    QLabel *m_medicalSize = nullptr;
    QLabel *m_englishSize = nullptr;
    QLabel *m_ownSize = nullptr;
    QPushButton *m_file;
};

} // namespace ui
