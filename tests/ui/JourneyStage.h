#pragma once

#include "tests/ui/Layouts.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/Step.h"
#include "ui/steps/Steps.h"
#include "ui/window/MainWindow.h"

#include <QAbstractButton>

#include <memory>
#include <utility>

/// The real window on a project that goes through all pages.
class JourneyStage
{
public:
    static constexpr int commitPage = 4;
    static constexpr int lastPage = 7;

    /// Decided, looked at, not committed: pages up to the commit are filled.
    JourneyStage()
        : m_window(std::make_unique<ui::MainWindow>(session(), ui::makeSteps(session())))
    {
        session().edit([](core::plan::Plan &plan) {
            plan.about.purpose = "teaching";
            plan.about.recipient = "students";
            plan.about.title = "Notes";
            plan.about.licence = "CC BY 4.0";
            plan.privacy.cap = 9.0;
        });
        m_window->resize(1200, 780);
        m_window->show();
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get()))
            qFatal("the window does not become active");
        m_window->goTo(1);
        waitFor([&] { return session().records().scan().has_value(); });
        m_window->goTo(2);
        session().loadPublicInputs();
        waitFor([&] { return session().inputs() != nullptr; });
        m_window->goTo(0);
    }

    /// On to the documents, with everything unfolded that a signature and an approval need.
    void write()
    {
        if (!m_stage.untilWritten())
            qFatal("the journey does not reach its documents");
        m_stage.files().answer = m_stage.path("approver.key");
        for (const char *button : {"signPackage", "showApproval", "approverNewKey"})
            part<QAbstractButton>(*m_window, button).click();
    }

    /// On to the verified package, which closes the release.
    void finish()
    {
        const bool made =
            m_stage.untilWritten() && session().release().exportPackage(m_stage.path("package").toStdString())
            && m_stage.settle() && session().release().verify(m_stage.path("package").toStdString())
            && m_stage.settle() && session().release().verification();
        if (!made)
            qFatal("the journey does not reach its end");
    }

    /// Shows a page and lets it take its place.
    ui::Step &show(int page)
    {
        if (!m_window->goTo(page))
            qFatal("page %d cannot be reached", page);
        QTest::qWait(0);
        waitFor(
            [&] { return !session().jobs().isBusy() && !session().jobs().isRunning(ui::Jobs::Job::Inputs); });
        unfold(page);
        settleLayouts();
        return *m_window->findChildren<ui::Step *>().at(page);
    }

    ui::MainWindow &window() { return *m_window; }
    ui::ProjectSession &session() { return m_stage.session(); }
    ReleaseStage &stage() { return m_stage; }

private:
    /// Shows what a page folds away at first: the whole of it is looked at.
    void unfold(int page)
    {
        QWidget &shown = *m_window->findChildren<ui::Step *>().at(page);
        for (const auto &[link, content] : {std::pair("foldPhrases", "phrasesPart"),
                                            std::pair("otherMethods", "methodPart"),
                                            std::pair("moreRecords", "moreRecordsContent")}) {
            auto *button = shown.findChild<QAbstractButton *>(QLatin1String(link));
            const auto *folded = shown.findChild<QWidget *>(QLatin1String(content));
            if (button && button->isVisible() && folded && !folded->isVisible())
                button->click();
        }
    }

    template<typename Condition>
    static void waitFor(Condition condition)
    {
        if (!QTest::qWaitFor(condition, 30'000))
            qFatal("a page does not settle");
    }

    ReleaseStage m_stage;
    std::unique_ptr<ui::MainWindow> m_window;
};
