#include "core/learning/Boilerplate.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace tst_boilerplate {

using namespace core::learning;

namespace {

std::vector<std::uint64_t> wordsFrom(std::uint64_t first, std::size_t count)
{
    std::vector<std::uint64_t> words(count);
    std::iota(words.begin(), words.end(), first);
    return words;
}

} // namespace

class TestBoilerplate : public QObject
{
    Q_OBJECT

private slots:
    void a_window_is_repeated_after_five_sightings()
    {
        Boilerplate boilerplate(1000);
        const auto window = wordsFrom(1, Boilerplate::windowWords);
        std::vector<bool> isRepeated;
        for (unsigned sighting = 0; sighting < 8; ++sighting) {
            boilerplate.look(window, isRepeated);
            const auto repeated = std::count(isRepeated.begin(), isRepeated.end(), true);
            QCOMPARE(repeated, sighting < Boilerplate::mostSightings ? 0 : 8);
        }
        QCOMPARE(boilerplate.repeatedWords(), std::uint64_t{3 * 8});
    }

    void words_around_it_are_not()
    {
        Boilerplate boilerplate(1000);
        std::vector<bool> isRepeated;
        for (std::uint64_t time = 0; time < 6; ++time) {
            auto text = wordsFrom(1000 * (time + 1), 20);
            const auto notice = wordsFrom(1, 10);
            text.insert(text.begin() + 7, notice.begin(), notice.end());
            boilerplate.look(text, isRepeated);
        }
        for (std::size_t i = 0; i < isRepeated.size(); ++i)
            QCOMPARE(isRepeated[i], i >= 7 && i < 17);
    }

    void shorter_texts_are_never_repeated()
    {
        Boilerplate boilerplate(1000);
        std::vector<bool> isRepeated;
        for (int time = 0; time < 20; ++time)
            boilerplate.look(wordsFrom(1, 7), isRepeated);
        QCOMPARE(isRepeated, std::vector<bool>(7, false));
        boilerplate.look({}, isRepeated);
        QVERIFY(isRepeated.empty());
    }

    void later_readings_are_told_the_same()
    {
        Boilerplate boilerplate(1000);
        const auto reading = [&] {
            std::vector<bool> all, part;
            for (int time = 0; time < 9; ++time) {
                boilerplate.look(wordsFrom(1, 9), part);
                all.insert(all.end(), part.begin(), part.end());
            }
            boilerplate.rewind();
            return all;
        };
        const auto first = reading();
        QVERIFY(std::count(first.begin(), first.end(), true) > 0);
        QCOMPARE(reading(), first);
        QCOMPARE(reading(), first);
    }

    // Of a text that does not repeat itself nothing goes, though there are as many windows as counters.
    void chance_meetings_in_the_sketch_are_rare()
    {
        constexpr std::size_t words = std::size_t{1} << 16;
        Boilerplate boilerplate(6 * words);
        std::vector<bool> isRepeated;
        std::vector<std::uint64_t> text(words);
        for (std::size_t i = 0; i < words; ++i)
            text[i] = i * 0x9e3779b97f4a7c15u;
        boilerplate.look(text, isRepeated);
        // Each counter is met by a Poisson number of mean 1 of other windows: P(>= 5) = .0037, and of three
        // at once 5e-8; 65,536 windows make .003, and updating the least counters only makes fewer.
        QCOMPARE(boilerplate.repeatedWords(), std::uint64_t{0});
    }
};

} // namespace tst_boilerplate

QTEST_APPLESS_MAIN(tst_boilerplate::TestBoilerplate)
#include "tst_boilerplate.moc"
