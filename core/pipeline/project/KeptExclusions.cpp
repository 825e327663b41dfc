#include "core/base/Result.h"
#include "core/pipeline/project/ProjectStore.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace core::pipeline {

namespace {

using package::Exclusion;
using package::ExclusionReason;
using Exclusions = std::vector<Exclusion>;

// As they stand in a project file: words, so that the order of the enum may change.
constexpr std::array<std::pair<ExclusionReason, std::string_view>, 4> reasonWords{
    {{ExclusionReason::LookAlike, "look-alike"},
     {ExclusionReason::Duplicate, "duplicate"},
     {ExclusionReason::MissingPhrases, "missing phrases"},
     {ExclusionReason::Unsuitable, "unsuitable"}}};

std::string_view wordOf(ExclusionReason reason)
{
    const auto *const found = std::find_if(
        reasonWords.begin(), reasonWords.end(), [&](const auto &each) { return each.first == reason; });
    return found->second;
}

Result<ExclusionReason> reasonOf(const std::string &word, const std::filesystem::path &file)
{
    const auto *const found = std::find_if(
        reasonWords.begin(), reasonWords.end(), [&](const auto &each) { return each.second == word; });
    if (found == reasonWords.end())
        return fail(ErrorCode::Database,
                    file.string()
                        + ": why a document was left out is not readable; draw the phrases again, or use the "
                          "program that wrote this project");
    return found->first;
}

Result<void> insertExclusion(Database &database, const Exclusion &exclusion)
{
    KEYSEED_ASSIGN(auto insert,
                   database.prepare("INSERT OR REPLACE INTO exclusion(id, reason) VALUES (?1, ?2)"));
    return insert.bind(1, exclusion.id).bind(2, wordOf(exclusion.reason)).run();
}

} // namespace

Result<void> ProjectStore::keepExclusions(const Exclusions &exclusions)
{
    return m_database.transaction([&]() -> Result<void> {
        KEYSEED_TRY(m_database.execute("DELETE FROM exclusion"));
        for (const Exclusion &each : exclusions)
            KEYSEED_TRY(insertExclusion(m_database, each));
        return {};
    });
}

Result<Exclusions> ProjectStore::exclusions()
{
    KEYSEED_ASSIGN(auto rows, m_database.prepare("SELECT id, reason FROM exclusion ORDER BY length(id), id"));
    Exclusions exclusions;
    for (auto row = rows.step();; row = rows.step()) {
        KEYSEED_TRY(row);
        if (!*row)
            return exclusions;
        KEYSEED_ASSIGN(auto reason, reasonOf(rows.text(1), path()));
        exclusions.push_back({rows.text(0), reason});
    }
}

} // namespace core::pipeline
