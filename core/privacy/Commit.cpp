#include "core/privacy/Commit.h"

#include "core/base/Result.h"
#include "core/policy/Policy.h"

#include <cassert>
#include <span>
#include <utility>

namespace core::privacy {

namespace {

Result<Digest> read(CommitWork &work, JobControl &control)
{
    KEYSEED_TRY(work.begin(control));
    if (control.isCancelled())
        return cancelled();
    auto content = work.read(control);
    if (!content)
        return content;
    if (control.isCancelled())
        return cancelled();
    return content;
}

Losses lossesOf(const CommitTerms &terms)
{
    Losses losses;
    for (const std::vector<MechanismCost> &round : terms.rounds)
        losses += lossesOf(std::span(round));
    return losses;
}

Error spentInVain(const Error &error)
{
    return {error.code, error.detail + " (the budget was spent, what was drawn could not be stored)"};
}

} // namespace

CommitTerms termsOfOneRound(DataSource source,
                            std::string project,
                            std::string mechanism,
                            Spend spend,
                            std::vector<MechanismCost> costs,
                            const Caps &capsIfNone)
{
    return {.source = std::move(source),
            .project = std::move(project),
            .mechanism = std::move(mechanism),
            .spend = spend,
            .rounds = {std::move(costs)},
            .capsIfNone = capsIfNone};
}

Round::Round(int number, Receipt receipt, Reservation paid, SecureRandom &random)
    : m_number(number)
    , m_receipt(std::move(receipt))
    , m_paid(std::move(paid))
    , m_random(random)
{}

Result<Released<NoisyCounts>> Round::draw(ExactCounts &&counts, const Noise &noise)
{
    return NoiseMechanism::release(std::move(counts), noise, m_paid, m_random);
}

Commit::Commit(Ledger &ledger, std::filesystem::path project)
    : m_ledger(ledger)
    , m_project(std::move(project))
{}

Result<Receipt> Commit::run(const CommitTerms &terms, CommitWork &work, JobControl &control)
{
    // Refuses what cannot be paid for before hours are spent on reading; the reservation checks again.
    const Losses losses = lossesOf(terms);
    KEYSEED_TRY(m_ledger.checkSpend(terms.source.name, terms.spend, terms.capsIfNone, losses));
    KEYSEED_ASSIGN(const auto account, m_ledger.account(terms.source.name));
    KEYSEED_TRY(policy::checkSpend(
        terms.spend.epsilon(), terms.spend.delta(), account.spent.epsilon(), account.spent.delta()));
    KEYSEED_TRY(m_ledger.checkName(terms.source));
    KEYSEED_ASSIGN(const auto content, read(work, control));
    DataSource source = terms.source;
    source.content = content;
    source.records = work.sampledRecords();
    KEYSEED_TRY(m_ledger.checkName(source));
    KEYSEED_TRY(work.prepare(0, control));
    if (control.isCancelled())
        return cancelled();
    KEYSEED_ASSIGN(auto space, m_ledger.prepareStore(m_project, work.mostBytesToStore()));
    control.setCancellable(false);
    control.report(1.0, "noise");
    auto reservation =
        m_ledger.reserve(source, terms.project, terms.mechanism, terms.spend, terms.capsIfNone, losses);
    KEYSEED_TRY(reservation);
    return carryOut(terms, std::move(*reservation), 0, work, control, std::move(space));
}

Result<Receipt>
Commit::resume(std::int64_t sequence, const CommitTerms &terms, CommitWork &work, JobControl &control)
{
    KEYSEED_ASSIGN(const auto content, read(work, control));
    KEYSEED_ASSIGN(auto space, m_ledger.prepareStore(m_project, work.mostBytesToStore()));
    DataSource source = terms.source;
    source.content = content;
    KEYSEED_ASSIGN(auto paid, m_ledger.resume(sequence, source, terms.mechanism, terms.spend));
    return carryOut(terms, std::move(paid.reservation), paid.roundsStored, work, control, std::move(space));
}

Result<Receipt> Commit::carryOut(const CommitTerms &terms,
                                 Reservation reservation,
                                 std::size_t firstRound,
                                 CommitWork &work,
                                 JobControl &control,
                                 std::optional<Ledger::StoreSpace> space)
{
    const Receipt receipt{.sequence = reservation.sequence(), .date = reservation.date()};
    for (std::size_t number = 0; number < terms.rounds.size(); ++number) {
        // Skips a stored round: its noise was drawn before.
        auto paid = reservation.takeRound(terms.rounds[number]);
        if (!paid)
            return fail(ErrorCode::Internal, "the rounds of a commit cost more than what was debited");
        if (number < firstRound)
            continue;
        const auto index = static_cast<int>(number);
        if (number > 0) {
            control.setCancellable(true);
            KEYSEED_TRY(work.prepare(index, control));
            if (control.isCancelled())
                return cancelled();
        }
        if (!space) {
            // Without it nothing is drawn, and the rounds that are paid are left for another run.
            KEYSEED_ASSIGN(auto held, m_ledger.prepareStore(m_project, work.mostBytesToStore()));
            space = std::move(held);
        }
        control.setCancellable(false);
        Round round(index, receipt, std::move(*paid), m_random);
        KEYSEED_TRY(work.draw(round, control));
        const Ledger::StoredRound stored{
            .number = number + 1, .of = terms.rounds.size(), .sealed = sha256(work.sealed(receipt))};
        space.reset(); // for what follows
        const auto kept = m_ledger.store(reservation, stored, m_project, [&](Database &connection) {
            return work.store(connection, receipt);
        });
        if (!kept)
            return fail(spentInVain(kept.error()));
    }
    return receipt;
}

} // namespace core::privacy
