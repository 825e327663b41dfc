#pragma once

#include "tests/ui/PlanStage.h"
#include "ui/steps/records/RecordsStep.h"

#include <QPushButton>

/// Shows the choices about the records that are folded away at first.
inline void unfoldMore(const QWidget &page)
{
    if (part(page, "moreRecordsContent").isHidden())
        part<QPushButton>(page, "moreRecords").click();
}

/// Tests of the Records page: a project of its own with a file that was just chosen.
class RecordsPageTest : public QObject
{
protected:
    std::unique_ptr<ui::RecordsStep> pageWith(const QByteArray &bytes)
    {
        m_stage = std::make_unique<PlanStage>();
        m_stage->createProject();
        auto page = std::make_unique<ui::RecordsStep>(m_stage->session());
        page->initializePage();
        unfoldMore(*page);
        m_stage->files().answer = m_stage->write("notes.csv", bytes);
        part<QPushButton>(*page, "chooseRecords").click();
        return page;
    }

    /// Three notes of two patients under two labels, roles confirmed, the file checked.
    std::unique_ptr<ui::RecordsStep> confirmedPage()
    {
        auto page = pageWith(threeNotes);
        if (!QTest::qWaitFor([this] { return m_stage->session().records().preview().has_value(); }))
            qFatal("no preview");
        part<QPushButton>(*page, "confirmRoles").click();
        if (!QTest::qWaitFor([this] { return m_stage->session().records().scan().has_value(); }))
            qFatal("no scan");
        return page;
    }

    /// Says yes to the question that comes first.
    static void declareShown(const QWidget &page)
    {
        part<QPushButton>(page, "declareAll").click();
        part<QPushButton>(page, "agreeToDeclare").click();
    }

    const core::plan::Plan &plan() const { return m_stage->plan(); }

    static constexpr char threeNotes[] = "id,note,specialty,subject_id\n"
                                         "1,\"chest pain,\nat night\",Cardiology,a\n"
                                         "2,seizure,Neurology,b\n"
                                         "3,,Cardiology,a\n";

    std::unique_ptr<PlanStage> m_stage; ///< outlives the page a test holds
};
