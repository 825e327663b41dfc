#include "core/review/NearDuplicates.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>
#include <string>

namespace tst_nearduplicates {

using Texts = std::vector<std::string>;

namespace {

std::vector<std::string_view> viewsOf(const Texts &texts)
{
    return {texts.begin(), texts.end()};
}

std::vector<std::int32_t> found(const Texts &texts)
{
    core::NoControl control;
    return *core::review::nearDuplicates(viewsOf(texts), control);
}

/// Word triples as strings: slow, and plain to see.
std::set<std::string> triplesOf(const std::string &text)
{
    std::vector<std::string> words;
    std::string word;
    for (const char character : text + " ") {
        if (std::isalnum(static_cast<unsigned char>(character)))
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
        else if (!word.empty())
            words.push_back(std::exchange(word, {}));
    }
    std::set<std::string> triples;
    for (std::size_t first = 0; first + 3 <= words.size(); ++first)
        triples.insert(words[first] + " " + words[first + 1] + " " + words[first + 2]);
    return triples;
}

double jaccard(const std::set<std::string> &one, const std::set<std::string> &other)
{
    std::vector<std::string> both;
    std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(both));
    return static_cast<double>(both.size()) / static_cast<double>(one.size() + other.size() - both.size());
}

/// Every pair is compared.
std::vector<std::int32_t> bruteForce(const Texts &texts)
{
    std::vector<std::set<std::string>> triples;
    std::vector<std::int32_t> like;
    for (const std::string &text : texts) {
        triples.push_back(triplesOf(text));
        like.push_back(-1);
        for (std::size_t other = 0; like.back() < 0 && other + 1 < triples.size(); ++other)
            if (like[other] < 0
                && jaccard(triples.back(), triples[other]) >= core::review::nearDuplicateShare - 1e-9)
                like.back() = static_cast<std::int32_t>(other);
    }
    return like;
}

std::string words(std::mt19937 &random, int count, int vocabulary)
{
    std::uniform_int_distribution<int> word(0, vocabulary - 1);
    std::string text;
    for (int each = 0; each < count; ++each)
        text += "w" + std::to_string(word(random)) + " ";
    return text;
}

/// Some are copies of earlier ones with a few words changed, so that all shares come up.
Texts mixture(int count, int length)
{
    std::mt19937 random(7); // NOLINT: the same texts every time
    Texts texts;
    for (int each = 0; each < count; ++each) {
        if (each % 3 == 0 || texts.empty()) {
            texts.push_back(words(random, length, 5000));
            continue;
        }
        std::string text = texts[random() % texts.size()];
        for (auto change = random() % 5; change > 0; --change) {
            const std::size_t at = text.find('w', random() % text.size());
            if (at != std::string::npos)
                text.insert(at, "changed" + std::to_string(random() % 100) + " ");
        }
        texts.push_back(text);
    }
    return texts;
}

class Stopped final : public core::JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

} // namespace

class TestNearDuplicates : public QObject
{
    Q_OBJECT

private slots:
    void compares_words_and_not_how_they_are_written();
    void texts_without_words_match_none();
    void only_texts_that_stay_are_pointed_to();
    void the_share_decides();
    void finds_what_comparing_every_pair_finds();
    void twenty_thousand_documents_take_seconds();
    void answers_a_cancel();
};

void TestNearDuplicates::compares_words_and_not_how_they_are_written()
{
    const std::vector<std::int32_t> like = found(
        {"Seen for chest pain, no fever.", "seen for CHEST pain - no fever", "Seen for knee pain today."});
    QVERIFY((like == std::vector<std::int32_t>{-1, 0, -1}));
}

void TestNearDuplicates::texts_without_words_match_none()
{
    QVERIFY((found({"", " ... ", "", "stable", "stable"}) == std::vector<std::int32_t>{-1, -1, -1, -1, 3}));
    QVERIFY(found({}).empty());
}

void TestNearDuplicates::only_texts_that_stay_are_pointed_to()
{
    std::string text;
    for (int word = 0; word < 30; ++word)
        text += "word" + std::to_string(word) + " ";
    const Texts chain{
        text, text + "one two", text + "one two three four", text + "one two three four five six seven"};
    const std::vector<std::int32_t> like = found(chain);
    for (const std::int32_t other : like)
        QVERIFY(other < 0 || like[static_cast<std::size_t>(other)] < 0);
    QVERIFY(like == bruteForce(chain));
}

void TestNearDuplicates::the_share_decides()
{
    // 10 triples; 8 of them with the last two words gone: 8/10. 7 of 10 with three gone.
    const std::string whole = "a b c d e f g h i j k l";
    QVERIFY((found({whole, "a b c d e f g h i j"}) == std::vector<std::int32_t>{-1, 0}));
    QVERIFY((found({whole, "a b c d e f g h i"}) == std::vector<std::int32_t>{-1, -1}));
}

void TestNearDuplicates::finds_what_comparing_every_pair_finds()
{
    const Texts texts = mixture(400, 40);
    const std::vector<std::int32_t> expected = bruteForce(texts);
    const auto marked =
        std::count_if(expected.begin(), expected.end(), [](std::int32_t like) { return like >= 0; });
    QVERIFY(marked > 50 && marked < 350); // else the comparison says little
    QVERIFY(found(texts) == expected);
}

void TestNearDuplicates::twenty_thousand_documents_take_seconds()
{
    const Texts texts = mixture(20'000, 200);
    QElapsedTimer clock;
    clock.start();
    const std::vector<std::int32_t> like = found(texts);
    qInfo("20,000 texts of 200 words: %lld ms, %td of them near duplicates",
          static_cast<long long>(clock.elapsed()),
          std::count_if(like.begin(), like.end(), [](std::int32_t other) { return other >= 0; }));
    QVERIFY(clock.elapsed() < 60'000); // a busy machine with sanitizers takes its time
}

void TestNearDuplicates::answers_a_cancel()
{
    Stopped control;
    const auto result = core::review::nearDuplicates({"a text", "another"}, control);
    QVERIFY(!result);
    QCOMPARE(result.error().code, core::ErrorCode::Cancelled);
}

} // namespace tst_nearduplicates

QTEST_APPLESS_MAIN(tst_nearduplicates::TestNearDuplicates)
#include "tst_nearduplicates.moc"
