#pragma once

#include "core/base/Result.h"

#include <filesystem>

namespace core::localmodel {

/// Returns the program llama-server (of the project llama.cpp): the chosen one, else the first of this name
/// on PATH. Errors: NotFound with what to do.
Result<std::filesystem::path> findServerProgram();

/// Stores which program llama-server is, for this program and the window: one line in the file
/// `llama-server.path` in the folder of the user's data, for the owner alone. Errors: NotFound or
/// InvalidParameter if it is no program that can be run; Io.
Result<void> chooseServerProgram(const std::filesystem::path &program);

} // namespace core::localmodel
