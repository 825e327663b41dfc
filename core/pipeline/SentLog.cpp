#include "core/package/archive/OutputFile.h"
#include "core/pipeline/ModelWriting.h"

namespace core::pipeline {

Result<void> exportSentLog(const std::filesystem::path &projectFile, const std::filesystem::path &path)
{
    auto store = chat::AnswerStore::open(projectFile);
    if (!store)
        return fail(store.error());
    auto file = package::OutputFile::create(path, path.string());
    if (!file)
        return fail(file.error());
    Result<void> written;
    auto read = store->eachSent([&](const std::string &line) {
        if (written)
            written = file->write(line + "\n");
    });
    if (!read)
        return read;
    if (!written)
        return written;
    if (auto finished = file->finish(); !finished)
        return fail(finished.error());
    return {};
}

} // namespace core::pipeline
