#include "app/desktop/Desktop.h"

#include "ui/steps/Steps.h"
#include "ui/text/Languages.h"
#include "ui/window/MainWindow.h"

#include <QSettings>

#include <utility>

namespace desktop {

Desktop::Desktop(ui::Environment environment, Translations &translations)
    : m_translations(translations)
    , m_session(std::move(environment))
    , m_window(makeWindow())
{
    m_window->show();
}

Desktop::~Desktop() = default;

std::unique_ptr<ui::MainWindow> Desktop::makeWindow()
{
    auto window = std::make_unique<ui::MainWindow>(m_session, ui::makeSteps(m_session));
    // Later: the menu that asks belongs to the window that goes away.
    connect(window.get(), &ui::MainWindow::languageChosen, this, &Desktop::speak, Qt::QueuedConnection);
    return window;
}

void Desktop::speak(const QString &code)
{
    ui::rememberLanguage(*m_session.environment().settings, code);
    m_translations.speak(code);
    auto window = makeWindow();
    window->continueFrom(*m_window);
    window->show();
    m_window = std::move(window); // shown first: the program ends with its last window
}

} // namespace desktop
