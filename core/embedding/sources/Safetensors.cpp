#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/embedding/imports/RowSums.h"
#include "core/embedding/imports/WordPieces.h"
#include "core/embedding/imports/WordText.h"
#include "core/embedding/imports/WordVectorSource.h"
#include "core/encoder/TensorFile.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>

namespace core::embedding::source {

namespace {

using encoder::isTensorFile;
using encoder::Tensor;
using encoder::Tensors;
using vocabulary::SettingType;
using vocabulary::textOf;

constexpr std::array<SourceSetting, 2> safetensorsSettings = {{
    {.key = "file", .type = SettingType::File, .what = "the path of a file model.safetensors"},
    {.key = "tokenizer",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "the path of tokenizer.json, where it is not beside the file"},
}};

constexpr std::uint64_t mostRows = 100'000'000;

/// The parts of a static table of model2vec: a vector for each piece of words, and optionally a weight for
/// each piece, and the row that each piece shares with others.
struct Table
{
    Tensor vectors;
    std::vector<double> weights;      ///< by number of the piece; empty: 1
    std::vector<std::uint64_t> rowOf; ///< the same; empty: its number
};

template<typename Number>
std::vector<double> numbersIn(std::string_view bytes)
{
    std::vector<double> numbers(bytes.size() / sizeof(Number));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        Number number;
        std::memcpy(&number, bytes.data() + i * sizeof(Number), sizeof(Number));
        numbers[i] = static_cast<double>(number);
    }
    return numbers;
}

// Reads a list of numbers, one for each piece.
Result<std::vector<double>> readList(VectorStream &stream, const Tensors &tensors, std::string_view name)
{
    const auto found = tensors.find(name);
    if (found == tensors.end())
        return std::vector<double>();
    const Tensor &tensor = found->second;
    const std::string what = "the list " + inQuotes(name);
    const std::string &type = tensor.type;
    const bool isKnown = type == "F64" || type == "F32" || type == "F16" || type == "I64" || type == "I32";
    if (tensor.shape.size() != 1 || tensor.count() > mostRows || !isKnown)
        return stream.wrongFile(what + " is none of numbers of a known type (F64, F32, F16, I64, I32)");
    KEYSEED_TRY(stream.skipTo(tensor.begin, what));
    KEYSEED_ASSIGN(const auto bytes, stream.bytes(tensor.end - tensor.begin, what));
    return type == "F64"   ? numbersIn<double>(bytes)
           : type == "F32" ? numbersIn<float>(bytes)
           : type == "F16" ? numbersIn<Eigen::half>(bytes)
           : type == "I64" ? numbersIn<std::int64_t>(bytes)
                           : numbersIn<std::int32_t>(bytes);
}

Result<Tensor> vectorsOf(const VectorStream &stream, const Tensors &tensors)
{
    auto found = tensors.find("embeddings");
    if (found == tensors.end())
        found = tensors.find("embedding.weight");
    if (found == tensors.end())
        return stream.wrongFile("has no array \"embeddings\"; a static table of vectors (model2vec) was "
                                "expected, other models need a server that runs them");
    const Tensor &vectors = found->second;
    if (vectors.type != "F32" && vectors.type != "F16")
        return stream.wrongFile("its vectors are of type " + inQuotes(vectors.type)
                                + ", and F32 or F16 was expected; save the table as one of these");
    if (vectors.shape.size() != 2 || vectors.shape[0] == 0 || vectors.shape[0] > mostRows
        || vectors.shape[1] < 2 || vectors.shape[1] > largestWordDimension)
        return stream.wrongFile(
            "its vectors are not of the shape [pieces, dimension], with a dimension of 2 to "
            "4096; a static table of vectors (model2vec) was expected");
    return vectors;
}

// The arrays may stand in any order, and the stream goes one way: it is opened for each.
Result<Table> readTable(const std::string &file, JobControl &control)
{
    Table table;
    for (const std::string_view name : {"weights", "mapping"}) {
        KEYSEED_ASSIGN(auto stream, VectorStream::open(file, control));
        KEYSEED_ASSIGN(const auto tensors, readTensors(stream));
        KEYSEED_ASSIGN(const auto vectors, vectorsOf(stream, tensors));
        table.vectors = vectors;
        KEYSEED_ASSIGN(auto list, readList(stream, tensors, name));
        for (const double number : list)
            if (!std::isfinite(number)
                || (name == "mapping" && !(number >= 0 && number < static_cast<double>(vectors.shape[0]))))
                return stream.wrongFile("the list " + inQuotes(name)
                                        + " holds a number that cannot be there; the file is damaged");
        if (name == "weights")
            table.weights = std::move(list);
        else
            table.rowOf.assign(list.begin(), list.end());
    }
    return table;
}

/// Static tables of vectors for pieces of words (model2vec, and the static models of sentence-transformers).
class Safetensors final : public WordVectorSource
{
public:
    std::string_view name() const override { return "safetensors"; }
    std::string_view title() const override { return "a static table of vectors (model2vec)"; }
    std::span<const SourceSetting> settings() const override { return safetensorsSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> known = {".safetensors"};
        return known;
    }
    bool recognises(std::string_view head) const override { return isTensorFile(head); }

    std::vector<std::pair<std::string, std::filesystem::path>> files(const Settings &settings) const override
    {
        auto named = WordVectorSource::files(settings);
        if (named.size() == 1)
            named.emplace_back("tokenizer", named.front().second.parent_path() / "tokenizer.json");
        return named;
    }

private:
    WordWeights weights() const override { return WordWeights::AsTheyAre; }

    Result<std::uint64_t>
    read(const Settings &settings, WordVectors &words, JobControl &control) const override
    {
        const auto named = files(settings);
        KEYSEED_ASSIGN(const auto pieces, WordPieces::open(named.back().second));
        KEYSEED_ASSIGN(const auto table, readTable(textOf(settings, "file"), control));
        words.setDimension(table.vectors.shape[1]);
        RowSums sums;
        for (const auto &[word, id] : words.words())
            if (auto added = addPieces(*pieces, table, word, id, words, sums); !added)
                return fail(ErrorCode::InvalidPlan,
                            named.back().second.string() + ": " + added.error().detail);
        KEYSEED_ASSIGN(auto stream, VectorStream::open(textOf(settings, "file"), control));
        const auto type = table.vectors.type == "F32" ? RowSums::Number::Single : RowSums::Number::Half;
        KEYSEED_TRY(sums.read(stream, table.vectors.begin, type, words));
        return table.vectors.shape[0];
    }

    static Result<void> addPieces(const WordPieces &pieces,
                                  const Table &table,
                                  std::string_view word,
                                  WordVectors::Id id,
                                  WordVectors &words,
                                  RowSums &sums)
    {
        const auto numbers = pieces.piecesOf(word);
        if (numbers.size() == 1)
            words.claim(id, word, 0.0);
        else if (!numbers.empty())
            words.claimPieces(id);
        for (const std::uint32_t number : numbers) {
            const bool hasRow = table.rowOf.empty() || number < table.rowOf.size();
            const std::uint64_t row = table.rowOf.empty() ? number : hasRow ? table.rowOf[number] : 0;
            if (!hasRow || row >= table.vectors.shape[0]
                || (!table.weights.empty() && number >= table.weights.size()))
                return fail(
                    ErrorCode::InvalidPlan,
                    "names the piece " + std::to_string(number)
                        + ", for which the table has no vector; the two files do not belong together");
            sums.add(static_cast<std::uint32_t>(row),
                     id,
                     table.weights.empty() ? 1.0F : static_cast<float>(table.weights[number]));
        }
        return {};
    }
};

} // namespace

const Source &safetensors()
{
    static const Safetensors source;
    return source;
}

} // namespace core::embedding::source
