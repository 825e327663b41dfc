#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;

namespace ui {

class ProjectSession;

/// The declaration that the texts are public, their origin, licence and language: the recipient gets it with
/// every release.
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
