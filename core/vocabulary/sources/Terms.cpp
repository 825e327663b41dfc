#include "core/vocabulary/Source.h"

#include <array>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 1> all = {
    {{.key = "file", .type = SettingType::File, .what = "the path of a file with one term a line"}}};

/// A text file with one term a line.
class Terms final : public Source
{
public:
    std::string_view name() const override { return "terms"; }
    std::string_view title() const override { return "a list of terms"; }
    std::span<const SourceSetting> settings() const override { return all; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> text = {".txt"};
        return text;
    }

    Result<Vocabulary> open(const Settings &settings, const Folders &, JobControl &) const override
    {
        if (auto checked = check(settings); !checked)
            return fail(checked.error());
        return Vocabulary::fromTermFile(textOf(settings, "file"));
    }

    std::string publicName(const Settings &settings) const override
    {
        return std::filesystem::path(textOf(settings, "file")).filename().string();
    }
};

} // namespace

const Source &terms()
{
    static const Terms source;
    return source;
}

} // namespace core::vocabulary::source
