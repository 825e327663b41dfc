#pragma once

#include "core/base/JsonSyntax.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace core {

/// The only way in for JSON that this program did not write in the same run: discarded (`is_discarded()`)
/// when it is none, or nests too deep. `Json` is one of the library's types.
template<typename Json = nlohmann::json>
Json parseJson(std::string_view text)
{
    if (nestsTooDeep(text))
        return Json(Json::value_t::discarded);
    return Json::parse(text, nullptr, false);
}

} // namespace core
