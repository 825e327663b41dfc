#include "core/embedding/Embedding.h"
#include "core/learning/Learnt.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "tests/core/learning/SampleLearnt.h"
#include "tests/core/vocabulary/SealedResource.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_learntfile {

using namespace core;
using namespace core::learning;
using vocabulary::LearntFile;
using vocabulary::TermId;

class TestLearntFile : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QVERIFY(save(tests::sampleLearnt(), path()));
        QFile file(QString::fromStdString(path()));
        QVERIFY(file.open(QFile::ReadOnly));
        m_bytes = file.readAll();
    }

    void gives_back_every_part()
    {
        const auto file = LearntFile::open(path());
        QVERIFY2(file.has_value(), file ? "" : file.error().detail.c_str());
        const Learnt sample = tests::sampleLearnt();
        const vocabulary::Vocabulary &terms = file->vocabulary();
        QCOMPARE(terms.size(), sample.terms.size());
        QCOMPARE(terms.formCount(), std::size_t{4});
        const auto vectors = embedding::Embedding::ofLearnt(*file);
        QCOMPARE(vectors.size(), terms.size());
        std::vector<float> row(vectors.dimension());
        for (TermId id = 0; id < terms.size(); ++id) {
            QCOMPARE(std::string(terms.term(id)), sample.terms[id].term);
            QCOMPARE(terms.weight(id), sample.terms[id].weight);
            QCOMPARE(terms.contribution(id), sample.terms[id].contribution);
            QCOMPARE(terms.prior(id), sample.terms[id].prior);
            QCOMPARE(file->associations().passagesOf(id), sample.passagesOf[id]);
            vectors.copyRow(id, row);
            for (std::size_t column = 0; column < row.size(); ++column)
                QVERIFY(std::abs(row[column] - sample.vectors(id, static_cast<Eigen::Index>(column)))
                        < 1e-3F);
        }
        QCOMPARE(file->origin().licence, sample.origin.licence);
        QCOMPARE(file->origin().files[0].sha256, sample.origin.files[0].sha256);
        QCOMPARE(file->origin().passages, sample.origin.passages);
        QVERIFY(terms.digest() == file->digest() && vectors.digest() == file->digest());
    }

    // a = ln((n_ij + 1) / (n_i n_j / N + 1)) by hand: N = 100, n = 10, 20, 5; together 8, never, 1.
    void scores_by_the_definition()
    {
        const auto associations = LearntFile::open(path()).value().associations();
        const auto expected = [](double together, double a, double b) {
            return std::log((together + 1) / (a * b / 100 + 1));
        };
        QVERIFY(std::abs(static_cast<double>(associations.score(0, 1)) - expected(8, 10, 20)) < 1e-3);
        QVERIFY(std::abs(static_cast<double>(associations.score(1, 0)) - expected(8, 10, 20)) < 1e-3);
        QVERIFY(std::abs(static_cast<double>(associations.score(0, 2)) - expected(0, 10, 5)) < 1e-3);
        QVERIFY(std::abs(static_cast<double>(associations.score(2, 1)) - expected(1, 20, 5)) < 1e-3);
    }

    void parts_outlive_the_file_object()
    {
        auto file = std::make_unique<LearntFile>(LearntFile::open(path()).value());
        const auto terms = file->vocabulary();
        const auto vectors = embedding::Embedding::ofLearnt(*file);
        const auto associations = file->associations();
        file.reset();
        QFile::remove(QString::fromStdString(path()));
        QCOMPARE(std::string(terms.term(1)), std::string("murmur"));
        std::vector<float> row(vectors.dimension());
        vectors.copyRow(2, row);
        QVERIFY(associations.score(0, 1) > 0);
    }

    void loading_and_saving_changes_nothing()
    {
        QVERIFY(save(load(path()).value(), path() + ".again"));
        QFile file(QString::fromStdString(path() + ".again"));
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), m_bytes);
    }

    void leaves_terms_out()
    {
        const std::vector<TermId> leftOut = {1};
        const auto rest = without(tests::sampleLearnt(), leftOut);
        QVERIFY(rest.has_value());
        QVERIFY(save(*rest, path()));
        const auto file = LearntFile::open(path()).value();
        QCOMPARE(file.vocabulary().size(), std::size_t{2});
        QCOMPARE(std::string(file.vocabulary().term(1)), std::string("gastritis"));
        QCOMPARE(file.origin().leftOut, std::uint64_t{1});
        QVERIFY(file.associations().row(0).terms.empty());
        QVERIFY(file.associations().score(0, 1) < 0);
        const std::vector<TermId> all = {0, 1, 2};
        const std::vector<TermId> unknown = {3};
        QVERIFY(!without(tests::sampleLearnt(), all));
        QVERIFY(!without(tests::sampleLearnt(), unknown));
    }

    void refuses_every_truncation()
    {
        for (qsizetype size = 0; size < m_bytes.size(); size += 7) {
            rewrite(sealedResource(m_bytes.first(size)));
            const auto file = LearntFile::open(path());
            QVERIFY2(!file, qPrintable(QString::number(size)));
            QVERIFY(file.error().code == ErrorCode::Io);
            QVERIFY(file.error().detail.starts_with(path()));
        }
        rewrite(sealedResource(m_bytes + '\0'));
        QVERIFY(!LearntFile::open(path()));
    }

    void notices_a_flipped_byte()
    {
        for (qsizetype i = 0; i < m_bytes.size(); i += 5) {
            QByteArray damaged = m_bytes;
            damaged[i] = static_cast<char>(damaged[i] ^ 1);
            rewrite(damaged);
            QVERIFY2(!LearntFile::open(path()), qPrintable(QString::number(i)));
        }
    }

    // With a digest that fits: whatever opens can be read in full.
    void survives_every_sealed_byte()
    {
        for (qsizetype i = 0; i < m_bytes.size(); ++i) {
            for (const char flip : {'\x01', '\xff'}) {
                QByteArray damaged = m_bytes;
                damaged[i] = static_cast<char>(damaged[i] ^ flip);
                rewrite(sealedResource(damaged));
                const auto file = LearntFile::open(path());
                if (file)
                    readEverything(*file);
                else
                    QVERIFY(file.error().code == ErrorCode::Io);
            }
        }
    }

    void refuses_to_be_written_without_a_declaration()
    {
        const std::string text = vocabulary::originText(tests::sampleLearnt().origin);
        QVERIFY(vocabulary::readOrigin(text));
        std::string denied = text;
        denied.replace(denied.find("true"), 4, "false");
        QVERIFY(!vocabulary::readOrigin(denied));
        QVERIFY(!vocabulary::readOrigin("{}"));
        QVERIFY(!vocabulary::readOrigin("[" + text + "]"));
        QVERIFY(!vocabulary::readOrigin(text.substr(0, text.size() / 2)));
    }

private:
    std::string path() const { return m_folder.filePath("a.learnt").toStdString(); }

    void rewrite(const QByteArray &bytes) const
    {
        QFile file(QString::fromStdString(path()));
        file.remove();
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    static void readEverything(const LearntFile &file)
    {
        const auto vectors = embedding::Embedding::ofLearnt(file);
        std::vector<float> row(vectors.dimension());
        for (TermId a = 0; a < file.vocabulary().size(); ++a) {
            vectors.copyRow(a, row);
            QVERIFY(file.vocabulary().contribution(a).value_or(1) >= 1);
            QVERIFY(file.vocabulary().prior(a).value_or(1) > 0);
            for (TermId b = 0; b < file.vocabulary().size(); ++b)
                QVERIFY(std::isfinite(file.associations().score(a, b)));
        }
        (void)vocabulary::PhraseMatcher(file.vocabulary()).match("heart failures and murmur");
    }

    QTemporaryDir m_folder;
    QByteArray m_bytes;
};

} // namespace tst_learntfile

QTEST_APPLESS_MAIN(tst_learntfile::TestLearntFile)
#include "tst_learntfile.moc"
