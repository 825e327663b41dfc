#pragma once

#include "core/records/Part.h"

#include <array>
#include <string>
#include <string_view>

namespace core::records {

/// A column that every source has: what the file's name or place says, for labels and persons that stand
/// nowhere else.
struct FileColumn
{
    std::string_view name;
    std::string (*valueIn)(const Part &part);
};

/// `@file`: the name without its ending ("220-01"). `@folder`: of the folder that it lies in ("cardiology").
/// `@path`: below the folder or in the archive that the source names ("2020/cardiology/220-01.txt").
const std::array<FileColumn, 3> &fileColumns();

/// Null when there is none of that name.
const FileColumn *findFileColumn(std::string_view name);

} // namespace core::records
