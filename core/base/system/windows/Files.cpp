#include "core/base/system/Files.h"

#include "core/base/system/Folders.h"
#include "core/base/system/windows/Errors.h"

#include <aclapi.h>
#include <algorithm>
#include <fcntl.h>
#include <io.h>
#include <limits>
#include <memory>
#include <sddl.h>
#include <shlwapi.h>
#include <utility>

namespace core::system {

namespace fs = std::filesystem;

namespace {

constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

struct FreeLocal
{
    void operator()(void *memory) const { ::LocalFree(memory); }
};
using LocalMemory = std::unique_ptr<void, FreeLocal>;

struct CloseHandle
{
    void operator()(void *handle) const { ::CloseHandle(handle); }
};
using OwnedHandle = std::unique_ptr<void, CloseHandle>;

// Paths of more than 260 characters need the prefix, and it needs an absolute path with backslashes.
std::wstring wide(const fs::path &path)
{
    constexpr std::size_t longest = 240;
    std::error_code error;
    fs::path whole = fs::absolute(path, error).lexically_normal();
    if (error || whole.native().size() < longest || whole.native().starts_with(LR"(\\)"))
        return path.native();
    return LR"(\\?\)" + whole.make_preferred().native();
}

HANDLE handleOf(int descriptor)
{
    return reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor)); // NOLINT: as Windows has it
}

int descriptorOf(HANDLE handle, int flags)
{
    if (handle == INVALID_HANDLE_VALUE)
        return failed() ? 0 : -1;
    const int descriptor = ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle),
                                             flags | _O_BINARY | _O_NOINHERIT); // NOLINT
    if (descriptor < 0)
        ::CloseHandle(handle);
    return descriptor;
}

// Returns the user of this process as Windows stores it.
std::vector<std::byte> userOfProcess()
{
    HANDLE opened = nullptr;
    if (!::OpenProcessToken(::GetCurrentProcess(), TOKEN_QUERY, &opened))
        return {};
    const OwnedHandle token(opened);
    DWORD size = 0;
    ::GetTokenInformation(token.get(), TokenUser, nullptr, 0, &size);
    std::vector<std::byte> user(size);
    if (size == 0 || !::GetTokenInformation(token.get(), TokenUser, user.data(), size, &size))
        return {};
    return user;
}

PSID sidIn(const std::vector<std::byte> &user)
{
    return user.empty() ? nullptr : reinterpret_cast<const TOKEN_USER *>(user.data())->User.Sid; // NOLINT
}

// Returns a descriptor that lets the user of this process do everything, and nobody else anything.
LocalMemory ownerOnly()
{
    const auto user = userOfProcess();
    wchar_t *text = nullptr;
    PSECURITY_DESCRIPTOR made = nullptr;
    if (user.empty() || !::ConvertSidToStringSidW(sidIn(user), &text))
        return nullptr;
    const LocalMemory kept(text);
    const std::wstring rules = L"D:P(A;;FA;;;" + std::wstring(text) + L")";
    ::ConvertStringSecurityDescriptorToSecurityDescriptorW(rules.c_str(), SDDL_REVISION_1, &made, nullptr);
    return LocalMemory(made);
}

bool isAdministrator(PSID sid)
{
    return ::IsWellKnownSid(sid, WinLocalSystemSid) || ::IsWellKnownSid(sid, WinBuiltinAdministratorsSid)
           || ::IsWellKnownSid(sid, WinCreatorOwnerRightsSid);
}

void addOwner(HANDLE file, FileFacts &facts)
{
    PSID owner = nullptr;
    PACL rules = nullptr;
    PSECURITY_DESCRIPTOR read = nullptr;
    if (::GetSecurityInfo(file,
                          SE_FILE_OBJECT,
                          OWNER_SECURITY_INFORMATION | DACL_SECURITY_INFORMATION,
                          &owner,
                          nullptr,
                          &rules,
                          nullptr,
                          &read)
        != ERROR_SUCCESS)
        return;
    const LocalMemory kept(read);
    const auto user = userOfProcess();
    facts.isOwn = !user.empty() && owner && (::EqualSid(owner, sidIn(user)) || isAdministrator(owner));
    facts.isForOwnerOnly = rules != nullptr; // no list of rules: everybody may do everything
    for (DWORD i = 0; rules && i < rules->AceCount; ++i) {
        void *rule = nullptr;
        if (!::GetAce(rules, i, &rule))
            continue;
        auto *allowed = static_cast<ACCESS_ALLOWED_ACE *>(rule);
        if (allowed->Header.AceType != ACCESS_ALLOWED_ACE_TYPE || allowed->Mask == 0)
            continue;
        auto *who = static_cast<PSID>(&allowed->SidStart);
        if (!::EqualSid(who, owner) && !(!user.empty() && ::EqualSid(who, sidIn(user)))
            && !isAdministrator(who))
            facts.isForOwnerOnly = false;
    }
}

std::int64_t seconds(const FILETIME &time)
{
    return static_cast<std::int64_t>((std::uint64_t{time.dwHighDateTime} << 32 | time.dwLowDateTime)
                                     / 10'000'000);
}

std::int64_t nanoseconds(const FILETIME &time)
{
    return static_cast<std::int64_t>((std::uint64_t{time.dwHighDateTime} << 32 | time.dwLowDateTime)
                                     % 10'000'000 * 100);
}

FileFacts factsOfHandle(HANDLE file)
{
    FileFacts facts;
    BY_HANDLE_FILE_INFORMATION information = {};
    if (::GetFileType(file) != FILE_TYPE_DISK) {
        facts.kind = FileKind::Other;
        return facts;
    }
    if (!::GetFileInformationByHandle(file, &information))
        return facts;
    const DWORD attributes = information.dwFileAttributes;
    facts.kind = (attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 ? FileKind::Link
                 : (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0   ? FileKind::Folder
                                                                  : FileKind::Regular;
    facts.size = std::uint64_t{information.nFileSizeHigh} << 32 | information.nFileSizeLow;
    facts.identity = {information.dwVolumeSerialNumber,
                      std::uint64_t{information.nFileIndexHigh} << 32 | information.nFileIndexLow};
    facts.times = {seconds(information.ftLastWriteTime),
                   nanoseconds(information.ftLastWriteTime),
                   seconds(information.ftCreationTime),
                   nanoseconds(information.ftCreationTime)};
    return facts;
}

FileFacts factsAt(const fs::path &path, DWORD flags)
{
    const HANDLE opened = ::CreateFileW(wide(path).c_str(),
                                        READ_CONTROL | FILE_READ_ATTRIBUTES,
                                        shared,
                                        nullptr,
                                        OPEN_EXISTING,
                                        FILE_FLAG_BACKUP_SEMANTICS | flags,
                                        nullptr);
    if (opened == INVALID_HANDLE_VALUE) {
        failed();
        return {};
    }
    const OwnedHandle file(opened);
    FileFacts facts = factsOfHandle(file.get());
    addOwner(file.get(), facts);
    return facts;
}

// Opens or makes a file. A link that is not to be followed is opened itself, and refused.
int opened(const fs::path &path, DWORD access, DWORD how, Links links, SECURITY_ATTRIBUTES *rules)
{
    const DWORD refusing = links == Links::Refuse ? FILE_FLAG_OPEN_REPARSE_POINT : 0;
    const HANDLE handle = ::CreateFileW(wide(path).c_str(),
                                        access,
                                        shared,
                                        rules,
                                        how,
                                        FILE_ATTRIBUTE_NORMAL | FILE_FLAG_BACKUP_SEMANTICS | refusing,
                                        nullptr);
    const int descriptor = descriptorOf(handle, (access & GENERIC_WRITE) != 0 ? _O_RDWR : _O_RDONLY);
    if (descriptor >= 0 && links == Links::Refuse
        && factsOfHandle(handleOf(descriptor)).kind == FileKind::Link) {
        ::_close(descriptor);
        errno = ELOOP;
        return -1;
    }
    return descriptor;
}

int madeForOwner(const fs::path &path, DWORD how, Links links)
{
    const LocalMemory rules = ownerOnly();
    SECURITY_ATTRIBUTES attributes = {sizeof(SECURITY_ATTRIBUTES), rules.get(), FALSE};
    return opened(path, GENERIC_READ | GENERIC_WRITE, how, links, rules ? &attributes : nullptr);
}

OVERLAPPED placeOf(std::uint64_t position)
{
    OVERLAPPED place = {};
    place.Offset = static_cast<DWORD>(position);
    place.OffsetHigh = static_cast<DWORD>(position >> 32);
    return place;
}

bool lockPlace(int descriptor, std::uint64_t position, DWORD flags)
{
    OVERLAPPED place = placeOf(position);
    return ::LockFileEx(handleOf(descriptor), LOCKFILE_FAIL_IMMEDIATELY | flags, 0, 1, 0, &place) || failed();
}

bool unlockPlace(int descriptor, std::uint64_t position)
{
    OVERLAPPED place = placeOf(position);
    return ::UnlockFileEx(handleOf(descriptor), 0, 1, 0, &place) || failed();
}

// A lock of a whole file is one of a byte that no file has, so that its content stays readable.
constexpr std::uint64_t placeOfWhole = std::numeric_limits<std::int64_t>::max() - 1;

DWORD partOf(std::size_t size)
{
    return static_cast<DWORD>(std::min<std::size_t>(size, std::size_t{1} << 30));
}

bool hasAttribute(const fs::path &path, DWORD attribute)
{
    const DWORD attributes = ::GetFileAttributesW(wide(path).c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & attribute) != 0;
}

} // namespace

FileFacts factsOf(const fs::path &path)
{
    return factsAt(path, 0);
}

FileFacts factsOfLink(const fs::path &path)
{
    return factsAt(path, FILE_FLAG_OPEN_REPARSE_POINT);
}

FileFacts factsOf(int descriptor)
{
    FileFacts facts = factsOfHandle(handleOf(descriptor));
    addOwner(handleOf(descriptor), facts);
    return facts;
}

int openForReading(const fs::path &path, Links links)
{
    return opened(path, GENERIC_READ, OPEN_EXISTING, links, nullptr);
}

int createNew(const fs::path &path, For whom)
{
    return whom == For::OwnerOnly
               ? madeForOwner(path, CREATE_NEW, Links::Refuse)
               : opened(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW, Links::Refuse, nullptr);
}

int createOrEmpty(const fs::path &path)
{
    return opened(path, GENERIC_READ | GENERIC_WRITE, CREATE_ALWAYS, Links::Follow, nullptr);
}

int openOrCreate(const fs::path &path, Links links)
{
    return madeForOwner(path, OPEN_ALWAYS, links);
}

void closeFile(int descriptor)
{
    ::_close(descriptor);
}

bool closeWritten(int descriptor)
{
    return ::_close(descriptor) == 0;
}

std::int64_t readSome(int descriptor, std::span<char> buffer)
{
    DWORD count = 0;
    if (!::ReadFile(handleOf(descriptor), buffer.data(), partOf(buffer.size()), &count, nullptr)
        && ::GetLastError() != ERROR_BROKEN_PIPE && ::GetLastError() != ERROR_HANDLE_EOF)
        return failed() ? 0 : -1;
    return count;
}

std::int64_t readAt(int descriptor, std::span<char> buffer, std::uint64_t offset)
{
    // Reading at a place moves the current one, which is put back.
    LARGE_INTEGER before = {};
    if (!::SetFilePointerEx(handleOf(descriptor), {}, &before, FILE_CURRENT))
        return failed() ? 0 : -1;
    OVERLAPPED place = placeOf(offset);
    DWORD count = 0;
    const bool isRead = ::ReadFile(handleOf(descriptor), buffer.data(), partOf(buffer.size()), &count, &place)
                        || ::GetLastError() == ERROR_HANDLE_EOF || failed();
    ::SetFilePointerEx(handleOf(descriptor), before, nullptr, FILE_BEGIN);
    return isRead ? std::int64_t{count} : -1;
}

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        DWORD count = 0;
        if (!::WriteFile(handleOf(descriptor), bytes.data(), partOf(bytes.size()), &count, nullptr))
            return failed();
        bytes.remove_prefix(count);
    }
    return true;
}

bool seekTo(int descriptor, std::uint64_t offset)
{
    LARGE_INTEGER place = {};
    place.QuadPart = static_cast<LONGLONG>(offset);
    return ::SetFilePointerEx(handleOf(descriptor), place, nullptr, FILE_BEGIN) || failed();
}

bool resize(int descriptor, std::uint64_t size)
{
    FILE_END_OF_FILE_INFO end = {};
    end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
    return ::SetFileInformationByHandle(handleOf(descriptor), FileEndOfFileInfo, &end, sizeof end)
           || failed();
}

bool sync(int descriptor)
{
    return ::FlushFileBuffers(handleOf(descriptor)) || failed();
}

bool syncFile(const fs::path &file)
{
    const int descriptor = opened(file, GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING, Links::Follow, nullptr);
    if (descriptor < 0)
        return false;
    const bool isSynced = sync(descriptor);
    const int error = std::exchange(errno, 0);
    ::_close(descriptor);
    errno = error;
    return isSynced;
}

bool syncFolder(const fs::path &)
{
    return true;
}

bool replaceFile(const fs::path &from, const fs::path &to)
{
    return ::MoveFileExW(
               wide(from).c_str(), wide(to).c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)
           || failed();
}

bool renameFolder(const fs::path &from, const fs::path &to)
{
    if (!::RemoveDirectoryW(wide(to).c_str()) && ::GetLastError() != ERROR_FILE_NOT_FOUND)
        return failed();
    return ::MoveFileExW(wide(from).c_str(), wide(to).c_str(), MOVEFILE_WRITE_THROUGH) || failed();
}

bool removeFile(const fs::path &path)
{
    return ::DeleteFileW(wide(path).c_str()) || failed();
}

bool makeOwnFolder(const fs::path &path)
{
    return ::CreateDirectoryW(wide(path).c_str(), nullptr) || failed();
}

bool setFolderPermissions(const fs::path &, const fs::path &)
{
    return true; // a folder has those of the one it stands in
}

bool canBeRun(const fs::path &program)
{
    return ::PathMatchSpecW(program.c_str(), L"*.exe") && !hasAttribute(program, FILE_ATTRIBUTE_DIRECTORY)
           && ::GetFileAttributesW(wide(program).c_str()) != INVALID_FILE_ATTRIBUTES;
}

bool canWriteInto(const fs::path &folder)
{
    const OwnedHandle opened(::CreateFileW(wide(folder).c_str(),
                                           FILE_ADD_FILE,
                                           shared,
                                           nullptr,
                                           OPEN_EXISTING,
                                           FILE_FLAG_BACKUP_SEMANTICS,
                                           nullptr));
    return opened.get() != INVALID_HANDLE_VALUE || failed();
}

bool canList(const fs::path &folder)
{
    const OwnedHandle opened(::CreateFileW(wide(folder).c_str(),
                                           FILE_LIST_DIRECTORY,
                                           shared,
                                           nullptr,
                                           OPEN_EXISTING,
                                           FILE_FLAG_BACKUP_SEMANTICS,
                                           nullptr));
    return opened.get() != INVALID_HANDLE_VALUE || failed();
}

const std::byte *mapFile(int descriptor, std::size_t size)
{
    // The mapping keeps the file open; it ends with the view.
    const OwnedHandle mapping(
        ::CreateFileMappingW(handleOf(descriptor), nullptr, PAGE_READONLY, 0, 0, nullptr));
    void *begin = mapping ? ::MapViewOfFile(mapping.get(), FILE_MAP_READ, 0, 0, size) : nullptr;
    if (!begin)
        failed();
    return static_cast<const std::byte *>(begin);
}

void unmapFile(const std::byte *begin, std::size_t)
{
    ::UnmapViewOfFile(begin);
}

bool lockFile(int descriptor)
{
    return lockPlace(descriptor, placeOfWhole, LOCKFILE_EXCLUSIVE_LOCK);
}

bool lockByte(int descriptor, std::int64_t position)
{
    return lockPlace(descriptor, static_cast<std::uint64_t>(position), LOCKFILE_EXCLUSIVE_LOCK);
}

void unlockByte(int descriptor, std::int64_t position)
{
    unlockPlace(descriptor, static_cast<std::uint64_t>(position));
}

Lock lockOfByte(int descriptor, std::int64_t position)
{
    // Shared: two that look at the same time do not see each other.
    if (!lockPlace(descriptor, static_cast<std::uint64_t>(position), 0))
        return errno == EACCES || ::GetLastError() == ERROR_IO_PENDING ? Lock::Held : Lock::Unknown;
    unlockPlace(descriptor, static_cast<std::uint64_t>(position));
    return Lock::Free;
}

int memoryFile()
{
    errno = ENOTSUP;
    return -1;
}

fs::path pathOfMemoryFile(int)
{
    return {};
}

bool matchesPattern(const std::string &name, const std::string &pattern)
{
    return ::PathMatchSpecW(fs::path(name).c_str(), fs::path(pattern).c_str());
}

std::vector<fs::path> pathsMatching(const fs::path &pattern)
{
    std::vector<fs::path> paths;
    const fs::path folder = pattern.has_parent_path() ? pattern.parent_path() : fs::path(".");
    const auto entries = entriesOf(folder);
    for (const fs::path &entry : entries ? *entries : paths)
        if (::PathMatchSpecW(entry.filename().c_str(), pattern.filename().c_str()))
            paths.push_back(entry);
    return paths;
}

std::optional<std::vector<fs::path>> entriesOf(const fs::path &folder)
{
    WIN32_FIND_DATAW found = {};
    const HANDLE search = ::FindFirstFileExW(wide(folder / "*").c_str(),
                                             FindExInfoBasic,
                                             &found,
                                             FindExSearchNameMatch,
                                             nullptr,
                                             FIND_FIRST_EX_LARGE_FETCH);
    if (search == INVALID_HANDLE_VALUE) {
        failed();
        return std::nullopt;
    }
    std::vector<fs::path> entries;
    do {
        const std::wstring_view name = found.cFileName;
        if (name != L"." && name != L"..")
            entries.push_back(folder / name);
    } while (::FindNextFileW(search, &found));
    const DWORD end = ::GetLastError();
    ::FindClose(search);
    errno = errnoOf(end);
    return end == ERROR_NO_MORE_FILES ? std::optional(std::move(entries)) : std::nullopt;
}

bool removeFolder(const fs::path &folder)
{
    // The entry of a link goes, not what it leads to.
    if (!hasAttribute(folder, FILE_ATTRIBUTE_REPARSE_POINT)) {
        const auto entries = entriesOf(folder);
        if (!entries)
            return false;
        for (const fs::path &entry : *entries) {
            const bool isFolder = hasAttribute(entry, FILE_ATTRIBUTE_DIRECTORY);
            if (isFolder ? !removeFolder(entry) : !removeFile(entry))
                return false;
        }
    }
    return ::RemoveDirectoryW(wide(folder).c_str()) || failed();
}

} // namespace core::system
