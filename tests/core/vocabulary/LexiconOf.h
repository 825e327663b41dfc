#pragma once

#include "core/vocabulary/LexiconFile.h"

#include <QTemporaryDir>

#include <string>
#include <utility>
#include <vector>

namespace tests {

/// A vocabulary of terms with their inflections. The mapping outlives the file.
inline core::vocabulary::Vocabulary
lexiconOf(const std::vector<std::pair<std::string, std::vector<std::string>>> &terms)
{
    std::vector<core::vocabulary::LexiconTerm> lexicon;
    for (const auto &[term, forms] : terms)
        lexicon.push_back({term, 1000, core::vocabulary::Kind::Other, 0, forms});
    const QTemporaryDir folder;
    const std::string path = folder.filePath("lexicon").toStdString();
    if (const auto written = core::vocabulary::writeLexicon(path, lexicon); !written)
        qFatal("%s", written.error().detail.c_str());
    return core::vocabulary::Vocabulary::openLexicon(path).value();
}

} // namespace tests
