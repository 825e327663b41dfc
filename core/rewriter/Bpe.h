#pragma once

#include "core/base/Result.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::rewriter {

using Token = std::int64_t;

/// Byte-level byte-pair encoding of GPT-2 and BART: a text is cut into words by character classes, the bytes
/// of a word are written as characters that can be seen, and joined by the merges in their order.
class Bpe final
{
public:
    /// Reads `vocab.json` and `merges.txt` of a folder. Errors: those of InputFile; InvalidPlan: not of that
    /// form, or the four special tokens `<s>`, `<pad>`, `</s>`, `<unk>` are missing.
    static Result<Bpe> read(const std::filesystem::path &folder);
    /// Learns `size` tokens from public texts: the special ones, the 256 bytes, then the most frequent pairs.
    static Bpe learn(std::span<const std::string> texts, std::size_t size);
    Result<void> write(const std::filesystem::path &folder) const;

    /// Returns the tokens of any bytes, without special tokens.
    std::vector<Token> encode(std::string_view text) const;
    /// Special tokens and numbers that are invalid are omitted; bytes that are no UTF-8 become U+FFFD.
    std::string decode(std::span<const Token> tokens) const;
    /// `<s>`, at most length - 2 tokens, `</s>`, `<pad>` to `length`.
    std::vector<Token> row(std::string_view text, std::size_t length) const;

    std::size_t size() const { return m_texts.size(); }
    Token begin() const { return m_begin; }
    Token pad() const { return m_pad; }
    Token end() const { return m_end; }

private:
    Result<void> readVocabulary(const std::filesystem::path &path);
    Result<void> readMerges(const std::filesystem::path &path);
    Result<void> findSpecial(const std::filesystem::path &path);
    std::vector<std::string> piecesOf(std::string_view word) const;

    std::unordered_map<std::string, Token> m_tokens;
    std::vector<std::string> m_texts;  ///< by token, written as characters that can be seen
    std::vector<std::string> m_merges; ///< "left right", in their order
    std::unordered_map<std::string, std::size_t> m_ranks;
    Token m_begin = 0, m_pad = 1, m_end = 2, m_unknown = 3;
};

/// The words of a text as GPT-2's regular expression cuts them: one blank before a word belongs to it.
std::vector<std::string_view> wordsOf(std::string_view text);

} // namespace core::rewriter
