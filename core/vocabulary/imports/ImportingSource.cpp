#include "core/vocabulary/imports/ImportingSource.h"

#include "core/base/Result.h"
#include "core/vocabulary/imports/VocabularyCache.h"

namespace core::vocabulary {

Result<Imported> ImportingSource::importFiles(const Settings &settings, JobControl &control) const
{
    KEYSEED_TRY(check(settings));
    auto imported = read(settings, control);
    if (!imported)
        return imported;
    if (imported->terms.empty())
        return fail(ErrorCode::InvalidPlan,
                    files(settings).front().second.string()
                        + ": holds no term for this vocabulary; choose more of it, or name another file");
    return imported;
}

Result<OpenedVocabulary>
ImportingSource::open(const Settings &settings, const Folders &folders, JobControl &control) const
{
    KEYSEED_TRY(check(settings));
    KEYSEED_ASSIGN(const auto before, importKey(*this, settings));
    const VocabularyCache cache(folders.cache);
    if (auto kept = cache.find(before))
        return std::move(*kept);
    KEYSEED_ASSIGN(auto imported, importFiles(settings, control));
    // A result of files that changed meanwhile must not be kept under the key of the old ones.
    const auto after = importKey(*this, settings);
    if (!after || *after != before)
        return fail(ErrorCode::Io,
                    files(settings).front().second.string()
                        + ": was changed while it was read; try again when it is finished");
    for (ImportSummary::File &file : imported.summary.files)
        file.path = file.path.filename();
    return cache.keep(before, std::move(imported));
}

std::string ImportingSource::publicName(const Settings &settings) const
{
    const auto named = files(settings);
    return std::string(name()) + (named.empty() ? "" : " " + named.front().second.filename().string());
}

} // namespace core::vocabulary
