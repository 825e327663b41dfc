#include "core/pipeline/ranks/RankMessages.h"
#include "core/pipeline/reading/RecordShare.h"

#include <QTest>

namespace tst_rankmessages {

using namespace core;
using namespace core::pipeline;

/// What ranks say to each other, and which records each has.
class TestRankMessages : public QObject
{
    Q_OBJECT

private slots:
    void what_is_said_comes_back();
    void what_is_cut_is_refused();
    void the_shares_are_the_records_each_once();
    void all_records_of_a_person_are_in_one_share();
};

void TestRankMessages::what_is_said_comes_back()
{
    const Units said = {{{1, {7, 8, 9}}, {2, {}}}, {}, {{0, {4'000'000'000}}}};
    UnitBytes bytes;
    for (const auto &unit : said)
        bytes.add(unit);
    const auto units = decodedMessage(bytes.take());
    const auto done = decodedMessage(encoded(ReadingDone{42, {.usable = 5, .likelyCut = 1}}));
    const auto divided =
        decodedMessage(encoded(ReadingDone{1, {}, {{0, "a"}, {70'000, ""}, {70'001, "bc"}}}));
    const auto stretch = decodedMessage(encoded(SumStretch{3, 1ULL << 40, {-1, 1LL << 60}}));
    const privacy::KeyedHash person = {9, 8, 7};
    bytes.add(person, said[0]);
    bytes.add({}, said[2]);
    const auto pieces = decodedMessage(bytes.take());
    const auto begin = decodedMessage(encoded(BeginReading{{1}, {2}, true}));
    const auto error = decodedMessage(encoded(Error{ErrorCode::Io, "notes.csv:3: cut"}));

    QVERIFY(std::get<Units>(*units) == said);
    QVERIFY(bytes.isEmpty());
    QCOMPARE(std::get<ReadingDone>(*done).outline, std::uint64_t{42});
    QCOMPARE(std::get<ReadingDone>(*done).seen.usable, std::int64_t{5});
    QCOMPARE(std::get<ReadingDone>(*done).seen.likelyCut, std::int64_t{1});
    QVERIFY((std::get<ReadingDone>(*divided).files
             == std::map<std::uint32_t, std::string>{{0, "a"}, {70'000, ""}, {70'001, "bc"}}));
    QCOMPARE(std::get<SumStretch>(*stretch).table, std::uint32_t{3});
    QCOMPARE(std::get<SumStretch>(*stretch).first, std::uint64_t{1} << 40);
    QVERIFY((std::get<SumStretch>(*stretch).sums == std::vector<std::int64_t>{-1, 1LL << 60}));
    QVERIFY((std::get<PersonPieces>(*pieces) == PersonPieces{{person, said[0]}, {{}, said[2]}}));
    QVERIFY(std::get<BeginReading>(*begin).isOfFiles);
    QVERIFY(std::holds_alternative<PiecesDone>(*decodedMessage(encoded(PiecesDone()))));
    QCOMPARE(std::get<Error>(*error).detail, std::string("notes.csv:3: cut"));
    QVERIFY(std::get<Error>(*error).code == ErrorCode::Io);
}

void TestRankMessages::what_is_cut_is_refused()
{
    UnitBytes bytes;
    bytes.add(std::vector<synthesis::UnitDocument>{{1, {7, 8, 9}}, {2, {5}}});
    const std::string units = bytes.take();
    const std::string done = encoded(ReadingDone{42, {}});

    for (std::size_t size = 2; size < units.size(); ++size)
        QVERIFY(!decodedMessage(units.substr(0, size)));
    for (std::size_t size = 0; size < done.size(); ++size)
        QVERIFY(!decodedMessage(done.substr(0, size)));
    QVERIFY(!decodedMessage(done + "x"));
    for (const std::string &whole :
         {encoded(SumStretch{0, 0, {1, 2}}), encoded(ReadingDone{1, {}, {{4, "ab"}}})})
        for (std::size_t size = 1; size < whole.size(); ++size)
            QVERIFY(!decodedMessage(whole.substr(0, size)));
    QVERIFY(!decodedMessage("?"));
}

void TestRankMessages::the_shares_are_the_records_each_once()
{
    privacy::SecureRandom random;
    for (const bool persons : {false, true}) {
        RecordShare share{.rank = 0, .count = 3};
        if (persons)
            share.key = privacy::freshHashKey(random);
        std::array<int, 3> sizes = {};
        for (int number = 0; number < 3000; ++number) {
            int owners = 0;
            for (share.rank = 0; share.rank < share.count; ++share.rank)
                if (share.has({.text = "", .label = "", .person = std::to_string(number)}, number)) {
                    ++owners;
                    ++sizes[static_cast<std::size_t>(share.rank)];
                }
            QCOMPARE(owners, 1);
        }
        for (const int size : sizes) // by hash: 1000 with a standard deviation of 26
            QVERIFY(size > 800 && size < 1200);
    }
}

void TestRankMessages::all_records_of_a_person_are_in_one_share()
{
    privacy::SecureRandom random;
    RecordShare share{.rank = 0, .count = 8, .key = privacy::freshHashKey(random)};
    for (int person = 0; person < 100; ++person)
        for (share.rank = 0; share.rank < share.count; ++share.rank) {
            const records::Record record{.text = "", .label = "", .person = std::to_string(person)};
            for (int number = 1; number < 20; ++number)
                QCOMPARE(share.has(record, number), share.has(record, 0));
        }
}

} // namespace tst_rankmessages

QTEST_GUILESS_MAIN(tst_rankmessages::TestRankMessages)
#include "tst_rankmessages.moc"
