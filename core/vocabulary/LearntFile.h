#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/ResourceFile.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// The origin of a learnt vocabulary, as manifest and datasheet state it. Learning requires that somebody
/// declared the texts public.
struct LearntOrigin
{
    struct File
    {
        std::string name; ///< without its folder, which may tell of the organisation
        std::string sha256;
    };

    std::string origin;   ///< where the texts come from, in the words of who declared them public
    std::string licence;  ///< under which they may be used
    std::string language; ///< BCP 47, "und" for one that is not known
    std::vector<File> files;
    std::string terminology; ///< whose terms were taken where the texts have them; empty: none
    /// Whether a list of general words told the words of the field; empty for a file of release 0.2.
    std::optional<bool> hasGeneralWords = {};

    std::uint64_t documents = 0;
    std::uint64_t words = 0;
    std::uint64_t repeatedWords = 0; ///< left out: they stand again and again
    std::uint64_t passages = 0;
    std::uint64_t candidates = 0; ///< sequences of words that were frequent enough
    std::uint64_t leftOut = 0;    ///< terms that a person took off the list afterwards
};

/// Returns JSON, the same bytes for the same content. Texts of others are made plain.
std::string originText(const LearntOrigin &origin);
/// Error: Io, without the name of the file, where it is not what originText() writes.
Result<LearntOrigin> readOrigin(std::string_view text);

/// A vocabulary that was learnt from public texts, with its vectors and associations, in one file that is
/// memory-mapped. The layout is that of ResourceFile.h with magic "KEYSLRN1" and the counts T (terms), D
/// (dimension of the vectors) and O (bytes of the origin), then these sections (Sections.h):
///
///     u64 x 6         forms, bytes of text, bytes of the lexicon, N (passages), A (associations), 0
///     u8  x lexicon   the payload of a lexicon (LexiconFile.cpp)
///     u16 x T x D     vectors, IEEE half precision, a term a row
///     u32 x T         passages that hold each term
///     u64 x (T + 1)   offsets of the rows of associations
///     u16 x A         the other term
///     u16 x A         ln(n + 1) in steps of 1/4096 (Associations.h)
///     u8  x O         origin, JSON (originText)
class LearntFile final
{
public:
    /// Returns whether a file begins like a learnt vocabulary.
    static bool isLearnt(const std::filesystem::path &path);
    /// Errors: those of openResource(); Io when a part is damaged; InvalidPlan as Vocabulary::openSaved.
    static Result<LearntFile> open(const std::filesystem::path &path);
    /// Takes the bytes of such a file. Errors: Io, InvalidPlan, without the name of the file.
    static Result<LearntFile> ofBytes(std::string_view bytes);

    const Vocabulary &vocabulary() const { return m_vocabulary; }
    const Associations &associations() const { return m_associations; }
    const LearntOrigin &origin() const { return m_origin; }
    /// Returns the digest of all parts, which is also that of the vocabulary and the vectors.
    const Digest &digest() const { return m_file->digest; }

    /// [terms x dimension] in half precision, kept alive by owner(): for Embedding::ofLearnt.
    std::span<const std::uint16_t> vectors() const { return m_vectors; }
    std::uint64_t dimension() const { return m_file->counts[1]; }
    std::shared_ptr<const void> owner() const { return m_file; }

private:
    LearntFile(std::shared_ptr<const ResourceFile> file,
               Vocabulary vocabulary,
               Associations associations,
               LearntOrigin origin,
               std::span<const std::uint16_t> vectors);
    static Result<LearntFile> read(const std::shared_ptr<const ResourceFile> &file);

    std::shared_ptr<const ResourceFile> m_file;
    Vocabulary m_vocabulary;
    Associations m_associations;
    LearntOrigin m_origin;
    std::span<const std::uint16_t> m_vectors;
};

inline constexpr ResourceMagic learntMagic = {'K', 'E', 'Y', 'S', 'L', 'R', 'N', '1'};
inline constexpr std::size_t learntNumbers = 6;

} // namespace core::vocabulary
