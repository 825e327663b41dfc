#include "core/embedding/Recognition.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/embedding/Sources.h"

#include <string>
#include <unistd.h>

namespace core::embedding {

Result<const Source *> recognisedSource(const std::filesystem::path &path)
{
    constexpr std::size_t headBytes = std::size_t{1} << 16;
    KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::vectors));
    std::string head(headBytes, '\0');
    const ssize_t size = ::pread(file.descriptor(), head.data(), head.size(), 0);
    if (size < 0)
        return fail(ErrorCode::Io, path.string() + ": cannot be read; check its disk");
    head.resize(static_cast<std::size_t>(size));
    for (const Source *source : sources())
        if (source->recognises(head))
            return source;
    return nullptr;
}

} // namespace core::embedding
