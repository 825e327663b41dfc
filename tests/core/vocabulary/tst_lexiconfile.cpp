#include "core/base/Digest.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "tests/core/vocabulary/SealedResource.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_lexiconfile {

using namespace core::vocabulary;
using core::ErrorCode;

namespace {

constexpr qsizetype headerSize = 64;

std::vector<LexiconTerm> someTerms()
{
    return {
        {"heart attack", 4200, Kind::Disease, 14103510, {"heart attacks"}},
        {"caf\u00E9", 900, Kind::Other, 7, {}},
        {"run", 1, Kind::Procedure, 8, {"runs", "run", "running", "ran"}},
    };
}

} // namespace

class TestLexiconFile : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        const auto written = writeLexicon(path(), someTerms());
        QVERIFY2(written.has_value(), written ? "" : written.error().detail.c_str());
        QFile file(QString::fromStdString(path()));
        QVERIFY(file.open(QFile::ReadOnly));
        m_bytes = file.readAll();
    }

    void gives_back_every_field()
    {
        const auto vocabulary = Vocabulary::openLexicon(path());
        QVERIFY(vocabulary.has_value());
        const auto terms = someTerms();
        QCOMPARE(vocabulary->size(), terms.size());
        for (TermId id = 0; id < terms.size(); ++id) {
            QCOMPARE(std::string(vocabulary->term(id)), terms[id].term);
            QCOMPARE(vocabulary->weight(id), terms[id].weight);
            QVERIFY(vocabulary->kind(id) == terms[id].kind);
            QCOMPARE(vocabulary->conceptOf(id), terms[id].concept_);
        }
    }

    void lists_the_terms_and_then_their_inflections()
    {
        const auto vocabulary = Vocabulary::openLexicon(path());
        QVERIFY(vocabulary.has_value());
        std::vector<std::pair<std::string, TermId>> forms;
        for (std::size_t i = 0; i < vocabulary->formCount(); ++i)
            forms.emplace_back(vocabulary->form(i), vocabulary->termOfForm(i));
        const std::vector<std::pair<std::string, TermId>> expected = {{"heart attack", 0},
                                                                      {"caf\u00E9", 1},
                                                                      {"run", 2},
                                                                      {"heart attacks", 0},
                                                                      {"runs", 2},
                                                                      {"running", 2},
                                                                      {"ran", 2}};
        QVERIFY(forms == expected);
    }

    void keeps_contributions_and_priors_where_there_are_any()
    {
        const auto plain = Vocabulary::openLexicon(path());
        QVERIFY(plain.has_value() && !plain->contribution(0) && !plain->prior(2));
        auto terms = someTerms();
        for (std::size_t id = 0; id < terms.size(); ++id) {
            terms[id].contribution = static_cast<std::uint32_t>(100 + id);
            terms[id].prior = 0.5F + static_cast<float>(id);
        }
        QVERIFY(writeLexicon(path(), terms).has_value());
        const auto vocabulary = Vocabulary::openLexicon(path());
        QVERIFY(vocabulary.has_value());
        for (TermId id = 0; id < terms.size(); ++id) {
            QCOMPARE(vocabulary->contribution(id), terms[id].contribution);
            QCOMPARE(vocabulary->prior(id), terms[id].prior);
        }
    }

    void refuses_contributions_and_priors_out_of_range()
    {
        const auto refuses = [&](std::optional<std::uint32_t> contribution, std::optional<float> prior) {
            auto terms = someTerms();
            for (auto &term : terms) {
                term.contribution = 7;
                term.prior = 1.0F;
            }
            terms[1].contribution = contribution;
            terms[1].prior = prior;
            const auto written = writeLexicon(path(), terms);
            return !written && written.error().code == ErrorCode::InvalidParameter;
        };
        QVERIFY(!refuses(7, 1.0F));
        QVERIFY(refuses({}, 1.0F));
        QVERIFY(refuses(7, {}));
        QVERIFY(refuses(0, 1.0F));
        QVERIFY(refuses(7, 0.0F));
        QVERIFY(refuses(7, std::numeric_limits<float>::infinity()));
    }

    void digest_is_the_hash_of_all_but_the_digest()
    {
        const auto vocabulary = Vocabulary::openLexicon(path());
        QVERIFY(vocabulary.has_value());
        const std::string hashed = (m_bytes.first(32) + m_bytes.sliced(headerSize)).toStdString();
        QVERIFY(vocabulary->digest() == core::sha256(hashed));
    }

    void a_copy_outlives_the_first_object()
    {
        auto first = Vocabulary::openLexicon(path());
        QVERIFY(first.has_value());
        auto second = std::make_unique<Vocabulary>(*first);
        first = core::fail(ErrorCode::Internal, "gone");
        QCOMPARE(std::string(second->term(0)), std::string("heart attack"));
    }

    void refuses_every_truncation()
    {
        for (qsizetype size = 0; size < m_bytes.size(); ++size) {
            rewrite(m_bytes.first(size));
            const auto vocabulary = Vocabulary::openLexicon(path());
            QVERIFY2(!vocabulary, qPrintable(QString::number(size)));
            QVERIFY(vocabulary.error().code == ErrorCode::Io);
        }
    }

    void refuses_bytes_at_the_end()
    {
        rewrite(m_bytes + '\0');
        QVERIFY(!Vocabulary::openLexicon(path()));
    }

    void notices_every_flipped_byte()
    {
        for (qsizetype i = 0; i < m_bytes.size(); ++i) {
            QByteArray damaged = m_bytes;
            damaged[i] = static_cast<char>(damaged[i] ^ (1 << (i % 8)));
            rewriteAsIs(damaged);
            QVERIFY2(!Vocabulary::openLexicon(path()), qPrintable(QString::number(i)));
        }
    }

    // Who made it may have written anything, with a digest that fits: whatever opens can be read and matched
    // in full.
    void survives_every_sealed_byte()
    {
        for (qsizetype i = 0; i < m_bytes.size(); ++i) {
            for (const char flip : {'\x01', '\x80', '\xff'}) {
                QByteArray damaged = m_bytes;
                damaged[i] = static_cast<char>(damaged[i] ^ flip);
                rewrite(damaged);
                const auto vocabulary = Vocabulary::openLexicon(path());
                if (vocabulary)
                    readEverything(*vocabulary);
                else
                    QVERIFY(vocabulary.error().code == ErrorCode::Io);
            }
        }
    }

    void refuses_damaged_fields_data()
    {
        QTest::addColumn<qsizetype>("offset");
        QTest::addColumn<QByteArray>("bytes");

        const auto huge = QByteArray(8, '\xff');
        QTest::newRow("magic") << qsizetype(0) << QByteArray("KEYSVEC1");
        QTest::newRow("term count") << qsizetype(8) << huge;
        QTest::newRow("no term") << qsizetype(8) << QByteArray(8, '\0');
        QTest::newRow("form count") << qsizetype(16) << huge;
        QTest::newRow("text size") << qsizetype(24) << huge;
        QTest::newRow("first form does not start the text") << headerSize << QByteArray("\x01\0\0\0", 4);
        QTest::newRow("form offset behind the text") << headerSize + 4 << QByteArray(4, '\xff');
        QTest::newRow("empty form") << headerSize + 4 << QByteArray(4, '\0');
        // Offsets, weights, concepts, inflections, kinds and text take 64 bytes each.
        QTest::newRow("weight 0") << 2 * headerSize << QByteArray(4, '\0');
        QTest::newRow("inflection of no term") << 4 * headerSize << QByteArray("\x03\0\0\0", 4);
        QTest::newRow("unordered inflections") << 4 * headerSize << QByteArray("\x02\0\0\0\0\0\0\0", 8);
        QTest::newRow("unknown kind") << 5 * headerSize << QByteArray("\x08", 1);
        QTest::newRow("text is not UTF-8") << 6 * headerSize << QByteArray("\xff", 1);
    }
    void refuses_damaged_fields()
    {
        QFETCH(qsizetype, offset);
        QFETCH(QByteArray, bytes);
        QByteArray damaged = m_bytes;
        damaged.replace(offset, bytes.size(), bytes);
        QVERIFY(damaged != m_bytes);
        QCOMPARE(damaged.size(), m_bytes.size());
        rewrite(damaged);
        const auto vocabulary = Vocabulary::openLexicon(path());
        QVERIFY(!vocabulary);
        QVERIFY(vocabulary.error().code == ErrorCode::Io);
        QVERIFY(vocabulary.error().detail.starts_with(path()));
    }

    void names_a_missing_file_and_a_folder()
    {
        const auto missing = Vocabulary::openLexicon(path() + ".missing");
        QVERIFY(!missing && missing.error().code == ErrorCode::NotFound);
        const auto folder = Vocabulary::openLexicon(m_folder.path().toStdString());
        QVERIFY(!folder && folder.error().code == ErrorCode::InvalidParameter);
    }

    void refuses_to_write_what_could_not_be_opened_data()
    {
        QTest::addColumn<QByteArray>("term");
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<quint32>("weight");
        QTest::newRow("empty term") << QByteArray() << QByteArray("a") << 1u;
        QTest::newRow("empty form") << QByteArray("a") << QByteArray() << 1u;
        QTest::newRow("not UTF-8") << QByteArray("\xC3") << QByteArray("a") << 1u;
        QTest::newRow("weight") << QByteArray("a") << QByteArray("b") << 0u;
    }
    void refuses_to_write_what_could_not_be_opened()
    {
        QFETCH(QByteArray, term);
        QFETCH(QByteArray, form);
        QFETCH(quint32, weight);
        const auto written =
            writeLexicon(path(), {{term.toStdString(), weight, Kind::Other, 0, {form.toStdString()}}});
        QVERIFY(!written && written.error().code == ErrorCode::InvalidParameter);
        QVERIFY(!writeLexicon(path(), {}));
        QVERIFY2(Vocabulary::openLexicon(path()).has_value(), "the file before is still there");
    }

    void reports_a_folder_that_is_not_there()
    {
        const auto written = writeLexicon(path() + ".missing/lexicon", someTerms());
        QVERIFY(!written && written.error().code == ErrorCode::Io);
    }

private:
    std::string path() const { return m_folder.filePath("lexicon").toStdString(); }

    // As a file whose digest fits.
    void rewrite(const QByteArray &bytes) const { rewriteAsIs(sealedResource(bytes)); }

    void rewriteAsIs(const QByteArray &bytes) const
    {
        QFile file(QString::fromStdString(path()));
        file.remove(); // some file systems are slow to truncate
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    static void readEverything(const Vocabulary &vocabulary)
    {
        std::string everything;
        for (std::size_t i = 0; i < vocabulary.formCount(); ++i) {
            QVERIFY(vocabulary.termOfForm(i) < vocabulary.size());
            everything += std::string(vocabulary.form(i)) + '\n';
        }
        for (TermId id = 0; id < vocabulary.size(); ++id) {
            QVERIFY(vocabulary.weight(id) >= 1);
            QVERIFY(vocabulary.kind(id) <= Kind::Substance);
            (void)vocabulary.conceptOf(id);
        }
        for (const auto &[term, count] : PhraseMatcher(vocabulary).match(everything))
            QVERIFY(term < vocabulary.size() && count >= 1);
    }

    QTemporaryDir m_folder;
    QByteArray m_bytes;
};

} // namespace tst_lexiconfile

QTEST_APPLESS_MAIN(tst_lexiconfile::TestLexiconFile)
#include "tst_lexiconfile.moc"
