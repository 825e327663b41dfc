#pragma once

#include "core/package/check/ContentCheck.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace core::package {

/// One JSON object a line, each line ended by LF, and written as this program writes it, so that no reader
/// finds something else; what an object must hold is said by `onObject`, which answers what is wrong with it,
/// if anything.
class JsonLinesCheck final : public ContentCheck
{
public:
    using Object = nlohmann::ordered_json;
    using OnObject = std::function<std::optional<std::string>(std::size_t row, const Object &object)>;

    /// `file` and `differences` must outlive the check.
    JsonLinesCheck(std::string_view file, OnObject onObject, Differences &differences);

    void add(std::string_view bytes) override;
    void finish() override;

private:
    void takeLine();
    void stop(const std::string &problem);
    void differs(const std::string &problem);

    std::string_view m_file;
    OnObject m_onObject;
    Differences &m_differences;
    std::string m_line;
    std::size_t m_row = 1;
    bool m_stopped = false;
};

} // namespace core::package
