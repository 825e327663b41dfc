#include "core/records/profiles/Dictionary.h"

#include "core/base/Text.h"
#include "core/base/system/Files.h"
#include "core/records/Reader.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace core::records {

namespace {

/// A form in which REDCap writes its data dictionary.
struct DictionaryForm
{
    std::string_view files; ///< pattern of file names
    const char *name;       ///< column with the name of a field
    const char *type;       ///< column with its type
};

constexpr std::array<DictionaryForm, 2> dictionaryForms = {
    {{"*DataDictionary*.csv", "Variable / Field Name", "Field Type"},
     {"*metadata*.csv", "field_name", "field_type"}}};

// The last file by its name, which ends with a date; empty if there is none.
std::filesystem::path dictionaryFile(const std::filesystem::path &folder, std::string_view pattern)
{
    auto files = system::pathsMatching(folder / pattern);
    std::ranges::sort(files);
    return files.empty() ? std::filesystem::path() : files.back();
}

DictionaryRoles rolesIn(const std::filesystem::path &file,
                        const DictionaryForm &form,
                        const std::vector<std::string> &columns)
{
    Source dictionary;
    dictionary.files = {file};
    dictionary.format = "csv";
    dictionary.textColumn = form.name;
    dictionary.labelColumn = form.type;
    DictionaryRoles roles;
    const auto reader = Reader::openWithoutDigest(dictionary);
    Record field;
    while (reader && (*reader)->next(field).value_or(false)) {
        const std::string name(trimmed(field.text));
        if (std::ranges::find(columns, name) == columns.end())
            continue;
        if (roles.person.empty())
            roles.person = name;
        if (roles.text.empty() && field.label == "notes")
            roles.text = name;
    }
    return roles;
}

} // namespace

DictionaryRoles rolesOfDictionary(const Source &source, const std::vector<std::string> &columns)
{
    if (source.files.empty()) // a database
        return {};
    std::error_code ignored;
    const auto folder =
        std::filesystem::is_directory(source.file(), ignored) ? source.file() : source.file().parent_path();
    for (const DictionaryForm &form : dictionaryForms)
        if (const auto file = dictionaryFile(folder, form.files); !file.empty())
            if (DictionaryRoles roles = rolesIn(file, form, columns); !roles.person.empty())
                return roles;
    return {};
}

} // namespace core::records
