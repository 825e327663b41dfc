#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// Drawn sequences made ready to be counted and searched: phrases and labels as numbers. Public.
class DrawnPhrases final
{
public:
    using Sequences = std::shared_ptr<const core::pipeline::Sequences>;
    using Result = core::Result<std::shared_ptr<const DrawnPhrases>>;

    /// `labels` as the model has them. Slow for very many sequences: for a worker. Errors: Cancelled.
    static Result of(Sequences sequences, const std::vector<std::string> &labels, core::JobControl &control);

    const Sequences &sequences() const { return m_sequences; }
    std::size_t documents() const { return m_labels.size(); }
    /// Returns the phrases of a document, in the order of the sequences.
    std::span<const std::uint32_t> document(std::size_t index) const;
    std::uint32_t labelOf(std::size_t index) const { return m_labels[index]; }
    /// Each different phrase once; its place is its number.
    const std::vector<std::string_view> &phrases() const { return m_phrases; }
    /// Returns for each phrase whether it contains `words`, ignoring case.
    std::vector<bool> containing(const QString &words) const;

private:
    DrawnPhrases() = default;

    Sequences m_sequences;
    std::vector<std::string_view> m_phrases; ///< texts of m_sequences
    std::vector<std::uint32_t> m_numbers;    ///< of all documents, one after the other
    std::vector<std::size_t> m_ends;
    std::vector<std::uint32_t> m_labels;
};

} // namespace ui
