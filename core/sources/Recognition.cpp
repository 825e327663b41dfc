#include "core/sources/Recognition.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/sources/Sources.h"

#include <string>
#include <unistd.h>

namespace core::vocabulary {

namespace {

constexpr std::size_t beginningBytes = std::size_t{64} << 10;
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

Result<std::string> beginningOf(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::terminology));
    std::string bytes(beginningBytes, '\0');
    const ssize_t size = ::pread(file.descriptor(), bytes.data(), bytes.size(), 0);
    if (size < 0)
        return fail(ErrorCode::Io, path.string() + ": cannot be read; check its disk");
    bytes.resize(static_cast<std::size_t>(size));
    if (bytes.starts_with(byteOrderMark))
        bytes.erase(0, byteOrderMark.size());
    return bytes;
}

} // namespace

Result<const Source *> recognisedSource(const std::filesystem::path &file)
{
    KEYSEED_ASSIGN(const auto bytes, beginningOf(file));
    const std::string name = file.filename().string();
    Beginning beginning{.name = name, .bytes = bytes};
    beginning.firstLine = beginning.bytes.substr(0, beginning.bytes.find_first_of("\r\n"));
    const Source *surest = nullptr;
    Likeness likeness = Likeness::None;
    for (const Source *source : sources()) {
        const Likeness its = source->recognise(beginning);
        if (its > likeness)
            surest = source;
        else if (its == likeness)
            surest = nullptr; // one cannot be told from the other
        likeness = std::max(likeness, its);
    }
    return surest;
}

} // namespace core::vocabulary
