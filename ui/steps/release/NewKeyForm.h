#pragma once

#include "ui/keys/Passphrase.h"

#include <QString>
#include <QWidget>

#include <memory>

class QLineEdit;
class QWidget;

class QGridLayout;
class QLineEdit;

namespace ui {

/// The purpose of a panel with a key file, on a page that has two of them.
struct KeyPanelRole
{
    const char *name;     ///< begins the object names
    bool hasMnemonics;    ///< only one can have them
    bool mayMakeAnywhere; ///< another file can be made, at a place that the person chooses

    QString named(const char *part) const;
    /// The text, without its mnemonic where this panel has none.
    QString label(const QString &text) const;
    /// A line for a passphrase.
    QLineEdit *makeField(const char *part, const QString &text, QWidget *parent) const;
};

/// A passphrase for a key that is to be made, typed twice.
class NewKeyForm final : public QWidget
{
    Q_OBJECT

public:
    explicit NewKeyForm(const KeyPanelRole &role, QWidget *parent = nullptr);

    /// Returns what is wrong with the input, in words; empty if nothing is.
    QString problem() const;
    /// The line that it is wrong with, or the first.
    QLineEdit *field() const;
    /// Empties both lines.
    std::shared_ptr<Passphrase> take();

signals:
    void edited();
    void submitted();

private:
    QLineEdit *addField(QGridLayout &grid, const KeyPanelRole &role, const char *part, const QString &text);

    QLineEdit *m_first;
    QLineEdit *m_second;
};

} // namespace ui
