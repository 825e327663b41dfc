#include "ui/window/LanguageMenu.h"

#include "ui/text/HelpText.h"
#include "ui/text/Languages.h"
#include "ui/theme/Theme.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>

namespace ui {

namespace {

/// Returns the language of the pages: English if the program does not have the language of the system.
QString nameInForce()
{
    const QList<Language> all = languages();
    for (const Language &language : all)
        if (QLocale(language.code).language() == QLocale().language())
            return language.name;
    return all.front().name;
}

} // namespace

LanguageMenu::LanguageMenu(const QString &chosen, QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("language"));
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    setHelp(this, QStringLiteral("language"));
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("languageMenu"));
    auto *group = new QActionGroup(menu);
    const auto add = [&](const QString &code, const QString &name) {
        QAction *action = menu->addAction(name);
        action->setObjectName(QStringLiteral("language_")
                              + (code.isEmpty() ? QStringLiteral("system") : code));
        action->setCheckable(true);
        action->setChecked(code == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code, chosen] {
            if (code != chosen)
                emit languageChosen(code);
        });
    };
    for (const Language &language : languages())
        add(language.code, language.name);
    menu->addSeparator();
    //: the language of the program: the one the computer is set to
    const QString system = tr("As the system");
    add({}, system);
    setMenu(menu);
    setText(nameInForce());
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIcon(theme::icon(QStringLiteral("globe"), theme::roles().text));
    //: %1: the language in force: "English"
    const QString spoken = tr("Language: %1");
    setAccessibleName(spoken.arg(text()));
    setToolTip(tr("Language of the program"));
}

void LanguageMenu::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        setIcon(theme::icon(QStringLiteral("globe"), theme::roles().text));
}

} // namespace ui
