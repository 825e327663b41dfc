#include "core/synthesis/keyphrases/Draft.h"

#include <QTest>

namespace tst_draft {

using namespace core::synthesis;

namespace {

const std::string text = "Chest pain.\nShe was given aspirin\tand  rest.";

std::mt19937_64 generator()
{
    return std::mt19937_64(7);
}

} // namespace

/// A text of which words are hidden, and the same text again.
class TestDraft : public QObject
{
    Q_OBJECT

private slots:
    void the_whole_text_comes_back_data();
    void the_whole_text_comes_back();
    void what_is_hidden_is_not_shown();
    void as_many_words_are_hidden_as_asked_for();
    void a_text_without_marks_is_a_draft_too();
};

void TestDraft::the_whole_text_comes_back_data()
{
    QTest::addColumn<int>("perCent");
    for (const int perCent : {0, 50, 100})
        QTest::addRow("%d", perCent) << perCent;
}

void TestDraft::the_whole_text_comes_back()
{
    QFETCH(int, perCent);
    auto random = generator();
    QCOMPARE(whole(withHidden(text, perCent, random)), text);
}

void TestDraft::what_is_hidden_is_not_shown()
{
    auto random = generator();
    QCOMPARE(blanked(withHidden(text, 0, random)),
             std::string("Chest pain. She was given aspirin and rest."));
    QCOMPARE(blanked(withHidden(text, 100, random)), std::string("_ _ _ _ _ _ _ _"));
}

// 10,000 words, each hidden with probability 0.3: 5 deviations are 230 words, passed by chance once in a
// million.
void TestDraft::as_many_words_are_hidden_as_asked_for()
{
    std::string manyWords;
    for (int word = 0; word < 10'000; ++word)
        manyWords += "word ";
    auto random = generator();
    const double share = hiddenShare(withHidden(manyWords, 30, random));
    QVERIFY2(share > 0.277 && share < 0.323, qPrintable(QString::number(share)));
    QCOMPARE(hiddenShare(withHidden(text, 100, random)), 1.0);
    QCOMPARE(hiddenShare(""), 0.0);
}

void TestDraft::a_text_without_marks_is_a_draft_too()
{
    QCOMPARE(whole("a _ c"), std::string("a _ c"));
    QCOMPARE(blanked("a _ c"), std::string("a _ c"));
    QCOMPARE(hiddenShare("a _ c"), 0.0);
}

} // namespace tst_draft

QTEST_GUILESS_MAIN(tst_draft::TestDraft)
#include "tst_draft.moc"
