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

/// What is written: the kind of document, and where a model writes what it is told and what becomes of flawed
/// answers.
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
