#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace core::evaluation {

/// Takes the names of the labels out of texts. A synthetic text often has the name of its label in its
/// heading, which is put there and not learned: a classifier that is trained with it learns little else.
/// Immutable, safe to use from several threads.
class LabelNames final
{
public:
    explicit LabelNames(const std::vector<std::string> &labels);

    /// Each name that stands by itself, in upper or lower case (ASCII), becomes a full stop, which no phrase
    /// goes across.
    std::string withoutThem(std::string_view text) const;

private:
    std::size_t lengthAt(std::string_view text, std::size_t at) const;

    std::array<std::vector<std::string>, 256> m_byFirst; ///< in lower case, the longest first
};

} // namespace core::evaluation
