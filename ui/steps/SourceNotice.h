#pragma once

#include <QString>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace ui {

class ProjectSession;

/// Warns at the top of a page that the records were used before under another name, or that it is not
/// answered yet whether they were. Takes no room otherwise.
class SourceNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit SourceNotice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void useOther();

    ProjectSession &m_session;
    QLabel *m_words;
    QPushButton *m_use;
    QCheckBox *m_areNew; ///< a person says that the records are other ones
};

/// Returns what to do before the commit while it is open whose records these are; empty otherwise.
QString openSourceText(const ProjectSession &session);

} // namespace ui
