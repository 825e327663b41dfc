#include "core/encoder/Encoder.h"
#include "tests/core/encoder/SmallModels.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstring>
#include <limits>

namespace tst_encoderfiles {

using core::ErrorCode;
using core::encoder::Encoder;

namespace {

/// A copy of a small model whose files a test damages.
class DamagedModel
{
public:
    explicit DamagedModel(const std::string &model)
    {
        std::filesystem::copy(tests::smallModel(model), folder(), std::filesystem::copy_options::recursive);
    }

    std::filesystem::path folder() const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / "model";
    }
    std::string content(const std::string &file) const { return tests::contentOfFile(folder() / file); }
    void write(const std::string &file, const std::string &bytes) const
    {
        tests::writeFile(folder() / file, bytes);
    }
    /// Replaces the first `old` in a file. The head of the weights keeps its length.
    void replace(const std::string &file, const std::string &old, const std::string &with) const
    {
        std::string bytes = content(file);
        const std::size_t at = bytes.find(old);
        if (at == std::string::npos)
            qFatal("the text to replace is not there");
        bytes.replace(at, old.size(), with);
        if (file == "model.safetensors") {
            std::uint64_t size = 0;
            std::memcpy(&size, bytes.data(), sizeof(size));
            size = size + with.size() - old.size();
            std::memcpy(bytes.data(), &size, sizeof(size));
        }
        write(file, bytes);
    }
    core::Result<Encoder> open() const { return Encoder::open(folder()); }

private:
    QTemporaryDir m_folder;
};

} // namespace

/// Files of an encoder that are missing, damaged or do not belong together.
class TestEncoderFiles : public QObject
{
    Q_OBJECT

private slots:
    void missing_files_are_named_data();
    void missing_files_are_named();
    void wrong_fields_are_named_data();
    void wrong_fields_are_named();
    void weights_that_are_not_finite_are_refused_data();
    void weights_that_are_not_finite_are_refused();
    void truncated_weights_are_refused();
    void arrays_that_share_bytes_are_refused();
    void optional_files_may_be_missing();
};

void TestEncoderFiles::missing_files_are_named_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("message");
    QTest::newRow("shape") << "config.json"
                           << "no config.json is there";
    QTest::newRow("weights") << "model.safetensors"
                             << "no model.safetensors is there";
    QTest::newRow("tokens") << "tokenizer.json"
                            << "neither tokenizer.json nor vocab.txt is there";
}

void TestEncoderFiles::missing_files_are_named()
{
    QFETCH(const QString, file);
    QFETCH(const QString, message);
    const DamagedModel model("bert");
    std::filesystem::remove(model.folder() / file.toStdString());
    const auto opened = model.open();
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::NotFound);
    QVERIFY2(opened.error().detail.find(message.toStdString()) != std::string::npos,
             opened.error().detail.c_str());
}

void TestEncoderFiles::wrong_fields_are_named_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("old");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name,
                        const char *model,
                        const char *file,
                        const char *old,
                        const char *with,
                        const char *message) {
        QTest::newRow(name) << model << file << old << with << message;
    };
    const char *const config = "config.json";
    const char *const tokens = "tokenizer.json";
    const char *const weights = "model.safetensors";
    row("no JSON", "bert", config, "{", "", "config.json: a JSON object was expected");
    row("another family", "bert", config, "\"bert\"", "\"gpt2\"", "model_type: \"gpt2\"");
    row("huge width", "bert", config, "\"hidden_size\": 16", "\"hidden_size\": 1000000000", "hidden_size");
    row("odd width", "bert", config, "\"hidden_size\": 16", "\"hidden_size\": 18", "a multiple of 8");
    row("negative layers",
        "bert",
        config,
        "\"num_hidden_layers\": 2",
        "\"num_hidden_layers\": -2",
        "num_hidden_layers");
    row("more layers than weights",
        "bert",
        config,
        "\"num_hidden_layers\": 2",
        "\"num_hidden_layers\": 3",
        "encoder.layer.2.");
    row("heads that do not divide",
        "bert",
        config,
        "\"num_attention_heads\": 2",
        "\"num_attention_heads\": 3",
        "a divisor of hidden_size");
    row("unknown activation", "bert", config, "\"gelu\"", "\"silu\"", "hidden_act: \"silu\"");
    row("another inner size",
        "bert",
        config,
        "\"intermediate_size\": 24",
        "\"intermediate_size\": 32",
        "config.json requires [32, 16]");
    row("fewer tokens than the tokenizer",
        "bert",
        config,
        "\"vocab_size\": ",
        "\"vocab_size\": 2, \"was\": ",
        "vocab_size");
    row("two poolings",
        "bert",
        "1_Pooling/config.json",
        "\"pooling_mode_max_tokens\": false",
        "\"pooling_mode_max_tokens\": true",
        "pooling_mode");
    row("too long texts",
        "bert",
        "sentence_bert_config.json",
        "20",
        "25",
        "max_seq_length: a whole number from 4 to 24");
    row("another tokenizer", "bert", tokens, "\"WordPiece\"", "\"BPE\"", "model.type: \"BPE\"");
    row("unknown step", "bert", tokens, "\"BertNormalizer\"", "\"Nmt\"", "normalizer.type: \"Nmt\"");
    row("unknown cut", "bert", tokens, "\"BertPreTokenizer\"", "\"Split\"", "pre_tokenizer.type: \"Split\"");
    row("no base64",
        "xlm",
        tokens,
        "\"precompiled_charsmap\": \"",
        "\"precompiled_charsmap\": \"!",
        "precompiled_charsmap: base64 was expected");
    row("cut table",
        "xlm",
        tokens,
        "\"precompiled_charsmap\": \"",
        "\"precompiled_charsmap\": \"//////\", \"was\": \"",
        "a trie of whole units");
    row("unknown piece", "xlm", tokens, "\"unk_id\": 3", "\"unk_id\": 300", "model.unk_id");
    row("no word", "cased", "vocab.txt", "[UNK]", "[unk]", "a line [UNK] was expected");
    row("another type", "bert", weights, "\"F32\"", "\"F64\"", "model.safetensors");
    row("unknown type", "cased", weights, "\"F16\"", "\"U16\"", "F32, F16, BF16 or I8 was expected");
    row("another name", "bert", weights, "LayerNorm.weight", "LayerNorm.wrong!", "is missing");
    row("no factors", "bert8", weights, "weight.scales", "weight.SCALES", "is missing");
}

void TestEncoderFiles::wrong_fields_are_named()
{
    QFETCH(const QString, model);
    QFETCH(const QString, file);
    QFETCH(const QString, old);
    QFETCH(const QString, with);
    QFETCH(const QString, message);
    const DamagedModel damaged(model.toStdString());
    damaged.replace(file.toStdString(), old.toStdString(), with.toStdString());
    const auto opened = damaged.open();
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::InvalidPlan);
    QVERIFY2(opened.error().detail.find(message.toStdString()) != std::string::npos,
             opened.error().detail.c_str());
    QVERIFY(opened.error().detail.find('\n') == std::string::npos);
}

void TestEncoderFiles::weights_that_are_not_finite_are_refused_data()
{
    QTest::addColumn<float>("number");
    QTest::addColumn<bool>("isFirst");
    for (const bool isFirst : {true, false}) {
        const char *const place = isFirst ? "table of words" : "last array";
        QTest::addRow("no number, %s", place) << std::numeric_limits<float>::quiet_NaN() << isFirst;
        QTest::addRow("infinite, %s", place) << std::numeric_limits<float>::infinity() << isFirst;
    }
}

void TestEncoderFiles::weights_that_are_not_finite_are_refused()
{
    QFETCH(const float, number);
    QFETCH(const bool, isFirst);
    const DamagedModel model("bert");
    std::string bytes = model.content("model.safetensors");
    std::uint64_t head = 0;
    std::memcpy(&head, bytes.data(), sizeof(head));
    const std::size_t at = isFirst ? sizeof(head) + head : bytes.size() - sizeof(number);
    std::memcpy(bytes.data() + at, &number, sizeof(number));
    model.write("model.safetensors", bytes);
    const auto opened = model.open();
    QVERIFY(!opened);
    QVERIFY2(opened.error().detail.find("holds a number that is not finite") != std::string::npos,
             opened.error().detail.c_str());
}

void TestEncoderFiles::truncated_weights_are_refused()
{
    const DamagedModel model("bert8");
    const std::string bytes = model.content("model.safetensors");
    for (std::size_t size = 0; size < bytes.size(); size += 97) {
        model.write("model.safetensors", bytes.substr(0, size));
        const auto opened = model.open();
        QVERIFY(!opened);
        QVERIFY(opened.error().detail.find("model.safetensors") != std::string::npos);
    }
}

void TestEncoderFiles::arrays_that_share_bytes_are_refused()
{
    const DamagedModel model("bert");
    const std::string head = model.content("model.safetensors");
    // The bias of the first normalisation takes the place of its weight.
    const std::string name = "\"embeddings.LayerNorm.weight\": ";
    const std::size_t at = head.find("\"data_offsets\": ", head.find(name));
    const std::string places = head.substr(at, head.find(']', at) + 1 - at);
    const std::string next = "\"embeddings.LayerNorm.bias\": ";
    const std::size_t other = head.find("\"data_offsets\": ", head.find(next));
    model.replace("model.safetensors", head.substr(other, head.find(']', other) + 1 - other), places);
    const auto opened = model.open();
    QVERIFY(!opened);
    QVERIFY2(opened.error().detail.find("share bytes of the file") != std::string::npos,
             opened.error().detail.c_str());
}

void TestEncoderFiles::optional_files_may_be_missing()
{
    const DamagedModel model("bert");
    std::filesystem::remove_all(model.folder() / "1_Pooling");
    std::filesystem::remove(model.folder() / "sentence_bert_config.json");
    const auto opened = model.open();
    QVERIFY2(opened.has_value(), opened ? "" : opened.error().detail.c_str());
    QCOMPARE(opened->mostTokens(), std::size_t{24});
    model.write("modules.json", R"([{"type":"sentence_transformers.models.Dense"}])");
    const auto refused = model.open();
    QVERIFY(!refused && refused.error().detail.find("\"Dense\" is not known") != std::string::npos);
}

} // namespace tst_encoderfiles

QTEST_APPLESS_MAIN(tst_encoderfiles::TestEncoderFiles)
#include "tst_encoderfiles.moc"
