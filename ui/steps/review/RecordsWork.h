#pragma once

#include "core/evaluation/attack/MembershipAttack.h"
#include "core/evaluation/map/DocumentMap.h"
#include "core/records/Source.h"
#include "ui/map/MapView.h"
#include "ui/session/OpenProject.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ui {

/// Places the documents that the package would contain, the records, and the examples of prompts on one map;
/// for a worker. PRIVATE. Of each kind the first `most` are shown; only examples, which are public, by more
/// than their label.
struct RecordsMapWork
{
    static constexpr std::size_t most = 5000;

    std::filesystem::path project;
    std::vector<std::string> labels;
    core::records::Source records;
    SharedPipeline pipeline;         ///< with the plan
    core::plan::Plan::Writer writer; ///< of now, with its examples
    core::evaluation::MapSettings settings;

    /// First keeps in the project that exact figures are shown. Errors: Database, those of reading,
    /// Cancelled.
    core::Result<ShownMap> operator()(core::JobControl &control) const;
};

/// Attacks: who was among the records, judged by the documents that the package would contain? For a worker.
/// PRIVATE.
struct AttackWork
{
    std::filesystem::path project;
    std::vector<std::string> labels;
    core::records::Source records;
    std::filesystem::path others; ///< records with the same columns that were not among them
    SharedPipeline pipeline;

    /// Runs the attack as above; errors also those of attackMembership.
    core::Result<core::evaluation::MembershipAttack> operator()(core::JobControl &control) const;
};

} // namespace ui
