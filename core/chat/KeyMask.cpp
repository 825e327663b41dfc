#include "core/chat/KeyMask.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sodium.h>

namespace core::chat {

namespace {

constexpr std::string_view mask = "********";

bool isUnreserved(unsigned char each)
{
    return (each >= '0' && each <= '9') || (each >= 'A' && each <= 'Z') || (each >= 'a' && each <= 'z')
           || std::string_view("-._~").find(static_cast<char>(each)) != std::string_view::npos;
}

std::string percentEncoded(std::string_view key, std::string_view digits)
{
    std::string encoded;
    for (const char each : key) {
        const auto byte = static_cast<unsigned char>(each);
        if (isUnreserved(byte))
            encoded += each;
        else
            encoded.append("%").append(1, digits[byte >> 4U]).append(1, digits[byte & 15U]);
    }
    return encoded;
}

std::string jsonEscaped(const std::string &key)
{
    const std::string quoted =
        nlohmann::json(key).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    return quoted.substr(1, quoted.size() - 2);
}

// Some writers escape "/" too.
std::string withEscapedSlashes(const std::string &text)
{
    std::string escaped;
    for (const char each : text)
        escaped.append(each == '/' ? "\\/" : std::string(1, each));
    return escaped;
}

// Returns the key as it appears in the base64 of a longer text with `before` bytes in front of it (modulo 3):
// without the digits that depend on its neighbours too.
std::string base64Within(const std::string &key, std::size_t before, int variant)
{
    const std::string padded = std::string(before, '\0') + key;
    std::string encoded(sodium_base64_encoded_len(padded.size(), variant), '\0');
    sodium_bin2base64(encoded.data(),
                      encoded.size(),
                      reinterpret_cast<const unsigned char *>(padded.data()),
                      padded.size(),
                      variant);
    const std::size_t begin = (before * 8 + 5) / 6;
    const std::size_t end = padded.size() * 8 / 6;
    return begin < end ? encoded.substr(begin, end - begin) : std::string();
}

std::vector<std::string> formsOf(const std::string &key)
{
    std::vector<std::string> forms{key,
                                   percentEncoded(key, "0123456789ABCDEF"),
                                   percentEncoded(key, "0123456789abcdef"),
                                   jsonEscaped(key),
                                   withEscapedSlashes(jsonEscaped(key))};
    for (const std::size_t before : {0U, 1U, 2U})
        for (const int variant : {sodium_base64_VARIANT_ORIGINAL, sodium_base64_VARIANT_URLSAFE})
            forms.push_back(base64Within(key, before, variant));
    std::erase_if(forms, [](const std::string &each) { return each.size() < KeyMask::shortest; });
    // The longest first: a form that holds another one goes as a whole.
    std::ranges::sort(forms, [](const auto &a, const auto &b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
    return forms;
}

bool isWordByte(char each)
{
    return isUnreserved(static_cast<unsigned char>(each)) && each != '.';
}

// A key that is too short to be looked for within words.
std::string withoutWord(std::string_view text, std::string_view word)
{
    std::string masked;
    while (!text.empty()) {
        const std::size_t at = text.find(word);
        const std::size_t end = at + word.size();
        if (at == std::string_view::npos)
            return masked.append(text);
        const bool isAlone =
            (at == 0 || !isWordByte(text[at - 1])) && (end == text.size() || !isWordByte(text[end]));
        masked.append(text.substr(0, at)).append(isAlone ? mask : word);
        text.remove_prefix(end);
    }
    return masked;
}

} // namespace

KeyMask::KeyMask(const std::string &key)
    : m_forms(key.size() < shortest ? std::vector<std::string>(key.empty() ? 0 : 1, key) : formsOf(key))
{
    for (const std::string &form : m_forms)
        for (std::size_t at = 0; at + shortest <= form.size(); ++at)
            m_parts.insert(std::string_view(form).substr(at, shortest));
}

std::string KeyMask::inWords(std::string_view words) const
{
    if (m_parts.empty())
        return m_forms.empty() ? std::string(words) : withoutWord(words, m_forms.front());
    std::string masked;
    std::size_t hiddenTo = 0; // behind the last byte that is masked
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (m_parts.contains(words.substr(at, shortest))) {
            if (at > hiddenTo || hiddenTo == 0)
                masked += mask;
            hiddenTo = at + shortest;
        }
        if (at >= hiddenTo)
            masked += words[at];
    }
    return masked;
}

void KeyMask::inDocument(std::string &text) const
{
    if (m_parts.empty())
        return;
    for (const std::string &form : m_forms) {
        if (text.find(form) == std::string::npos)
            continue;
        std::string masked; // in one pass, however often it stands there
        std::size_t from = 0;
        for (std::size_t at = text.find(form); at != std::string::npos; at = text.find(form, from)) {
            masked.append(text, from, at - from).append(mask);
            from = at + form.size();
        }
        text = masked.append(text, from);
    }
}

} // namespace core::chat
