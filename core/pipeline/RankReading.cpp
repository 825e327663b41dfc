#include "core/pipeline/RankReading.h"

#include "core/pipeline/RankMessages.h"
#include "core/pipeline/ReleasePlan.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace core::pipeline {

namespace {

constexpr std::size_t bytesOfMessage = std::size_t{1} << 19;

// What would make the features of one rank mean something else to another.
Digest digestOf(const plan::Plan &plan, const synthesis::PublicInputs &inputs)
{
    Sha256 hash;
    hash.add(KEYSEED_VERSION);
    hash.add(plan::toJson(plan));
    hash.add(bytesOf(inputs.vocabulary.digest()));
    hash.add(bytesOf(inputs.embedding.digest()));
    return hash.finish();
}

RecordShare shareOf(const plan::Plan &plan, const ranks::Ranks &ranks, const privacy::HashKey &key)
{
    RecordShare share{.rank = ranks.rank(), .count = ranks.count()};
    if (plan.records.personColumn)
        share.key = key;
    return share;
}

PrivateCounts plus(const PrivateCounts &a, const PrivateCounts &b)
{
    return {.usable = a.usable + b.usable,
            .withoutText = a.withoutText + b.withoutText,
            .undeclaredLabel = a.undeclaredLabel + b.undeclaredLabel,
            .withoutPerson = a.withoutPerson + b.withoutPerson,
            .unreadable = a.unreadable, // which each rank counts of all records
            .likelyCut = a.likelyCut + b.likelyCut};
}

/// Sends units instead of adding them: a rank's own features, the sums of rank 0.
class SendingRun final : public synthesis::PrivateRun
{
public:
    SendingRun(const synthesis::PrivateRun &method, ranks::Ranks &ranks, const JobControl &control)
        : m_method(method)
        , m_ranks(ranks)
        , m_control(control)
    {}

    synthesis::Features featuresOf(std::string_view text) const override { return m_method.featuresOf(text); }
    void add(std::span<const synthesis::UnitDocument> unit) override
    {
        const std::scoped_lock lock(m_mutex);
        m_units.add(unit);
        if (m_units.size() >= bytesOfMessage)
            send();
    }
    Result<void> drawRound(int, privacy::Drawing &, JobControl &) override
    {
        return fail(ErrorCode::Internal, "rank 0 alone draws noise");
    }
    privacy::Released<synthesis::SeedModel> model(const synthesis::ModelFacts &facts) const override
    {
        return m_method.model(facts);
    }

    /// What is left. Errors: the first of all messages.
    Result<void> finish()
    {
        if (!m_units.isEmpty())
            send();
        return m_sent;
    }

private:
    void send()
    {
        std::string message = m_units.take();
        if (m_sent)
            m_sent = m_ranks.send(0, std::move(message), m_control);
    }

    const synthesis::PrivateRun &m_method;
    ranks::Ranks &m_ranks;
    const JobControl &m_control;
    std::mutex m_mutex;
    UnitBytes m_units;
    Result<void> m_sent;
};

/// At rank 0: takes what the others send, on a thread of its own, beside the reading of the own share.
class Gathering final
{
public:
    Gathering(synthesis::PrivateRun &run, ranks::Ranks &ranks, JobControl &control)
        : m_run(run)
        , m_ranks(ranks)
        , m_own(control, m_isOver)
        , m_reading(control, m_hasFailed)
        , m_awaited(ranks.count() - 1)
        , m_thread([this] { gather(); })
    {}
    ~Gathering()
    {
        m_isOver = true;
        if (m_thread.joinable())
            m_thread.join();
    }
    Gathering(const Gathering &) = delete;
    Gathering &operator=(const Gathering &) = delete;

    /// Of the own reading, which ends when another one failed.
    JobControl &reading() { return m_reading; }
    bool hasFailed() const { return m_hasFailed; }

    /// Waits for all others.
    Result<std::vector<ReadingDone>> finish()
    {
        m_thread.join();
        if (m_failure)
            return fail(*m_failure);
        return std::move(m_done);
    }

private:
    class OrFlag final : public JobControl
    {
    public:
        OrFlag(JobControl &control, const std::atomic<bool> &flag)
            : m_control(control)
            , m_flag(flag)
        {}
        bool isCancelled() const override { return m_flag || m_control.isCancelled(); }
        void report(double fraction, std::string_view stage) override { m_control.report(fraction, stage); }

    private:
        JobControl &m_control;
        const std::atomic<bool> &m_flag;
    };

    void gather()
    {
        try {
            while (m_awaited > 0 && !m_failure)
                takeNext();
        } catch (const std::exception &exception) {
            m_failure = Error{ErrorCode::Internal, std::string("internal error: ") + exception.what()};
        }
        m_hasFailed = m_failure.has_value();
    }

    void takeNext()
    {
        const auto arrived = m_ranks.receive(m_own);
        if (!arrived)
            m_failure = arrived.error();
        else if (const auto message = decodedMessage(arrived->bytes); !message)
            m_failure = message.error();
        else if (const auto *units = std::get_if<Units>(&*message))
            std::ranges::for_each(*units, [this](const auto &unit) { m_run.add(unit); });
        else if (const auto *error = std::get_if<Error>(&*message))
            m_failure = *error;
        else if (const auto *done = std::get_if<ReadingDone>(&*message)) {
            m_done.push_back(*done);
            --m_awaited;
        }
    }

    synthesis::PrivateRun &m_run;
    ranks::Ranks &m_ranks;
    std::atomic<bool> m_isOver = false;
    std::atomic<bool> m_hasFailed = false;
    OrFlag m_own;
    OrFlag m_reading;
    int m_awaited;
    std::vector<ReadingDone> m_done;
    std::optional<Error> m_failure;
    std::thread m_thread; // last: it uses the others
};

// A launcher that ends all ranks since one of them died asks rank 0 to stop as a person would.
Error told(const Error &error)
{
    if (error.code != ErrorCode::Cancelled)
        return error;
    return {ErrorCode::Cancelled,
            "the run was stopped, or one of its ranks ended before it was through its share; nothing was "
            "spent"};
}

Result<ReadingDone> readShare(const std::function<Result<RankWork>(JobControl &)> &open,
                              const BeginReading &begin,
                              ranks::Ranks &ranks,
                              unsigned threads,
                              JobControl &control)
{
    const auto work = open(control);
    if (!work)
        return fail(work.error());
    if (begin.inputs != digestOf(work->plan, work->inputs))
        return fail(ErrorCode::InvalidPlan,
                    "the plan, the vocabulary, the vectors or the version of the program are not those of "
                    "rank 0; let all ranks see the same files");
    const auto release = planRelease(work->plan, work->inputs.vocabulary.size());
    if (!release)
        return fail(release.error());
    const auto own = synthesis::beginRun(*work->method, *release, work->inputs, threads);
    own->prepare(control);
    if (control.isCancelled())
        return cancelled();
    SendingRun run(*own, ranks, control);
    const auto read = readUnits(work->plan, run, shareOf(work->plan, ranks, begin.key), threads, control);
    if (!read)
        return fail(read.error());
    if (const auto sent = run.finish(); !sent)
        return fail(sent.error());
    return ReadingDone{read->outline, read->seen};
}

} // namespace

Result<ReadUnits> readTogether(const plan::Plan &plan,
                               const synthesis::PublicInputs &inputs,
                               synthesis::PrivateRun &run,
                               ranks::Ranks &ranks,
                               unsigned threads,
                               JobControl &control)
{
    privacy::SecureRandom random;
    const BeginReading begin{privacy::freshHashKey(random), digestOf(plan, inputs)};
    for (int other = 1; other < ranks.count(); ++other)
        if (const auto sent = ranks.send(other, encoded(begin), control); !sent)
            return fail(told(sent.error()));
    Gathering gathering(run, ranks, control);
    auto read = readUnits(plan, run, shareOf(plan, ranks, begin.key), threads, gathering.reading());
    if (!read && !gathering.hasFailed())
        return fail(told(read.error()));
    const auto others = gathering.finish();
    if (!others)
        return fail(told(others.error()));
    if (!read)
        return fail(told(read.error()));
    for (const ReadingDone &done : *others) {
        if (done.outline != read->outline)
            return fail(ErrorCode::Io,
                        plan.records.file().string()
                            + ": not all ranks read the same records; let them see the same files, to which "
                              "nobody writes meanwhile");
        read->seen = plus(read->seen, done.seen);
    }
    return read;
}

Result<void> readForRankZero(const std::function<Result<RankWork>(JobControl &)> &open,
                             ranks::Ranks &ranks,
                             unsigned threads,
                             JobControl &control)
{
    const auto first = ranks.receive(control);
    if (!first)
        return fail(first.error());
    if (first->bytes.empty()) // rank 0 came upon something before it began
        return {};
    const auto message = decodedMessage(first->bytes);
    if (!message)
        return fail(message.error());
    const auto *begin = std::get_if<BeginReading>(&*message);
    if (begin == nullptr)
        return fail(ErrorCode::Internal, "rank 0 sent what was not expected");
    if (threads == 0)
        threads = std::max(1U, std::thread::hardware_concurrency());
    RankControl own(control, ranks);
    auto done = readShare(open, *begin, ranks, threads, own);
    if (!done && done.error().code == ErrorCode::Cancelled && ranks.isStopped())
        return {};
    if (!done)
        return ranks.send(0,
                          encoded(Error{done.error().code,
                                        done.error().detail + ranks::inWords(ranks.rank(), ranks.host())}),
                          control);
    return ranks.send(0, encoded(*done), control);
}

} // namespace core::pipeline
