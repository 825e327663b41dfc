#pragma once

#include "app/desktop/Translations.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <filesystem>
#include <memory>

namespace ui {
class MainWindow;
}

namespace desktop {

/// The running program: one session, and a window on it that is built anew when the language changes.
class Desktop final : public QObject
{
    Q_OBJECT

public:
    /// Shows the window in the language that is spoken. `translations` must outlive it.
    Desktop(ui::Environment environment, Translations &translations);
    ~Desktop() override;

    ui::MainWindow &window() { return *m_window; }
    ui::ProjectSession &session() { return m_session; }

    /// The same pages at the same step in another language; work that runs goes on. Remembered.
    void speak(const QString &code);

private:
    std::unique_ptr<ui::MainWindow> makeWindow();

    Translations &m_translations;
    ui::ProjectSession m_session;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace desktop
