#include "ui/window/LanguageMenu.h"

#include "ui/text/HelpText.h"
#include "ui/text/Languages.h"

#include <QActionGroup>
#include <QMenu>

namespace ui {

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
        if (code == chosen)
            setText(name);
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
    //: %1: the language in force: "English"
    const QString spoken = tr("Language: %1");
    setAccessibleName(spoken.arg(text()));
    setToolTip(tr("Language of the program"));
}

} // namespace ui
