#pragma once

#include <QString>

class QLineEdit;
class QWidget;

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

} // namespace ui
