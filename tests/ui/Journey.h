#pragma once

#include "tests/ui/Layouts.h"
#include "tests/ui/PlanStage.h"
#include "ui/steps/Steps.h"
#include "ui/theme/Theme.h"
#include "ui/window/MainWindow.h"

#include <QAbstractButton>
#include <QDir>
#include <QLocale>
#include <QScrollArea>
#include <QTranslator>

/// The window as the desktop program puts it together, over a folder, a ledger and settings of its own, with
/// the lexicon that ships, and a steward's hands: what is clicked is brought into sight and clicked with the
/// mouse, and the clicks are counted.
class Journey
{
public:
    explicit Journey(const QLocale &locale = QLocale(QLocale::English))
        : m_formerLocale(QLocale())
        , m_files(std::make_shared<ChosenFile>())
    {
        QLocale::setDefault(locale);
        const QString folder = QStringLiteral(KEYSEED_BUILD_DIR "/translations");
        if (!m_translator.load(locale, QStringLiteral("keyseed"), QStringLiteral("_"), folder)
            || !QCoreApplication::installTranslator(&m_translator))
            qFatal("there is no translation for %s", qPrintable(locale.name()));
        QDir(m_folder.path()).mkpath(QStringLiteral("projects"));
        ui::Environment environment;
        environment.ledgerPath = path("ledger.sqlite").toStdString();
        environment.resourcesDir = KEYSEED_RESOURCES_DIR;
        environment.sampleDir = KEYSEED_SOURCE_DIR "/resources/sample";
        environment.projectsDir = path("projects").toStdString();
        environment.guideDir = makeGuide().toStdString();
        environment.settings = std::make_shared<QSettings>(path("settings.ini"), QSettings::IniFormat);
        environment.settings->setValue(QStringLiteral("lastFolder"), m_folder.path());
        environment.files = m_files;
        environment.signingKeyPath = path("keys/signing.key").toStdString();
        m_session = std::make_unique<ui::ProjectSession>(std::move(environment));
        openWindow();
    }

    ~Journey()
    {
        m_window.reset();
        m_session.reset();
        QCoreApplication::removeTranslator(&m_translator);
        QLocale::setDefault(m_formerLocale);
    }

    Journey(const Journey &) = delete;
    Journey &operator=(const Journey &) = delete;

    ui::ProjectSession &session() { return *m_session; }
    ui::MainWindow &window() { return *m_window; }
    ChosenFile &files() { return *m_files; }
    int clicks() const { return m_clicks; }
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    template<typename Widget = QWidget>
    Widget &part(const char *name)
    {
        return ::part<Widget>(*m_window, name);
    }
    QString text(const char *label) { return textOf(*m_window, label); }

    /// What a click on that place of the page needs: the widget in sight, enabled, not covered.
    void click(QWidget &widget)
    {
        settleLayouts();
        if (auto *scroll = m_window->findChild<QScrollArea *>(QStringLiteral("contentScroll"));
            scroll && scroll->isAncestorOf(&widget))
            scroll->ensureWidgetVisible(&widget);
        settleLayouts();
        QVERIFY2(widget.isVisible() && widget.isEnabled(), qPrintable(widget.objectName()));
        // Check boxes and radio buttons take a click where their mark is.
        const bool hasMark = widget.inherits("QCheckBox") || widget.inherits("QRadioButton");
        const QPoint mark(widget.isRightToLeft() ? widget.width() - 10 : 10, widget.height() / 2);
        const QPoint place = hasMark ? mark : widget.rect().center();
        QWidget *hit = m_window->childAt(widget.mapTo(m_window.get(), place));
        QVERIFY2(hit && (hit == &widget || widget.isAncestorOf(hit)), qPrintable(widget.objectName()));
        QTest::mouseClick(&widget, Qt::LeftButton, {}, place);
        ++m_clicks;
    }
    void click(const char *name) { click(part(name)); }

    /// Next must be possible, and must lead to `page`.
    void next(const char *page)
    {
        QTRY_VERIFY2_WITH_TIMEOUT(
            part<QAbstractButton>("next").isEnabled(), qPrintable(text("hint")), 60'000);
        click("next");
        QVERIFY2(part(page).isVisible(), page);
    }

private:
    /// Nobody reads it here; the window looks whether it is there.
    QString makeGuide() const
    {
        const QDir folder(path("guide/en"));
        QFile page(folder.filePath(QStringLiteral("index.html")));
        if (!folder.mkpath(QStringLiteral(".")) || !page.open(QIODevice::WriteOnly))
            qFatal("the folder of the test cannot be written");
        return path("guide");
    }

    void openWindow()
    {
        m_window = std::make_unique<ui::MainWindow>(*m_session, ui::makeSteps(*m_session));
        m_window->resize(1200, 780);
        m_window->show();
    }

    QLocale m_formerLocale;
    QTranslator m_translator;
    // Its name is to be read in the pictures of the user guide.
    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/clinic-XXXXXX")};
    std::shared_ptr<ChosenFile> m_files;
    std::unique_ptr<ui::ProjectSession> m_session;
    std::unique_ptr<ui::MainWindow> m_window;
    int m_clicks = 0;
};
