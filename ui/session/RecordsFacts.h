#pragma once

#include "core/base/Result.h"
#include "core/records/Preview.h"
#include "core/records/Source.h"

#include <QStringList>

#include <cstddef>
#include <string>
#include <vector>

namespace core::records {
struct Profile;
}

namespace ui {

/// What the first look at a source brings beside the first rows. PRIVATE: a file may be named after a
/// patient.
struct RecordsFacts
{
    static constexpr std::size_t maximumNames = 2000;

    QStringList names;               ///< of the files, or of the entries of an archive; not more than so many
    bool isArchive = false;          ///< of the first file
    std::vector<std::string> tables; ///< the sheets or tables of the first file
    const core::records::Profile *profile = nullptr; ///< the kind of export that it is
    core::records::Source meant;                     ///< what the columns mean where the profile is right
};

struct FirstLook
{
    core::records::Preview preview;
    RecordsFacts facts;
};

/// Reads the beginning of the first file and lists the others; for a worker, since folders may be large.
/// Errors: as core::records::preview.
core::Result<FirstLook> lookAt(const core::records::Source &source);

} // namespace ui
