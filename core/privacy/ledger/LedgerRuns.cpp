#include "core/privacy/ledger/LedgerRuns.h"

#include "core/base/system/Files.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace core::privacy {

Result<LedgerRuns> LedgerRuns::beside(const std::filesystem::path &ledger)
{
    auto path = ledger;
    path += ".runs";
    LedgerRuns runs(system::openOrCreate(path), path);
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
        system::closeFile(m_file);
}

Error LedgerRuns::failure() const
{
    return {ErrorCode::Io,
            m_path.string() + ": " + std::generic_category().message(errno)
                + "; the folder of the ledger must be writable and allow locks"};
}

Result<void> LedgerRuns::begin(std::int64_t sequence)
{
    if (!system::lockByte(m_file, sequence))
        return fail(failure());
    m_own.insert(sequence);
    return {};
}

void LedgerRuns::end(std::int64_t sequence)
{
    system::unlockByte(m_file, sequence);
    m_own.erase(sequence);
}

Result<bool> LedgerRuns::goesOn(std::int64_t sequence) const
{
    if (m_own.contains(sequence))
        return true;
    const system::Lock lock = system::lockOfByte(m_file, sequence);
    return lock == system::Lock::Unknown ? Result<bool>(fail(failure())) : lock == system::Lock::Held;
}

} // namespace core::privacy
