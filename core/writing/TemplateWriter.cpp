#include "core/writing/TemplateWriter.h"

#include "core/writing/Composer.h"
#include "core/writing/Patterns.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>

namespace core::writing {

namespace {

constexpr std::string_view stage = "writing";
constexpr std::size_t reportEvery = 64;

/// Which patterns are chosen says nothing of the records, so that a plain generator will do; its state is
/// filled from the operating system so that two runs give different texts.
std::mt19937_64 publicGenerator()
{
    std::random_device device;
    std::array<std::uint32_t, 8> words;
    std::ranges::generate(words, std::ref(device));
    std::seed_seq seed(words.begin(), words.end());
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
TemplateWriter::write(const privacy::Released<std::vector<seeding::Sequence>> &sequences,
                      JobControl &control) const
{
    std::mt19937_64 random = publicGenerator();
    bool stopped = false;
    auto documents = sequences.derive([&](const std::vector<seeding::Sequence> &seeds) {
        std::vector<Document> written;
        written.reserve(seeds.size());
        for (const seeding::Sequence &seed : seeds) {
            stopped = control.isCancelled();
            if (stopped)
                break;
            if (written.size() % reportEvery == 0)
                control.report(static_cast<double>(written.size()) / static_cast<double>(seeds.size()),
                               stage);
            written.push_back({.seed = seed, .text = writeOne(seed, random)});
        }
        return written;
    });
    if (stopped)
        return cancelled();
    control.report(1.0, stage);
    return documents;
}

std::string TemplateWriter::writeOne(const seeding::Sequence &sequence, std::mt19937_64 &random) const
{
    return Composer(patternsFor(m_documentType), random).compose(sequence, m_documentType);
}

} // namespace core::writing
