#include "core/chat/KeyOrigins.h"

#include "core/base/Digest.h"
#include "core/base/FileLock.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/http/Address.h"

#include <algorithm>
#include <fcntl.h>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace core::chat {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view authority = "#ca=";
constexpr std::uintmax_t largestAuthority = std::uintmax_t{16} << 20;
constexpr std::size_t largestFile = std::size_t{1} << 20;

Error fileError(const fs::path &path, const char *what)
{
    return {ErrorCode::Io,
            path.string() + ": the allowed server " + what + "; check the folder's permissions"};
}

// Returns whether the file belongs to this person alone, as it is written here: an unpacked file hardly ever
// does.
bool isOwn(int file)
{
    struct stat facts = {};
    return ::fstat(file, &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_uid == ::geteuid()
           && (facts.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

std::string textOf(const fs::path &path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    std::string text;
    char bytes[4096];
    if (file >= 0 && isOwn(file))
        for (ssize_t got = ::read(file, bytes, sizeof bytes); got > 0 && text.size() < largestFile;
             got = ::read(file, bytes, sizeof bytes))
            text.append(bytes, static_cast<std::size_t>(got));
    if (file >= 0)
        ::close(file);
    return text;
}

std::string lineOf(const KeyUse &use)
{
    return use.variable + " " + use.origin + "\n";
}

} // namespace

Result<std::string> keyOriginOf(const std::string &baseUrl, const fs::path &caFile)
{
    KEYSEED_ASSIGN(const auto address, http::parseAddress(baseUrl));
    const std::string origin = http::originOf(address);
    if (caFile.empty())
        return origin;
    std::error_code error; // a pipe or a device would be read without end
    if (!fs::is_regular_file(caFile, error) || fs::file_size(caFile, error) > largestAuthority)
        return fail(ErrorCode::NotFound,
                    caFile.string() + ": a file of certificates (PEM) of at most 16 MiB was expected");
    KEYSEED_ASSIGN(const auto digest, sha256OfFile(caFile));
    return origin + std::string(authority) + toHex(digest);
}

fs::path KeyOrigins::fileBeside(const fs::path &ledger)
{
    fs::path path = ledger;
    return path += ".key-origins";
}

Result<void> KeyOrigins::allow(const std::string &origin)
{
    const std::size_t end = std::min(origin.find(authority), origin.size());
    const std::string digest = origin.substr(end);
    const auto address = http::parseAddress(origin.substr(0, end));
    const bool isDigest = digest.empty() || isHexDigest(std::string_view(digest).substr(authority.size()));
    if (!address || !isDigest)
        return fail(ErrorCode::InvalidParameter, "a server such as https://host:443 was expected");
    m_allowed.push_back(http::originOf(*address) + digest);
    return {};
}

Result<void> KeyOrigins::remember(const KeyUse &use)
{
    if (isRemembered(use))
        return {};
    std::error_code ignored; // the next step says what is wrong
    if (m_file.has_parent_path())
        fs::create_directories(m_file.parent_path(), ignored);
    fs::path lockFile = m_file;
    lockFile += ".lock";
    const auto lock = FileLock::take(lockFile, m_file.string() + ": another run is writing it; try again");
    KEYSEED_TRY(lock);
    std::string text;
    for (const KeyUse &each : remembered())
        text += lineOf(each);
    if (!writeNewFile(m_file, text + lineOf(use), NewFile::For::OwnerOnly))
        return fail(fileError(m_file, "cannot be remembered"));
    return {};
}

bool KeyOrigins::isAllowed(const KeyUse &use) const
{
    return std::ranges::find(m_allowed, use.origin) != m_allowed.end() || isRemembered(use);
}

bool KeyOrigins::isRemembered(const KeyUse &use) const
{
    const auto all = remembered();
    return std::ranges::find(all, use) != all.end();
}

std::vector<KeyUse> KeyOrigins::remembered() const
{
    std::vector<KeyUse> uses;
    std::istringstream lines(textOf(m_file));
    for (KeyUse use; lines >> use.variable >> use.origin;)
        uses.push_back(use);
    return uses;
}

} // namespace core::chat
