#include "core/base/Digest.h"
#include "core/embedding/VectorFile.h"
#include "tests/core/vocabulary/SealedResource.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>
#include <random>

namespace tst_vectorfile {

using core::ErrorCode;
using core::embedding::Embedding;
using core::embedding::writeVectors;

namespace {

// Lengths far from 1 on purpose.
Eigen::MatrixXf someVectors(Eigen::Index rows, Eigen::Index dimension)
{
    std::mt19937 random(7);
    std::normal_distribution<float> normal(0.0F, 1.0F);
    Eigen::MatrixXf vectors(rows, dimension);
    for (Eigen::Index row = 0; row < rows; ++row) {
        for (Eigen::Index column = 0; column < dimension; ++column)
            vectors(row, column) = normal(random) * std::pow(10.0F, static_cast<float>(row % 20 - 10));
    }
    return vectors;
}

std::vector<float> rowOf(const Embedding &embedding, core::vocabulary::TermId id)
{
    std::vector<float> row(embedding.dimension());
    embedding.copyRow(id, row);
    return row;
}

} // namespace

class TestVectorFile : public QObject
{
    Q_OBJECT

private slots:
    void gives_back_unit_vectors_to_half_precision()
    {
        const Eigen::MatrixXf vectors = someVectors(50, 33);
        const Embedding embedding = written(vectors);
        QCOMPARE(embedding.size(), std::size_t{50});
        QCOMPARE(embedding.dimension(), std::size_t{33});
        for (core::vocabulary::TermId id = 0; id < 50; ++id) {
            const std::vector<float> row = rowOf(embedding, id);
            const Eigen::RowVectorXf expected = vectors.row(id).stableNormalized();
            const Eigen::Map<const Eigen::RowVectorXf> found(row.data(), 33);
            QVERIFY(std::abs(found.norm() - 1.0F) < 1e-6F);
            // Half precision has 11 bits: each rounding is off by at most 2^-11 of the value, and so is the
            // norm.
            QVERIFY((found - expected).cwiseAbs().maxCoeff() <= 0x1p-10F);
        }
    }

    void rows_are_in_the_order_asked_for()
    {
        const Embedding embedding = written(someVectors(5, 8));
        const std::vector<core::vocabulary::TermId> ids = {4, 0, 4, 2};
        const Eigen::MatrixXf rows = rowsOf(embedding, ids);
        QCOMPARE(rows.rows(), Eigen::Index{4});
        QCOMPARE(rows.cols(), Eigen::Index{8});
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const std::vector<float> expected = rowOf(embedding, ids[i]);
            for (std::size_t column = 0; column < 8; ++column)
                QCOMPARE(rows(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(column)),
                         expected[column]);
        }
        QCOMPARE(rowsOf(embedding, {}).rows(), Eigen::Index{0});
    }

    void digest_is_the_hash_of_all_but_the_digest()
    {
        const Embedding embedding = written(someVectors(3, 4));
        const QByteArray bytes = read();
        QCOMPARE(bytes.size(), qsizetype{64 + 3 * 4 * 2});
        QVERIFY(embedding.digest() == core::sha256((bytes.first(32) + bytes.sliced(64)).toStdString()));
    }

    void refuses_every_truncation_and_bytes_at_the_end()
    {
        (void)written(someVectors(3, 4));
        const QByteArray bytes = read();
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            rewrite(bytes.first(size));
            const auto opened = Embedding::openVectors(path());
            QVERIFY2(!opened && opened.error().code == ErrorCode::Io, qPrintable(QString::number(size)));
        }
        rewrite(bytes + '\0');
        QVERIFY(!Embedding::openVectors(path()));
    }

    void notices_every_flipped_byte()
    {
        (void)written(someVectors(3, 4));
        const QByteArray bytes = read();
        for (qsizetype i = 0; i < bytes.size(); ++i) {
            QByteArray damaged = bytes;
            damaged[i] = static_cast<char>(damaged[i] ^ (1 << (i % 8)));
            rewriteAsIs(damaged);
            QVERIFY2(!Embedding::openVectors(path()), qPrintable(QString::number(i)));
        }
    }

    // A row is a unit vector whatever numbers were sealed.
    void survives_every_sealed_byte()
    {
        (void)written(someVectors(3, 4));
        const QByteArray bytes = read();
        for (qsizetype i = 0; i < bytes.size(); ++i) {
            for (const char flip : {'\x01', '\x7c', '\xff'}) {
                QByteArray damaged = bytes;
                damaged[i] = static_cast<char>(damaged[i] ^ flip);
                rewrite(damaged);
                checkIfOpen();
            }
        }
        for (const QByteArray &pattern :
             {QByteArray("\xff\xff"), QByteArray("\0\x7c", 2), QByteArray("\0\0", 2)}) {
            rewrite(bytes.first(64) + pattern.repeated(12));
            QVERIFY(Embedding::openVectors(path()).has_value());
            checkIfOpen();
        }
    }

    void refuses_counts_that_wrap_around()
    {
        (void)written(someVectors(3, 4));
        QByteArray bytes = read();
        // 2^63 rows of 2 bytes are 0 modulo 2^64.
        bytes.replace(8, 16, QByteArray("\0\0\0\0\0\0\0\x80\x01\0\0\0\0\0\0\0", 16));
        rewrite(bytes.first(64));
        const auto opened = Embedding::openVectors(path());
        QVERIFY(!opened && opened.error().code == ErrorCode::Io);
    }

    void refuses_to_write_rows_without_direction_data()
    {
        QTest::addColumn<float>("value");
        QTest::newRow("zero") << 0.0F;
        QTest::newRow("infinite") << std::numeric_limits<float>::infinity();
        QTest::newRow("no number") << std::numeric_limits<float>::quiet_NaN();
    }
    void refuses_to_write_rows_without_direction()
    {
        QFETCH(float, value);
        Eigen::MatrixXf vectors = someVectors(3, 4);
        vectors.row(1).setConstant(value);
        const auto outcome = writeVectors(path(), vectors);
        QVERIFY(!outcome && outcome.error().code == ErrorCode::InvalidParameter);
        QVERIFY(outcome.error().detail.find("row 1") != std::string::npos);
        QVERIFY(!writeVectors(path(), Eigen::MatrixXf(0, 4)));
    }

    void names_a_missing_file_and_another_kind_of_file()
    {
        const auto missing = Embedding::openVectors(path() + ".missing");
        QVERIFY(!missing && missing.error().code == ErrorCode::NotFound);
        rewrite(QByteArray("KEYSLEX1") + QByteArray(200, '\x01'));
        const auto other = Embedding::openVectors(path());
        QVERIFY(!other && other.error().code == ErrorCode::Io);
    }

private:
    std::string path() const { return m_folder.filePath("vectors").toStdString(); }

    Embedding written(const Eigen::MatrixXf &vectors) const
    {
        if (const auto outcome = writeVectors(path(), vectors); !outcome)
            qFatal("%s", outcome.error().detail.c_str());
        return Embedding::openVectors(path()).value();
    }

    QByteArray read() const
    {
        QFile file(QString::fromStdString(path()));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    // As a file whose digest fits.
    void rewrite(const QByteArray &bytes) const { rewriteAsIs(sealedResource(bytes)); }

    void rewriteAsIs(const QByteArray &bytes) const
    {
        QFile file(QString::fromStdString(path()));
        file.remove(); // some file systems are slow to truncate
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    void checkIfOpen() const
    {
        const auto opened = Embedding::openVectors(path());
        if (!opened) {
            QVERIFY(opened.error().code == ErrorCode::Io);
            return;
        }
        for (core::vocabulary::TermId id = 0; id < opened->size(); ++id) {
            const std::vector<float> row = rowOf(*opened, id);
            const Eigen::Map<const Eigen::RowVectorXf> values(row.data(),
                                                              static_cast<Eigen::Index>(row.size()));
            QVERIFY(std::abs(values.norm() - 1.0F) < 1e-5F);
        }
    }

    QTemporaryDir m_folder;
};

} // namespace tst_vectorfile

QTEST_APPLESS_MAIN(tst_vectorfile::TestVectorFile)
#include "tst_vectorfile.moc"
