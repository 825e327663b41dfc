#pragma once

#include "tests/core/plan/PlanParts.h"
#include "tests/ui/PlanStage.h"

#include <QSignalSpy>

#include <cmath>

/// A stage whose plan is decided: two labels, sixty made-up patients, ready for the commit.
class ReleaseStage
{
public:
    static constexpr int patients = 60;

    explicit ReleaseStage(double epsilon = 4.0, std::optional<double> cap = std::nullopt)
    {
        QSignalSpy read(&session(), &ui::ProjectSession::ledgerChanged);
        m_stage.createProject(decided(epsilon, cap));
        if (read.isEmpty() && !read.wait())
            qFatal("the ledger was not read");
    }

    ui::ProjectSession &session() { return m_stage.session(); }
    ChosenFile &files() { return m_stage.files(); }
    PlanStage &stage() { return m_stage; }
    const core::plan::Plan &plan() const { return m_stage.plan(); }
    QString path(const std::string &name) const { return QString::fromStdString(m_stage.path(name)); }

    bool commit()
    {
        return work([&] { return session().commit(); }) && session().model();
    }
    bool sample()
    {
        return work([&] { return session().sample(); }) && session().sequences();
    }
    bool write()
    {
        return work([&] { return session().writing().write(); }) && session().documents();
    }
    bool untilWritten() { return commit() && sample() && write(); }
    /// Waits until no work runs.
    bool settle()
    {
        return QTest::qWaitFor([&] { return !session().jobs().isBusy(); }, 30'000);
    }

private:
    core::plan::Plan decided(double epsilon, std::optional<double> cap) const
    {
        QByteArray rows = "patient,label,text\n";
        for (int row = 0; row < patients; ++row) {
            const QByteArray patient = QByteArray::number(row);
            rows += row % 2 == 0 ? "P" + patient + ",Cardiology,\"Known heart failure, on aspirin.\"\n"
                                 : "P" + patient + ",Surgery,A stent was placed in the heart.\n";
        }
        core::plan::Plan plan;
        plan.records.files = {m_stage.write("records/notes.csv", rows).toStdString()};
        plan.records.source = "notes";
        plan.records.textColumn = "text";
        plan.records.labelColumn = "label";
        plan.records.personColumn = "patient";
        plan.labels = {"Cardiology", "Surgery"};
        plan.vocabulary = tests::builtIn("medical");
        plan.synthesis.epsilon["phrases"] = epsilon;
        plan.privacy.cap = cap;
        plan.sampling.length = 2;
        plan.sampling.perLabel = 5;
        return plan;
    }

    template<typename Start>
    bool work(Start start)
    {
        return start() && settle();
    }

    PlanStage m_stage;
};
