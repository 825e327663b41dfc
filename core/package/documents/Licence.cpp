#include "core/base/Text.h"
#include "core/package/documents/Parts.h"
#include "core/package/text/Prose.h"

#include <array>

namespace core::package {

namespace {

struct KnownLicence
{
    std::string_view spdx;
    std::string_view hub;
    std::string_view path; ///< end of the address of its text, where people give that
};

constexpr std::array<KnownLicence, 15> knownLicences{
    {{"CC0-1.0", "cc0-1.0", "creativecommons.org/publicdomain/zero/1.0"},
     {"CC-BY-4.0", "cc-by-4.0", "creativecommons.org/licenses/by/4.0"},
     {"CC-BY-SA-4.0", "cc-by-sa-4.0", "creativecommons.org/licenses/by-sa/4.0"},
     {"CC-BY-NC-4.0", "cc-by-nc-4.0", "creativecommons.org/licenses/by-nc/4.0"},
     {"CC-BY-ND-4.0", "cc-by-nd-4.0", "creativecommons.org/licenses/by-nd/4.0"},
     {"CC-BY-NC-SA-4.0", "cc-by-nc-sa-4.0", "creativecommons.org/licenses/by-nc-sa/4.0"},
     {"CC-BY-NC-ND-4.0", "cc-by-nc-nd-4.0", "creativecommons.org/licenses/by-nc-nd/4.0"},
     {"PDDL-1.0", "pddl", "opendatacommons.org/licenses/pddl/1-0"},
     {"ODC-By-1.0", "odc-by", "opendatacommons.org/licenses/by/1-0"},
     {"ODbL-1.0", "odbl", "opendatacommons.org/licenses/odbl/1-0"},
     {"CDLA-Permissive-1.0", "cdla-permissive-1.0", "cdla.dev/permissive-1-0"},
     {"CDLA-Permissive-2.0", "cdla-permissive-2.0", "cdla.dev/permissive-2-0"},
     {"CDLA-Sharing-1.0", "cdla-sharing-1.0", "cdla.dev/sharing-1-0"},
     {"MIT", "mit", "opensource.org/license/mit"},
     {"Apache-2.0", "apache-2.0", "apache.org/licenses/license-2.0"}}};

// "CC BY 4.0" and "cc-by-4.0" are one.
std::string normalised(std::string_view text)
{
    std::string result;
    for (const char c : text)
        result += c == ' ' || c == '_' ? '-' : lowered(c);
    return result;
}

bool isAddress(std::string_view text)
{
    return text.starts_with("https://") || text.starts_with("http://");
}

// Returns the address without scheme, "www." and what may follow the last slash.
std::string pathOf(std::string_view address)
{
    std::string path = normalised(address.substr(address.find("//") + 2));
    if (path.starts_with("www."))
        path.erase(0, 4);
    while (path.ends_with('/'))
        path.pop_back();
    return path;
}

} // namespace

Licence licenceOf(std::string_view given)
{
    Licence licence;
    licence.words = oneLine(given);
    const bool hasAddress = isAddress(licence.words) && licence.words.find(' ') == std::string::npos;
    if (hasAddress)
        licence.url = licence.words;
    for (const KnownLicence &known : knownLicences) {
        const bool same = hasAddress ? pathOf(licence.words) == known.path
                                     : normalised(licence.words) == normalised(known.spdx);
        if (!same)
            continue;
        licence.spdx = known.spdx;
        licence.hub = known.hub;
        if (!hasAddress)
            licence.url = "https://spdx.org/licenses/" + licence.spdx + ".html";
    }
    return licence;
}

} // namespace core::package
