#include "core/records/labels/ValuePattern.h"
#include "core/records/parts/Part.h"
#include "core/records/profiles/Profile.h"
#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>

namespace {

using namespace core::records;

/// What a file of every kind of export might have.
Preview shownFile()
{
    Preview shown;
    shown.format = "csv";
    shown.columns = {"note_id", "subject_id", "hadm_id", "TEXT", "text", "Label", "person_id", "patient"};
    return shown;
}

void checkColumn(const std::optional<std::string> &column, const Preview &shown)
{
    fuzz::expect(!column || column->starts_with('@')
                     || std::ranges::find(shown.columns, *column) != shown.columns.end(),
                 "a role is filled in with a column that is there");
}

void checkFilling(const Profile &profile)
{
    const Preview shown = shownFile();
    Source source;
    source.files = {"/nowhere/notes.csv"};
    fillIn(source, profile, shown);
    fuzz::expect(source.files.size() == 1, "a profile leaves the files alone");
    checkColumn(source.personColumn, shown);
    checkColumn(source.labelColumn, shown);
    if (!source.textColumn.empty())
        checkColumn(source.textColumn, shown);
    fuzz::expect(source.join.files.empty(), "no labels are joined where none lie");
    const Source before = source;
    fillIn(source, profile, shown);
    fuzz::expect(source.textColumn == before.textColumn && source.personColumn == before.personColumn
                     && source.labelColumn == before.labelColumn && source.join == before.join,
                 "a second time fills in nothing");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto profile = parseProfile(fuzz::textOf(data, size), "house.json");
    if (!profile) {
        fuzz::expectLine(profile.error().detail);
        return 0;
    }
    fuzz::expect(!profile->textColumn.empty() && !profile->title.empty(), "a profile has a text and a title");
    for (const std::string &pattern : {profile->personPattern, profile->labelPattern})
        if (const auto made = ValuePattern::of(pattern, "person"); !made)
            fuzz::expect(false, "a profile's patterns are regular expressions");
    checkFilling(*profile);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    std::vector<std::string> seeds;
    for (const BuiltInProfile &each : builtInProfileFiles())
        seeds.emplace_back(each.json);
    seeds.emplace_back(
        R"({"text": "TEXT", "label": "@folder", "person": "@file", "personPattern": "^([0-9]+)-",)"
        R"( "labelPattern": "[A-Z]", "labels": [{"name": "A", "values": ["428*"]}]})");
    seeds.emplace_back(R"({"text": "text", "no such\nkey": 1})");
    seeds.emplace_back(R"({"text": "text", "personPattern": "("})");
    return seeds;
}
