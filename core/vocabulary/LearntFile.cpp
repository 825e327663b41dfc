#include "core/vocabulary/LearntFile.h"

#include "core/base/Result.h"
#include "core/vocabulary/Sections.h"

#include <algorithm>
#include <utility>

namespace core::vocabulary {

namespace {

constexpr std::uint64_t mostEntries = std::uint64_t{1} << 32;

auto damaged()
{
    return fail(ErrorCode::Io, "it is cut short or damaged; learn it or copy it again");
}

} // namespace

LearntFile::LearntFile(std::shared_ptr<const ResourceFile> file,
                       Vocabulary vocabulary,
                       Associations associations,
                       LearntOrigin origin,
                       std::span<const std::uint16_t> vectors)
    : m_file(std::move(file))
    , m_vocabulary(std::move(vocabulary))
    , m_associations(std::move(associations))
    , m_origin(std::move(origin))
    , m_vectors(vectors)
{}

bool LearntFile::isLearnt(const std::filesystem::path &path)
{
    return hasMagic(path, learntMagic);
}

Result<LearntFile> LearntFile::open(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto resource, openResource(path, learntMagic, "learnt vocabulary"));
    auto file = read(std::make_shared<const ResourceFile>(std::move(resource)));
    if (!file)
        return fail(file.error().code, path.string() + ": " + file.error().detail);
    return file;
}

Result<LearntFile> LearntFile::read(const std::shared_ptr<const ResourceFile> &file)
{
    const auto [terms, dimension, originBytes] = file->counts;
    constexpr std::uint64_t mostDimension = std::uint64_t{1} << 12;
    if (terms == 0 || terms > Associations::mostTerms || dimension == 0 || dimension > mostDimension
        || originBytes > mostEntries)
        return damaged();
    SectionReader sections(file->payload());
    const auto numbers = sections.next<std::uint64_t>(learntNumbers);
    if (numbers.empty() || std::ranges::any_of(numbers.first(3), [](auto n) { return n > mostEntries; })
        || numbers[4] > mostEntries || numbers[5] != 0)
        return damaged();
    const auto lexicon = sections.next<std::byte>(numbers[2]);
    const auto vectors = sections.next<std::uint16_t>(terms * dimension);
    const AssociationView view{.passages = numbers[3],
                               .passagesOf = sections.next<std::uint32_t>(terms),
                               .offsets = sections.next<std::uint64_t>(terms + 1),
                               .columns = sections.next<std::uint16_t>(numbers[4]),
                               .logCounts = sections.next<std::uint16_t>(numbers[4])};
    const auto originText = sections.next<char>(originBytes);
    if (!sections.isAtEnd())
        return damaged();

    KEYSEED_ASSIGN(auto vocabulary,
                   Vocabulary::within(file, {terms, numbers[0], numbers[1]}, lexicon, file->digest));
    KEYSEED_ASSIGN(auto associations, Associations::within(file, view));
    KEYSEED_ASSIGN(auto origin, readOrigin({originText.data(), originText.size()}));
    return LearntFile(file, std::move(vocabulary), std::move(associations), std::move(origin), vectors);
}

} // namespace core::vocabulary
