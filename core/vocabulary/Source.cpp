#include "core/vocabulary/Source.h"

#include "core/vocabulary/SourceSettings.h"

namespace core::vocabulary {

Result<void> Source::check(const Settings &given) const
{
    return checkSettings(settings(), given, "the vocabulary source " + std::string(name()));
}

std::vector<std::pair<std::string, std::filesystem::path>> Source::files(const Settings &given) const
{
    return filesIn(settings(), given);
}

} // namespace core::vocabulary
