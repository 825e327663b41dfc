#pragma once

#include "core/vocabulary/Source.h"
#include "core/vocabulary/imports/Imported.h"

namespace core::vocabulary {

/// A source that makes a vocabulary of the files of a terminology. What was made is kept in the cache of the
/// caller (VocabularyCache.h), so that it is made once.
class ImportingSource : public Source
{
public:
    Result<OpenedVocabulary>
    open(const Settings &settings, const Folders &folders, JobControl &control) const final;
    const ImportingSource *importing() const final { return this; }
    /// "umls MRCONSO.RRF"
    std::string publicName(const Settings &settings) const final;

    /// Reads the files, whatever is kept. The terms depend on the content of the files and the settings
    /// alone. Errors: as open(); an import without a term is one.
    Result<Imported> importFiles(const Settings &settings, JobControl &control) const;

private:
    /// `settings` are checked.
    virtual Result<Imported> read(const Settings &settings, JobControl &control) const = 0;
};

} // namespace core::vocabulary
