#pragma once

#include <QObject>

class QComboBox;

namespace ui {

class ProjectSession;
class WriterFields;

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
