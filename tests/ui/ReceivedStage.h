#pragma once

#include "core/pipeline/Pipeline.h"
#include "core/plan/Plan.h"
#include "tests/ui/Layouts.h"
#include "tests/ui/PlanStage.h"
#include "ui/theme/Theme.h"
#include "ui/window/RecipientWindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QScrollArea>
#include <QTabWidget>

#include <functional>
#include <memory>

/// A real package of the sample notes, made once by core, and the window of its recipient, with the hands of
/// a person: what is clicked is brought into sight and clicked with the mouse.
class ReceivedStage
{
public:
    ReceivedStage()
        : m_files(std::make_shared<ChosenFile>())
    {
        m_environment.ledgerPath = path("ledger.sqlite").toStdString();
        m_environment.resourcesDir = KEYSEED_RESOURCES_DIR;
        m_environment.settings = std::make_shared<QSettings>(path("settings.ini"), QSettings::IniFormat);
        m_environment.files = m_files;
        makePackage();
        openWindow();
    }

    ui::RecipientWindow &window() { return *m_window; }
    ChosenFile &files() { return *m_files; }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString path(const char *name) const { return path(QLatin1String(name)); }

    /// As at the start of the program.
    void openWindow()
    {
        m_window = std::make_unique<ui::RecipientWindow>(m_environment);
        m_window->resize(1200, 780);
        m_window->show();
    }
    void closeWindow() { m_window.reset(); }
    /// As the program does when another language is chosen.
    void buildAnew()
    {
        auto anew = std::make_unique<ui::RecipientWindow>(*m_window);
        anew->show();
        m_window = std::move(anew);
    }

    template<typename Widget = QWidget>
    Widget &part(const char *name)
    {
        return ::part<Widget>(*m_window, name);
    }
    QString text(const char *label) { return textOf(*m_window, label); }

    /// Waits until the package is checked.
    bool open(const char *name)
    {
        m_window->openPackage(path(name).toStdString());
        return waitUntil([this] { return !part("openingProgress").isVisibleTo(m_window.get()); });
    }
    bool waitUntil(const std::function<bool()> &is) { return QTest::qWaitFor(is, 60'000); }

    void goTo(int tab)
    {
        auto &tabs = part<QTabWidget>("recipientTabs");
        const QRect place = tabs.tabBar()->tabRect(tab);
        QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, place.center());
        settleLayouts();
        QCOMPARE(tabs.currentIndex(), tab);
    }

    void click(const char *name)
    {
        auto &widget = part(name);
        settleLayouts();
        for (QWidget *each = widget.parentWidget(); each; each = each->parentWidget())
            if (auto *scroll = qobject_cast<QScrollArea *>(each))
                scroll->ensureWidgetVisible(&widget);
        settleLayouts();
        QVERIFY2(widget.isVisible() && widget.isEnabled(), name);
        // Check boxes and radio buttons take a click where their mark is.
        const bool hasMark = widget.inherits("QCheckBox") || widget.inherits("QRadioButton");
        const QPoint place = hasMark ? QPoint(10, widget.height() / 2) : widget.rect().center();
        QWidget *hit = m_window->childAt(widget.mapTo(m_window.get(), place));
        QVERIFY2(hit && (hit == &widget || widget.isAncestorOf(hit)), name);
        QTest::mouseClick(&widget, Qt::LeftButton, {}, place);
    }

    QByteArray bytesOf(const QString &file) const
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's folder cannot be written");
    }

    /// The window in light and in dark, in the folder of pictures.
    void keepPicture(const QString &name)
    {
        settleLayouts();
        for (const auto scheme : {ui::theme::Scheme::Dark, ui::theme::Scheme::Light}) {
            ui::theme::apply(*qApp, scheme);
            settleLayouts();
            const QString folder = QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/recipient-%1")
                                       .arg(scheme == ui::theme::Scheme::Dark ? QStringLiteral("dark")
                                                                              : QStringLiteral("light"));
            QVERIFY(QDir().mkpath(folder));
            QVERIFY(m_window->grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png")));
        }
    }

    /// Writes the release once more: signed or not, a zip or a folder by the name.
    void pack(const char *name, bool isSigned)
    {
        core::NoControl control;
        core::pipeline::Packing packing;
        if (isSigned)
            packing.signer =
                std::make_shared<const core::signing::SecretKey>(core::signing::SecretKey::make());
        if (const auto packed = m_release->pack(path(name).toStdString(), packing, control); !packed)
            qFatal("%s", packed.error().detail.c_str());
    }

private:
    void makePackage()
    {
        auto plan = core::plan::loadPlan(KEYSEED_SOURCE_DIR "/resources/sample/plan.json");
        if (!plan)
            qFatal("%s", plan.error().detail.c_str());
        plan->about.purpose = "Sorting referral letters";
        plan->about.recipient = "The informatics group";
        plan->about.title = "Notes of a sample clinic";
        plan->sampling.perLabel = 30;
        core::NoControl control;
        const auto project = path("sample.keyseed").toStdString();
        auto store = core::pipeline::ProjectStore::open(project);
        if (!store || !store->savePlan(*plan))
            qFatal("the test's folder cannot be written");
        auto opened = core::pipeline::Pipeline::open(
            {.project = project, .ledger = m_environment.ledgerPath, .resources = m_environment.resourcesDir},
            control);
        if (!opened)
            qFatal("%s", opened.error().detail.c_str());
        m_release = std::make_unique<core::pipeline::Pipeline>(std::move(*opened));
        const auto done = [](const auto &result) {
            if (!result)
                qFatal("%s", result.error().detail.c_str());
        };
        done(m_release->openInputs(control));
        done(m_release->commit(control));
        done(m_release->draw(control));
        done(m_release->write(control));
        pack("received.zip", true);
        pack("unsigned", false);
    }

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/recipient-XXXXXX")};
    std::shared_ptr<ChosenFile> m_files;
    ui::Environment m_environment;
    std::unique_ptr<core::pipeline::Pipeline> m_release;
    std::unique_ptr<ui::RecipientWindow> m_window;
};
