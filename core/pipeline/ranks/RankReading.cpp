#include "core/pipeline/ranks/RankReading.h"

#include "core/base/Result.h"
#include "core/base/Version.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/ranks/Gathering.h"
#include "core/pipeline/ranks/PersonExchange.h"
#include "core/pipeline/ranks/RankMessages.h"
#include "core/records/parts/PartShare.h"
#include "core/records/parts/Parts.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace core::pipeline {

namespace {

// Returns the digest of everything that the meaning of features depends on.
Digest digestOf(const plan::Plan &plan, const synthesis::PublicInputs &inputs)
{
    Sha256 hash;
    hash.add(programVersion);
    hash.add(plan::toJson(plan));
    hash.add(bytesOf(inputs.vocabulary.digest()));
    hash.add(bytesOf(inputs.embedding.digest()));
    return hash.finish();
}

RecordShare shareOf(const plan::Plan &plan,
                    const ranks::Ranks &ranks,
                    const BeginReading &begin,
                    std::optional<PersonExchange> &exchange)
{
    RecordShare share{.rank = ranks.rank(), .count = ranks.count(), .isOfFiles = begin.isOfFiles};
    if (plan.records.personColumn)
        share.key = begin.key;
    if (exchange)
        share.exchange = &*exchange;
    return share;
}

/// The exchange of this rank, where there is one.
void beginExchange(std::optional<PersonExchange> &exchange,
                   const plan::Plan &plan,
                   ranks::Ranks &ranks,
                   const BeginReading &begin,
                   const JobControl &control)
{
    if (begin.isOfFiles && plan.records.personColumn)
        exchange.emplace(ranks, begin.key, control);
}

// Copies in a person's notes can be recognised only by a rank that has all of them.
Result<bool> dividesFiles(const plan::Plan &plan, int ranks)
{
    const bool isCompared = plan.records.personColumn && plan::preparationRules(plan.records).copiesOnce;
    const records::Source source = plan::recordsSource(plan.records);
    const auto parts = records::partsOf(source);
    if (!parts)
        return fail(records::toError(parts.error(), source.file()));
    return !isCompared && records::DividedParts(*parts, {.count = static_cast<std::size_t>(ranks)}).areEven();
}

PrivateCounts plus(const PrivateCounts &a, const PrivateCounts &b)
{
    records::LeftOut leftOut = a.leftOut;
    leftOut += b.leftOut;
    return {.usable = a.usable + b.usable,
            .withoutText = a.withoutText + b.withoutText,
            .undeclaredLabel = a.undeclaredLabel + b.undeclaredLabel,
            .withoutPerson = a.withoutPerson + b.withoutPerson,
            .likelyCut = a.likelyCut + b.likelyCut,
            .leftOut = leftOut,
            .inPublicInputs = a.inPublicInputs + b.inPublicInputs};
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
    privacy::Released<synthesis::ReleasedModel> model(const synthesis::ModelFacts &facts) const override
    {
        return m_method.model(facts);
    }

    /// Sends the rest. Errors: the first of all messages.
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

// A rank without units sends nothing.
Result<void> sendSums(synthesis::PrivateRun &run, ranks::Ranks &ranks, const JobControl &control)
{
    constexpr std::size_t most = bytesOfMessage / sizeof(std::int64_t);
    const std::vector<synthesis::SumCells> tables = run.cells();
    for (std::size_t table = 0; table < tables.size(); ++table)
        for (std::size_t first = 0; first < tables[table].size(); first += most) {
            SumStretch stretch{static_cast<std::uint32_t>(table), first, {}};
            for (const auto &cell :
                 tables[table].subspan(first).first(std::min(most, tables[table].size() - first)))
                stretch.sums.push_back(cell.load(std::memory_order_relaxed));
            if (std::ranges::all_of(stretch.sums, [](std::int64_t sum) { return sum == 0; }))
                continue;
            KEYSEED_TRY(ranks.send(0, encoded(stretch), control));
        }
    return {};
}

// A launcher that ends all ranks since one of them died asks rank 0 to stop as a person would.
Error told(const Error &error)
{
    if (error.code != ErrorCode::Cancelled)
        return error;
    return {ErrorCode::Cancelled,
            "the run was stopped, or one of its ranks ended before it was through its share; nothing was "
            "spent"};
}

/// The run of another rank, once what it opened is found to be the same as rank 0's.
Result<std::unique_ptr<synthesis::PrivateRun>>
beginRun(const RankWork &work, const BeginReading &begin, unsigned threads, JobControl &control)
{
    if (begin.inputs != digestOf(work.plan, work.inputs))
        return fail(ErrorCode::InvalidPlan,
                    "the plan, the vocabulary, the vectors or the version of the program are not those of "
                    "rank 0; let all ranks see the same files");
    KEYSEED_ASSIGN(const auto release, planRelease(work.plan, work.inputs.vocabulary.size()));
    auto run = synthesis::beginRun(*work.method, release, work.inputs, threads);
    run->prepare(control);
    if (control.isCancelled())
        return cancelled();
    return run;
}

Result<ReadingDone> readShare(const std::function<Result<RankWork>(JobControl &)> &open,
                              const BeginReading &begin,
                              std::vector<ranks::Message> early,
                              ranks::Ranks &ranks,
                              unsigned threads,
                              JobControl &control)
{
    KEYSEED_ASSIGN(const auto work, open(control));
    KEYSEED_ASSIGN(const auto own, beginRun(work, begin, threads, control));
    const plan::Plan &plan = work.plan;
    const bool hasSums = !own->cells().empty();
    std::optional<PersonExchange> exchange;
    beginExchange(exchange, plan, ranks, begin, control);
    Gathering gathering(nullptr, exchange ? &*exchange : nullptr, ranks, control, std::move(early));
    SendingRun sending(*own, ranks, gathering.reading());
    synthesis::PrivateRun &run = hasSums ? *own : sending;
    const auto share = shareOf(plan, ranks, begin, exchange);
    KEYSEED_ASSIGN(const auto wordings, PublicWordings::of(plan, work.inputs, gathering.reading()));
    auto read = readUnits(plan, wordings, run, share, threads, gathering.reading());
    if (!read && !gathering.hasFailed())
        return fail(read.error());
    KEYSEED_TRY(gathering.finish());
    KEYSEED_TRY(read);
    KEYSEED_TRY(hasSums ? sendSums(run, ranks, control) : sending.finish());
    return ReadingDone{read->outline, read->seen, std::move(read->files.lines), std::move(read->shared)};
}

/// The first message of rank 0; what other ranks send before it came, is kept in `early`.
Result<std::string>
firstOfRankZero(ranks::Ranks &ranks, std::vector<ranks::Message> &early, const JobControl &control)
{
    for (;;) {
        KEYSEED_ASSIGN(auto message, ranks.receive(control));
        if (message.from == 0)
            return std::move(message.bytes);
        early.push_back(std::move(message));
    }
}

Error notTheSame(const plan::Plan &plan)
{
    return {ErrorCode::Io,
            plan.records.file().string()
                + ": not all ranks read the same records; let them see the same files, to which nobody "
                  "writes meanwhile"};
}

} // namespace

Result<ReadUnits> readTogether(const plan::Plan &plan,
                               const synthesis::PublicInputs &inputs,
                               const PublicWordings &wordings,
                               synthesis::PrivateRun &run,
                               ranks::Ranks &ranks,
                               unsigned threads,
                               JobControl &control)
{
    KEYSEED_ASSIGN(const auto divides, dividesFiles(plan, ranks.count()));
    privacy::SecureRandom random;
    const BeginReading begin{privacy::freshHashKey(random), digestOf(plan, inputs), divides};
    for (int other = 1; other < ranks.count(); ++other)
        if (const auto sent = ranks.send(other, encoded(begin), control); !sent)
            return fail(told(sent.error()));
    std::optional<PersonExchange> exchange;
    beginExchange(exchange, plan, ranks, begin, control);
    Gathering gathering(&run, exchange ? &*exchange : nullptr, ranks, control);
    auto read =
        readUnits(plan, wordings, run, shareOf(plan, ranks, begin, exchange), threads, gathering.reading());
    if (!read && !gathering.hasFailed())
        return fail(told(read.error()));
    auto others = gathering.finish();
    if (!others)
        return fail(told(others.error()));
    if (!read)
        return fail(told(read.error()));
    for (ReadingDone &done : *others) {
        if (done.outline != read->outline)
            return fail(notTheSame(plan));
        read->seen = plus(read->seen, done.seen);
        read->files.lines.merge(done.files);
        read->shared.insert(read->shared.end(), done.shared.begin(), done.shared.end());
    }
    if (begin.isOfFiles && ranks.count() > 1)
        read->content = read->files.content();
    return read;
}

Result<void> readForRankZero(const std::function<Result<RankWork>(JobControl &)> &open,
                             ranks::Ranks &ranks,
                             unsigned threads,
                             JobControl &control)
{
    std::vector<ranks::Message> early;
    KEYSEED_ASSIGN(const auto first, firstOfRankZero(ranks, early, control));
    if (first.empty()) // rank 0 came upon something before it began
        return {};
    KEYSEED_ASSIGN(const auto message, decodedMessage(first));
    const auto *begin = std::get_if<BeginReading>(&message);
    if (begin == nullptr)
        return fail(ErrorCode::Internal, "rank 0 sent what was not expected");
    if (threads == 0)
        threads = std::max(1U, std::thread::hardware_concurrency());
    RankControl own(control, ranks);
    auto done = readShare(open, *begin, std::move(early), ranks, threads, own);
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
