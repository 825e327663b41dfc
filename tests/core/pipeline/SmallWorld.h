#pragma once

#include "core/embedding/VectorFile.h"
#include "core/pipeline/ModelCommit.h"
#include "core/pipeline/ReleaseSteps.h"
#include "tests/core/plan/PlanParts.h"

#include <QFile>
#include <QTemporaryDir>

/// A plan whose parts are as they must be.
inline core::plan::CheckedPlan checked(const core::plan::Plan &plan,
                                       core::plan::PlanParts parts = core::plan::allParts)
{
    auto done = core::plan::check(plan, parts);
    if (!done)
        qFatal("%s", done.error().detail.c_str());
    return std::move(*done);
}

/// A folder with ten invented terms, their vectors, a ledger and a project: enough to learn from.
class SmallWorld
{
public:
    static constexpr int termCount = 10;

    SmallWorld()
        : inputs(makeInputs())
        , ledger(*core::privacy::Ledger::open(path("ledger.sqlite")))
        , store(*core::pipeline::ProjectStore::open(path("project.keyseed")))
    {
        plan.project = "small";
        plan.records.source = "small";
        plan.records.files = {path("notes.csv")};
        plan.records.textColumn = "text";
        plan.records.labelColumn = "label";
        plan.labels = {"A", "B"};
        plan.vocabulary = tests::termsIn(path("terms.txt"));
        plan.synthesis.epsilon["phrases"] = 2.0;
    }

    std::filesystem::path path(const char *name) const
    {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }

    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
    }

private:
    core::pipeline::PublicInputs makeInputs() const
    {
        QByteArray terms;
        for (int term = 0; term < termCount; ++term)
            terms += "term" + QByteArray::number(term) + "\n";
        write("terms.txt", terms);
        auto vocabulary = *core::vocabulary::Vocabulary::fromTermFile(path("terms.txt"));
        (void)core::embedding::writeVectors(path("terms.vectors"),
                                            Eigen::MatrixXf::Identity(termCount, termCount));
        auto matcher = std::make_shared<const core::vocabulary::PhraseMatcher>(vocabulary);
        return {vocabulary, *core::embedding::Embedding::openVectors(path("terms.vectors")), matcher};
    }

    QTemporaryDir m_folder;

public:
    core::pipeline::PublicInputs inputs;
    core::privacy::Ledger ledger;
    core::pipeline::ProjectStore store;
    core::plan::Plan plan;
};
