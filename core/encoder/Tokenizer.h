#pragma once

#include "core/base/Result.h"
#include "core/encoder/ModelJson.h"
#include "core/encoder/Normalizer.h"
#include "core/encoder/Pieces.h"

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::encoder {

/// Turns a text into the tokens of an encoder, as the library "tokenizers" does. Immutable, safe to use from
/// many threads.
class Tokenizer final
{
public:
    /// Reads tokenizer.json of a folder, or else vocab.txt with tokenizer_config.json, as BERT has them.
    /// Errors: NotFound, Io; InvalidPlan: a part that this program does not know.
    static Result<Tokenizer> open(const std::filesystem::path &folder);
    /// Reads a tokenizer.json. Errors: as open().
    static Result<Tokenizer> openFile(const std::filesystem::path &path);

    /// Returns the tokens of a text with those that the model wants before and behind it, at most `most` in
    /// all. The end of a longer text is omitted.
    std::vector<Token> tokensOf(std::string_view text, std::size_t most) const;
    /// Returns the tokens of a text alone.
    std::vector<Token> plainTokensOf(std::string_view text, std::size_t most) const;
    Token unknown() const { return m_pieces->unknown(); }
    /// Returns the largest token that tokensOf() can return.
    Token largest() const;

private:
    /// How a normalised text is cut into words.
    enum class Cut {
        Bert,   ///< at white space, and around each punctuation mark
        Blanks, ///< at white space
        Marks,  ///< around each punctuation mark
        Meta,   ///< before each U+2581, which replaces blanks
    };
    enum class MetaFront { Always, First, Never };
    /// A token that is found in the text as it is given.
    struct Added
    {
        std::string text;
        Token token;
        bool takesLeft;  ///< removes white space before it
        bool takesRight; ///< removes white space behind it
    };

    Tokenizer() = default;

    Result<void> readCuts(const ModelJson &file, const ModelJson::Json &json);
    Result<void> readMeta(const ModelJson &file, const ModelJson::Json &json);
    Result<void> readAdded(const ModelJson &file);
    Result<void> readFrame(const ModelJson &file, const ModelJson::Json &json);
    static Result<Tokenizer> openList(const std::filesystem::path &folder);

    std::vector<std::string> wordsOf(std::string_view text, bool isFirst) const;
    void append(std::string_view text, bool isFirst, std::size_t most, std::vector<Token> &tokens) const;

    Normalizer m_normalizer;
    std::vector<Cut> m_cuts;
    MetaFront m_metaFront = MetaFront::Always;
    bool m_metaCuts = true;
    std::unique_ptr<const Pieces> m_pieces;
    std::vector<Added> m_added;           ///< the longest first
    std::array<bool, 256> m_addedBegin{}; ///< the first bytes of their texts
    std::vector<Token> m_before;
    std::vector<Token> m_behind;
};

} // namespace core::encoder
