#include "core/pipeline/reading/RecordPump.h"

#include "core/base/Result.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace core::pipeline {

namespace {

using Batch = std::vector<records::Record>;
using Work = std::function<void(const records::Record &)>;

constexpr std::size_t batchBytes = std::size_t{1} << 18;

/// Threads that take batches from a bounded queue until it is closed.
class Workers final
{
public:
    Workers(unsigned threads, const Work &work)
        : m_work(work)
        , m_room(2 * threads)
    {
        try {
            for (unsigned thread = 0; thread < threads; ++thread)
                m_threads.emplace_back([this] { run(); });
        } catch (
            ...) { // no room for another one: those that run are waited for, or they would end the program
            close();
            throw;
        }
    }

    ~Workers() { close(); }
    Workers(const Workers &) = delete;
    Workers &operator=(const Workers &) = delete;

    void push(Batch batch)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_queue.size() < m_room || m_failure; });
        m_queue.push_back(std::move(batch));
        m_changed.notify_all();
    }

    /// Drops the records that are still in the queue.
    void abandon()
    {
        const std::scoped_lock lock(m_mutex);
        m_queue.clear();
    }

    void finish()
    {
        close();
        if (m_failure)
            std::rethrow_exception(m_failure);
    }

private:
    void close()
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_closed = true;
        }
        m_changed.notify_all();
        for (std::thread &thread : m_threads)
            thread.join();
        m_threads.clear();
    }

    void run()
    {
        for (;;) {
            Batch batch;
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait(lock, [this] { return !m_queue.empty() || m_closed; });
                if (m_queue.empty())
                    return;
                batch = std::move(m_queue.front());
                m_queue.pop_front();
            }
            m_changed.notify_all();
            workOn(batch);
        }
    }

    void workOn(const Batch &batch)
    {
        try {
            for (const records::Record &record : batch)
                m_work(record);
        } catch (...) {
            const std::scoped_lock lock(m_mutex);
            if (!m_failure)
                m_failure = std::current_exception();
        }
    }

    const Work &m_work;
    const std::size_t m_room;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_queue;
    bool m_closed = false;
    std::exception_ptr m_failure;
    std::vector<std::thread> m_threads;
};

} // namespace

Result<void> pumpRecords(records::Reader &reader,
                         unsigned threads,
                         const Work &work,
                         JobControl &control,
                         privacy::RecordSketch *sketch)
{
    if (sketch != nullptr) {
        const auto sampled = [&](const records::Record &record) {
            sketch->add(record.text);
            work(record);
        };
        return pumpRecords(reader, threads, sampled, control);
    }
    if (threads == 0)
        threads = std::max(1U, std::thread::hardware_concurrency());
    Workers workers(threads, work);
    Batch batch;
    std::size_t bytes = 0;
    for (;;) {
        records::Record record;
        KEYSEED_ASSIGN(const auto more, reader.next(record));
        if (!more)
            break;
        bytes += record.text.size();
        batch.push_back(std::move(record));
        if (bytes < batchBytes && batch.size() < 1024)
            continue;
        if (control.isCancelled()) {
            workers.abandon();
            return cancelled();
        }
        control.report(reader.fractionRead(), "records");
        workers.push(std::exchange(batch, {}));
        bytes = 0;
    }
    workers.push(std::move(batch));
    workers.finish();
    return {};
}

} // namespace core::pipeline
