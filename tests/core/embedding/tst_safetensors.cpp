#include "core/embedding/imports/WordPieces.h"
#include "tests/core/embedding/TensorText.h"

#include <QTest>

namespace tst_safetensors {

using namespace core::embedding;
using tests::bytesOf;
using tests::detailOf;
using tests::floats;
using tests::rowText;
using tests::tensorFile;
using tests::TensorPart;

namespace {

using Numbers = std::vector<std::uint32_t>;

// Rows 0 and 1 are of pieces that are none.
const TensorPart table{"embeddings", "F32", "[7,2]", floats({9, 9, 9, 9, 1, 0, 0, 1, 0, 2, 3, 0, 1, 1})};

} // namespace

/// Static tables of vectors for pieces of words.
class TestSafetensors : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_stage = std::make_unique<tests::VectorStage>(); }
    void cuts_the_longest_piece_first();
    void cuts_the_likeliest_way();
    void a_term_is_the_sum_of_its_pieces();
    void reads_halves_weights_and_shared_rows();
    void the_tokenizer_may_stand_elsewhere();
    void is_made_again_when_the_tokenizer_changes();
    void refuses_what_is_no_such_table_data();
    void refuses_what_is_no_such_table();
    void refuses_what_is_no_tokenizer_data();
    void refuses_what_is_no_tokenizer();
    void refuses_every_truncation();

private:
    core::Result<Embedding> open(const std::string &bytes,
                                 const std::vector<std::string> &terms,
                                 const std::string &tokenizer = tests::wordPieceTokenizer)
    {
        m_stage->write("tokenizer.json", tokenizer);
        return m_stage->openBytes("safetensors", bytes, terms);
    }
    Numbers pieces(const std::string &tokenizer, const char *word)
    {
        const auto opened = WordPieces::open(m_stage->write("tokenizer.json", tokenizer));
        return opened ? (*opened)->piecesOf(word) : Numbers{999};
    }

    std::unique_ptr<tests::VectorStage> m_stage;
};

void TestSafetensors::cuts_the_longest_piece_first()
{
    QVERIFY((pieces(tests::wordPieceTokenizer, "cardiomyopathy") == Numbers{3, 4, 5}));
    QVERIFY((pieces(tests::wordPieceTokenizer, "heart") == Numbers{2}));
    QVERIFY((pieces(tests::wordPieceTokenizer, "caf\xC3\xA9") == Numbers{6})); // BERT takes accents off
    QVERIFY(pieces(tests::wordPieceTokenizer, "cardiology").empty());          // not all of it is known
    QVERIFY(pieces(tests::wordPieceTokenizer, "pathy").empty());               // only inside of words
    QVERIFY(pieces(tests::wordPieceTokenizer, "").empty());
}

// -4 - 4 for cardio + pathy, -3 - 9 for card + iopathy.
void TestSafetensors::cuts_the_likeliest_way()
{
    QVERIFY((pieces(tests::unigramTokenizer, "cardiopathy") == Numbers{4, 5}));
    QVERIFY((pieces(tests::unigramTokenizer, "hearts") == Numbers{2, 3}));
    QVERIFY((pieces(tests::unigramTokenizer, "heartxs") == Numbers{2, 3})); // x is no piece
    QVERIFY((pieces(tests::unigramTokenizer, "x") == Numbers{1}));
}

void TestSafetensors::a_term_is_the_sum_of_its_pieces()
{
    const auto opened = open(tensorFile({table}), {"heart", "cardiomyopathy", "heart zzz"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(rowText(*opened, 0), QStringLiteral("1.00 0.00"));
    QCOMPARE(rowText(*opened, 1), QStringLiteral("0.71 0.71")); // (0,1) + (0,2) + (3,0)
    QCOMPARE(opened->facts()->of(VectorOrigin::Pieces), std::uint64_t{1});
    QCOMPARE(opened->facts()->of(VectorOrigin::PartlyKnown), std::uint64_t{1});
}

void TestSafetensors::reads_halves_weights_and_shared_rows()
{
    const auto half = [](float value) { return bytesOf(static_cast<std::uint16_t>(Eigen::half(value).x)); };
    const TensorPart halves{"embeddings", "F16", "[2,2]", half(1) + half(0) + half(0) + half(1)};
    const TensorPart weights{"weights", "F32", "[7]", floats({1, 1, 3, 1, 1, 1, 4})};
    std::string mapping;
    for (const std::int64_t row : {0, 0, 0, 0, 0, 0, 1})
        mapping += bytesOf(row);
    const auto opened =
        open(tensorFile({{"mapping", "I64", "[7]", mapping}, halves, weights}), {"heart cafe", "cafe"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(rowText(*opened, 0), QStringLiteral("0.60 0.80"));
    QCOMPARE(rowText(*opened, 1), QStringLiteral("0.00 1.00"));
}

void TestSafetensors::the_tokenizer_may_stand_elsewhere()
{
    const core::Settings settings{{"file", m_stage->write("model.safetensors", tensorFile({table}))},
                                  {"tokenizer", m_stage->write("other.json", tests::wordPieceTokenizer)}};
    const auto opened = m_stage->open("safetensors", settings, {"heart"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(findSource("safetensors")->files(settings).size(), std::size_t{2});
}

void TestSafetensors::is_made_again_when_the_tokenizer_changes()
{
    const std::string bytes = tensorFile({table});
    const core::Settings settings{{"file", m_stage->write("model.safetensors", bytes)}};
    m_stage->write("tokenizer.json", tests::wordPieceTokenizer);
    const auto first = m_stage->open("safetensors", settings, {"heart"});
    std::string swapped = tests::wordPieceTokenizer;
    swapped.replace(swapped.find("\"heart\":2"), 9, "\"heart\":3");
    m_stage->write("tokenizer.json", swapped);
    const auto second = m_stage->open("safetensors", settings, {"heart"});
    QVERIFY(first && second);
    QCOMPARE(rowText(*second, 0), QStringLiteral("0.00 1.00"));
}

void TestSafetensors::refuses_what_is_no_such_table_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *what, const std::string &bytes, const char *message) {
        QTest::newRow(what) << QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()))
                            << QString::fromUtf8(message);
    };
    const auto headed = [](const std::string &head) { return bytesOf(std::uint64_t{head.size()}) + head; };
    row("text", "heart 1 2\nlung 2 1\n", "byte 0: the size of a head");
    row("no JSON", headed("{nothing"), "byte 8: a JSON object was expected");
    row("no table", tensorFile({{"other", "F32", "[1,2]", floats({1, 2})}}), "has no array \"embeddings\"");
    row("another type",
        tensorFile({{"embeddings", "BF16", "[1,2]", "1234"}}),
        "of type \"BF16\", and F32 or F16 was expected");
    row("another shape", tensorFile({{"embeddings", "F32", "[2]", floats({1, 2})}}), "not of the shape");
    row("longer than it is",
        tensorFile({{"embeddings", "F32", "[9,2]", floats({1, 2})}}),
        "does not lie within");
    row("behind the end",
        headed(R"({"embeddings":{"dtype":"F32","shape":[1,2],"data_offsets":[0,8]}})"),
        "does not lie within");
    row("offsets that wrap",
        headed(R"({"embeddings":{"dtype":"F32","shape":[1,2],"data_offsets":[18446744073709551608,0]}})"),
        "does not lie within");
    row("a shape that wraps",
        tensorFile({{"embeddings", "F32", "[4294967296,4294967296]", ""}}),
        "does not lie within");
    row("too few rows",
        tensorFile({{"embeddings", "F32", "[2,2]", floats({1, 2, 3, 4})}}),
        "for which the table has no vector");
    row("no number",
        tensorFile({{"embeddings", "F32", "[3,2]", floats({1, 2, 3, 4, std::nanf(""), 1})}}),
        "row 2 of the vectors holds something that is no number");
    row("a row that is not there",
        tensorFile({table, {"mapping", "I32", "[1]", bytesOf(std::int32_t{7})}}),
        "\"mapping\" holds a number that cannot be there");
    row("weights of text", tensorFile({table, {"weights", "U8", "[7]", "1234567"}}), "of a known type");
}

void TestSafetensors::refuses_what_is_no_such_table()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const auto opened = open(bytes.toStdString(), {"heart"});
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, core::ErrorCode::InvalidPlan);
    QVERIFY2(detailOf(opened).contains(message), qPrintable(detailOf(opened)));
    QVERIFY(!std::filesystem::exists(m_stage->path("cache")));
}

void TestSafetensors::refuses_what_is_no_tokenizer_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("no JSON") << QByteArray("{")
                             << QStringLiteral("a tokenizer with a model WordPiece or Unigram");
    QTest::newRow("another model") << QByteArray(R"({"model":{"type":"BPE","vocab":{}}})")
                                   << QStringLiteral("a tokenizer with a model WordPiece or Unigram");
    QTest::newRow("no vocabulary") << QByteArray(R"({"model":{"type":"WordPiece","vocab":[]}})")
                                   << QStringLiteral("model.vocab: an object of pieces");
    QTest::newRow("a negative number") << QByteArray(R"({"model":{"type":"WordPiece","vocab":{"a":-1}}})")
                                       << QStringLiteral("model.vocab: a whole number from 0");
    QTest::newRow("no score") << QByteArray(R"({"model":{"type":"Unigram","vocab":[["a"]]}})")
                              << QStringLiteral(
                                     "model.vocab: a piece and its score were expected at place 0");
}

void TestSafetensors::refuses_what_is_no_tokenizer()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto opened = open(tensorFile({table}), {"heart"}, text.toStdString());
    QVERIFY(!opened.has_value());
    QVERIFY2(detailOf(opened).contains(message), qPrintable(detailOf(opened)));
    QVERIFY(detailOf(opened).contains(QStringLiteral("tokenizer.json: ")));
}

void TestSafetensors::refuses_every_truncation()
{
    const std::string bytes = tensorFile({table});
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!open(bytes.substr(0, size), {"heart"}).has_value());
}

} // namespace tst_safetensors

QTEST_APPLESS_MAIN(tst_safetensors::TestSafetensors)
#include "tst_safetensors.moc"
