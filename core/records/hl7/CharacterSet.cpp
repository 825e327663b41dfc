#include "core/records/hl7/CharacterSet.h"

#include "core/records/Columns.h"
#include "core/records/Decoder.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records::hl7 {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// Who says Latin-1 has the quotes and dashes of Windows, which stand where Latin-1 has nothing to be seen.
constexpr std::array<Pair, 7> ownNames = {{
    {"8859/1", "windows-1252"},
    {"UNICODE", "UTF-8"},
    {"UNICODE UTF-8", "UTF-8"},
    {"GB 18030-2000", "GB18030"},
    {"BIG-5", "Big5"},
    {"KS X 1001", "EUC-KR"},
    {"ASCII", ""},
}};

std::string encodingOf(std::string_view characterSet)
{
    const auto *const own = std::ranges::find(ownNames, characterSet, &Pair::first);
    if (own != ownNames.end())
        return std::string(own->second);
    constexpr std::string_view parts = "8859/";
    if (characterSet.starts_with(parts))
        return canonicalEncoding("ISO-8859-" + std::string(characterSet.substr(parts.size())));
    return canonicalEncoding(std::string(characterSet));
}

} // namespace

std::vector<std::string> encodingsOf(std::string_view characterSet, const std::optional<std::string> &ofFile)
{
    std::vector<std::string> all;
    if (std::string said = encodingOf(trimmed(characterSet)); !said.empty())
        all.push_back(std::move(said));
    if (ofFile && !ofFile->empty())
        all.push_back(*ofFile);
    if (all.empty())
        all.emplace_back("UTF-8");
    return all;
}

} // namespace core::records::hl7
