#pragma once

#include "core/base/Result.h"
#include "core/rewriter/Bpe.h"
#include "core/rewriter/ModelFolder.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::rewriter {

/// Cuts texts into rows of as many tokens as a model encodes at once, so that nothing of a text is cut off: a
/// public rule, which looks at one text alone. A row ends where its tokens are used up, or earlier behind
/// the end of a sentence or line once it has some; a word of more tokens, or 512 bytes, is divided. Beside a
/// row of Bpe::row()'s 20 tokens stand its two ends, beside one of ADePT its end. May be used by several
/// threads at once.
class RowSplitter final
{
public:
    /// Errors: those of factsOfModel() and Bpe::read().
    static Result<RowSplitter> open(const std::filesystem::path &folder);

    /// Returns the rows in the order of the text, without white space at their ends, none of them empty.
    std::vector<std::string> rowsOf(std::string_view text) const;

private:
    std::size_t tokensOf(std::string_view word) const;
    std::size_t tokensOfFirst(std::string_view word) const;
    std::size_t fitting(std::string_view text) const;
    void add(std::string_view row, std::vector<std::string> &rows) const;

    std::optional<Bpe> m_bpe; ///< of ADePT, in which a word is a token, none
    std::size_t m_most = 0;   ///< tokens of a row
};

} // namespace core::rewriter
