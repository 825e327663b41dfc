#pragma once

#include "core/base/Result.h"
#include "core/records/Preview.h"
#include "core/records/Source.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// A file of resources/profiles, compiled in.
struct BuiltInProfile
{
    std::string_view name;
    std::string_view json;
};

std::span<const BuiltInProfile> builtInProfileFiles();

/// The facts of a kind of export: how it is recognised, which columns hold what, and where its labels are. A
/// declarative file (JSON), of the program or of the organisation; public.
struct Profile
{
    struct Label
    {
        std::string name;
        std::vector<std::string> values; ///< values, in the form of a plan
    };

    std::string name;  ///< name in a plan; for a file of the organisation its path
    std::string title; ///< for people
    std::string why;   ///< the features by which it is recognised, a sentence

    std::optional<std::string> format; ///< format that the file must have
    std::vector<std::string> columns;  ///< columns that must be there, in upper or lower case

    std::string textColumn;
    std::string labelColumn; ///< empty: none
    std::string personColumn;
    std::string personPattern;
    std::string labelPattern;
    Join join;                 ///< files beside the records: of several the first that is there
    Withdrawn withdrawn;       ///< records that are left out, if the column is there
    std::vector<Label> labels; ///< labels to begin with, where labels are codes
};

/// Reads a profile. Errors: InvalidPlan with `shownName` and the field: no JSON, an unknown key, a wrong
/// type.
Result<Profile> parseProfile(std::string_view json, const std::string &shownName);

/// Returns the built-in profiles, the most particular first.
std::span<const Profile> builtInProfiles();

/// Returns a profile by its built-in name or its file. Errors: NotFound (lists the known names), InvalidPlan.
Result<Profile> profileNamed(const std::string &name);

/// Returns the first profile whose format and columns are those of the file. Null if there is none.
const Profile *profileOf(const Preview &shown);

/// Fills the empty fields of `source` from the columns that there are. A column that is not there stays
/// empty, and so does a join if none of its files is beside the records or above them.
void fillIn(Source &source, const Profile &profile, const Preview &shown);

} // namespace core::records
