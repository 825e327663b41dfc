#include "core/embedding/VectorFile.h"
#include "core/vocabulary/Vocabulary.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <optional>
#include <set>
#include <string>

namespace tst_lexicon {

using core::embedding::Embedding;
using core::vocabulary::Kind;
using core::vocabulary::TermId;
using core::vocabulary::Vocabulary;

namespace lexicontest {

struct Lexicon
{
    Vocabulary vocabulary;
    Embedding embedding;

    std::optional<TermId> find(std::string_view term) const
    {
        for (TermId id = 0; id < vocabulary.size(); ++id) {
            if (vocabulary.term(id) == term)
                return id;
        }
        return std::nullopt;
    }

    std::optional<std::string> termWithForm(std::string_view form) const
    {
        for (std::size_t i = 0; i < vocabulary.formCount(); ++i) {
            if (vocabulary.form(i) == form)
                return std::string(vocabulary.term(vocabulary.termOfForm(i)));
        }
        return std::nullopt;
    }

    float similarity(const char *first, const char *second) const
    {
        const std::array ids = {find(first).value(), find(second).value()};
        const Eigen::MatrixXf rows = rowsOf(embedding, ids);
        return rows.row(0).dot(rows.row(1));
    }
};

} // namespace lexicontest

using lexicontest::Lexicon;

namespace {

const std::filesystem::path folder = KEYSEED_RESOURCES_DIR;

Lexicon open(const std::string &name)
{
    return {Vocabulary::openLexicon(folder / (name + ".lexicon")).value(),
            Embedding::openVectors(folder / (name + ".vectors")).value()};
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(
        result, result.begin(), [](unsigned char byte) { return char(std::tolower(byte)); });
    return result;
}

} // namespace

class TestLexicon final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        try {
            m_medical.emplace(open("medical"));
            m_english.emplace(open("english"));
        } catch (const std::exception &problem) {
            QFAIL(problem.what());
        }
    }

    void has_as_many_terms_as_promised()
    {
        QVERIFY(m_medical->vocabulary.size() > 5'000);
        QVERIFY(m_medical->vocabulary.size() < 15'000);
        QVERIFY(m_english->vocabulary.size() > 140'000);
    }

    void has_a_vector_for_each_term()
    {
        for (const Lexicon *lexicon : {&*m_medical, &*m_english}) {
            QCOMPARE(lexicon->embedding.size(), lexicon->vocabulary.size());
            QCOMPARE(lexicon->embedding.dimension(), std::size_t(256));
        }
    }

    void vectors_have_norm_one()
    {
        // Half precision rounds each of 256 values to 11 bits.
        constexpr float tolerance = 1e-3F;
        for (const Lexicon *lexicon : {&*m_medical, &*m_english}) {
            Eigen::VectorXf row(256);
            for (TermId id = 0; id < lexicon->vocabulary.size(); ++id) {
                lexicon->embedding.copyRow(id, {row.data(), 256});
                QVERIFY2(std::abs(row.norm() - 1) < tolerance, lexicon->vocabulary.term(id).data());
            }
        }
    }

    void vectors_are_centred()
    {
        // Without the removal of the mean, unit vectors of one field all point one way.
        std::vector<TermId> ids(m_medical->vocabulary.size());
        std::iota(ids.begin(), ids.end(), 0U);
        QVERIFY(rowsOf(m_medical->embedding, ids).colwise().mean().norm() < 0.1F);
    }

    void similar_terms_are_close_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("near");
        QTest::addColumn<QString>("far");
        QTest::newRow("heart") << "heart attack"
                               << "myocardial infarction"
                               << "hysterectomy";
        QTest::newRow("seizure") << "seizure"
                                 << "epilepsy"
                                 << "asthma";
        QTest::newRow("operation") << "hysterectomy"
                                   << "appendectomy"
                                   << "aspirin";
        QTest::newRow("drug") << "aspirin"
                              << "ibuprofen"
                              << "fracture";
        QTest::newRow("bone") << "femur"
                              << "tibia"
                              << "depression";
        QTest::newRow("lung") << "asthma"
                              << "bronchitis"
                              << "cataract";
        QTest::newRow("related") << "nausea"
                                 << "vomiting"
                                 << "femur";
    }
    void similar_terms_are_close()
    {
        QFETCH(QString, term);
        QFETCH(QString, near);
        QFETCH(QString, far);
        const auto similarity = [&](const QString &other) {
            return m_medical->similarity(qPrintable(term), qPrintable(other));
        };
        QVERIFY2(similarity(near) > similarity(far),
                 qPrintable(QString("%1 against %2").arg(similarity(near)).arg(similarity(far))));
    }

    void knows_inflections_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("term");
        QTest::newRow("regular plural") << "fractures"
                                        << "fracture";
        QTest::newRow("irregular plural") << "vertebrae"
                                          << "vertebra";
        QTest::newRow("Greek plural") << "metastases"
                                      << "metastasis";
        QTest::newRow("plural of a phrase") << "heart attacks"
                                            << "heart attack";
        QTest::newRow("past of a verb") << "amputated"
                                        << "amputation";
        QTest::newRow("participle of a verb") << "amputating"
                                              << "amputation";
        QTest::newRow("adjective") << "cardiac"
                                   << "heart";
        QTest::newRow("Latin adjective") << "renal"
                                         << "kidney";
        QTest::newRow("synonym of several words") << "high blood pressure"
                                                  << "hypertension";
        QTest::newRow("Latin synonym") << "coccyx"
                                       << "coccyx";
        QTest::newRow("proper name") << "Advil"
                                     << "ibuprofen";
        QTest::newRow("everyday synonym") << "tail bone"
                                          << "coccyx";
    }
    void knows_inflections()
    {
        QFETCH(QString, form);
        QFETCH(QString, term);
        QCOMPARE(QString::fromStdString(m_medical->termWithForm(form.toStdString()).value_or("")), term);
    }

    void no_inflection_is_another_terms_text()
    {
        for (const Lexicon *lexicon : {&*m_medical, &*m_english}) {
            const Vocabulary &vocabulary = lexicon->vocabulary;
            std::set<std::string> texts;
            for (TermId id = 0; id < vocabulary.size(); ++id)
                QVERIFY2(texts.insert(lowered(vocabulary.term(id))).second, vocabulary.term(id).data());
            for (std::size_t i = 0; i < vocabulary.formCount(); ++i) {
                const std::string form = lowered(vocabulary.form(i));
                if (form != lowered(vocabulary.term(vocabulary.termOfForm(i))))
                    QVERIFY2(!texts.contains(form), form.c_str());
            }
        }
    }

    void common_words_weigh_less_data()
    {
        QTest::addColumn<QString>("common");
        QTest::addColumn<QString>("specific");
        QTest::newRow("procedure") << "treatment"
                                   << "hysterectomy";
        QTest::newRow("disease") << "infection"
                                 << "sarcoidosis";
        QTest::newRow("blood") << "blood"
                               << "hematocrit";
        QTest::newRow("head") << "head"
                              << "occiput";
        QTest::newRow("phrase") << "heart"
                                << "congestive heart failure";
    }
    void common_words_weigh_less()
    {
        QFETCH(QString, common);
        QFETCH(QString, specific);
        const auto weight = [&](const QString &term) {
            return m_medical->vocabulary.weight(m_medical->find(term.toStdString()).value());
        };
        // A third more: clearly, not by a hair.
        QVERIFY2(3 * weight(specific) > 4 * weight(common),
                 qPrintable(QString("%1 against %2").arg(weight(specific)).arg(weight(common))));
    }

    void medical_terms_are_clinical_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<int>("kind");
        QTest::newRow("disease") << "asthma" << int(Kind::Disease);
        QTest::newRow("symptom") << "headache" << int(Kind::Symptom);
        QTest::newRow("body part") << "femur" << int(Kind::BodyPart);
        QTest::newRow("drug") << "aspirin" << int(Kind::Drug);
        QTest::newRow("procedure") << "hysterectomy" << int(Kind::Procedure);
        QTest::newRow("organism") << "streptococcus" << int(Kind::Organism);
        QTest::newRow("substance") << "hemoglobin" << int(Kind::Substance);
        QTest::newRow("reflex that one complains of") << "vomiting" << int(Kind::Symptom);
        QTest::newRow("what everybody has") << "breathing" << int(Kind::Other);
        QTest::newRow("cell") << "neuron" << int(Kind::Substance);
        QTest::newRow("person's name") << "Hodgkin's disease" << int(Kind::Disease);
        QTest::newRow("ambiguous, clinical") << "stroke" << int(Kind::Disease);
    }
    void medical_terms_are_clinical()
    {
        QFETCH(QString, term);
        QFETCH(int, kind);
        const auto id = m_medical->find(term.toStdString());
        QVERIFY2(id, qPrintable(term));
        QCOMPARE(int(m_medical->vocabulary.kind(*id)), kind);
    }

    void everyday_words_are_not_medical_data()
    {
        QTest::addColumn<QString>("word");
        for (const char *word :
             {"will", "can", "lead", "set", "be", "a", "hoof", "plumage", "beer", "table", "number"})
            QTest::newRow(word) << word;
    }
    void everyday_words_are_not_medical()
    {
        QFETCH(QString, word);
        QVERIFY(!m_medical->find(word.toStdString()));
    }

    void terms_are_nouns_of_one_meaning_each()
    {
        std::set<std::uint32_t> concepts;
        for (TermId id = 0; id < m_medical->vocabulary.size(); ++id) {
            const std::uint32_t concept_ = m_medical->vocabulary.conceptOf(id);
            QVERIFY2(concept_ >> 28U == 0, m_medical->vocabulary.term(id).data());
            QVERIFY2(concepts.insert(concept_).second, m_medical->vocabulary.term(id).data());
        }
    }

    void names_of_classes_and_forms_of_other_words_are_left_out()
    {
        for (const char *word : {"disease", "symptom", "drug", "organ", "treat", "genu", "lateral"})
            QVERIFY2(!m_medical->find(word), word);
        // A comparative of "numb", and a plural of "genu".
        for (const char *form : {"number", "genus"})
            QVERIFY2(!m_medical->termWithForm(form), form);
        // What many classes lie below is said in notes all the same.
        for (const char *word : {"artery", "inflammation", "pain", "fracture"})
            QVERIFY2(m_medical->find(word), word);
    }

private:
    std::optional<Lexicon> m_medical;
    std::optional<Lexicon> m_english;
};

} // namespace tst_lexicon

QTEST_APPLESS_MAIN(tst_lexicon::TestLexicon)
#include "tst_lexicon.moc"
