#include "core/audit/Canaries.h"
#include "core/audit/CanaryTheory.h"
#include "core/audit/EndToEndAudit.h"
#include "core/methods/Methods.h"
#include "tests/core/audit/FaultyMethod.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <set>

namespace tst_canaries {

using namespace core;
using namespace core::audit;
using tests::Cells;

/// The canary persons and their way: what they hold, what they add, and what is left of them afterwards.
class TestCanaries : public QObject
{
    Q_OBJECT

private slots:
    void every_method_has_canaries();
    void a_canary_has_fifty_records_under_several_labels_data();
    void a_canary_has_fifty_records_under_several_labels();
    void the_shares_are_what_the_program_sums_data();
    void the_shares_are_what_the_program_sums();
    void no_canary_exceeds_the_sensitivity_and_most_have_cells_of_their_own_data();
    void no_canary_exceeds_the_sensitivity_and_most_have_cells_of_their_own();
    void a_method_without_canaries_is_an_error();
    void a_cancel_leaves_nothing_behind();
    void a_missing_temporary_folder_is_an_error();
};

namespace {

constexpr std::size_t count = 90;

// Rows of rewriting are shuffled: no cell is a canary's (tst_rewritingaudit).
std::vector<std::string_view> auditedNames()
{
    std::vector<std::string_view> names;
    for (const synthesis::Synthesizer *method : synthesis::synthesizers())
        if (method->resource() != synthesis::Resource::Rewriter)
            names.push_back(method->name());
    return names;
}

void everyRow()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<bool>("isGaussian");
    for (const std::string_view method : auditedNames())
        for (const bool isGaussian : {false, true})
            QTest::addRow("%s, %s", std::string(method).c_str(), isGaussian ? "Gaussian" : "Laplace")
                << QString::fromStdString(std::string(method)) << isGaussian;
}

/// One journey of all canaries, with the exact sums that the program handed to its noise.
struct Seen
{
    explicit Seen(std::string_view method, bool isGaussian)
        : world(*CanaryWorld::make(phrasesPerCanary * count))
        , canaries(canariesFor(method, world.inputs(), count))
    {
        tests::Fault fault;
        fault.tampering = [this](const Cells &cells, const Cells &noisy, const privacy::Noise &) {
            exact.push_back(cells);
            return noisy;
        };
        const tests::FaultyMethod watched(*synthesis::findSynthesizer(method), std::move(fault));
        for (std::size_t canary = 0; canary < count; ++canary)
            present.push_back(canary % 3 != 0);
        NoControl control;
        auto made =
            journeyOf(world, *canaries, {.method = watched, .isGaussian = isGaussian}, present, control);
        if (!made)
            qFatal("%s", made.error().detail.c_str());
        numbers = std::move(*made);
    }

    CanaryWorld world;
    std::unique_ptr<Canaries> canaries;
    std::vector<bool> present;
    std::vector<Cells> exact; ///< without the labels, which are counted beside the method
    ReleasedNumbers numbers;
};

/// The system's folder for temporary files, for as long as it lives.
class TemporaryPlace
{
public:
    explicit TemporaryPlace(const QByteArray &path) { ::setenv("TMPDIR", path.constData(), 1); }
    ~TemporaryPlace()
    {
        if (m_before.isNull())
            ::unsetenv("TMPDIR");
        else
            ::setenv("TMPDIR", m_before.constData(), 1);
    }

private:
    QByteArray m_before = qgetenv("TMPDIR");
};

class CancelledAfter final : public JobControl
{
public:
    explicit CancelledAfter(int polls)
        : m_left(polls)
    {}
    bool isCancelled() const override { return m_left-- <= 0; }
    void report(double, std::string_view) override {}

private:
    mutable std::atomic<int> m_left;
};

} // namespace

void TestCanaries::every_method_has_canaries()
{
    const auto world = CanaryWorld::make(phrasesPerCanary * count);
    QVERIFY(world);
    for (const std::string_view method : auditedNames()) {
        const auto canaries = canariesFor(method, world->inputs(), count);
        QVERIFY2(canaries, std::string(method).c_str());
        QCOMPARE(canaries->count(), count);
    }
    QVERIFY(!canariesFor("none", world->inputs(), count));
}

void TestCanaries::a_canary_has_fifty_records_under_several_labels_data()
{
    everyRow();
}

void TestCanaries::a_canary_has_fifty_records_under_several_labels()
{
    QFETCH(QString, method);
    const auto world = CanaryWorld::make(phrasesPerCanary * count);
    const auto canaries = canariesFor(method.toStdString(), world->inputs(), count);
    for (const std::size_t canary : {std::size_t{0}, std::size_t{1}, count - 1}) {
        const auto records = canaries->recordsOf(canary);
        QCOMPARE(records.size(), std::size_t{50});
        std::set<std::size_t> labels;
        std::set<std::string> phrases;
        for (const CanaryRecord &record : records) {
            QVERIFY(record.label < canaries->labels());
            labels.insert(record.label);
            for (const auto &word : QString::fromStdString(record.text).split(' ', Qt::SkipEmptyParts))
                phrases.insert(word.toStdString());
        }
        QCOMPARE(labels.size(), std::size_t{3});
        QVERIFY(phrases.size() >= 2);
    }
}

void TestCanaries::the_shares_are_what_the_program_sums_data()
{
    everyRow();
}

// The auditor's sums are written down anew from the definitions of the tables: were they wrong, so would
// every row be.
void TestCanaries::the_shares_are_what_the_program_sums()
{
    QFETCH(QString, method);
    QFETCH(bool, isGaussian);
    const Seen seen(method.toStdString(), isGaussian);
    QVERIFY(!seen.exact.empty());
    for (std::size_t table = 0; table < seen.exact.size(); ++table) {
        const TableClaim &claim = seen.numbers.tables[table];
        Cells sums(claim.cells, 0);
        for (std::size_t canary = 0; canary < count; ++canary)
            if (seen.present[canary])
                for (const auto &[cell, weight] : seen.canaries->sharesOf(canary, claim, seen.numbers.known))
                    sums[cell] += weight;
        QVERIFY(std::ranges::any_of(sums, [](std::int64_t sum) { return sum != 0; }));
        // Angles are made from products of floating-point numbers, whose last bits depend on how many there
        // are: one step of an angle moves a feature by less than 2.
        const std::int64_t rounding = claim.name.starts_with("kernel") ? 2 : 0;
        for (std::size_t cell = 0; cell < sums.size(); ++cell)
            QVERIFY2(std::abs(sums[cell] - seen.exact[table][cell]) <= rounding, claim.name.c_str());
    }
}

void TestCanaries::no_canary_exceeds_the_sensitivity_and_most_have_cells_of_their_own_data()
{
    everyRow();
}

void TestCanaries::no_canary_exceeds_the_sensitivity_and_most_have_cells_of_their_own()
{
    QFETCH(QString, method);
    QFETCH(bool, isGaussian);
    const Seen seen(method.toStdString(), isGaussian);
    Known all = seen.numbers.known;
    all.kept.assign(all.kept.size(), true);
    const auto shared = sharedCellsOf(*seen.canaries, seen.numbers.tables, all);
    for (std::size_t table = 0; table < seen.numbers.tables.size(); ++table) {
        const TableClaim &claim = seen.numbers.tables[table];
        std::size_t owners = 0;
        double norm = 0;
        for (std::size_t canary = 0; canary < count; ++canary) {
            std::int64_t l1 = 0;
            std::int64_t l2Squared = 0;
            bool ownsOne = false;
            for (const auto &[cell, weight] : seen.canaries->sharesOf(canary, claim, all)) {
                l1 += std::abs(weight);
                l2Squared += weight * weight;
                ownsOne = ownsOne || (weight != 0 && !shared[table].contains(cell));
            }
            owners += ownsOne;
            QVERIFY(l1 <= claim.sensitivity.l1);
            QVERIFY(l2Squared <= claim.sensitivity.l2Squared);
            norm = std::max(norm,
                            isGaussian ? std::sqrt(static_cast<double>(l2Squared)
                                                   / static_cast<double>(claim.sensitivity.l2Squared))
                                       : static_cast<double>(l1) / static_cast<double>(claim.sensitivity.l1));
        }
        // A canary that uses little of the sensitivity could not refute anything.
        QVERIFY2(norm > 0.7, (claim.name + ": " + std::to_string(norm)).c_str());
        if (claim.name == "units")
            continue; // one cell for all
        if (!method.startsWith("histogram") || claim.name != "labels")
            QVERIFY2(owners > count * 9 / 10, (claim.name + ": " + std::to_string(owners)).c_str());
    }
}

void TestCanaries::a_method_without_canaries_is_an_error()
{
    const tests::FaultyMethod unknown(*synthesis::synthesizers().front(), {.name = "fifth"});
    NoControl control;
    const auto row = auditEndToEnd({.method = unknown}, {}, control);
    QVERIFY(!row);
    QCOMPARE(row.error().code, ErrorCode::Internal);
    QVERIFY(QString::fromStdString(row.error().detail).contains("fifth"));
}

void TestCanaries::a_cancel_leaves_nothing_behind()
{
    const QTemporaryDir folder;
    const TemporaryPlace place(folder.path().toLocal8Bit());
    for (const int polls : {0, 1, 5}) {
        CancelledAfter control(polls);
        const auto row = auditEndToEnd({.method = *synthesis::synthesizers().front()}, {}, control);
        QVERIFY(!row);
        QCOMPARE(row.error().code, ErrorCode::Cancelled);
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }
}

void TestCanaries::a_missing_temporary_folder_is_an_error()
{
    const QTemporaryDir folder;
    const TemporaryPlace place(folder.path().toLocal8Bit() + "/missing");
    NoControl control;
    const auto row = auditEndToEnd({.method = *synthesis::synthesizers().front()}, {}, control);
    QVERIFY(!row);
    QCOMPARE(row.error().code, ErrorCode::Io);
}

} // namespace tst_canaries

QTEST_APPLESS_MAIN(tst_canaries::TestCanaries)
#include "tst_canaries.moc"
