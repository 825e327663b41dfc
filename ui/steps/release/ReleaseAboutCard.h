#pragma once

#include <QWidget>

class QLineEdit;

namespace ui {

class ProjectSession;

/// Edits the package's title, licence and contact in the plan; free to change until the export.
class ReleaseAboutCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ReleaseAboutCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void showExamples();

    ProjectSession &m_session;
    QLineEdit *m_title;
    QLineEdit *m_licence;
    QLineEdit *m_contact;
};

} // namespace ui
