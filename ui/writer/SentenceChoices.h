#pragma once

#include <QObject>

class QComboBox;

namespace ui {

class ProjectSession;
class WriterFields;

/// Which built-in sentences the documents are written in: the language, and those of which release. Its rows
/// stand in the form of the caller.
class SentenceChoices final : public QObject
{
    Q_OBJECT

public:
    SentenceChoices(ProjectSession &session, WriterFields *fields);

    void setVisible(bool visible);
    void refresh();

private:
    void addLanguage();
    void addRelease();
    void chooseLanguage(int index);

    ProjectSession &m_session;
    WriterFields *m_fields;
    QComboBox *m_language;
    QComboBox *m_release;
};

} // namespace ui
