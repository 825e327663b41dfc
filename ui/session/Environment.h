#pragma once

#include "core/signing/KeyFile.h"

#include <QString>

#include <filesystem>
#include <memory>

class QSettings;

namespace ui {

class FileChooser;

/// The environment of the program; assembled by `app`, or by a test with temporary places.
struct Environment
{
    std::filesystem::path ledgerPath;   ///< of all projects but the sample, see sampleLedger()
    std::filesystem::path resourcesDir; ///< the built lexicon files
    std::filesystem::path cacheDir;     ///< where imported vocabularies are kept; empty: nowhere
    std::filesystem::path sampleDir;    ///< plan.json and records of the sample project
    std::filesystem::path projectsDir;  ///< where new projects go by default
    std::filesystem::path guideDir;     ///< the user guide, a folder for each language; empty: there is none
    std::shared_ptr<QSettings> settings;
    std::shared_ptr<FileChooser> files;
    QString version;
    std::filesystem::path signingKeyPath = core::signing::defaultKeyPath(); ///< unless another is chosen
    core::signing::GuessingCost signingCost;                                ///< of keys that are made
};

/// Returns the ledger of the sample project: beside the ledger of the user, so that trying the program spends
/// nothing there.
inline std::filesystem::path sampleLedger(const Environment &environment)
{
    return environment.ledgerPath.parent_path() / ("sample-" + environment.ledgerPath.filename().string());
}

} // namespace ui
