#include "core/base/Result.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "tests/core/privacy/DieAtCall.h"
#include "tests/core/privacy/SpenderFiles.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <unistd.h>

/// A small program for the tests of the ledger: debits, draws noise, commits a model into a project file and
/// writes a package, TIMES over, as a run of the real program does. It is started several times at once, and
/// killed.
///
///     LedgerSpender LEDGER PROJECT TIMES [CALL before|within]
///
/// With CALL it kills itself at that call that changes a file. Prints "granted G refused R".

namespace {

using namespace core::privacy;
using core::Database;
using core::ErrorCode;
using core::fail;
using core::Result;

constexpr Sensitivity sensitivity{.l1 = 1000, .l2Squared = 1'000'000};
constexpr std::size_t cellCount = 4000; // so that a model fills several pages of its file

Result<void> insertModel(Database &connection, const NoisyCounts &noisy, const Spend &spend)
{
    const std::string_view bytes(reinterpret_cast<const char *>(noisy.cells.data()),
                                 noisy.cells.size() * sizeof noisy.cells[0]);
    KEYSEED_ASSIGN(auto statement,
                   connection.prepare("INSERT INTO project.model(micro_epsilon, cells) VALUES (?1, ?2)"));
    return statement.bind(1, spend.microEpsilon).bindBlob(2, bytes).run();
}

// Under another name first, so that a package is there whole or not at all.
Result<void> writePackage(const std::filesystem::path &path, const Spend &spend)
{
    auto draft = path;
    draft += ".draft";
    std::ofstream(draft) << spend.microEpsilon << '\n';
    std::error_code error;
    std::filesystem::rename(draft, path, error);
    return error ? fail(ErrorCode::Io, path.string() + ": " + error.message()) : Result<void>();
}

Result<void> spendOnce(const std::filesystem::path &ledgerPath, const std::filesystem::path &project)
{
    KEYSEED_ASSIGN(auto ledger, Ledger::open(ledgerPath));
    {
        KEYSEED_ASSIGN(auto store, Database::open(project));
        KEYSEED_TRY(store.execute(spender::projectSchema));
    }
    const Noise noise = laplaceScale(sensitivity.l1, *Epsilon::from(spender::epsilon));
    const MechanismCost cost = costOf(sensitivity, noise);
    const Spend spend = composed({&cost, 1}, 0);
    KEYSEED_ASSIGN(auto reservation,
                   ledger.reserve(spender::source, "killed", "discrete Laplace", spend, {}));
    SecureRandom random;
    KEYSEED_ASSIGN(
        const auto noisy,
        NoiseMechanism::release(
            ExactCounts(std::vector<std::int64_t>(cellCount), sensitivity), noise, reservation, random));
    const auto stored = ledger.store(reservation, {}, project, [&](Database &connection) {
        return insertModel(connection, *noisy, spend);
    });
    if (!stored)
        return stored;
    return writePackage(spender::packagePath(project, reservation.sequence()), spend);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 4)
        return 2;
    if (argc > 5)
        dieAtCall(std::atoi(argv[4]), std::string_view(argv[5]) == "within");
    int granted = 0;
    int refused = 0;
    for (int time = 0; time < std::atoi(argv[3]); ++time) {
        const auto spent = spendOnce(argv[1], argv[2]);
        if (!spent && spent.error().code != ErrorCode::BudgetExhausted) {
            std::fprintf(stderr, "%s\n", spent.error().detail.c_str());
            return 1;
        }
        ++(spent ? granted : refused);
    }
    std::printf("granted %d refused %d\n", granted, refused);
    return 0;
}
