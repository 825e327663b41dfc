#include "core/records/profiles/Profile.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/labels/ValuePattern.h"
#include "core/records/profiles/Dictionary.h"

#include <algorithm>

namespace core::records {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// The keys of a profile, read one by one; the first problem is kept.
class ProfileReader final
{
public:
    ProfileReader(const json &object, std::string path)
        : m_object(object)
        , m_path(std::move(path))
    {
        if (!object.is_object())
            m_problem = m_path + "an object was expected";
    }

    void take(std::string_view key, std::string &target)
    {
        if (const json *value = find(key); value && expect(value->is_string(), key, "text"))
            target = value->get<std::string>();
    }

    /// Takes a regular expression (ValuePattern).
    void takeExpression(std::string_view key, std::string &target)
    {
        take(key, target);
        if (const auto made = ValuePattern::of(target, key); !made && m_problem.empty())
            m_problem = m_path + made.error().what;
    }

    template<typename Target>
    void takeList(std::string_view key, std::vector<Target> &target)
    {
        const json *value = find(key);
        if (!value || !expect(value->is_array(), key, "a list of texts"))
            return;
        for (const json &each : *value)
            if (expect(each.is_string(), key, "a list of texts"))
                target.emplace_back(each.get<std::string>());
    }

    const json *find(std::string_view key)
    {
        m_known.emplace_back(key);
        if (!m_problem.empty())
            return nullptr;
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }

    bool expect(bool isTrue, std::string_view key, std::string_view what)
    {
        if (!isTrue && m_problem.empty())
            m_problem = m_path + std::string(key) + ": " + std::string(what) + " was expected";
        return isTrue;
    }

    /// Empty when all was read.
    std::string finish()
    {
        for (const auto &item : m_object.items())
            if (m_problem.empty() && std::ranges::find(m_known, item.key()) == m_known.end())
                m_problem = m_path + printable(item.key()) + ": unknown key";
        return m_problem;
    }

private:
    const json &m_object;
    std::string m_path;
    std::vector<std::string> m_known;
    std::string m_problem;
};

std::string readJoin(const json &object, Join &join)
{
    ProfileReader reader(object, "join.");
    reader.takeList("files", join.files);
    reader.take("on", join.on);
    reader.take("key", join.key);
    reader.take("label", join.labelColumn);
    return reader.finish();
}

std::string readWithdrawn(const json &object, Withdrawn &withdrawn)
{
    ProfileReader reader(object, "withdrawn.");
    reader.take("column", withdrawn.column);
    reader.takeList("values", withdrawn.values);
    return reader.finish();
}

std::string readLabel(const json &object, Profile::Label &label)
{
    ProfileReader reader(object, "labels.");
    reader.take("name", label.name);
    reader.takeList("values", label.values);
    return reader.finish();
}

std::string read(const json &object, Profile &profile)
{
    ProfileReader reader(object, "");
    std::string format;
    reader.take("title", profile.title);
    reader.take("why", profile.why);
    reader.take("format", format);
    reader.takeList("columns", profile.columns);
    reader.take("text", profile.textColumn);
    reader.take("label", profile.labelColumn);
    reader.take("person", profile.personColumn);
    std::string problem;
    if (const json *join = reader.find("join"))
        problem = readJoin(*join, profile.join);
    if (const json *withdrawn = reader.find("withdrawn"); withdrawn && problem.empty())
        problem = readWithdrawn(*withdrawn, profile.withdrawn);
    if (const json *labels = reader.find("labels");
        labels && reader.expect(labels->is_array(), "labels", "a list"))
        for (const json &each : *labels)
            if (problem.empty())
                problem = readLabel(each, profile.labels.emplace_back());
    if (!format.empty())
        profile.format = format;
    reader.expect(format.empty() || findFormat(format), "format", "the name of a format of records");
    reader.takeExpression("personPattern", profile.personPattern);
    reader.takeExpression("labelPattern", profile.labelPattern);
    reader.expect(!profile.textColumn.empty(), "text", "the name of a column");
    const std::string own = reader.finish();
    return own.empty() ? problem : own;
}

/// Returns the name of a column as the file has it; empty if it has none.
std::string columnOf(const Preview &shown, const std::string &name)
{
    if (name.starts_with('@'))
        return name;
    const auto isIt = [&](const std::string &column) { return lowered(column) == lowered(name); };
    const auto found = std::ranges::find_if(shown.columns, isIt);
    return found == shown.columns.end() ? std::string() : *found;
}

/// Returns the first file that is beside the records, or in a folder beside theirs.
fs::path beside(const Source &source, const std::vector<fs::path> &candidates)
{
    std::error_code ignored;
    const fs::path folder =
        fs::is_directory(source.file(), ignored) ? source.file() : source.file().parent_path();
    for (const fs::path &candidate : candidates)
        if (const fs::path path = (folder / candidate).lexically_normal(); fs::is_regular_file(path, ignored))
            return path;
    return {};
}

} // namespace

Result<Profile> parseProfile(std::string_view text, const std::string &shownName)
{
    const json object = parseJson(text);
    Profile profile;
    profile.name = shownName;
    const std::string problem = object.is_discarded() ? "JSON was expected" : read(object, profile);
    if (!problem.empty())
        return fail(ErrorCode::InvalidPlan, shownName + ": " + problem);
    if (profile.title.empty())
        profile.title = fs::path(shownName).stem().string();
    return profile;
}

std::span<const Profile> builtInProfiles()
{
    static const std::vector<Profile> all = [] {
        std::vector<Profile> profiles;
        for (const BuiltInProfile &each : builtInProfileFiles())
            profiles.push_back(parseProfile(each.json, std::string(each.name)).value());
        return profiles;
    }();
    return all;
}

Result<Profile> profileNamed(const std::string &name)
{
    const auto found = std::ranges::find(builtInProfiles(), name, &Profile::name);
    if (found != builtInProfiles().end())
        return *found;
    std::error_code ignored;
    if (!fs::exists(name, ignored)) {
        std::string known;
        for (const Profile &each : builtInProfiles())
            known += ", " + each.name;
        return fail(ErrorCode::NotFound,
                    name + ": no such profile; known here" + known.replace(0, 1, ":")
                        + ", or the path of a file");
    }
    KEYSEED_ASSIGN(const auto text, readWholeFile(name, std::uint64_t{1} << 20));
    return parseProfile(text, name);
}

const Profile *profileOf(const Preview &shown)
{
    const auto fits = [&](const Profile &profile) {
        if (profile.format && *profile.format != shown.format)
            return false;
        if (profile.columns.empty() && !profile.format)
            return false;
        return std::ranges::none_of(
            profile.columns, [&](const std::string &column) { return columnOf(shown, column).empty(); });
    };
    const auto found = std::ranges::find_if(builtInProfiles(), fits);
    return found == builtInProfiles().end() ? nullptr : &*found;
}

namespace {

// Returns the profile with the columns that a data dictionary names, where it asks for one.
Profile withDictionary(Profile profile, const Source &source, const Preview &shown)
{
    const bool isAsked = profile.textColumn == dictionaryColumn || profile.personColumn == dictionaryColumn;
    const DictionaryRoles roles = isAsked ? rolesOfDictionary(source, shown.columns) : DictionaryRoles();
    if (profile.textColumn == dictionaryColumn)
        profile.textColumn = roles.text;
    if (profile.personColumn == dictionaryColumn)
        profile.personColumn = roles.person;
    return profile;
}

} // namespace

void fillIn(Source &source, const Profile &given, const Preview &shown)
{
    const Profile profile = withDictionary(given, source, shown);
    const auto fill = [&](std::optional<std::string> &role, const std::string &name) {
        if (const std::string column = columnOf(shown, name); !role && !name.empty() && !column.empty())
            role = column;
    };
    if (source.textColumn.empty() && !profile.textColumn.empty())
        source.textColumn = columnOf(shown, profile.textColumn);
    fill(source.personColumn, profile.personColumn);
    if (source.personColumn == profile.personColumn && source.personPattern.empty())
        source.personPattern = profile.personPattern;
    const std::string mark = columnOf(shown, profile.withdrawn.column);
    if (source.withdrawn.column.empty() && !profile.withdrawn.column.empty() && !mark.empty())
        source.withdrawn = {mark, profile.withdrawn.values};
    if (!source.join.files.empty() || source.labelColumn)
        return;
    const fs::path labels = beside(source, profile.join.files);
    const std::string on = columnOf(shown, profile.join.on);
    if (!labels.empty() && !on.empty()) {
        source.join = profile.join;
        source.join.files = {labels};
        source.join.on = on;
        return;
    }
    fill(source.labelColumn, profile.labelColumn);
    if (source.labelColumn == profile.labelColumn && source.labelPattern.empty())
        source.labelPattern = profile.labelPattern;
}

} // namespace core::records
