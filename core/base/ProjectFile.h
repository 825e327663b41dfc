#pragma once

#include "core/base/Database.h"

namespace core {

/// The layout of a project file (`*.keyseed`), all tables of it: what the pipeline released and what was
/// asked of a language model lie in one file, so that they are carried on together. Version 0 is that of
/// release 0.1, which did not mark its files.
extern const DatabaseLayout projectFileLayout;

} // namespace core
