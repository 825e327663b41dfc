#pragma once

#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

namespace core::vocabulary {

/// The arrays of associations. Owns nothing.
struct AssociationView
{
    std::uint64_t passages = 0;                ///< N, at least as many as any term stands in
    std::span<const std::uint32_t> passagesOf; ///< n_i, >= 1, by term
    std::span<const std::uint64_t> offsets;    ///< of terms + 1: the row of i is [offsets[i], offsets[i + 1])
    std::span<const std::uint16_t> columns;    ///< the other term, ascending in a row
    std::span<const std::uint16_t> logCounts;  ///< ln(n_ij + 1) in steps of 1/4096
};

/// The arrays of associations that own themselves.
struct AssociationArrays
{
    std::uint64_t passages = 0;
    std::vector<std::uint32_t> passagesOf;
    std::vector<std::uint64_t> offsets = {0};
    std::vector<std::uint16_t> columns;
    std::vector<std::uint16_t> logCounts;

    AssociationView view() const { return {passages, passagesOf, offsets, columns, logCounts}; }
};

/// The association of two terms of a vocabulary in public texts. Of N passages, n_i contain the term i and
/// n_ij both i and j;
///
///     a_ij = ln((n_ij + 1) / (n_i n_j / N + 1)),
///
/// above 0 if they occur together more often than by chance, below 0 if less often. Public. Immutable, cheap
/// to copy (shared), safe to read from many threads.
class Associations final
{
public:
    static constexpr double logSteps = 4096; ///< so that 16 bits hold the logarithm of 8 million
    /// At most as many terms have associations: those with the lowest numbers.
    static constexpr std::size_t mostTerms = std::size_t{1} << 16;

    /// Makes associations of arrays that `owner` keeps alive. Error: Io, without the name of the file, when
    /// they do not fit together.
    static Result<Associations> within(std::shared_ptr<const void> owner, const AssociationView &view);

    /// Returns the associations among these terms, unchanged: term i is wanted[i]. `wanted` is not empty and
    /// ascending; terms at its end that have no associations stay without.
    Associations only(std::span<const TermId> wanted) const;

    std::size_t size() const { return m_view.passagesOf.size(); }
    /// Returns a_ij, symmetric; meaningless for a term with itself.
    float score(TermId a, TermId b) const;
    /// Returns how many passages hold a term, and how many there were.
    std::uint32_t passagesOf(TermId term) const { return m_view.passagesOf[term]; }
    std::uint64_t passages() const { return m_view.passages; }

    /// The terms that occur with a term at least once, with ln(n_ij + 1) in steps of 1 / logSteps.
    struct Row
    {
        std::span<const std::uint16_t> terms; ///< ascending
        std::span<const std::uint16_t> logCounts;
    };
    Row row(TermId term) const;

private:
    Associations(std::shared_ptr<const void> owner, const AssociationView &view);

    std::shared_ptr<const void> m_owner;
    AssociationView m_view;
};

/// Opens associations that the build made for a lexicon (layout: Associations.cpp). Errors: those of
/// openResource(); Io when a part is damaged.
Result<Associations> openAssociations(const std::filesystem::path &path);
/// Writes a file for openAssociations(). Errors: Io.
Result<void> writeAssociations(const std::filesystem::path &path, const AssociationView &view);

} // namespace core::vocabulary

template<>
inline constexpr bool core::isPublic<core::vocabulary::Associations> = true;
