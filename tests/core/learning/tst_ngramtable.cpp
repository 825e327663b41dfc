#include "core/learning/NgramTable.h"

#include <QTest>

namespace tst_ngramtable {

using namespace core::learning;

class TestNgramTable : public QObject
{
    Q_OBJECT

private slots:
    void counts_occurrences_and_passages()
    {
        NgramTable table;
        for (const std::uint32_t passage : {1U, 1U, 2U, 5U, 5U})
            table.add(7, passage);
        table.add(8, 5);
        QCOMPARE(table.find(7)->occurrences, 5U);
        QCOMPARE(table.find(7)->passages, 3U);
        QCOMPARE(table.find(8)->occurrences, 1U);
        QVERIFY(table.find(9) == nullptr);
        QVERIFY(table.find(0) == nullptr);
        QCOMPARE(table.size(), std::size_t{2});
    }

    void keeps_its_counts_while_it_grows()
    {
        NgramTable table;
        constexpr PhraseKey keys = 100'000;
        for (std::uint32_t passage = 1; passage <= 2; ++passage)
            for (PhraseKey key = 1; key <= keys; ++key)
                table.add(key << 16, passage);
        QCOMPARE(table.size(), std::size_t{keys});
        for (PhraseKey key = 1; key <= keys; ++key)
            QCOMPARE(table.find(key << 16)->passages, 2U);
    }

    // Lossy counting: whatever is forgotten, no count is more than error() too small, and none too large.
    void stays_within_its_memory_and_its_error()
    {
        NgramTable table(12);
        constexpr PhraseKey frequent = 50;
        std::uint32_t passage = 0;
        PhraseKey rare = 1000;
        for (int round = 0; round < 400; ++round) {
            ++passage;
            for (PhraseKey key = 1; key <= frequent; ++key)
                if (passage % (1 + key % 4) == 0)
                    table.add(key, passage);
            for (int i = 0; i < 100; ++i)
                table.add(++rare, passage);
        }
        QCOMPARE(table.ngrams().size(), std::size_t{1} << 12);
        QVERIFY(table.error() > 0 && table.error() < 50);
        for (PhraseKey key = 1; key <= frequent; ++key) {
            const std::uint32_t real = 400 / static_cast<std::uint32_t>(1 + key % 4);
            QVERIFY(table.find(key) != nullptr);
            QVERIFY(table.find(key)->passages <= real && table.find(key)->passages + table.error() >= real);
        }
    }

    void a_key_has_one_to_four_words()
    {
        PhraseKey key = 0;
        for (std::uint32_t place = 0; place < mostPhraseWords; ++place) {
            key = keyWith(key, place, 0xfff0u + place);
            QCOMPARE(wordCount(key), std::size_t{place + 1});
        }
        QCOMPARE(wordAt(key, 2), 0xfff2U);
        QCOMPARE(part(key, 0, 4), key);
        QCOMPARE(wordCount(part(key, 1, 2)), std::size_t{2});
        QCOMPARE(wordAt(part(key, 1, 2), 0), 0xfff1U);
        QCOMPARE(part(key, 3, 1), PhraseKey{0xfff3});
    }
};

} // namespace tst_ngramtable

QTEST_APPLESS_MAIN(tst_ngramtable::TestNgramTable)
#include "tst_ngramtable.moc"
