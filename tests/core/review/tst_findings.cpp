#include "core/review/Exclusions.h"
#include "core/review/PhraseSpans.h"
#include "tests/core/package/SampleModel.h"

#include <QTest>

#include <utility>

namespace tst_findings {

using core::package::ExclusionReason;
using core::review::PhraseSpans;
using core::review::TextRange;
using core::writing::Document;
using core::writing::Flaw;

namespace {

std::vector<TextRange> placesOf(std::u16string_view phrase, std::u16string_view text)
{
    return PhraseSpans(text).of(phrase);
}

/// Two labels; the second text lacks a phrase, the third repeats the first, the fourth has look-alikes.
std::vector<Document> someDocuments()
{
    return {{{"SYN-000001", "Neurology", {"stroke", "mri"}}, "A Stroke, seen on MRI."},
            {{"SYN-000002", "Cardiology", {"stent", "heart"}}, "A stent. Hearts were not named."},
            {{"SYN-000003", "Neurology", {"stroke"}}, "A Stroke, seen on MRI."},
            {{"SYN-000004", "Cardiology", {"stent"}}, "Dr. Roe put a stent in on 1.2.2024."}};
}

} // namespace

class TestFindings : public QObject
{
    Q_OBJECT

private slots:
    void finds_missing_phrases_duplicates_and_look_alikes();
    void stops_when_cancelled();
    void phrases_stand_as_words_of_their_own();
    void phrases_are_found_in_any_case();
    void the_marks_of_a_document_give_the_reason();
};

void TestFindings::finds_missing_phrases_duplicates_and_look_alikes()
{
    core::NoControl control;
    const auto found = core::review::reviewDocuments(tests::released(someDocuments()), control);
    QVERIFY(found);
    QCOMPARE(found->documents.size(), std::size_t(4));
    QCOMPARE(found->duplicates, 1);
    QVERIFY(!found->documents[0].isDuplicate);
    QVERIFY(found->documents[2].isDuplicate);
    QCOMPARE(found->withMissing, 1);
    QCOMPARE(found->documents[1].missing, std::vector<std::string>{"heart"});
    QCOMPARE(found->lookAlikes, 2);
    QCOMPARE(found->documents[3].lookAlikes.size(), std::size_t(2));
}

void TestFindings::stops_when_cancelled()
{
    class Cancelled final : public core::JobControl
    {
    public:
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    } control;
    const auto found = core::review::reviewDocuments(tests::released(someDocuments()), control);
    QVERIFY(!found);
    QCOMPARE(found.error().code, core::ErrorCode::Cancelled);
}

void TestFindings::phrases_stand_as_words_of_their_own()
{
    QVERIFY((placesOf(u"pain", u"pain, painful, Pain; \u00e9pain pain2 a-pain")
             == std::vector<TextRange>{{0, 4}, {15, 4}, {35, 4}}));
    QCOMPARE(placesOf(u"heart", u"Hearts, heart-felt, sweetheart, HEART").size(), std::size_t(2));
    QVERIFY(placesOf(u"", u"pain").empty());
    QVERIFY(placesOf(u"pain", u"").empty());
}

void TestFindings::phrases_are_found_in_any_case()
{
    QVERIFY((placesOf(u"\u00c9t\u00e9 \u03a3", u"\U0001f600 \u00e9T\u00c9 \u03c3")
             == std::vector<TextRange>{{3, 5}}));
    QVERIFY((placesOf(u"\U00010400", u"\U00010428") == std::vector<TextRange>{{0, 2}})); // Deseret
}

void TestFindings::the_marks_of_a_document_give_the_reason()
{
    using core::review::guessedReason;
    core::review::DocumentFindings findings;
    Document document;
    QCOMPARE(guessedReason(findings, document), ExclusionReason::Unsuitable);
    document.flaws = {Flaw::CutOff, Flaw::PhrasesMissing};
    QCOMPARE(guessedReason(findings, document), ExclusionReason::MissingPhrases);
    document.flaws.clear();
    findings.missing = {"chest pain"};
    QCOMPARE(guessedReason(findings, document), ExclusionReason::MissingPhrases);
    findings.like = 0;
    QCOMPARE(guessedReason(findings, document), ExclusionReason::Duplicate);
    findings.lookAlikes = {{}};
    QCOMPARE(guessedReason(findings, document), ExclusionReason::LookAlike);
}

} // namespace tst_findings

QTEST_APPLESS_MAIN(tst_findings::TestFindings)
#include "tst_findings.moc"
