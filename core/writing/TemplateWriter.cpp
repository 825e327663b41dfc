#include "core/writing/TemplateWriter.h"

#include "core/base/Digest.h"
#include "core/writing/Composer.h"

#include <string_view>
#include <utility>

namespace core::writing {

namespace {

constexpr std::string_view stage = "writing";
constexpr std::size_t reportEvery = 64;

/// Returns a generator that is seeded by the sequence itself: the text that a person read, excluded and
/// approved is written again for the package. The choice of patterns says nothing about the records, so a
/// plain generator suffices.
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

TemplateWriter::TemplateWriter(TemplateChoices choices)
    : m_choices(std::move(choices))
{
    if (m_choices.documentType.empty())
        m_choices.documentType = m_choices.language.general->type;
}

std::vector<std::string> TemplateWriter::documentTypes(const Language &language)
{
    std::vector<std::string> types;
    for (const DocumentPatterns *patterns : language.documents)
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
    const PhraseRoles roles = rolesIn(seeds);
    std::vector<Document> written;
    written.reserve(seeds.size());
    for (const synthesis::Sequence &seed : seeds) {
        if (control.isCancelled())
            return cancelled();
        if (written.size() % reportEvery == 0)
            control.report(static_cast<double>(written.size()) / static_cast<double>(seeds.size()), stage);
        std::mt19937_64 random = generatorFor(seed, m_choices.documentType);
        written.push_back({.seed = seed, .text = writeOne(seed, roles, random)});
    }
    control.report(1.0, stage);
    return written;
}

std::string TemplateWriter::writeOne(const synthesis::Sequence &sequence, std::mt19937_64 &random) const
{
    return writeOne(sequence, rolesIn({&sequence, 1}), random);
}

PhraseRoles TemplateWriter::rolesIn(std::span<const synthesis::Sequence> seeds) const
{
    return {m_choices.language, m_choices.vocabulary ? &*m_choices.vocabulary : nullptr, seeds};
}

std::string TemplateWriter::writeOne(const synthesis::Sequence &sequence,
                                     const PhraseRoles &roles,
                                     std::mt19937_64 &random) const
{
    const std::string &type = m_choices.documentType;
    return Composer(m_choices.language, patternsFor(m_choices.language, type), random)
        .compose(sequence, roles, type);
}

} // namespace core::writing
