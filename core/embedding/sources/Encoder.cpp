#include "core/encoder/Encoder.h"

#include "core/base/Result.h"
#include "core/embedding/Source.h"
#include "core/embedding/VectorFile.h"
#include "core/embedding/imports/VectorCache.h"

#include <algorithm>
#include <array>

namespace core::embedding::source {

namespace {

using vocabulary::SettingType;
using vocabulary::textOf;

constexpr std::array<SourceSetting, 1> encoderSettings = {
    {{.key = "folder",
      .type = SettingType::File,
      .isNeeded = false,
      .what = "the path of the folder of an encoder, with config.json and model.safetensors"}}};

constexpr std::size_t termsAtOnce = 8192;

/// Reports the progress of one part of an operation as that of the whole.
class PartOfWork final : public JobControl
{
public:
    PartOfWork(JobControl &whole, double from, double to)
        : m_whole(whole)
        , m_from(from)
        , m_to(to)
    {}
    bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(double fraction, std::string_view stage) override
    {
        m_whole.report(m_from + fraction * (m_to - m_from), stage);
    }

private:
    JobControl &m_whole;
    double m_from;
    double m_to;
};

/// Vectors of the terms by an encoder of texts: the one that is installed with the program, or that of a
/// folder. Encoding takes about a minute for 100,000 terms and is kept, by the terms and the files of the
/// encoder. The digest of the vectors is that of these two, as processors round differently.
class TextEncoder final : public Source
{
public:
    std::string_view name() const override { return "encoder"; }
    std::string_view title() const override { return "vectors of an encoder of texts"; }
    std::span<const SourceSetting> settings() const override { return encoderSettings; }

    Result<Embedding> open(const Settings &settings,
                           const Terms &terms,
                           const Folders &folders,
                           JobControl &control) const override
    {
        KEYSEED_TRY(check(settings));
        const std::string named = textOf(settings, "folder");
        const auto folder =
            named.empty() ? encoder::shippedEncoder(folders.resources) : std::filesystem::path(named);
        KEYSEED_ASSIGN(const auto files, encoder::digestOfEncoder(folder));
        Sha256 hash;
        hash.add("keyseed encoder vectors 1");
        hash.add(bytesOf(terms.vocabulary.digest()));
        hash.add(bytesOf(files));
        const Digest key = hash.finish();
        const VectorCache cache(folders.cache);
        if (auto kept = cache.find(key))
            return std::move(*kept);
        KEYSEED_ASSIGN(const auto opened, encoder::Encoder::open(folder));
        if (opened.digest() != files)
            return fail(ErrorCode::Io,
                        folder.string() + ": was changed while it was read; try again when it is finished");
        KEYSEED_ASSIGN(const auto rows, encoded(opened, terms.vocabulary, control));
        VectorFacts facts;
        facts.terms[static_cast<std::size_t>(VectorOrigin::Known)] = terms.vocabulary.size();
        return cache.keep(key, rows.embedding(key, facts));
    }

private:
    static Result<HalfRows>
    encoded(const encoder::Encoder &opened, const vocabulary::Vocabulary &terms, JobControl &control)
    {
        HalfRows rows(terms.size(), opened.dimension());
        for (std::size_t begin = 0; begin < terms.size(); begin += termsAtOnce) {
            const std::size_t end = std::min(terms.size(), begin + termsAtOnce);
            std::vector<std::string> texts;
            for (std::size_t id = begin; id < end; ++id)
                texts.emplace_back(terms.term(static_cast<vocabulary::TermId>(id)));
            const auto share = [&](std::size_t id) {
                return static_cast<double>(id) / static_cast<double>(terms.size());
            };
            PartOfWork part(control, share(begin), share(end));
            KEYSEED_ASSIGN(const auto vectors, opened.sentenceVectors(texts, part));
            for (std::size_t id = begin; id < end; ++id)
                rows.set(static_cast<vocabulary::TermId>(id),
                         vectors.row(static_cast<Eigen::Index>(id - begin)));
        }
        return rows;
    }
};

} // namespace

const Source &encoder()
{
    static const TextEncoder source;
    return source;
}

} // namespace core::embedding::source
