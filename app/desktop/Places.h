#pragma once

#include <QStringList>

#include <filesystem>

namespace desktop {

/// The folder with the built lexicon files: $KEYSEED_RESOURCES, else ../share/keyseed beside the program,
/// else where the build put them.
std::filesystem::path resourcesDir();

/// The folder with plan.json and the records of the sample project, below resourcesDir() when installed.
std::filesystem::path sampleDir();

/// The user guide: beside the program's own folder in ../share/doc when installed, else where the build put
/// it. Nothing says that it is there.
std::filesystem::path guideDir();

/// Returns the folder of new projects: Keyseed in the person's documents.
std::filesystem::path projectsDir();

/// Returns the folders where translations may be, in the order to search.
QStringList translationDirs();

} // namespace desktop
