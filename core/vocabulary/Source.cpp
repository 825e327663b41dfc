#include "core/vocabulary/Source.h"

#include <algorithm>

namespace core::vocabulary {

Result<void> Source::check(const Settings &given) const
{
    return checkSettings(settings(), given, "the vocabulary source " + std::string(name()));
}

std::vector<std::pair<std::string, std::filesystem::path>> Source::files(const Settings &given) const
{
    return filesIn(settings(), given);
}

const SourceSetting *Source::settingOfParts() const
{
    const auto found = std::ranges::find(settings(), SettingType::Sources, &SourceSetting::type);
    return found == settings().end() ? nullptr : &*found;
}

} // namespace core::vocabulary
