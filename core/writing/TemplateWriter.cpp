#include "core/writing/TemplateWriter.h"

#include "core/base/Digest.h"
#include "core/writing/Composer.h"
#include "core/writing/Patterns.h"

#include <string_view>
#include <utility>

namespace core::writing {

namespace {

constexpr std::string_view stage = "writing";
constexpr std::size_t reportEvery = 64;

/// Which patterns are chosen says nothing of the records, so that a plain generator will do. It starts from
/// the sequence itself: what a person read, left out and approved is what is written again for the package.
std::mt19937_64 generatorFor(const synthesis::Sequence &sequence, const std::string &documentType)
{
    Sha256 hash;
    const auto add = [&hash](std::string_view part) {
        hash.add(std::to_string(part.size()) + ":");
        hash.add(part);
    };
    add(documentType);
    add(sequence.id);
    add(sequence.label);
    for (const std::string &phrase : sequence.keyphrases)
        add(phrase);
    const Digest digest = hash.finish();
    std::seed_seq seed(digest.begin(), digest.end());
    return std::mt19937_64(seed);
}

} // namespace

TemplateWriter::TemplateWriter(std::string documentType)
    : m_documentType(std::move(documentType))
{
    if (m_documentType.empty())
        m_documentType = "document";
}

std::vector<std::string> TemplateWriter::documentTypes()
{
    std::vector<std::string> types;
    for (const DocumentPatterns *patterns : namedPatterns())
        types.emplace_back(patterns->type);
    return types;
}

Result<privacy::Released<std::vector<Document>>>
TemplateWriter::write(const privacy::Released<std::vector<synthesis::Sequence>> &sequences,
                      JobControl &control) const
{
    return sequences.tryDerive([](const std::vector<synthesis::Sequence> &seeds,
                                  const TemplateWriter &writer,
                                  JobControl &watched) { return writer.writeAll(seeds, watched); },
                               *this,
                               control);
}

Result<std::vector<Document>> TemplateWriter::writeAll(const std::vector<synthesis::Sequence> &seeds,
                                                       JobControl &control) const
{
    std::vector<Document> written;
    written.reserve(seeds.size());
    for (const synthesis::Sequence &seed : seeds) {
        if (control.isCancelled())
            return cancelled();
        if (written.size() % reportEvery == 0)
            control.report(static_cast<double>(written.size()) / static_cast<double>(seeds.size()), stage);
        std::mt19937_64 random = generatorFor(seed, m_documentType);
        written.push_back({.seed = seed, .text = writeOne(seed, random)});
    }
    control.report(1.0, stage);
    return written;
}

std::string TemplateWriter::writeOne(const synthesis::Sequence &sequence, std::mt19937_64 &random) const
{
    return Composer(patternsFor(m_documentType), random).compose(sequence, m_documentType);
}

} // namespace core::writing
