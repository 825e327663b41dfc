#pragma once

#include "core/sources/Sources.h"
#include "core/vocabulary/imports/ImportingSource.h"

#include <QString>
#include <QTemporaryDir>

#include <fstream>
#include <string>

namespace tests {

/// A folder for the files of a terminology.
class ImportStage
{
public:
    std::filesystem::path path(const std::string &name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    std::filesystem::path write(const std::string &name, const std::string &bytes) const
    {
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name);
    }

    core::Result<core::vocabulary::Imported> import(const std::string &source, const core::Settings &settings)
    {
        return core::vocabulary::findSource(source)->importing()->importFiles(settings, control);
    }
    /// Of one file with these bytes.
    core::Result<core::vocabulary::Imported>
    importText(const std::string &source, const std::string &bytes, core::Settings settings = {})
    {
        settings.insert_or_assign("file", write("file", bytes).string());
        return import(source, settings);
    }

    core::NoControl control;

private:
    QTemporaryDir m_folder;
};

/// "asthma (disease): bronchial asthma, asthmatic; ..." of all terms, or what is wrong.
inline QString described(const core::Result<core::vocabulary::Imported> &imported)
{
    if (!imported)
        return QString::fromStdString(imported.error().detail);
    static constexpr const char *kinds[] = {
        "other", "disease", "symptom", "body part", "drug", "procedure", "organism", "substance"};
    std::string text;
    for (const auto &term : imported->terms) {
        text += (text.empty() ? "" : "; ") + term.term + " (" + kinds[static_cast<int>(term.kind)] + ")";
        for (std::size_t i = 0; i < term.forms.size(); ++i)
            text += (i == 0 ? ": " : ", ") + term.forms[i];
    }
    return QString::fromStdString(text);
}

} // namespace tests
