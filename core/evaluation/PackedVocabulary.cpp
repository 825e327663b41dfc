#include "core/evaluation/PackedVocabulary.h"

#include "core/base/Digest.h"
#include "core/base/NewFile.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/archive/PackageReader.h"
#include "core/vocabulary/LearntFile.h"

namespace core::evaluation {

namespace {

namespace fs = std::filesystem;

fs::path keptPath(const fs::path &cache, std::string_view digest)
{
    return cache / "received" / (std::string(digest) + ".learnt");
}

bool isKept(const fs::path &cache, std::string_view digest)
{
    const auto found = vocabulary::digestInHead(keptPath(cache, digest), vocabulary::learntMagic);
    return found && toHex(*found) == digest;
}

} // namespace

const std::string &readingDigest(const PackagedCorpus &corpus)
{
    return corpus.packedVocabulary.empty() ? corpus.vocabularySha256 : corpus.packedVocabulary;
}

Result<void> keepPackedVocabulary(const fs::path &folderOrZip,
                                  const PackagedCorpus &corpus,
                                  const fs::path &cache,
                                  JobControl &control)
{
    const std::string &digest = corpus.packedVocabulary;
    if (digest.empty() || isKept(cache, digest))
        return {};
    std::string bytes;
    const package::OnEntry take = [&](const package::PackageEntry &entry) -> Result<void> {
        if (control.isCancelled())
            return cancelled();
        if (entry.kind != package::PackageEntry::Kind::File || entry.name != package::files::terms)
            return {};
        return entry.read([&bytes](std::string_view piece) -> Result<void> {
            bytes += piece;
            return {};
        });
    };
    KEYSEED_TRY(package::forEachEntry(folderOrZip, {}, take));
    const auto file = vocabulary::LearntFile::ofBytes(bytes);
    if (!file || toHex(file->digest()) != digest)
        return fail(ErrorCode::InvalidPackage,
                    folderOrZip.string() + ": the package was changed while it was read; try again");
    const fs::path path = keptPath(cache, digest);
    std::error_code ignored;
    fs::create_directories(path.parent_path(), ignored);
    KEYSEED_ASSIGN(auto kept, NewFile::at(path));
    KEYSEED_TRY(kept.write(bytes));
    return kept.finish();
}

bool nameKeptVocabulary(plan::Plan &plan, std::string_view digest, const fs::path &cache)
{
    if (!dependsOnFiles(plan.vocabulary) || digest.empty() || !isKept(cache, digest))
        return false;
    plan.vocabulary = {.source = "saved", .settings = {{"file", keptPath(cache, digest).string()}}};
    return true;
}

} // namespace core::evaluation
