#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace ui {

class ExamplesChoice;
class FlawChoices;
class Fold;
class ProjectSession;
class SentenceChoices;
class WriterFields;

/// Chooses the kind of document and, if a model writes, its instructions and the treatment of flawed answers.
class PromptCard final : public QWidget
{
    Q_OBJECT

public:
    explicit PromptCard(ProjectSession &session, QWidget *parent = nullptr);

private:
    void addType();
    void offerTypes();
    void addTemplate();
    void chooseTemplate(int index);
    void showTemplate();
    void refresh();

    ProjectSession &m_session;
    WriterFields *m_fields;
    QComboBox *m_type;
    QComboBox *m_template;
    SentenceChoices *m_sentences;
    QWidget *m_language;
    QWidget *m_length;
    QLabel *m_note;
    ExamplesChoice *m_examples;
    FlawChoices *m_flaws;
    Fold *m_advanced;
};

} // namespace ui
