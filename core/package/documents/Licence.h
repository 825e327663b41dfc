#pragma once

#include <string>
#include <string_view>

namespace core::package {

/// A licence as a person wrote it, in the ways that catalogues know.
struct Licence
{
    std::string words; ///< as given, on one line; empty where none was
    std::string spdx;  ///< identifier of the SPDX list, for the ones that data sets commonly have
    std::string hub;   ///< how dataset cards call that one: "cc-by-4.0"
    std::string url;   ///< of its text: as given, or that of the SPDX list
};

/// "CC BY 4.0", "cc-by-4.0" and "https://creativecommons.org/licenses/by/4.0/" are the same licence.
Licence licenceOf(std::string_view given);

} // namespace core::package
