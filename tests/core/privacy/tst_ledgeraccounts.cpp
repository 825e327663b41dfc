#include "core/privacy/accounting/Losses.h"
#include "core/privacy/ledger/KeyFile.h"
#include "core/privacy/ledger/LedgerChain.h"
#include "core/privacy/ledger/LedgerHead.h"
#include "core/privacy/ledger/RecordSketch.h"
#include "core/privacy/ledger/SourceName.h"
#include "tests/core/privacy/LedgerFolder.h"

#include <QTest>

#include <sodium.h>

namespace tst_ledgeraccounts {

using namespace core::privacy;
using namespace ledgertest;
using core::Digest;
using core::ErrorCode;

/// Which account a debit comes to, by which account it is held against the caps, and what an attacker without
/// the key, or a ledger of release 0.2, makes of it.
class TestLedgerAccounts : public QObject
{
    Q_OBJECT

private slots:
    void caps_count_what_was_really_spent();
    void twelve_releases_cost_less_than_their_sum();
    void pure_spends_keep_a_pure_account_while_nobody_sets_a_delta();
    void all_spellings_of_a_name_are_one_account_data();
    void all_spellings_of_a_name_are_one_account();
    void another_name_is_another_account();
    void invisible_characters_are_no_name_data();
    void invisible_characters_are_no_name();
    void known_records_are_refused_under_another_name_data();
    void known_records_are_refused_under_another_name();
    void records_of_both_names_go_on();
    void forged_debits_are_noticed_without_the_key();
    void a_ledger_of_release_0_2_goes_on();
    void a_ledger_of_release_0_2_cannot_be_forged_afterwards();
};

namespace {

constexpr std::int64_t weight = 65536;

/// One Gaussian release of (1, 1e-6).
struct GaussianRelease
{
    MechanismCost cost;
    Spend spend;
    Losses losses;
};

GaussianRelease gaussianRelease()
{
    const std::int64_t picoRho = exactPicoRho({}, 1'000'000, 1'000'000) - 1'000;
    const Sensitivity unit{weight, weight * weight};
    const MechanismCost cost = costOf(unit, gaussianVariance(unit.l2Squared, picoRho));
    return {cost, composed({&cost, 1}, 1'000'000), lossesOf({&cost, 1})};
}

const Caps cap8{.microEpsilon = 8'000'000, .picoDelta = 10'000'000};

} // namespace

void TestLedgerAccounts::caps_count_what_was_really_spent()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    const GaussianRelease release = gaussianRelease();
    QCOMPARE(release.spend.microEpsilon, std::int64_t{1'000'000});
    for (int number = 1; number <= 49; ++number) {
        QVERIFY(ledger.checkSpend(notes.name, release.spend, cap8, release.losses));
        QVERIFY2(ledger.reserve(notes, "a", "histogram", release.spend, cap8, release.losses),
                 qPrintable(QString::number(number)));
    }
    const auto refused = ledger.reserve(notes, "a", "histogram", release.spend, cap8, release.losses);
    QCOMPARE(refused.error().code, ErrorCode::BudgetExhausted);
    QVERIFY2(refused.error().detail.find("at delta 1e-05 by the exact account") != std::string::npos,
             refused.error().detail.c_str());
    QVERIFY(ledger.verifyChain());
}

void TestLedgerAccounts::twelve_releases_cost_less_than_their_sum()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    const GaussianRelease release = gaussianRelease();
    for (int number = 0; number < 12; ++number)
        QVERIFY(ledger.reserve(notes, "a", "histogram", release.spend, cap8, release.losses));
    const auto account = ledger.account(notes.name);
    QCOMPARE(account->spent.microEpsilon, std::int64_t{12'000'000});
    const AccountStatement together = account->together();
    QCOMPARE(together.account, Account::Exact);
    QCOMPARE(together.picoDelta, std::int64_t{10'000'000});
    QVERIFY2(together.microEpsilon > 3'483'600 && together.microEpsilon < 3'484'000,
             qPrintable(QString::number(together.microEpsilon)));
    QCOMPARE(*account->freeMicroEpsilon(), 8'000'000 - together.microEpsilon);
}

void TestLedgerAccounts::pure_spends_keep_a_pure_account_while_nobody_sets_a_delta()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    const Spend small{100'000, 5'000'000'000, 0};
    for (int number = 0; number < 20; ++number)
        QVERIFY(ledger.reserve(notes, "a", "x", small, {.microEpsilon = 2'000'000}));
    QVERIFY(!ledger.reserve(notes, "a", "x", small, {}));
    QCOMPARE(ledger.account(notes.name)->together(),
             (AccountStatement{.account = Account::Sums, .microEpsilon = 2'000'000, .picoDelta = 0}));

    QVERIFY(ledger.setCaps(notes.name, {.picoDelta = 10'000'000}, "a delta is allowed"));
    QVERIFY(ledger.reserve(notes, "a", "x", small, {}));
    QCOMPARE(ledger.account(notes.name)->together().account, Account::Exact);
}

void TestLedgerAccounts::all_spellings_of_a_name_are_one_account_data()
{
    QTest::addColumn<QString>("spelling");
    QTest::newRow("upper case") << "ÉTUDE NOTES";
    QTest::newRow("lower case") << "étude notes";
    QTest::newRow("a blank behind") << "Étude Notes ";
    QTest::newRow("blanks before") << "  Étude Notes";
    QTest::newRow("two blanks") << "Étude  Notes";
    QTest::newRow("no-break space") << QStringLiteral("Étude\u00A0Notes");
    QTest::newRow("ideographic space") << QStringLiteral("Étude\u3000Notes");
    QTest::newRow("decomposed") << QStringLiteral("E\u0301tude Notes");
    QTest::newRow("wide letters") << QStringLiteral("Étude \uFF2Eotes");
    QTest::newRow("a ligature's letters") << QStringLiteral("Étude Note\u017F"); // long s
}

void TestLedgerAccounts::all_spellings_of_a_name_are_one_account()
{
    QFETCH(QString, spelling);
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    const DataSource first{"Étude Notes", "/a.csv", Digest{1}};
    const DataSource second{spelling.toStdString(), "/b.csv", Digest{2}};
    QVERIFY(ledger.reserve(first, "a", "x", two, {.microEpsilon = 3'000'000}));
    QCOMPARE(ledger.reserve(second, "a", "x", two, {}).error().code, ErrorCode::BudgetExhausted);
    QCOMPARE(ledger.account(second.name)->spent, two);
    QCOMPARE(ledger.contents()->sources.size(), std::size_t{1});
    QCOMPARE(ledger.contents()->sources.front().name, first.name);
    QVERIFY(ledger.setCaps(second.name, {.microEpsilon = 4'000'000}, "more"));
    QVERIFY(ledger.reserve(second, "a", "x", two, {}));
    QCOMPARE(ledger.contents()->sources.size(), std::size_t{1});
}

void TestLedgerAccounts::another_name_is_another_account()
{
    QVERIFY(sourceKey("notes 1") != sourceKey("notes 2"));
    QVERIFY(sourceKey("notes1") != sourceKey("notes 1"));
    QVERIFY(sourceKey("note") != sourceKey("noté"));
}

void TestLedgerAccounts::invisible_characters_are_no_name_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("zero width space") << QStringLiteral("no\u200Btes");
    QTest::newRow("zero width joiner") << QStringLiteral("no\u200Dtes");
    QTest::newRow("soft hyphen") << QStringLiteral("no\u00ADtes");
    QTest::newRow("right to left override") << QStringLiteral("\u202Enotes");
    QTest::newRow("byte order mark") << QStringLiteral("\uFEFFnotes");
    QTest::newRow("hangul filler") << QStringLiteral("notes\u3164");
    QTest::newRow("variation selector") << QStringLiteral("notes\uFE0F");
    QTest::newRow("line separator") << QStringLiteral("no\u2028tes");
    QTest::newRow("blanks alone") << QStringLiteral(" \u00A0\u2800");
}

void TestLedgerAccounts::invisible_characters_are_no_name()
{
    QFETCH(QString, name);
    QVERIFY(!isSourceName(name.toStdString()));
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    const auto refused = ledger.reserve({name.toStdString(), {}, {}}, "a", "x", two, {});
    QCOMPARE(refused.error().code, ErrorCode::InvalidParameter);
}

namespace {

std::vector<std::uint64_t> sketchOf(int first, int last)
{
    RecordSketch sketch;
    for (int record = first; record < last; ++record)
        sketch.add("record " + std::to_string(record));
    return sketch.hashes();
}

} // namespace

void TestLedgerAccounts::known_records_are_refused_under_another_name_data()
{
    QTest::addColumn<DataSource>("source");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("the content") << DataSource{"new", "/copy.csv", Digest{1}} << true;
    QTest::newRow("the path") << DataSource{"new", "/notes.csv", Digest{2}} << true;
    QTest::newRow("an export that has grown")
        << DataSource{"new", "/n.csv", Digest{2}, sketchOf(0, 6000)} << true;
    QTest::newRow("half of it") << DataSource{"new", "/n.csv", Digest{2}, sketchOf(2000, 4000)} << true;
    QTest::newRow("a few records of it")
        << DataSource{"new", "/n.csv", Digest{2}, sketchOf(3990, 8000)} << false;
    QTest::newRow("others") << DataSource{"new", "/n.csv", Digest{2}, sketchOf(4000, 8000)} << false;
    QTest::newRow("its own name") << DataSource{"Notes", "/notes.csv", Digest{1}, sketchOf(0, 4000)} << false;
}

void TestLedgerAccounts::known_records_are_refused_under_another_name()
{
    QFETCH(DataSource, source);
    QFETCH(bool, isKnown);
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve({"notes", "/notes.csv", Digest{1}, sketchOf(0, 4000)}, "a", "x", two, {}));
    QCOMPARE(!ledger.checkName(source), isKnown);
    const auto reserved = ledger.reserve(source, "a", "x", two, {});
    QCOMPARE(!reserved, isKnown);
    if (!isKnown)
        return;
    QCOMPARE(reserved.error().code, ErrorCode::InvalidPlan);
    QVERIFY2(reserved.error().detail.find("data source \"notes\"") != std::string::npos,
             reserved.error().detail.c_str());
    ledger.declareRecordsNew();
    QVERIFY(ledger.reserve(source, "a", "x", two, {}));
}

void TestLedgerAccounts::records_of_both_names_go_on()
{
    const LedgerFolder folder;
    const DataSource again{"new", "/copy.csv", Digest{1}};
    {
        Ledger ledger = folder.open();
        QVERIFY(ledger.reserve(notes, "a", "x", two, {}));
        ledger.declareRecordsNew();
        QVERIFY(ledger.reserve(again, "a", "x", two, {}));
    }
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(again, "a", "x", two, {}));
    QVERIFY(ledger.reserve(notes, "a", "x", two, {}));
    // The path alone does not stand for another content that is known elsewhere.
    QVERIFY(ledger.reserve({"third", "/third.csv", Digest{3}}, "a", "x", two, {}));
    QVERIFY(!ledger.reserve({"new", "/copy.csv", Digest{3}}, "a", "x", two, {}));
}

namespace {

Digest keyOf(const LedgerFolder &folder)
{
    return *KeyFile(folder.path("ledger.sqlite.key")).read();
}

Digest chainStart(const Digest &key)
{
    Digest hash;
    crypto_generichash_state state;
    crypto_generichash_init(&state, key.data(), key.size(), hash.size());
    const unsigned char kind[] = "chain"; // with the zero behind it
    crypto_generichash_update(&state, kind, sizeof kind);
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

std::string hexOf(std::string_view bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex().toStdString();
}

/// Writes an event with the hash of a link without a key, as everybody can.
std::string inserted(const LedgerEvent &event, std::string_view hash, const char *more = "")
{
    const auto number = [](std::int64_t of) { return std::to_string(of); };
    return "INSERT INTO event(time, kind, source, project, person, detail, micro_epsilon, pico_rho, "
           "pico_delta, "
           "cap, refers, path_hash, content_hash, hash, source_name, cap_delta"
           + std::string(*more != '\0' ? ", losses" : "") + ") VALUES('" + event.time + "', '" + event.kind
           + "', 0, '" + event.project + "', '" + event.person + "', '" + event.detail + "', "
           + number(event.spend.microEpsilon) + ", " + number(event.spend.picoRho) + ", "
           + number(event.spend.picoDelta) + ", -1, 0, x'', x'', x'" + hexOf(hash) + "', '" + event.sourceName
           + "', -1" + more + ");";
}

LedgerEvent debitOf02(const std::string &detail, const Spend &spend)
{
    return {.time = "2026-01-02T03:04:05Z",
            .kind = "reserve",
            .sourceName = "cardiology notes",
            .project = "a",
            .person = "x",
            .detail = detail,
            .spend = spend};
}

/// A ledger as release 0.2 left it, with these debits.
void makeOld(const LedgerFolder &folder, const std::vector<LedgerEvent> &events)
{
    (void)folder.open();
    folder.execute("ALTER TABLE event DROP COLUMN losses; ALTER TABLE event DROP COLUMN sketch;"
                   "PRAGMA user_version = 2;");
    std::string previous(core::bytesOf(chainStart(keyOf(folder))));
    for (const LedgerEvent &event : events) {
        previous = std::string(core::bytesOf(chainHash(previous, event)));
        folder.execute(inserted(event, previous));
    }
}

const std::vector<LedgerEvent> debitsOf02 = {
    debitOf02("histogram, discrete Gaussian", {1'000'000, 24'355'970'358, 1'000'000}),
    debitOf02("histogram, discrete Gaussian", {1'000'000, 24'355'970'358, 1'000'000}),
    debitOf02("histogram, discrete Laplace", {500'000, 125'000'000'000, 0}),
    debitOf02("labels found, discrete Laplace above a threshold", {250'000, 31'250'000'000, 1'000})};

} // namespace

void TestLedgerAccounts::forged_debits_are_noticed_without_the_key()
{
    const LedgerFolder folder;
    Digest last;
    {
        Ledger ledger = folder.open();
        QVERIFY(ledger.reserve(notes, "a", "x", two, {}));
        last = (*ledger.head())->hash;
    }
    // Two debits less than what was spent, with hashes as the program of 0.2 computes them, and their head.
    LedgerEvent event = debitOf02("x", {1, 1, 0});
    const std::string first(core::bytesOf(chainHash(core::bytesOf(last), event)));
    const Digest second = chainHash(first, event);
    folder.execute(inserted(event, first) + inserted(event, core::bytesOf(second)));
    QFile head(QString::fromStdString(folder.path("ledger.sqlite.head").string()));
    QVERIFY(head.open(QIODevice::WriteOnly));
    head.write(QByteArray::fromStdString(inWords(LedgerHead{.sequence = 3, .hash = second}) + "\n"));
    head.close();

    const auto intact = folder.open().verifyChain();
    QVERIFY(!intact);
    QVERIFY2(intact.error().detail.find("entry 2") != std::string::npos, intact.error().detail.c_str());
}

void TestLedgerAccounts::a_ledger_of_release_0_2_goes_on()
{
    const LedgerFolder folder;
    makeOld(folder, debitsOf02);
    Ledger ledger = folder.open();
    QVERIFY(ledger.verifyChain());
    const auto account = ledger.account(notes.name);
    QCOMPARE(account->spent, (Spend{2'750'000, 204'961'940'716, 2'001'000}));
    // Gaussian debits count by their rho, pure ones by their epsilon, found labels with their delta.
    QCOMPARE(QString::fromStdString(textOf(account->losses)),
             QStringLiteral("rho 48711940716, pure 250000 1 1, pure 500000 1 1, delta 1000"));
    QVERIFY(account->together().microEpsilon < account->spent.microEpsilon);

    QVERIFY(ledger.reserve(notes, "b", "x", two, {}));
    QVERIFY(folder.open().verifyChain());
    QCOMPARE(folder.open().account(notes.name)->spent.microEpsilon, std::int64_t{4'750'000});
}

void TestLedgerAccounts::a_ledger_of_release_0_2_cannot_be_forged_afterwards()
{
    const LedgerFolder folder;
    makeOld(folder, debitsOf02);
    const Digest last = (*folder.open().head())->hash;
    const LedgerEvent event = debitOf02("x", {1, 1, 0});
    folder.execute(inserted(event, core::bytesOf(chainHash(core::bytesOf(last), event))));
    QVERIFY(!folder.open().verifyChain());
}

} // namespace tst_ledgeraccounts

QTEST_APPLESS_MAIN(tst_ledgeraccounts::TestLedgerAccounts)
#include "tst_ledgeraccounts.moc"
