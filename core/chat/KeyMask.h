#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace core::chat {

/// Hides the key of a server in its answers: the key itself, percent-encoded (RFC 3986), escaped for JSON,
/// and in base64, also within a longer text. Everything that is shown or kept is masked before it is cut, so
/// that no part of a key remains at the end.
class KeyMask final
{
public:
    /// Shorter keys are masked only as whole words: words such as "none" are no secret.
    static constexpr std::size_t shortest = 8;

    explicit KeyMask(const std::string &key);
    KeyMask(const KeyMask &) = delete; // m_parts looks into m_forms
    KeyMask &operator=(const KeyMask &) = delete;

    /// Masks a message: every run of at least `shortest` bytes that occurs in the key, or in one of its
    /// forms. A server that shortens the key itself is covered too.
    std::string inWords(std::string_view words) const;
    /// A document: only the whole key, or a whole form of it, is masked, so that no text is changed by
    /// chance.
    void inDocument(std::string &text) const;

private:
    std::vector<std::string> m_forms;
    std::unordered_set<std::string_view> m_parts; ///< all of `shortest` bytes; into the text of m_forms
};

} // namespace core::chat
