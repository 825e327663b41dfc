#pragma once

#include <QToolButton>

namespace ui {

/// The button in the header that shows the language of the program and offers the others.
class LanguageMenu final : public QToolButton
{
    Q_OBJECT

public:
    /// `chosen`: a code of languages(); empty: the system's language.
    LanguageMenu(const QString &chosen, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

signals:
    /// Another one than was chosen before; empty: the system's language.
    void languageChosen(const QString &code);
};

} // namespace ui
