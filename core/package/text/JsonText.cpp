#include "core/package/text/JsonText.h"

namespace core::package {

namespace {

Result<std::string> dumped(const Json &value, int indent)
{
    // The library's own words would quote the text, so they are not handed on.
    try {
        return value.dump(indent);
    } catch (const Json::type_error &) {
        return fail(ErrorCode::Internal, "a text is not UTF-8");
    }
}

} // namespace

Result<std::string> jsonLine(const Json &value)
{
    return dumped(value, -1);
}

Result<std::string> jsonPage(const Json &value)
{
    return dumped(value, 2).map([](std::string text) { return text + "\n"; });
}

} // namespace core::package
