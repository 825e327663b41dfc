#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/pipeline/asking/ModelWriting.h"

namespace core::pipeline {

Result<void> exportSentLog(const std::filesystem::path &projectFile, const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto store, chat::AnswerStore::open(projectFile));
    KEYSEED_ASSIGN(auto file, NewFile::at(path));
    Result<void> written;
    auto read = store.eachSent([&](const std::string &line) {
        if (written)
            written = file.write(line + "\n");
    });
    if (!read)
        return read;
    if (!written)
        return written;
    return file.finish();
}

} // namespace core::pipeline
