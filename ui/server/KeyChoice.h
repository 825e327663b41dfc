#pragma once

#include <QWidget>

class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace ui {

class KeyEntry;
class KeyPlace;

/// The key of a server: typed and held in memory (and in the system's keyring, if wanted), or in an
/// environment variable that is named, once a person said that this server may have it.
class KeyChoice final : public QWidget
{
    Q_OBJECT

public:
    /// The names of its fields begin with `name`. `place` must outlive it.
    KeyChoice(KeyPlace &place, const QString &name, QWidget *parent = nullptr);

    void refresh();

signals:
    void allowed(); ///< the value of the variable, to go to the server

private:
    QWidget *makeVariable(const QString &name);
    /// Under the words of the radio button.
    void indent(QLayout &layout) const;
    void chooseVariable(bool wanted);
    void showVariable();
    /// Points out characters of the host that may look like other letters.
    void showHost();
    /// The server may have the value of the variable, now and later.
    void allow();

    KeyPlace &m_place;
    QLabel *m_host;
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
