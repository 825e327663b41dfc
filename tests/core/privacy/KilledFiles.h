#pragma once

#include "tests/core/privacy/SpenderFiles.h"

#include <QString>

#include <algorithm>
#include <fstream>

/// What a killed LedgerSpender left behind, added up, and whether it holds together.
struct KilledFiles
{
    std::int64_t reserved = 0;  ///< number of reservations
    std::int64_t committed = 0; ///< of them
    std::int64_t models = 0;
    std::int64_t packages = 0;
    std::int64_t spent = 0; ///< micro-epsilon, as the ledger says
    std::int64_t modelCost = 0;
    std::int64_t packageCost = 0;
    QString fault; ///< empty when all holds together

    /// Opens both files as the next start would; which one first must not matter.
    static KilledFiles
    in(const std::filesystem::path &ledger, const std::filesystem::path &project, bool projectFirst)
    {
        KilledFiles files;
        if (projectFirst)
            files.addModels(project);
        files.addLedger(ledger);
        if (!projectFirst)
            files.addModels(project);
        files.addPackages(project.parent_path());
        files.compare();
        return files;
    }

private:
    void addLedger(const std::filesystem::path &path)
    {
        auto ledger = core::privacy::Ledger::open(path);
        auto contents = ledger ? ledger->contents() : core::fail(ledger.error());
        if (!contents)
            return fails(contents.error().detail);
        if (contents->broken)
            return fails(contents->broken->detail);
        for (const auto &entry : contents->entries) {
            reserved += entry.kind == "reserve" ? 1 : 0;
            committed += entry.committed ? 1 : 0;
            if (entry.kind == "reserve" && !entry.committed && !entry.interrupted)
                fails("a dead run is said to go on");
        }
        if (!contents->sources.empty())
            spent = contents->sources.front().spent.microEpsilon;
        checkPages(path);
    }

    void addModels(const std::filesystem::path &path)
    {
        if (!std::filesystem::exists(path))
            return;
        auto project = core::Database::open(path);
        if (!project || !project->execute(spender::projectSchema))
            return fails("the project cannot be opened");
        auto sum = project->prepare("SELECT COUNT(*), COALESCE(SUM(micro_epsilon), 0) FROM model");
        if (!sum || !sum->step())
            return fails("the project cannot be read");
        models = sum->integer(0);
        modelCost = sum->integer(1);
        checkPages(path);
    }

    void addPackages(const std::filesystem::path &folder)
    {
        for (const auto &file : std::filesystem::directory_iterator(folder)) {
            if (file.path().extension() != ".package")
                continue;
            std::int64_t cost = 0;
            std::ifstream(file.path()) >> cost;
            packageCost += cost;
            ++packages;
        }
    }

    void compare()
    {
        const auto expected = static_cast<std::int64_t>(spender::epsilon * 1e6);
        if (spent != reserved * expected)
            fails("the account is not the sum of its reservations");
        if (committed != models)
            fails(std::to_string(committed) + " commits, but " + std::to_string(models) + " models");
        if (modelCost != models * expected || spent < modelCost)
            fails("the ledger shows less than the models cost");
        if (packageCost != packages * expected || spent < packageCost || packages > models)
            fails("the ledger shows less than the packages cost");
    }

    void checkPages(const std::filesystem::path &path)
    {
        auto database = core::Database::open(path);
        auto check = database ? database->prepare("PRAGMA integrity_check") : core::fail(database.error());
        if (!check || !check->step() || check->text(0) != "ok")
            fails(path.string() + " is damaged");
    }

    void fails(const std::string &why)
    {
        if (fault.isEmpty())
            fault = QString::fromStdString(why);
    }
};
