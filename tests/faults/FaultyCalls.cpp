// Loaded before a program (LD_PRELOAD): makes chosen calls of the C library fail, as they do on a disk that
// is full or broken and on a machine without memory. It has to come before the libraries that make the calls,
// and links none.
//
// KEYSEED_FAULT         FAMILY:CALL:ERRNO:HOW; the CALLth call of the family (from 1) fails with that errno.
//                       HOW: once; on, so do all that follow; short, it does half of its work instead; kill,
//                       the program gets the signal ERRNO before the call; torn, a write does half of its
//                       work before that. FAMILY any: all but memory, and talking to another program.
// KEYSEED_FAULT_PROGRAM the name of the program whose calls count; else those of all that it starts, too.
// KEYSEED_FAULT_FOLDER  which files the families that take one count: those below it. For map and any: all.
// KEYSEED_FAULT_REPORT  a file that gets the line "hit" when a call fails, and "calls N" when the program
//                       ends. Of a program that is ended by another: a dot for each call of any, where CALL
//                       is 0, behind the line "begun".
//
// Counted from the first line of main() on. Libraries that end the program when they get no memory, or wait
// for ever for a thread that got none, always get theirs: GLib, what sets the PDF documents, the C library
// and the loader, which ask on their behalf, and ICU, which fills its list of transliterations without
// looking.
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define REPLACES extern "C" __attribute__((visibility("default")))

extern "C" {
void *__libc_malloc(std::size_t);
void *__libc_calloc(std::size_t, std::size_t);
void *__libc_realloc(void *, std::size_t);
void *__libc_memalign(std::size_t, std::size_t);
}

namespace {

enum Family { None, Open, Read, Write, Sync, Rename, Remove, Map, Memory, Any, Cut, Talk };
constexpr const char *families[] = {
    "none", "open", "read", "write", "sync", "rename", "remove", "map", "memory", "any"};

Family chosen = None;
long chosenCall = 0;
int chosenError = 0;
bool staysSo = false;
bool isShort = false;
bool isDeadly = false;
bool isTorn = false;
char folder[PATH_MAX] = "";
char report[PATH_MAX] = "";
std::atomic<long> calls{0};

// By system calls alone: nothing here may call what it replaces, or be counted.
void note(const char *line)
{
    const int file = static_cast<int>(
        ::syscall(SYS_openat, AT_FDCWD, report, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    if (file < 0)
        return;
    (void)!::syscall(SYS_write, file, line, std::strlen(line));
    ::syscall(SYS_close, file);
}

void begin()
{
    const char *fault = std::getenv("KEYSEED_FAULT");
    char family[16] = "";
    char how[16] = "";
    if (!fault || std::sscanf(fault, "%15[^:]:%ld:%d:%15s", family, &chosenCall, &chosenError, how) != 4)
        return;
    const char *program = std::getenv("KEYSEED_FAULT_PROGRAM");
    if (program && std::strcmp(program, program_invocation_short_name) != 0)
        return;
    const char *where = std::getenv("KEYSEED_FAULT_FOLDER");
    const char *told = std::getenv("KEYSEED_FAULT_REPORT");
    std::snprintf(folder, sizeof folder, "%s/", where ? where : "");
    std::snprintf(report, sizeof report, "%s", told ? told : "");
    staysSo = std::strcmp(how, "on") == 0;
    isTorn = std::strcmp(how, "torn") == 0;
    isShort = isTorn || std::strcmp(how, "short") == 0;
    isDeadly = isTorn || std::strcmp(how, "kill") == 0;
    for (int each = Open; each <= Any; ++each) {
        if (std::strcmp(families[each], family) == 0)
            chosen = static_cast<Family>(each);
    }
    if (chosen == Any)
        note("\nbegun\n");
}

__attribute__((destructor)) void end()
{
    char line[32];
    std::snprintf(line, sizeof line, "\ncalls %ld\n", calls.load());
    if (chosen != None)
        note(line);
    chosen = None;
}

void die()
{
    ::syscall(SYS_kill, ::syscall(SYS_getpid), chosenError);
}

bool isTheOne(Family family)
{
    const long call = ++calls;
    const bool isFirst = call == chosenCall;
    if (chosen == Any && chosenCall == 0)
        note(".");
    if (isFirst)
        note("hit\n");
    if (isFirst && isDeadly && !(isTorn && family == Write))
        die();
    if (!isFirst && !(staysSo && chosenCall > 0 && call > chosenCall))
        return false;
    errno = chosenError;
    return true;
}

bool isInFolder(const char *path)
{
    return path && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool isInFolder(int file)
{
    char link[32];
    char path[PATH_MAX];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const long size = ::syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
    path[size < 0 ? 0 : size] = '\0';
    return isInFolder(path);
}

template<typename File>
bool fails(Family family, File file)
{
    return (chosen == Any || (family == chosen && isInFolder(file))) && isTheOne(family);
}

/// How much of `size` goes through; below 0: the call fails.
long allowed(Family family, int file, std::size_t size)
{
    if (!fails(family, file))
        return static_cast<long>(size);
    return isShort ? static_cast<long>(size - size / 2) : -1;
}

/// The writer of what was torn never hears of it.
ssize_t written(ssize_t size)
{
    if (isTorn && chosenCall > 0 && calls.load() >= chosenCall)
        die();
    return size;
}

int openAt(int at, const char *path, int flags, mode_t mode)
{
    return fails(Open, path) ? -1 : static_cast<int>(::syscall(SYS_openat, at, path, flags, mode));
}

mode_t modeFor(int flags, va_list arguments)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}

void *mapAt(void *address, std::size_t size, int protection, int flags, int file, off_t offset)
{
    if ((chosen == Map || chosen == Any) && file >= 0 && isTheOne(Map))
        return MAP_FAILED;
    return reinterpret_cast<void *>(::syscall(SYS_mmap, address, size, protection, flags, file, offset));
}

struct Range
{
    std::uintptr_t begin;
    std::uintptr_t end;
};
Range spared[32];
int sparedCount = 0;

int spare(dl_phdr_info *library, std::size_t, void *)
{
    for (const char *name : {"/ld-linux",
                             "/libc.so",
                             "/libglib",
                             "/libgobject",
                             "/libgio",
                             "/libpango",
                             "/libfontconfig",
                             "/libcairo",
                             "/libfreetype",
                             "/libharfbuzz",
                             "/libpixman",
                             "/libexpat",
                             "/libthai",
                             "/libdatrie",
                             "/libfribidi",
                             "/libsecret",
                             "/libicu"}) {
        if (!std::strstr(library->dlpi_name, name))
            continue;
        for (int part = 0; part < library->dlpi_phnum; ++part) {
            const auto &header = library->dlpi_phdr[part];
            const std::uintptr_t begin = library->dlpi_addr + header.p_vaddr;
            if (header.p_type == PT_LOAD && (header.p_flags & PF_X) != 0 && sparedCount < 32)
                spared[sparedCount++] = {begin, begin + header.p_memsz};
        }
    }
    return 0;
}

bool isSpared(const void *caller)
{
    const auto place = reinterpret_cast<std::uintptr_t>(caller);
    for (int each = 0; each < sparedCount; ++each)
        if (place >= spared[each].begin && place < spared[each].end)
            return true;
    return false;
}

using Main = int (*)(int, char **, char **);
using Start = int (*)(Main, int, char **, void (*)(), void (*)(), void (*)(), void *);
Main programsMain = nullptr;

int mainWithFaults(int argc, char **argv, char **environment)
{
    ::dl_iterate_phdr(spare, nullptr);
    begin();
    return programsMain(argc, argv, environment);
}

} // namespace

REPLACES int __libc_start_main(
    Main main, int argc, char **argv, void (*init)(), void (*fini)(), void (*end)(), void *stack)
{
    programsMain = main;
    const auto start = reinterpret_cast<Start>(::dlsym(RTLD_NEXT, "__libc_start_main"));
    return start(mainWithFaults, argc, argv, init, fini, end, stack);
}

#define REPLACE_OPEN(name)                                                                                   \
    REPLACES int name(const char *path, int flags, ...)                                                      \
    {                                                                                                        \
        va_list arguments;                                                                                   \
        va_start(arguments, flags);                                                                          \
        const mode_t mode = modeFor(flags, arguments);                                                       \
        va_end(arguments);                                                                                   \
        return openAt(AT_FDCWD, path, flags, mode);                                                          \
    }
REPLACE_OPEN(open)
REPLACE_OPEN(open64)

// What a compiler makes of a call without a mode, if it does not know the flags (_FORTIFY_SOURCE).
REPLACES int __open_2(const char *path, int flags)
{
    return openAt(AT_FDCWD, path, flags, 0);
}

REPLACES int __open64_2(const char *path, int flags)
{
    return openAt(AT_FDCWD, path, flags, 0);
}

REPLACES int mkdir(const char *path, mode_t mode)
{
    return fails(Open, path) ? -1 : static_cast<int>(::syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}

REPLACES ssize_t read(int file, void *to, std::size_t size)
{
    const long part = allowed(Read, file, size);
    return part < 0 ? -1 : ::syscall(SYS_read, file, to, part);
}

// What a compiler that knows how large the room is makes of it (_FORTIFY_SOURCE).
REPLACES ssize_t __read_chk(int file, void *to, std::size_t size, std::size_t room)
{
    return size <= room ? read(file, to, size) : (std::abort(), -1);
}

REPLACES ssize_t write(int file, const void *from, std::size_t size)
{
    const long part = allowed(Write, file, size);
    return part < 0 ? -1 : written(::syscall(SYS_write, file, from, part));
}

REPLACES ssize_t send(int socket, const void *from, std::size_t size, int flags)
{
    return fails(Talk, socket) ? -1 : ::syscall(SYS_sendto, socket, from, size, flags, nullptr, 0);
}

REPLACES ssize_t recv(int socket, void *to, std::size_t size, int flags)
{
    return fails(Talk, socket) ? -1 : ::syscall(SYS_recvfrom, socket, to, size, flags, nullptr, nullptr);
}

#define REPLACE_AT(family, type, name, number, result)                                                       \
    REPLACES ssize_t name(int file, type bytes, std::size_t size, off_t offset)                              \
    {                                                                                                        \
        const long part = allowed(family, file, size);                                                       \
        return part < 0 ? -1 : result(::syscall(number, file, bytes, part, offset));                         \
    }
REPLACE_AT(Read, void *, pread, SYS_pread64, ssize_t)
REPLACE_AT(Read, void *, pread64, SYS_pread64, ssize_t)
REPLACE_AT(Write, const void *, pwrite, SYS_pwrite64, written)
REPLACE_AT(Write, const void *, pwrite64, SYS_pwrite64, written)

#define REPLACE_CUT(name)                                                                                    \
    REPLACES int name(int file, off_t size) noexcept                                                         \
    {                                                                                                        \
        return fails(Cut, file) ? -1 : static_cast<int>(::syscall(SYS_ftruncate, file, size));               \
    }
REPLACE_CUT(ftruncate)
REPLACE_CUT(ftruncate64)

REPLACES int fsync(int file)
{
    return fails(Sync, file) ? -1 : static_cast<int>(::syscall(SYS_fsync, file));
}

REPLACES int fdatasync(int file)
{
    return fails(Sync, file) ? -1 : static_cast<int>(::syscall(SYS_fdatasync, file));
}

REPLACES int rename(const char *from, const char *to) noexcept
{
    return fails(Rename, from) ? -1
                               : static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

REPLACES int unlink(const char *path) noexcept
{
    return fails(Remove, path) ? -1 : static_cast<int>(::syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}

REPLACES void *
mmap(void *address, std::size_t size, int protection, int flags, int file, off_t offset) noexcept
{
    return mapAt(address, size, protection, flags, file, offset);
}

REPLACES void *
mmap64(void *address, std::size_t size, int protection, int flags, int file, off64_t offset) noexcept
{
    return mapAt(address, size, protection, flags, file, offset);
}

#define FAILS_TO_GIVE (chosen == Memory && !isSpared(__builtin_return_address(0)) && isTheOne(Memory))

// Where a sanitizer brings an allocator of its own, these are not asked.
REPLACES void *malloc(std::size_t size) noexcept
{
    return FAILS_TO_GIVE ? nullptr : __libc_malloc(size);
}

REPLACES void *calloc(std::size_t count, std::size_t size) noexcept
{
    return FAILS_TO_GIVE ? nullptr : __libc_calloc(count, size);
}

REPLACES void *realloc(void *memory, std::size_t size) noexcept
{
    return FAILS_TO_GIVE ? nullptr : __libc_realloc(memory, size);
}

REPLACES void *aligned_alloc(std::size_t alignment, std::size_t size) noexcept
{
    return FAILS_TO_GIVE ? nullptr : __libc_memalign(alignment, size);
}

REPLACES int posix_memalign(void **memory, std::size_t alignment, std::size_t size) noexcept
{
    if (FAILS_TO_GIVE)
        return ENOMEM;
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}
