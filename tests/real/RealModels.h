#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace tests {

/// Returns the folder with real models: $KEYSEED_REAL_MODELS, else ../shared/models beside the sources.
inline std::filesystem::path realModels()
{
    const char *const named = std::getenv("KEYSEED_REAL_MODELS");
    return named != nullptr && *named != '\0'
               ? std::filesystem::path(named)
               : std::filesystem::path(KEYSEED_SOURCE_DIR) / ".." / "shared" / "models";
}

} // namespace tests

/// Ends the test as skipped where `file` is not in the folder with real models.
#define KEYSEED_NEEDS_REAL(file)                                                                             \
    do {                                                                                                     \
        if (!std::filesystem::exists(tests::realModels() / (file)))                                          \
            QSKIP("needs real models: set KEYSEED_REAL_MODELS to a folder that has " file);                  \
    } while (false)
