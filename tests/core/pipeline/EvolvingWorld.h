#pragma once

#include "core/package/check/Verification.h"
#include "core/pipeline/Pipeline.h"
#include "core/writing/checks/DocumentCheck.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QDirIterator>
#include <QTest>

#include <memory>

/// What tests of texts that evolve share.
namespace tests {

inline constexpr const char *canary = "qxcanaryword"; // stands in every record and in nothing public
inline constexpr int chosen = 2;
inline constexpr int variations = 2;
inline constexpr int rounds = 3;
inline constexpr int labels = 2;
inline constexpr int firstTexts = labels * chosen * (1 + variations);
inline constexpr int laterTexts = labels * chosen * variations; // of a round
// New texts for the first round, then variations of those that were chosen.
inline constexpr int requestsOfTheModel = firstTexts + (rounds - 1) * laterTexts;

/// A world with records of two labels, and a pipeline over it whose plan evolves texts.
struct Evolving
{
    Evolving()
    {
        QByteArray rows("text,label\n");
        for (int i = 0; i < 200; ++i)
            rows +=
                QByteArray(canary) + " term" + QByteArray::number(i % 10) + (i % 2 == 0 ? ",A\n" : ",B\n");
        world.write("notes.csv", rows);
        world.plan.synthesis = {.method = "augpe",
                                .epsilon = {{"votes", 3.0}},
                                .settings = {{"rounds", std::int64_t{rounds}},
                                             {"chosen", std::int64_t{chosen}},
                                             {"variations", std::int64_t{variations}}}};
        world.plan.sampling.length = 2;
        world.plan.sampling.perLabel = 5;
    }

    void askServer(const ModelServer &server)
    {
        world.plan.writer.kind = "chat";
        world.plan.writer.baseUrl = server.url();
        world.plan.writer.model = "small-model";
        for (const std::string_view name : core::writing::checkNames()) // it answers with the prompt
            world.plan.writer.checks.off.emplace_back(name);
        world.plan.writer.inFlight = 1;
    }

    core::pipeline::Pipeline pipeline() const
    {
        core::pipeline::Pipeline made{.places = {.project = world.path("project.keyseed"),
                                                 .ledger = world.path("ledger.sqlite"),
                                                 .resources = {}},
                                      .plan = world.plan};
        made.inputs = std::make_shared<const core::synthesis::PublicInputs>(world.inputs);
        return made;
    }

    double spent()
    {
        const auto account = world.ledger.account(core::plan::sourceName(world.plan));
        return account ? account->spent.epsilon() : -1;
    }

    SmallWorld world;
    core::NoControl control;
};

inline bool stands(const QByteArray &word, const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.readAll().contains(word);
}

/// That a package of it verifies, and that the canary stands in no file but the records.
inline void checkPackage(Evolving &evolving, core::pipeline::Pipeline &pipeline)
{
    const auto packed = pipeline.pack(evolving.world.path("package"), {}, evolving.control);
    QVERIFY2(packed, packed ? "" : packed.error().detail.c_str());
    const auto verified = core::package::verify(packed->path);
    QVERIFY2(verified, verified ? "" : verified.error().detail.c_str());
    QVERIFY2(verified->differences.empty(),
             verified->differences.empty() ? "" : verified->differences.front().c_str());
    const QString folder = QString::fromStdString(evolving.world.path("package").parent_path().string());
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    int looked = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        if (path.endsWith(QStringLiteral("notes.csv")))
            continue;
        ++looked;
        QVERIFY2(!stands(canary, path), qPrintable(path));
    }
    QVERIFY(looked > 10);
}

} // namespace tests
