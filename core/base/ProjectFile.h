#pragma once

#include "core/base/Database.h"

namespace core {

/// Layout of a project file (`*.keyseed`), all tables of it. Released values and the answers of a language
/// model are in one file, so that they stay together. Version 3 is the oldest that is read.
extern const DatabaseLayout projectFileLayout;

} // namespace core
