#include "core/base/NewFile.h"
#include "core/pipeline/ModelWriting.h"

namespace core::pipeline {

Result<void> exportSentLog(const std::filesystem::path &projectFile, const std::filesystem::path &path)
{
    auto store = chat::AnswerStore::open(projectFile);
    if (!store)
        return fail(store.error());
    auto file = NewFile::at(path);
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
    return file->finish();
}

} // namespace core::pipeline
