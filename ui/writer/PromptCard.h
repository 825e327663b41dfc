#pragma once

#include <QList>
#include <QObject>
#include <QWidget>

#include <functional>

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

/// Chooses the treatment of an answer with a flaw (plan.writer.flaws): one chooser for each of the five.
class FlawChoices final : public QWidget
{
    Q_OBJECT

public:
    explicit FlawChoices(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    template<typename Member>
    void add(const QString &label, const char *objectName, Member member, bool hasText = true);

    ProjectSession &m_session;
    WriterFields *m_fields;
    QList<std::function<void()>> m_shows;
};

/// Chooses the language of the built-in sentences. Its row is in the form of the caller.
class SentenceChoices final : public QObject
{
    Q_OBJECT

public:
    SentenceChoices(ProjectSession &session, WriterFields *fields);

    void setVisible(bool visible);
    void refresh();

private:
    void addLanguage();
    void chooseLanguage(int index);

    ProjectSession &m_session;
    WriterFields *m_fields;
    QComboBox *m_language;
};

} // namespace ui
