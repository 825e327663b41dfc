#include "core/privacy/ledger/LedgerRuns.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace core::privacy {

namespace {

struct flock oneByte(std::int64_t position, short type)
{
    struct flock range = {};
    range.l_type = type;
    range.l_whence = SEEK_SET;
    range.l_start = position;
    range.l_len = 1;
    return range;
}

} // namespace

Result<LedgerRuns> LedgerRuns::beside(const std::filesystem::path &ledger)
{
    auto path = ledger;
    path += ".runs";
    LedgerRuns runs(::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600), path);
    if (runs.m_file < 0)
        return fail(runs.failure());
    return runs;
}

LedgerRuns::LedgerRuns(int file, std::filesystem::path path)
    : m_file(file)
    , m_path(std::move(path))
{}

LedgerRuns::LedgerRuns(LedgerRuns &&other) noexcept
    : m_file(std::exchange(other.m_file, -1))
    , m_path(std::move(other.m_path))
    , m_own(std::move(other.m_own))
{}

LedgerRuns &LedgerRuns::operator=(LedgerRuns &&other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_path, other.m_path);
    std::swap(m_own, other.m_own);
    return *this;
}

LedgerRuns::~LedgerRuns()
{
    if (m_file >= 0)
        ::close(m_file);
}

Error LedgerRuns::failure() const
{
    return {ErrorCode::Io,
            m_path.string() + ": " + std::generic_category().message(errno)
                + "; the folder of the ledger must be writable and allow locks"};
}

Result<void> LedgerRuns::begin(std::int64_t sequence)
{
    struct flock range = oneByte(sequence, F_WRLCK);
    if (::fcntl(m_file, F_OFD_SETLK, &range) != 0)
        return fail(failure());
    m_own.insert(sequence);
    return {};
}

void LedgerRuns::end(std::int64_t sequence)
{
    struct flock range = oneByte(sequence, F_UNLCK);
    (void)::fcntl(m_file, F_OFD_SETLK, &range);
    m_own.erase(sequence);
}

Result<bool> LedgerRuns::goesOn(std::int64_t sequence) const
{
    if (m_own.contains(sequence))
        return true;
    struct flock range = oneByte(sequence, F_WRLCK);
    if (::fcntl(m_file, F_OFD_GETLK, &range) != 0)
        return fail(failure());
    return range.l_type != F_UNLCK;
}

} // namespace core::privacy
