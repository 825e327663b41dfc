#pragma once

#include <QWidget>

class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace ui {

class KeyEntry;
class ProjectSession;
class ServerPlace;

/// The key of the chosen server: typed and held in memory (and in the system's keyring, if wanted), or in an
/// environment variable that the plan names. The plan never holds the key itself.
class KeyChoice final : public QWidget
{
    Q_OBJECT

public:
    KeyChoice(ProjectSession &session, ServerPlace &place, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeVariable();
    /// Under the words of the radio button.
    void indent(QLayout &layout) const;
    void chooseVariable(bool wanted);
    void showVariable();
    /// The server of the plan may have the value of the variable, now and later.
    void allow();

    ProjectSession &m_session;
    ServerPlace &m_place;
    QRadioButton *m_isTyped;
    QRadioButton *m_isVariable;
    QLineEdit *m_variable;
    QLabel *m_variableState = nullptr;
    QPushButton *m_allow = nullptr;
    KeyEntry *m_typed;
    QWidget *m_named;
    bool m_wantsVariable = false; ///< while no name is typed yet
};

} // namespace ui
