#pragma once

#include "core/base/Database.h"
#include "core/pipeline/project/ProjectStore.h"

#include <QTemporaryDir>
#include <QTest>

/// A project file with `plan`, then as `statements` and `version` make it: the plan that it holds when it is
/// opened again.
inline core::plan::Plan reopened(const core::plan::Plan &plan, const QByteArrayList &statements, int version)
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("before.keyseed")).toStdString();
    {
        auto made = core::pipeline::ProjectStore::open(path);
        if (!made || !made->savePlan(plan))
            qFatal("the project cannot be made");
        auto database = core::Database::open(path);
        for (const QByteArray &each : statements)
            if (!database || !database->execute(each.toStdString()))
                qFatal("%s", each.constData());
        if (!database->execute("PRAGMA user_version=" + std::to_string(version)))
            qFatal("the version cannot be set");
    }
    auto store = core::pipeline::ProjectStore::open(path);
    auto held = store ? store->loadPlan() : core::fail(store.error());
    if (!held || !*held)
        qFatal("%s", held ? "no plan" : held.error().detail.c_str());
    return std::move(**held);
}
