#include "core/vocabulary/Associations.h"
#include "core/vocabulary/Exclusion.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/ResourceFile.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_exclusion {

using namespace core;
using namespace core::vocabulary;

namespace {

/// Five terms, of which one is a part of another, and two names that only a form has.
std::vector<LexiconTerm> someTerms()
{
    return {
        {.term = "heart failure",
         .weight = 2000,
         .kind = Kind::Disease,
         .concept_ = 7,
         .forms = {"cardiac failure"},
         .contribution = 40,
         .prior = 1.5F},
        {.term = "heart", .kind = Kind::BodyPart, .forms = {"hearts"}, .contribution = 41, .prior = 2.5F},
        {.term = "aspirin", .kind = Kind::Drug, .forms = {}, .contribution = 42, .prior = 3.5F},
        {.term = "chest pain",
         .weight = 3000,
         .kind = Kind::Symptom,
         .concept_ = 9,
         .forms = {"thoracic pain", "pain in the chest"},
         .contribution = 43,
         .prior = 4.5F},
        {.term = "fever", .kind = Kind::Symptom, .forms = {}, .contribution = 44, .prior = 5.5F},
    };
}

Vocabulary whole()
{
    return Vocabulary::fromTerms(someTerms()).value();
}

Vocabulary without(const Exclusion &exclusion)
{
    const Vocabulary all = whole();
    return all.only(keptTerms(all, exclusion).value());
}

std::vector<std::string> termsOf(const Vocabulary &vocabulary)
{
    std::vector<std::string> terms;
    for (TermId term = 0; term < vocabulary.size(); ++term)
        terms.emplace_back(vocabulary.term(term));
    return terms;
}

std::vector<std::string> foundIn(const Vocabulary &vocabulary, std::string_view text)
{
    std::vector<std::string> found;
    for (const TermId term : PhraseMatcher(vocabulary).matchInOrder(text))
        found.emplace_back(vocabulary.term(term));
    return found;
}

using Texts = std::vector<std::string>;

} // namespace

class TestExclusion : public QObject
{
    Q_OBJECT

private slots:
    void leaves_out_kinds_and_terms();
    void what_is_known_of_the_others_stays();
    void a_term_that_is_left_out_is_not_found();
    void a_shorter_phrase_inside_it_is_found();
    void it_is_the_vocabulary_that_a_file_of_the_rest_is();
    void the_digest_tells_what_is_left_out();
    void a_part_of_a_larger_file_is_told_from_a_lexicon();
    void associations_of_the_others_stay();
    void associations_come_back_from_their_file();
    void refuses_what_is_not_there_data();
    void refuses_what_is_not_there();
    void leaving_out_half_a_million_terms_is_quick();
};

void TestExclusion::leaves_out_kinds_and_terms()
{
    QCOMPARE(termsOf(without({})), termsOf(whole()));
    QCOMPARE(termsOf(without({.kinds = {"symptom"}, .terms = {}})),
             (Texts{"heart failure", "heart", "aspirin"}));
    QCOMPARE(termsOf(without({.kinds = {"drug", "organism"}, .terms = {"heart", "aspirin", "heart"}})),
             (Texts{"heart failure", "chest pain", "fever"}));
}

void TestExclusion::what_is_known_of_the_others_stays()
{
    const Vocabulary all = whole();
    const std::vector<TermId> kept = keptTerms(all, {.kinds = {}, .terms = {"heart", "fever"}}).value();
    const Vocabulary part = all.only(kept);
    QCOMPARE(part.size(), std::size_t{3});
    for (TermId term = 0; term < part.size(); ++term) {
        QCOMPARE(part.term(term), all.term(kept[term]));
        QCOMPARE(part.weight(term), all.weight(kept[term]));
        QCOMPARE(part.kind(term), all.kind(kept[term]));
        QCOMPARE(part.conceptOf(term), all.conceptOf(kept[term]));
        QCOMPARE(part.contribution(term), all.contribution(kept[term]));
        QCOMPARE(part.prior(term), all.prior(kept[term]));
    }
    QCOMPARE(part.formCount(), std::size_t{6});
    QCOMPARE(part.form(4), std::string_view("thoracic pain"));
    QCOMPARE(part.termOfForm(4), TermId{2});
}

void TestExclusion::a_term_that_is_left_out_is_not_found()
{
    const std::string text = "Chest pain, no fever; thoracic pain. Aspirin.";
    QCOMPARE(foundIn(without({.kinds = {"drug"}, .terms = {"chest pain"}}), text), (Texts{"fever"}));
}

void TestExclusion::a_shorter_phrase_inside_it_is_found()
{
    const std::string text = "signs of heart failure";
    QCOMPARE(foundIn(whole(), text), (Texts{"heart failure"}));
    QCOMPARE(foundIn(without({.kinds = {"disease"}, .terms = {}}), text), (Texts{"heart"}));
}

void TestExclusion::it_is_the_vocabulary_that_a_file_of_the_rest_is()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("rest.lexicon")).toStdString();
    std::vector<LexiconTerm> rest = someTerms();
    rest.erase(rest.begin() + 1);
    QVERIFY(writeLexicon(path, rest));
    const Vocabulary part = without({.kinds = {}, .terms = {"heart"}});
    QVERIFY(Vocabulary::openLexicon(path)->digest() == part.digest());
    QVERIFY(part.write(folder.filePath(QStringLiteral("again.lexicon")).toStdString()));
    const auto again = Vocabulary::openSaved(folder.filePath(QStringLiteral("again.lexicon")).toStdString());
    QVERIFY(again && again->digest() == part.digest());
}

void TestExclusion::the_digest_tells_what_is_left_out()
{
    QVERIFY(without({}).digest() == whole().digest());
    const Digest withoutKind = without({.kinds = {"drug"}, .terms = {}}).digest();
    QVERIFY(withoutKind != whole().digest());
    QVERIFY(withoutKind != without({.kinds = {"symptom"}, .terms = {}}).digest());
    // What is left counts, not in which words it was left out.
    QVERIFY(withoutKind == without({.kinds = {}, .terms = {"aspirin"}}).digest());
}

void TestExclusion::a_part_of_a_larger_file_is_told_from_a_lexicon()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("all.lexicon")).toStdString();
    QVERIFY(writeLexicon(path, someTerms()));
    const auto file = std::make_shared<const ResourceFile>(
        openResource(path, {'K', 'E', 'Y', 'S', 'L', 'E', 'X', '1'}, "lexicon").value());
    const auto inside = [&](const Digest &digest) {
        return Vocabulary::within(
                   file, {file->counts[0], file->counts[1], file->counts[2]}, file->payload(), digest)
            .value();
    };
    const std::vector<TermId> kept = {0, 2};
    const Digest one = inside(sha256("one")).only(kept).digest();
    QVERIFY(one != inside(sha256("two")).only(kept).digest());
    QVERIFY(one != inside(sha256("one")).only(std::vector<TermId>{0, 3}).digest());
    QVERIFY(one == inside(sha256("one")).only(kept).digest());
}

void TestExclusion::associations_of_the_others_stay()
{
    struct World
    {
        std::vector<std::uint32_t> passagesOf = {20, 30, 10, 25};
        std::vector<std::uint64_t> offsets = {0, 2, 3, 5, 6};
        std::vector<std::uint16_t> columns = {1, 2, 0, 0, 3, 2};
        std::vector<std::uint16_t> logCounts = {11000, 2800, 11000, 2800, 9400, 9400};
    };
    const auto world = std::make_shared<const World>();
    const Associations all = Associations::within(world,
                                                  {.passages = 100,
                                                   .passagesOf = world->passagesOf,
                                                   .offsets = world->offsets,
                                                   .columns = world->columns,
                                                   .logCounts = world->logCounts})
                                 .value();
    const std::vector<TermId> kept = {0, 2, 3};
    const Associations part = all.only(kept);
    QCOMPARE(part.size(), kept.size());
    QCOMPARE(part.passages(), all.passages());
    for (TermId a = 0; a < kept.size(); ++a) {
        QCOMPARE(part.passagesOf(a), all.passagesOf(kept[a]));
        for (TermId b = 0; b < kept.size(); ++b)
            QCOMPARE(part.score(a, b), all.score(kept[a], kept[b]));
    }
    QCOMPARE(part.row(0).terms.size(), std::size_t{1}); // of two, one was left out
    QCOMPARE(part.row(0).terms[0], std::uint16_t{1});
}

void TestExclusion::associations_come_back_from_their_file()
{
    AssociationArrays arrays;
    arrays.passages = 10;
    arrays.passagesOf = {4, 5, 1};
    arrays.offsets = {0, 1, 2, 2};
    arrays.columns = {1, 0};
    arrays.logCounts = {4096, 4096};
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("some.associations")).toStdString();
    QVERIFY(writeAssociations(file, arrays.view()).has_value());
    const auto read = openAssociations(file);
    QVERIFY(read.has_value());
    QCOMPARE(read->size(), std::size_t{3});
    QCOMPARE(read->passages(), std::uint64_t{10});
    QCOMPARE(read->passagesOf(1), 5U);
    QVERIFY(std::abs(read->score(0, 1) - (1.0F - std::log1p(2.0F))) < 1e-4F);
    QVERIFY(read->score(0, 2) < 0);

    arrays.columns = {1, 3}; // there is no term 3
    QVERIFY(writeAssociations(file, arrays.view()).has_value());
    const auto damaged = openAssociations(file);
    QVERIFY(!damaged && damaged.error().code == ErrorCode::Io);
}

void TestExclusion::refuses_what_is_not_there_data()
{
    QTest::addColumn<QStringList>("kinds");
    QTest::addColumn<QStringList>("terms");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("advice");

    QTest::newRow("a kind that is none")
        << QStringList{"drug", "deseases"} << QStringList() << "exclude.kinds[1]"
        << "did you mean";
    QTest::newRow("a term that is none")
        << QStringList() << QStringList{"heart", "liver", "knee"} << "exclude.terms[1]"
        << "\"liver\"";
    QTest::newRow("another name of a term")
        << QStringList() << QStringList{"thoracic pain"} << "exclude.terms[0]"
        << "\"chest pain\"";
    QTest::newRow("in other letters") << QStringList() << QStringList{"Heart"} << "exclude.terms[0]"
                                      << "";
    QTest::newRow("all of it") << QStringList{"disease", "body part", "drug", "symptom"} << QStringList()
                               << "vocabulary.exclude: "
                               << "every term";
}

void TestExclusion::refuses_what_is_not_there()
{
    QFETCH(QStringList, kinds);
    QFETCH(QStringList, terms);
    QFETCH(QString, place);
    QFETCH(QString, advice);
    Exclusion exclusion;
    for (const QString &kind : kinds)
        exclusion.kinds.push_back(kind.toStdString());
    for (const QString &term : terms)
        exclusion.terms.push_back(term.toStdString());
    const auto kept = keptTerms(whole(), exclusion);
    QVERIFY(!kept.has_value());
    QVERIFY(kept.error().code == ErrorCode::InvalidPlan);
    const QString detail = QString::fromStdString(kept.error().detail);
    QVERIFY2(detail.startsWith("vocabulary.exclude") && detail.contains(place) && detail.contains(advice),
             qPrintable(detail));
}

void TestExclusion::leaving_out_half_a_million_terms_is_quick()
{
    constexpr int count = 500'000;
    std::vector<LexiconTerm> terms;
    Exclusion exclusion{.kinds = {"drug"}, .terms = {}};
    for (int i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        terms.push_back({.term = "term " + number,
                         .kind = i % 2 == 0 ? Kind::Drug : Kind::Disease,
                         .forms = {"form " + number}});
        if (i % 10 == 1)
            exclusion.terms.push_back(terms.back().term);
    }
    const Vocabulary all = Vocabulary::fromTerms(terms).value();
    QElapsedTimer clock;
    clock.start();
    const Vocabulary part = all.only(keptTerms(all, exclusion).value());
    // Twenty times what it takes here: what grows with the square of the terms would take minutes.
    QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(part.size(), std::size_t{count / 2 - count / 10});
    QCOMPARE(part.formCount(), 2 * part.size());
}

} // namespace tst_exclusion

QTEST_APPLESS_MAIN(tst_exclusion::TestExclusion)
#include "tst_exclusion.moc"
