#include "core/ranks/mpi/MpiRanks.h"

#include "core/base/Result.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <limits>
#include <list>
#include <mpi.h>
#include <mutex>
#include <optional>
#include <thread>
#include <unistd.h>
#include <utility>

namespace core::ranks {

namespace {

// MPI waits by looking again and again, at the cost of a whole core; this looks now and then.
constexpr std::chrono::microseconds betweenLooks(200);

/// A message that is being sent: its bytes must stay where they are.
struct Outgoing
{
    std::string bytes;
    MPI_Request request = MPI_REQUEST_NULL;
};

class MpiRanks final : public JoinedRanks
{
public:
    MpiRanks()
    {
        MPI_Comm_rank(MPI_COMM_WORLD, &m_rank);
        MPI_Comm_size(MPI_COMM_WORLD, &m_count);
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        std::array<char, MPI_MAX_PROCESSOR_NAME> name = {};
        int length = 0;
        if (MPI_Get_processor_name(name.data(), &length) == MPI_SUCCESS)
            m_host.assign(name.data(), static_cast<std::size_t>(length));
    }

    int rank() const override { return m_rank; }
    int count() const override { return m_count; }
    std::string host() const override { return m_host; }

    Result<void> send(int to, std::string bytes, const JobControl &control) override;
    Result<Message> receive(const JobControl &control) override;
    bool isStopped() const override;
    void leave(const JobControl &control, int exitCode) override;

private:
    Result<std::optional<Message>> arrived();
    bool isLastSaid(const JobControl &control);
    tl::unexpected<Error> lost(int other);

    int m_rank = 0;
    int m_count = 1;
    std::string m_host;
    mutable std::mutex m_mutex; ///< one thread calls MPI at a time
    std::list<Outgoing> m_outgoing;
    std::atomic<bool> m_isStopped = false; ///< not at rank 0: its empty message was received
    std::atomic<int> m_lastWords = 0;      ///< empty messages that were received
    std::atomic<bool> m_isBroken = false;
};

tl::unexpected<Error> MpiRanks::lost(int other)
{
    m_isBroken = true;
    return fail(ErrorCode::Io,
                "rank " + std::to_string(other)
                    + " cannot be reached any more; see what mpirun or SLURM says of it and run again");
}

Result<void> MpiRanks::send(int to, std::string bytes, const JobControl &control)
{
    if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        return fail(ErrorCode::Internal, "what one person has is more than a message between ranks can hold");
    std::list<Outgoing>::iterator sent;
    {
        const std::scoped_lock lock(m_mutex);
        sent = m_outgoing.insert(m_outgoing.end(), Outgoing{std::move(bytes)});
        if (MPI_Isend(sent->bytes.data(),
                      static_cast<int>(sent->bytes.size()),
                      MPI_BYTE,
                      to,
                      0,
                      MPI_COMM_WORLD,
                      &sent->request)
            != MPI_SUCCESS)
            return lost(to);
    }
    for (;;) {
        {
            const std::scoped_lock lock(m_mutex);
            int isDone = 0;
            if (MPI_Test(&sent->request, &isDone, MPI_STATUS_IGNORE) != MPI_SUCCESS)
                return lost(to);
            if (isDone != 0) {
                m_outgoing.erase(sent);
                return {};
            }
        }
        if (control.isCancelled()) // what MPI still reads from stays in the list
            return cancelled();
        std::this_thread::sleep_for(betweenLooks);
    }
}

Result<std::optional<Message>> MpiRanks::arrived()
{
    const std::scoped_lock lock(m_mutex);
    int isThere = 0;
    MPI_Message message = MPI_MESSAGE_NULL;
    MPI_Status status = {};
    if (MPI_Improbe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &isThere, &message, &status) != MPI_SUCCESS)
        return lost(0);
    if (isThere == 0)
        return std::nullopt;
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    Message arrived{status.MPI_SOURCE, std::string(static_cast<std::size_t>(size), '\0')};
    if (MPI_Mrecv(arrived.bytes.data(), size, MPI_BYTE, &message, MPI_STATUS_IGNORE) != MPI_SUCCESS)
        return lost(arrived.from);
    return arrived;
}

Result<Message> MpiRanks::receive(const JobControl &control)
{
    for (;;) {
        KEYSEED_ASSIGN(auto message, arrived());
        if (message) {
            if (message->bytes.empty()) {
                ++m_lastWords;
                m_isStopped = m_isStopped || message->from == 0;
            }
            return std::move(*message);
        }
        if (control.isCancelled())
            return cancelled();
        std::this_thread::sleep_for(betweenLooks);
    }
}

bool MpiRanks::isStopped() const
{
    const std::scoped_lock lock(m_mutex);
    int isThere = 0;
    MPI_Status status = {};
    if (m_isStopped)
        return true;
    if (m_rank == 0 || MPI_Iprobe(0, 0, MPI_COMM_WORLD, &isThere, &status) != MPI_SUCCESS || isThere == 0)
        return false;
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    return size == 0;
}

// Rank 0 says it first. Each takes what still comes, and drops it, until all others have said it: one that
// waits to get rid of a message would never hear.
bool MpiRanks::isLastSaid(const JobControl &control)
{
    while (m_rank != 0 && !m_isStopped)
        if (!receive(control))
            return false;
    for (int other = 0; other < m_count; ++other)
        if (other != m_rank && !send(other, {}, control))
            return false;
    while (m_lastWords < m_count - 1)
        if (!receive(control))
            return false;
    return true;
}

void MpiRanks::leave(const JobControl &control, int exitCode)
{
    if (!m_isBroken && isLastSaid(control))
        MPI_Finalize();
    else if (m_rank == 0)
        MPI_Abort(MPI_COMM_WORLD, exitCode == 0 ? 1 : exitCode);
    else // the launcher ends the others; MPI_Abort would, before rank 0 has said what happened
        ::_exit(exitCode == 0 ? 1 : exitCode);
}

} // namespace

Result<std::unique_ptr<JoinedRanks>> joinMpi(const Launch &launch)
{
    // Ranks of one computer would speak through a file in shared memory, which stays behind where a rank is
    // killed, with what was said in it. Whoever sets it, decides; fast networks (UCX, OFI) are no btl.
    ::setenv("OMPI_MCA_btl", "self,tcp", 0);
    int provided = MPI_THREAD_SINGLE;
    if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided) != MPI_SUCCESS)
        return fail(ErrorCode::Io, "MPI could not be started; see what it says");
    auto joined = std::make_unique<MpiRanks>();
    if (provided >= MPI_THREAD_SERIALIZED && joined->count() == launch.count)
        return joined;
    const std::string seen = std::to_string(joined->count());
    MPI_Finalize();
    if (provided < MPI_THREAD_SERIALIZED)
        return fail(ErrorCode::Io, "this MPI allows one thread alone; MPI_THREAD_SERIALIZED is needed");
    return fail(
        ErrorCode::InvalidPlan,
        "started as " + std::to_string(launch.count) + " processes, of which MPI sees " + seen
            + ", so that each would spend the budget by itself; start them with the mpirun of the MPI "
              "that this program is built with, or with srun --mpi=pmix");
}

} // namespace core::ranks
