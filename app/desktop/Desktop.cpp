#include "app/desktop/Desktop.h"

#include "ui/steps/Steps.h"
#include "ui/text/Languages.h"
#include "ui/window/MainWindow.h"
#include "ui/window/RecipientWindow.h"

#include <QSettings>

#include <utility>

namespace desktop {

Desktop::Desktop(ui::Environment environment, Translations &translations, Begin begin)
    : m_translations(translations)
    , m_session(std::move(environment))
    , m_window(makeWindow())
{
    if (begin == Begin::Wizard)
        m_window->show();
}

Desktop::~Desktop()
{
    for (const QPointer<ui::RecipientWindow> &each : m_packages)
        delete each.data();
}

std::unique_ptr<ui::MainWindow> Desktop::makeWindow()
{
    auto window = std::make_unique<ui::MainWindow>(m_session, ui::makeSteps(m_session));
    // Later: the menu that asks belongs to the window that goes away.
    connect(window.get(), &ui::MainWindow::languageChosen, this, &Desktop::speak, Qt::QueuedConnection);
    connect(window.get(), &ui::MainWindow::packageRequested, this, [this](const QString &path) {
        openPackage(path.toStdString());
    });
    return window;
}

ui::RecipientWindow &Desktop::openPackage(const std::filesystem::path &path)
{
    std::erase_if(m_packages, [](const auto &each) { return each.isNull(); });
    auto *window = new ui::RecipientWindow(m_session.environment());
    adopt(window);
    window->openPackage(path);
    return *window;
}

void Desktop::adopt(ui::RecipientWindow *window)
{
    window->setAttribute(Qt::WA_DeleteOnClose); // nothing of a person's own texts stays in memory
    connect(window, &ui::RecipientWindow::languageChosen, this, &Desktop::speak, Qt::QueuedConnection);
    m_packages.emplace_back(window);
    window->show();
}

void Desktop::speak(const QString &code)
{
    ui::rememberLanguage(*m_session.environment().settings, code);
    m_translations.speak(code);
    auto window = makeWindow();
    window->continueFrom(*m_window);
    if (m_window->isVisible()) // not where a package alone was opened
        window->show();
    m_window = std::move(window); // shown first: the program ends with its last window
    for (const QPointer<ui::RecipientWindow> &before : std::exchange(m_packages, {})) {
        if (!before)
            continue;
        adopt(new ui::RecipientWindow(*before));
        delete before.data();
    }
}

} // namespace desktop
