#pragma once

#include "core/base/JobControl.h"
#include "core/learning/Learnt.h"
#include "core/plan/Plan.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// The work of a LearningDesk in workers: functions of values alone.
namespace ui {

/// The declaration about public texts, before anything is learnt from them.
struct PublicTextChoice
{
    std::vector<std::filesystem::path> paths; ///< files and folders, as core/learning/TextInput.h takes them
    std::string textColumn;                   ///< of those that are records
    bool isDeclaredPublic = false;
    std::string origin;
    std::string licence;
    std::string language; ///< a code; empty: recognised

    friend bool operator==(const PublicTextChoice &, const PublicTextChoice &) = default;
};

/// The size of the chosen files.
struct PublicTextSize
{
    struct File
    {
        std::uint64_t bytes = 0;
        std::size_t texts = 0; ///< of a folder; 0 of a file
    };
    std::vector<File> files;          ///< of each path
    std::uint64_t bytes = 0;          ///< of all
    std::vector<std::string> columns; ///< of the first file of records
    std::string textColumn;           ///< a guess; empty if there is none
};

/// Errors of a file are left to learning, which names the line.
struct MeasureTexts
{
    std::vector<std::filesystem::path> paths;

    core::Result<PublicTextSize> operator()(core::JobControl &control) const;
};

/// Refuses the records of the plan, and copies of them, before it learns. Errors: those of learning::learn();
/// InvalidPlan for the records.
struct LearnTexts
{
    PublicTextChoice choice;
    core::plan::Plan plan;
    std::filesystem::path resources;

    core::Result<std::shared_ptr<const core::learning::Learnt>> operator()(core::JobControl &control) const;
};

/// Writes what was learnt, without the terms that were omitted. Refuses the place of a file that the program
/// works with. Errors: Io, InvalidParameter.
struct SaveLearnt
{
    std::shared_ptr<const core::learning::Learnt> learnt;
    std::vector<core::vocabulary::TermId> leftOut;
    std::vector<std::filesystem::path> texts;
    core::plan::Plan plan;
    std::filesystem::path project;
    std::filesystem::path ledger;
    std::filesystem::path path;

    core::Result<std::filesystem::path> operator()(core::JobControl &control) const;
};

} // namespace ui
