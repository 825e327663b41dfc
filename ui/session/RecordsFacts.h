#pragma once

#include "core/base/Result.h"
#include "core/records/Preview.h"
#include "core/records/Source.h"
#include "core/records/profiles/Profile.h"

#include <QStringList>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A profile of the organisation, from a file of its own.
struct HouseProfile
{
    core::records::Profile profile; ///< its name is the path of the file
    core::records::Source meant;    ///< what it says of the columns of these records
};

/// The facts of a first look at a source, besides the first rows. PRIVATE: a file may be named after a
/// patient.
struct RecordsFacts
{
    static constexpr std::size_t maximumNames = 2000;

    QStringList names;               ///< of the files, or of the entries of an archive; not more than so many
    bool isArchive = false;          ///< of the first file
    std::vector<std::string> tables; ///< the sheets or tables of the first file
    const core::records::Profile *profile = nullptr; ///< the kind of export that it is
    core::records::Source meant;                     ///< what the columns mean where the profile is right
    std::optional<HouseProfile> house = {};          ///< that was chosen last, in force or not
};

struct FirstLook
{
    core::records::Preview preview;
    RecordsFacts facts;
};

/// Reads the beginning of the first file and lists the others; for a worker, since folders may be large.
/// Errors: as core::records::preview.
core::Result<FirstLook> lookAt(const core::records::Source &source);

/// Reads the profile in a file and looks up its columns in `shown`; for a worker. Errors: as
/// core::records::profileNamed; InvalidPlan, which names the file, where the column of its text is not there.
core::Result<HouseProfile> readHouseProfile(const std::string &path,
                                            const std::vector<std::filesystem::path> &files,
                                            const core::records::Preview &shown);

} // namespace ui
