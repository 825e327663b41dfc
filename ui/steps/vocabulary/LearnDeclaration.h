#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;

namespace ui {

class ProjectSession;

/// That the texts are public, where they come from, under which licence, and in which language: what goes to
/// the recipient with every release.
class LearnDeclaration final : public QWidget
{
    Q_OBJECT

public:
    explicit LearnDeclaration(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void addRow(QGridLayout &grid, const QString &text, QWidget *field);
    void makeLanguages();
    void store();

    ProjectSession &m_session;
    QCheckBox *m_isPublic;
    QLineEdit *m_origin;
    QLineEdit *m_licence;
    QComboBox *m_language;
};

} // namespace ui
