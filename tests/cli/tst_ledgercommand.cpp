#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/ledger/Ledger.h"
#include "tests/cli/CommandRun.h"

#include <QTest>

namespace tst_ledgercommand {

using namespace core::privacy;
using core::Database;
using core::Digest;

/// What `keyseed-cli ledger` says about a ledger, to persons and to programs.
class TestLedgerCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void the_table_says_what_is_spent_and_what_is_free();
    void the_table_shows_every_digit_of_an_epsilon();
    void the_table_marks_what_became_of_a_reservation();
    void json_holds_exact_and_readable_numbers();
    void json_says_null_where_there_is_no_cap();
    void json_marks_what_became_of_a_reservation();
    void json_lists_the_events_in_order();
    void looking_is_told_of_an_interruption_as_often_as_it_looks();
    void a_broken_chain_fails_and_names_the_entry_data();
    void a_broken_chain_fails_and_names_the_entry();
    void a_ledger_that_is_not_there_is_empty_and_is_not_made();
    void a_cap_is_set_and_listed();
    void a_cap_of_delta_is_set_alone_and_listed();
    void a_source_goes_by_its_name_only();
    void names_stay_on_their_line();

private:
    Ledger open() const
    {
        auto ledger = Ledger::open(m_run->path(QStringLiteral("ledger.sqlite")).toStdString());
        if (!ledger)
            qFatal("%s", ledger.error().detail.c_str());
        return std::move(*ledger);
    }

    Reservation reserve(Ledger &ledger, Spend spend, Caps caps = {}) const
    {
        return std::move(*ledger.reserve(m_source, "cardiology", "discrete Laplace", spend, caps));
    }

    void commit(Ledger &ledger, const Reservation &reservation) const
    {
        const auto stored = ledger.store(reservation,
                                         {},
                                         m_run->path(QStringLiteral("p.keyseed")).toStdString(),
                                         [](Database &) { return core::Result<void>(); });
        if (!stored)
            qFatal("%s", stored.error().detail.c_str());
    }

    CommandRun::Outcome show(const QStringList &more = {}) const
    {
        return m_run->run(QStringList{QStringLiteral("ledger"),
                                      QStringLiteral("--ledger"),
                                      m_run->path(QStringLiteral("ledger.sqlite"))}
                          + more);
    }

    QJsonObject json() const
    {
        const auto shown = show({QStringLiteral("--json")});
        QJsonParseError error;
        const auto document = QJsonDocument::fromJson(shown.output.toUtf8(), &error);
        if (shown.exitCode != 0 || error.error != QJsonParseError::NoError)
            qFatal("%s %s", qPrintable(error.errorString()), qPrintable(shown.errors));
        return document.object();
    }

    /// The cells of the line of a data source, whose name is the last.
    static QStringList sourceRow(const CommandRun::Outcome &shown, const QString &name)
    {
        for (const QString &line : shown.output.split(QLatin1Char('\n'))) {
            const QStringList cells = line.simplified().split(QLatin1Char(' '));
            if (cells.size() == 10 && cells.back() == name)
                return cells;
        }
        return {};
    }

    /// The cells of the one line of the table that begins with `first`.
    static QStringList row(const CommandRun::Outcome &shown, const QString &first)
    {
        for (const QString &line : shown.output.split(QLatin1Char('\n'))) {
            const QStringList cells = line.simplified().split(QLatin1Char(' '));
            if (cells.front() == first)
                return cells;
        }
        return {};
    }

    const DataSource m_source{"cardiology", "/data/notes.csv", Digest{1}};
    const Spend m_spend{2'500'000, 3'125'000'000'000, 0};
    std::unique_ptr<CommandRun> m_run;
};

void TestLedgerCommand::init()
{
    m_run = std::make_unique<CommandRun>();
}

void TestLedgerCommand::the_table_says_what_is_spent_and_what_is_free()
{
    {
        Ledger ledger = open();
        reserve(ledger, m_spend, {.microEpsilon = 20'000'000});
        reserve(ledger, {1'000'000, 0, 1'000'000});
        QVERIFY(ledger.reserve({"dermatology", "/other.csv", Digest{9}}, "b", "x", m_spend, {}));
    }
    const auto shown = show();

    QCOMPARE(shown.exitCode, 0);
    const QStringList first = sourceRow(shown, QStringLiteral("cardiology"));
    QCOMPARE(first.mid(0, 9),
             QStringLiteral("3.5 1e-06 sums 20 16.5 1e-05 3.5 1e-06 3.125").split(QLatin1Char(' ')));
    QCOMPARE(sourceRow(shown, QStringLiteral("dermatology")).mid(0, 9),
             QStringLiteral("2.5 0 sums - - 1e-05 2.5 0 3.125").split(QLatin1Char(' ')));
    QVERIFY(shown.output.endsWith(QStringLiteral("chain verified: 4 entries\n")));
}

void TestLedgerCommand::the_table_shows_every_digit_of_an_epsilon()
{
    {
        Ledger ledger = open();
        reserve(ledger, {12'345'678, 1, 0}, {.microEpsilon = 900'000'001});
    }
    const auto shown = show();
    QCOMPARE(sourceRow(shown, QStringLiteral("cardiology")).mid(0, 5),
             QStringLiteral("12.345678 0 sums 900.000001 887.654323").split(QLatin1Char(' ')));
    QCOMPARE(row(shown, QStringLiteral("2")).at(2), QStringLiteral("12.345678"));
}

void TestLedgerCommand::the_table_marks_what_became_of_a_reservation()
{
    {
        Ledger ledger = open();
        commit(ledger, reserve(ledger, m_spend));
        reserve(ledger, m_spend);
    }
    Ledger running = open();
    const auto held = reserve(running, m_spend);

    const auto shown = show();

    QCOMPARE(row(shown, QStringLiteral("1")).at(3), QStringLiteral("committed"));
    QCOMPARE(row(shown, QStringLiteral("2")).mid(2, 3),
             QStringLiteral("commit of 1").split(QLatin1Char(' ')));
    QCOMPARE(row(shown, QStringLiteral("3")).at(3), QStringLiteral("interrupted"));
    QCOMPARE(row(shown, QString::number(held.sequence())).at(3), QStringLiteral("running"));
}

void TestLedgerCommand::json_holds_exact_and_readable_numbers()
{
    {
        Ledger ledger = open();
        reserve(ledger, {2'500'000, 3'125'000'000'000, 1'000'000}, {.microEpsilon = 20'000'000});
    }
    const auto ledger = json();
    QCOMPARE(ledger.value(QStringLiteral("schema")).toString(), QStringLiteral("keyseed-ledger/1"));
    QCOMPARE(ledger.value(QStringLiteral("chain")).toObject(),
             (QJsonObject{{QStringLiteral("verified"), true},
                          {QStringLiteral("entries"), 2},
                          {QStringLiteral("fault"), QJsonValue()}}));
    auto source = ledger.value(QStringLiteral("sources")).toArray().at(0).toObject();
    const double fromRho = source.take(QStringLiteral("epsilonFromRho")).toDouble();
    QVERIFY(std::abs(fromRho - zcdpEpsilon(3.125, 1e-6)) < 1e-9);
    const QJsonObject expected{{QStringLiteral("source"), QStringLiteral("cardiology")},
                               {QStringLiteral("microEpsilon"), 2'500'000},
                               {QStringLiteral("picoRho"), qint64{3'125'000'000'000}},
                               {QStringLiteral("picoDelta"), 1'000'000},
                               {QStringLiteral("epsilon"), 2.5},
                               {QStringLiteral("rho"), 3.125},
                               {QStringLiteral("delta"), 1e-6},
                               {QStringLiteral("epsilonFromRhoDelta"), 1e-6},
                               {QStringLiteral("together"),
                                QJsonObject{{QStringLiteral("account"), QStringLiteral("sums")},
                                            {QStringLiteral("microEpsilon"), 2'500'000},
                                            {QStringLiteral("picoDelta"), 1'000'000},
                                            {QStringLiteral("epsilon"), 2.5},
                                            {QStringLiteral("delta"), 1e-6}}},
                               {QStringLiteral("capMicroEpsilon"), 20'000'000},
                               {QStringLiteral("cap"), 20},
                               {QStringLiteral("freeMicroEpsilon"), 17'500'000},
                               {QStringLiteral("free"), 17.5},
                               {QStringLiteral("capPicoDelta"), 10'000'000},
                               {QStringLiteral("capDelta"), 1e-5},
                               {QStringLiteral("freePicoDelta"), 9'000'000},
                               {QStringLiteral("freeDelta"), 9e-6},
                               {QStringLiteral("capDeltaIsDefault"), true}};
    QCOMPARE(source, expected);
}

void TestLedgerCommand::json_says_null_where_there_is_no_cap()
{
    {
        Ledger ledger = open();
        reserve(ledger, m_spend);
    }
    const auto source = json().value(QStringLiteral("sources")).toArray().at(0).toObject();
    for (const char *key : {"capMicroEpsilon", "cap", "freeMicroEpsilon", "free"})
        QVERIFY2(source.value(QLatin1String(key)).isNull(), key);
}

void TestLedgerCommand::json_marks_what_became_of_a_reservation()
{
    {
        Ledger ledger = open();
        commit(ledger, reserve(ledger, m_spend));
        reserve(ledger, m_spend);
    }
    Ledger running = open();
    const auto held = reserve(running, m_spend);
    const auto entries = json().value(QStringLiteral("entries")).toArray();
    QStringList states;
    for (const auto &entry : entries)
        states.append(entry[QStringLiteral("state")].toString(QStringLiteral("-")));
    QCOMPARE(states, QStringLiteral("committed - interrupted running").split(QLatin1Char(' ')));
    QCOMPARE(entries.at(1).toObject().value(QStringLiteral("refers")).toInt(), 1);
    QCOMPARE(entries.at(3).toObject().value(QStringLiteral("sequence")).toInteger(), held.sequence());
}

void TestLedgerCommand::json_lists_the_events_in_order()
{
    {
        Ledger ledger = open();
        reserve(ledger, m_spend, {.microEpsilon = 20'000'000});
        QVERIFY(ledger.setCaps("cardiology", {.microEpsilon = 30'000'000}, "agreed"));
    }
    const auto entries = json().value(QStringLiteral("entries")).toArray();
    QCOMPARE(entries.size(), qsizetype{3});
    QStringList kinds;
    for (qsizetype index = 0; index < entries.size(); ++index) {
        const auto entry = entries.at(index).toObject();
        QCOMPARE(entry.value(QStringLiteral("sequence")).toInt(), int(index) + 1);
        QCOMPARE(entry.value(QStringLiteral("source")).toString(), QStringLiteral("cardiology"));
        kinds.append(entry.value(QStringLiteral("kind")).toString());
    }
    QCOMPARE(kinds, QStringLiteral("cap reserve cap").split(QLatin1Char(' ')));
    QCOMPARE(entries.at(2).toObject().value(QStringLiteral("capMicroEpsilon")).toInt(), 30'000'000);
    QCOMPARE(entries.at(2).toObject().value(QStringLiteral("detail")).toString(), QStringLiteral("agreed"));
    QCOMPARE(entries.at(1).toObject().value(QStringLiteral("project")).toString(),
             QStringLiteral("cardiology"));
}

void TestLedgerCommand::looking_is_told_of_an_interruption_as_often_as_it_looks()
{
    {
        Ledger ledger = open();
        reserve(ledger, {4'000'000, 1, 0});
    }
    for (int look = 0; look < 2; ++look) {
        const auto shown = show();
        QCOMPARE(shown.errorLines().size(), qsizetype{1});
        QVERIFY2(shown.errors.contains(QStringLiteral("the run of project cardiology at 2")),
                 qPrintable(shown.errors));
        QVERIFY2(
            shown.errors.contains(QStringLiteral("was interrupted after its budget was debited: epsilon 4 "
                                                 "counts as spent and no model was stored")),
            qPrintable(shown.errors));
        QCOMPARE(shown.exitCode, 0);
    }
    QCOMPARE(open().entries()->size(), std::size_t{1});
}

void TestLedgerCommand::a_broken_chain_fails_and_names_the_entry_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("as a table") << QStringList();
    QTest::newRow("as JSON") << QStringList{QStringLiteral("--json")};
}

void TestLedgerCommand::a_broken_chain_fails_and_names_the_entry()
{
    QFETCH(QStringList, more);
    {
        Ledger ledger = open();
        reserve(ledger, m_spend);
        reserve(ledger, m_spend);
        auto vandal = Database::open(ledger.path());
        QVERIFY(vandal->execute("UPDATE event SET micro_epsilon = 1 WHERE sequence = 2"));
    }
    const auto shown = show(more);
    QCOMPARE(shown.exitCode, 1);
    QCOMPARE(shown.errorLines().size(), qsizetype{1});
    QVERIFY2(shown.errors.contains(QStringLiteral("entry 2 does not fit the chain")),
             qPrintable(shown.errors));
    QVERIFY(!shown.output.contains(QStringLiteral("chain verified")));
    if (!more.isEmpty()) {
        const auto chain = QJsonDocument::fromJson(shown.output.toUtf8())[QStringLiteral("chain")].toObject();
        QCOMPARE(chain.value(QStringLiteral("verified")), QJsonValue(false));
        QVERIFY(chain.value(QStringLiteral("fault")).toString().contains(QStringLiteral("entry 2")));
    }
}

void TestLedgerCommand::a_ledger_that_is_not_there_is_empty_and_is_not_made()
{
    const auto shown = show();
    QCOMPARE(shown.exitCode, 0);
    QVERIFY(shown.output.contains(QStringLiteral("chain verified: 0 entries")));
    QVERIFY2(shown.errors.contains(QStringLiteral("no ledger yet")), qPrintable(shown.errors));
    QVERIFY(json().value(QStringLiteral("entries")).toArray().isEmpty());
    QVERIFY(QDir(m_run->path(QString())).isEmpty());
}

void TestLedgerCommand::a_cap_is_set_and_listed()
{
    {
        Ledger ledger = open();
        reserve(ledger, m_spend);
    }
    const QStringList cap{QStringLiteral("--set-cap"),
                          QStringLiteral("cardiology"),
                          QStringLiteral("8"),
                          QStringLiteral("--reason"),
                          QStringLiteral("agreed with the board")};
    QCOMPARE(show(cap).exitCode, 0);
    const auto shown = show();
    QCOMPARE(sourceRow(shown, QStringLiteral("cardiology")).mid(3, 2),
             QStringLiteral("8 5.5").split(QLatin1Char(' ')));
    QVERIFY(shown.output.contains(QStringLiteral("agreed with the board")));
    QCOMPARE(show(cap + QStringList{QStringLiteral("--json")}).exitCode, 2);
}

void TestLedgerCommand::a_cap_of_delta_is_set_alone_and_listed()
{
    {
        Ledger ledger = open();
        reserve(ledger, {1'000'000, 500'000'000'000, 2'000'000}, {.microEpsilon = 5'000'000});
    }
    const QStringList cap{QStringLiteral("--set-cap"), QStringLiteral("cardiology")};
    const QStringList why{QStringLiteral("--reason"), QStringLiteral("agreed")};
    QCOMPARE(show(cap + why).exitCode, 2); // nothing to set
    QCOMPARE(show(cap + QStringList{QStringLiteral("--delta"), QStringLiteral("0.5")} + why).exitCode, 2);
    QCOMPARE(show(QStringList{QStringLiteral("--delta"), QStringLiteral("1e-6")}).exitCode, 2);
    QCOMPARE(show(cap + QStringList{QStringLiteral("--delta"), QStringLiteral("4e-6")} + why).exitCode, 0);

    QCOMPARE(sourceRow(show(), QStringLiteral("cardiology")).mid(0, 8),
             QStringLiteral("1 2e-06 sums 5 4 4e-06 1 2e-06").split(QLatin1Char(' ')));
    const auto source = json().value(QStringLiteral("sources")).toArray().at(0).toObject();
    QCOMPARE(source.value(QStringLiteral("capPicoDelta")).toInt(), 4'000'000);
    QCOMPARE(source.value(QStringLiteral("freePicoDelta")).toInt(), 2'000'000);
    QVERIFY(!source.value(QStringLiteral("capDeltaIsDefault")).toBool());
    const auto entry = json().value(QStringLiteral("entries")).toArray().at(2).toObject();
    QVERIFY(entry.value(QStringLiteral("cap")).isNull());
    QCOMPARE(entry.value(QStringLiteral("capDelta")).toDouble(), 4e-6);
}

void TestLedgerCommand::a_source_goes_by_its_name_only()
{
    {
        Ledger ledger = open();
        reserve(ledger, m_spend);
    }
    const auto refused = show({QStringLiteral("--set-cap"),
                               QStringLiteral("SRC-1"),
                               QStringLiteral("8"),
                               QStringLiteral("--reason"),
                               QStringLiteral("x")});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains(QStringLiteral("give the name that its plans declare")),
             qPrintable(refused.errors));
}

void TestLedgerCommand::names_stay_on_their_line()
{
    {
        Ledger ledger = open();
        QVERIFY(ledger.reserve(m_source, "a\x1b[2J\nchain verified", "x\r", m_spend, {}));
    }
    const auto shown = show();
    QVERIFY(!shown.output.contains(QLatin1Char('\x1b')) && !shown.output.contains(QLatin1Char('\r')));
    QVERIFY(!shown.errors.contains(QLatin1Char('\x1b')));
    QCOMPARE(shown.errorLines().size(), qsizetype{1});
    QCOMPARE(shown.output.count(QStringLiteral("\nchain verified")), qsizetype{1});
}

} // namespace tst_ledgercommand

QTEST_GUILESS_MAIN(tst_ledgercommand::TestLedgerCommand)
#include "tst_ledgercommand.moc"
