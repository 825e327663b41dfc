#pragma once

#include "app/desktop/Translations.h"
#include "ui/session/ProjectSession.h"

#include <QObject>
#include <QPointer>

#include <filesystem>
#include <memory>
#include <vector>

namespace ui {
class MainWindow;
class RecipientWindow;
} // namespace ui

namespace desktop {

/// The running program: one session, and windows that are rebuilt when the language changes.
class Desktop final : public QObject
{
    Q_OBJECT

public:
    /// The first window: the wizard, or none until a package is opened.
    enum class Begin { Wizard, Package };

    /// Shows the window in the language that is spoken. `translations` must outlive it.
    Desktop(ui::Environment environment, Translations &translations, Begin begin = Begin::Wizard);
    ~Desktop() override;

    ui::MainWindow &window() { return *m_window; }
    ui::ProjectSession &session() { return m_session; }

    /// Opens a package in a window of its own, for its recipient.
    ui::RecipientWindow &openPackage(const std::filesystem::path &path);

    /// The same pages at the same step in another language, of the wizard and of each open package; work that
    /// runs continues. Remembered.
    void speak(const QString &code);

private:
    std::unique_ptr<ui::MainWindow> makeWindow();
    void adopt(ui::RecipientWindow *window);

    Translations &m_translations;
    ui::ProjectSession m_session;
    std::unique_ptr<ui::MainWindow> m_window;
    std::vector<QPointer<ui::RecipientWindow>> m_packages; ///< null once it was closed
};

} // namespace desktop
