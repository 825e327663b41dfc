#pragma once

#include "ui/keys/Passphrase.h"
#include "ui/steps/release/KeyPanelRole.h"

#include <QWidget>

#include <memory>

class QGridLayout;
class QLineEdit;

namespace ui {

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
