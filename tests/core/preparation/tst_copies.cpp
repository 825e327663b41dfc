#include "core/preparation/Copies.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <thread>

namespace tst_copies {

using namespace core::preparation;

namespace {

struct Note
{
    std::string person;
    std::string label;
    std::string text;
};
using Notes = std::vector<Note>;

TextRange whole(const std::string &text)
{
    return {0, text.size()};
}

/// What counts of each note, by its lines, in the order of the notes.
std::vector<std::string> counted(const Notes &notes, unsigned threads = 1)
{
    Copies copies;
    std::vector<std::string> found(notes.size());
    const auto eachNote = [&](auto work) {
        std::vector<std::jthread> workers;
        for (unsigned worker = 0; worker < threads; ++worker)
            workers.emplace_back([&, worker] {
                for (std::size_t i = worker; i < notes.size(); i += threads)
                    work(i);
            });
    };
    eachNote([&](std::size_t i) {
        const TextRange all = whole(notes[i].text);
        copies.look(notes[i].person, notes[i].label, notes[i].text, std::span(&all, 1));
    });
    copies.settle();
    eachNote([&](std::size_t i) {
        const TextRange all = whole(notes[i].text);
        for (const TextRange &range :
             copies.counted(notes[i].person, notes[i].label, notes[i].text, std::span(&all, 1)))
            found[i] += std::string(range.in(notes[i].text)) + '|';
    });
    return found;
}

int timesIn(const std::vector<std::string> &texts, const std::string &piece)
{
    int times = 0;
    for (const std::string &text : texts)
        for (auto at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1))
            ++times;
    return times;
}

const std::string history = "He had a stroke in the year before last and recovered well.";
const std::string list = "aspirin 100 mg\nmetformin 500 mg\nramipril 5 mg";

} // namespace

class TestCopies : public QObject
{
    Q_OBJECT

private slots:
    void a_copied_paragraph_counts_once_data();
    void a_copied_paragraph_counts_once();
    void short_paragraphs_are_no_copies();
    void persons_do_not_share_copies();
    void a_note_alone_counts_whole();
    void every_line_counts_at_least_once_and_long_ones_no_more();
    void order_and_threads_change_nothing();
    void other_persons_change_nothing();
};

void TestCopies::a_copied_paragraph_counts_once_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QByteArray>("word"); // stands in what is copied
    const auto text = [](const std::string &bytes) { return QByteArray::fromStdString(bytes); };
    QTest::newRow("paragraph") << text("New.\n\n" + history) << text(history + "\n\nOld.")
                               << QByteArray("stroke");
    QTest::newRow("line") << text("New.\n" + history + "\nOther.") << text(history + "\nOld.")
                          << QByteArray("stroke");
    QTest::newRow("case and blanks") << text(history + "\n\na")
                                     << text("HE HAD A stroke  in\tthe year before last and "
                                             "recovered   well.\n\nb")
                                     << QByteArray("stroke");
    QTest::newRow("wrapped anew") << text(
        history
        + "\n\na") << text("He had a stroke\r\nin the year before last\r\nand recovered well.\r\n\r\nb")
                                  << QByteArray("stroke");
    QTest::newRow("short lines together")
        << text(list + "\n\na") << text("b\n\n" + list) << QByteArray("metformin");
    QTest::newRow("in one note twice")
        << text(history + "\n\n" + history) << QByteArray("other") << QByteArray("stroke");
    const std::string wide = "Er hatte vor drei Jahren einen Schlaganfall \xc3\x84rzte sagten gutes Ergebnis";
    QTest::newRow("not ASCII") << text(wide + "\n\na") << text(wide + "\n\nb") << QByteArray("Schlaganfall");
}

void TestCopies::a_copied_paragraph_counts_once()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QByteArray, word);
    const Notes notes = {{"p", "A", first.toStdString()}, {"p", "B", second.toStdString()}};
    QCOMPARE(timesIn(counted(notes), word.toStdString()), 1);
}

void TestCopies::short_paragraphs_are_no_copies()
{
    const Notes notes = {{"p", "A", "one two three four five six seven"},
                         {"p", "B", "one two three four five six seven"}};
    QCOMPARE(timesIn(counted(notes), "seven"), 2);
}

void TestCopies::persons_do_not_share_copies()
{
    const Notes notes = {{"p", "A", history}, {"q", "B", history}};
    QCOMPARE(timesIn(counted(notes), "stroke"), 2);
}

void TestCopies::a_note_alone_counts_whole()
{
    const Notes notes = {{"p", "A", "a\n\n" + history + "\nb"}};
    QCOMPARE(counted(notes).front(), "a\n\n" + history + "\nb|");
}

/// Notes of three persons, put together from the same few lines; a fixed, public seed.
static Notes randomNotes()
{
    std::mt19937 random(3);
    Notes notes;
    for (int number = 0; number < 60; ++number) {
        std::string text;
        for (auto lines = 1 + random() % 8; lines > 0; --lines) {
            const auto kind = random() % 12;
            text += "line" + std::to_string(kind);
            text += kind < 4 ? " short" : " of so many words that it is compared, x y z";
            text += random() % 3 == 0 ? "\n\n" : "\n";
        }
        notes.push_back({"p" + std::to_string(random() % 3), random() % 2 ? "A" : "B", text});
    }
    return notes;
}

void TestCopies::every_line_counts_at_least_once_and_long_ones_no_more()
{
    const Notes notes = randomNotes();
    const auto found = counted(notes);
    for (const char *person : {"p0", "p1", "p2"}) {
        std::vector<std::string> given;
        std::vector<std::string> kept;
        for (std::size_t i = 0; i < notes.size(); ++i)
            if (notes[i].person == person) {
                given.push_back(notes[i].text);
                kept.push_back(found[i]);
            }
        // Notes that are the same to the byte count as one record later on: here they are taken together.
        std::sort(given.begin(), given.end());
        QVERIFY(std::adjacent_find(given.begin(), given.end()) == given.end());
        for (int kind = 0; kind < 12; ++kind) {
            const std::string line = "line" + std::to_string(kind) + (kind < 4 ? " short" : " of");
            QCOMPARE(timesIn(kept, line) > 0, timesIn(given, line) > 0);
            if (kind >= 4)
                QVERIFY(timesIn(kept, line) <= 1);
        }
    }
}

void TestCopies::order_and_threads_change_nothing()
{
    Notes notes = randomNotes();
    const auto byNote = [](const Notes &shown, unsigned threads) {
        std::vector<std::string> together;
        const auto found = counted(shown, threads);
        for (std::size_t i = 0; i < shown.size(); ++i)
            together.push_back(shown[i].person + shown[i].label + shown[i].text + "->" + found[i]);
        std::sort(together.begin(), together.end());
        return together;
    };
    const auto expected = byNote(notes, 1);
    std::mt19937 random(4);
    for (const unsigned threads : {1U, 2U, 4U}) {
        std::shuffle(notes.begin(), notes.end(), random);
        QVERIFY(byNote(notes, threads) == expected);
    }
}

void TestCopies::other_persons_change_nothing()
{
    const Notes notes = randomNotes();
    Notes fewer;
    for (const Note &note : notes)
        if (note.person != "p1")
            fewer.push_back(note);
    const auto all = counted(notes);
    std::vector<std::string> expected;
    for (std::size_t i = 0; i < notes.size(); ++i)
        if (notes[i].person != "p1")
            expected.push_back(all[i]);
    QVERIFY(counted(fewer) == expected);
}

} // namespace tst_copies

QTEST_APPLESS_MAIN(tst_copies::TestCopies)

#include "tst_copies.moc"
