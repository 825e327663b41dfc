#include "core/encoder/Encoder.h"

#include "core/encoder/Network.h"
#include "core/encoder/Tokenizer.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>

namespace core::encoder {

namespace {

/// Texts that are encoded together, as places in the order by length.
struct Range
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

// The tokens of texts that are encoded together, so that they stay in the caches.
constexpr std::size_t tokensOfBatch = 480;

// Returns batches of the texts in `order`.
std::vector<Range> batchesOf(const std::vector<std::vector<Token>> &tokens,
                             const std::vector<std::size_t> &order)
{
    std::vector<Range> batches;
    std::size_t count = 0;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::size_t more = tokens[order[place]].size();
        if (batches.empty() || count + more > tokensOfBatch) {
            batches.push_back({place, place});
            count = 0;
        }
        batches.back().end = place + 1;
        count += more;
    }
    return batches;
}

/// Runs `work(number)` for the numbers below `count` in some threads, the calling one among them, until it
/// returns false or an error.
template<typename Work>
Result<bool> shared(std::size_t count, unsigned threads, const Work &work)
{
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> isEnded = false;
    std::mutex mutex;
    std::optional<Result<bool>> first;
    const auto run = [&] {
        for (std::size_t number = next++; number < count && !isEnded; number = next++) {
            Result<bool> done = work(number);
            if (done && *done)
                continue;
            isEnded = true;
            const std::lock_guard lock(mutex);
            if (!first)
                first = std::move(done);
        }
    };
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < std::min<std::size_t>(threads, count); ++i)
            others.emplace_back(run);
        run();
    }
    return first ? std::move(*first) : Result<bool>(true);
}

} // namespace

std::filesystem::path shippedEncoder(const std::filesystem::path &resources)
{
    return resources / "encoder" / "all-MiniLM-L6-v2";
}

std::vector<std::filesystem::path> filesOfEncoder(const std::filesystem::path &folder)
{
    constexpr std::array<const char *, 8> names = {"1_Pooling/config.json",
                                                   "config.json",
                                                   "model.safetensors",
                                                   "modules.json",
                                                   "sentence_bert_config.json",
                                                   "tokenizer.json",
                                                   "tokenizer_config.json",
                                                   "vocab.txt"};
    std::vector<std::filesystem::path> files;
    for (const char *name : names)
        if (isThere(folder / name))
            files.push_back(folder / name);
    return files;
}

Result<Digest> digestOfEncoder(const std::filesystem::path &folder)
{
    KEYSEED_TRY(readConfiguration(folder));
    Sha256 all;
    for (const auto &file : filesOfEncoder(folder)) {
        KEYSEED_ASSIGN(const auto digest, sha256OfFile(file));
        all.add(toHex(digest) + "  " + file.lexically_relative(folder).generic_string() + '\n');
    }
    return all.finish();
}

Encoder::Encoder(Configuration configuration, Network network, Tokenizer tokenizer, const Digest &digest)
    : m_configuration(configuration)
    , m_network(std::make_unique<const Network>(std::move(network)))
    , m_tokenizer(std::make_unique<const Tokenizer>(std::move(tokenizer)))
    , m_digest(digest)
{}

Encoder::Encoder(Encoder &&) noexcept = default;
Encoder &Encoder::operator=(Encoder &&) noexcept = default;
Encoder::~Encoder() = default;

Result<Encoder> Encoder::open(const std::filesystem::path &folder)
{
    KEYSEED_ASSIGN(const auto configuration, readConfiguration(folder));
    KEYSEED_ASSIGN(auto tokenizer, Tokenizer::open(folder));
    if (tokenizer.largest() >= configuration.tokens)
        return fail(ErrorCode::InvalidPlan,
                    (folder / "config.json").string() + ": vocab_size: more than "
                        + std::to_string(tokenizer.largest())
                        + " tokens were expected, as the tokenizer has them; the two files do not belong "
                          "together");
    if (tokenizer.tokensOf("a", configuration.mostTokens).empty())
        return fail(ErrorCode::InvalidPlan,
                    folder.string() + ": the tokenizer makes no token of a text; get its files again");
    auto network = Network::open(folder, configuration);
    if (!network && network.error().code == ErrorCode::NotFound)
        return fail(
            ErrorCode::NotFound,
            folder.string()
                + ": no model.safetensors is there; models in other forms must be saved as safetensors "
                  "first");
    if (!network)
        return fail(network.error());
    KEYSEED_ASSIGN(const auto digest, digestOfEncoder(folder));
    Encoder made(configuration, std::move(*network), std::move(tokenizer), digest);
    NoControl control;
    const std::array<std::string, 1> sample = {"a"};
    if (auto tried = made.sentenceVectors(sample, control, "vectors", 1); !tried)
        return fail(inPlace(folder.string(), tried.error()));
    return made;
}

std::vector<std::uint32_t> Encoder::tokensOf(std::string_view text) const
{
    return m_tokenizer->tokensOf(text, m_configuration.mostTokens);
}

Result<TextVectors> Encoder::sentenceVectors(std::span<const std::string> texts,
                                             JobControl &control,
                                             std::string_view stage,
                                             unsigned threads) const
{
    if (threads == 0)
        threads = std::max(1U, std::thread::hardware_concurrency());
    constexpr std::size_t textsAtOnce = 64;
    std::vector<std::vector<Token>> tokens(texts.size());
    const auto cut = shared(
        (texts.size() + textsAtOnce - 1) / textsAtOnce, threads, [&](std::size_t part) -> Result<bool> {
            const std::size_t end = std::min(texts.size(), (part + 1) * textsAtOnce);
            for (std::size_t i = part * textsAtOnce; i < end && !control.isCancelled(); ++i) {
                tokens[i] = tokensOf(texts[i]);
                if (tokens[i].empty()) // a tokenizer without tokens around a text, and no text
                    tokens[i] = {m_tokenizer->unknown()};
            }
            return !control.isCancelled();
        });
    if (!cut)
        return fail(cut.error());
    if (!*cut)
        return cancelled();

    std::vector<std::size_t> order(texts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, std::ranges::greater(), [&](std::size_t text) { return tokens[text].size(); });
    const std::vector<Range> batches = batchesOf(tokens, order);
    TextVectors rows(static_cast<Eigen::Index>(texts.size()), static_cast<Eigen::Index>(dimension()));
    std::atomic<std::size_t> finished = 0;
    const auto encoded = shared(batches.size(), threads, [&](std::size_t number) -> Result<bool> {
        const auto [begin, end] = batches[number];
        std::vector<const std::vector<Token> *> batch;
        for (std::size_t place = begin; place < end; ++place)
            batch.push_back(&tokens[order[place]]);
        std::vector<float> made(batch.size() * dimension());
        KEYSEED_ASSIGN(const bool isDone,
                       m_network->encode(batch, made.data(), [&] { return control.isCancelled(); }));
        for (std::size_t i = 0; isDone && i < batch.size(); ++i)
            std::copy_n(made.data() + i * dimension(),
                        dimension(),
                        rows.row(static_cast<Eigen::Index>(order[begin + i])).data());
        control.report(static_cast<double>(++finished) / static_cast<double>(batches.size()), stage);
        return isDone;
    });
    if (!encoded)
        return fail(encoded.error());
    if (!*encoded)
        return cancelled();
    return rows;
}

} // namespace core::encoder
