#pragma once

#include "ui/session/Environment.h"

#include <QMainWindow>

#include <filesystem>
#include <memory>

class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;
class QTabWidget;

namespace ui {

class ErrorBox;
class ProgressRow;
class TrainTab;
class WhyPanel;
class ZoneStrip;
struct RecipientDesks;

/// The window of who receives a package: what is promised, the documents, and what can be done with them.
/// `environment` must outlive it.
class RecipientWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit RecipientWindow(const Environment &environment, QWidget *parent = nullptr);
    /// Makes a window in the current language over the same work as `before`: open package, models, own
    /// texts, tab and place. `before` is then deleted.
    explicit RecipientWindow(const RecipientWindow &before);
    ~RecipientWindow() override;

    /// A folder or a zip file, instead of what was open. Errors are shown in the window.
    void openPackage(const std::filesystem::path &path);

signals:
    /// See LanguageMenu; who put the window up has to build another one.
    void languageChosen(const QString &code);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    RecipientWindow(const Environment &environment, std::shared_ptr<RecipientDesks> desks, QWidget *parent);
    void continueFrom(const RecipientWindow &before);
    QWidget *makeHeader();
    QWidget *makeMiddle();
    QTabWidget *makeTabs();
    QScrollArea *scrolled(QWidget *tab);
    void connectDesk();
    void choose();
    void showTab(int index);
    void showZone();
    void showOpening();
    void showPackage();
    void showError(const core::Error &error);
    void setHelpShown(bool shown);

    const Environment &m_environment;
    std::shared_ptr<RecipientDesks> m_desks;
    QLabel *m_name = nullptr;
    QPushButton *m_help = nullptr;
    ZoneStrip *m_strip = nullptr;
    ErrorBox *m_error = nullptr;
    ProgressRow *m_opening = nullptr;
    QLabel *m_invitation = nullptr;
    QTabWidget *m_tabs = nullptr;
    TrainTab *m_training = nullptr;
    WhyPanel *m_why = nullptr;
};

/// Returns whether a path is to be opened here rather than as a project: a folder or a zip file.
bool isPackagePath(const std::filesystem::path &path);

} // namespace ui
