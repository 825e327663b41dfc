#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/run/ProgressPrinter.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/plan/Plan.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/Preview.h"
#include "core/records/Reader.h"
#include "core/records/parts/Parts.h"
#include "core/records/profiles/Profile.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

using namespace core::records;
using core::fail;

struct InspectOptions
{
    std::vector<std::string> files;
    std::string format;
    std::string table;
    std::string profile;
    DatabaseSource database;
    std::vector<std::string> trustedOrigins;
    bool showsValues = false;
};

std::string line(std::string_view name, const std::string &value)
{
    constexpr std::size_t column = 12;
    std::string text(name);
    text.resize(std::max(column, text.size() + 1), ' ');
    return text + value + '\n';
}

std::string listed(const std::vector<std::string> &names)
{
    std::string list;
    for (const std::string &name : names)
        list += (list.empty() ? "" : ", ") + core::printable(name);
    return list;
}

/// Returns the names that may be shown, and how many are not.
std::string columnsInWords(const std::vector<std::string> &columns, bool areFields)
{
    const std::vector<std::string> names = areFields ? fieldsToShow(columns) : namesToShow(columns);
    const std::size_t hidden = columns.size() - names.size();
    if (names.empty() && hidden > 0)
        return std::to_string(hidden) + ", not shown: they do not look like names";
    return listed(names)
           + (hidden > 0 ? " (" + std::to_string(hidden) + " more not shown: they do not look like names)"
                         : "");
}

/// Returns whether the columns of a format are paths of fields, which the documents themselves have.
bool isOfFields(std::string_view format)
{
    return format == "xml" || format == "json" || format == "jsonl";
}

std::string recognised(const Preview &shown, const std::vector<std::string> &tables)
{
    std::string text = line("format", shown.format);
    if (shown.files > 1)
        text += line("files", std::to_string(shown.files) + " (the rest describes the first)");
    if (shown.leftOut.total() > 0)
        text += line("left out", inWords(shown.leftOut));
    if (!shown.encoding.empty())
        text += line("encoding", shown.encoding);
    if (shown.delimiter)
        text += line("delimiter", *shown.delimiter == '\t' ? "tab" : std::string(1, *shown.delimiter));
    if (!tables.empty())
        text += line("tables", listed(tables));
    if (shown.headerRow > 1)
        text += line("header row", std::to_string(shown.headerRow));
    return text + line("columns", columnsInWords(shown.columns, isOfFields(shown.format)));
}

/// Warns if none of the first records has a label in the joined files.
core::Result<std::string> unmatchedKeys(const Source &source)
{
    constexpr int most = 1000;
    if (source.join.files.empty() || source.textColumn.empty())
        return std::string();
    KEYSEED_ASSIGN(const auto reader, Reader::openWithoutDigest(source));
    Record record;
    int read = 0;
    for (; read < most; ++read) {
        KEYSEED_ASSIGN(const auto isThere, reader->next(record));
        if (!isThere)
            break;
        if (!record.label.empty())
            return std::string();
    }
    if (read == 0)
        return std::string();
    return line("warning",
                "none of the keys of the first " + std::to_string(read)
                    + " records is in the joined file: compare how both write the column "
                    + core::printable(source.join.on));
}

std::string roles(const Source &source, const Profile *profile, bool areFields)
{
    std::string text;
    if (profile)
        text += line("profile",
                     core::printable(profile->name + ": " + profile->title + ", told by " + profile->why));
    const auto add = [&](std::string_view role, const std::string &column) {
        const bool isShown = column.starts_with('@') || looksLikeName(column)
                             || (areFields && !fieldsToShow({column}).empty());
        if (!column.empty() && isShown)
            text += line(role, core::printable(column));
    };
    add("text", source.textColumn);
    add("label", source.labelColumn.value_or(""));
    add("person", source.personColumn.value_or(""));
    if (!source.withdrawn.column.empty())
        text +=
            line("withdrawn",
                 "records with " + core::printable(core::joined(source.withdrawn.values, " or "))
                     + " in the column " + core::printable(source.withdrawn.column) + ", which are left out");
    if (!source.join.files.empty())
        text += line("join",
                     core::printable(source.join.files.front().string() + ", column "
                                     + source.join.labelColumn + ", by " + source.join.on));
    return text;
}

std::string values(const Preview &shown)
{
    constexpr std::size_t longest = 60;
    std::string text;
    for (std::size_t row = 0; row < std::min<std::size_t>(3, shown.rows.size()); ++row)
        for (std::size_t column = 0; column < shown.columns.size(); ++column) {
            std::string cell = core::printable(shown.rows[row][column]);
            if (cell.size() > longest)
                cell = std::string(core::cutUtf8(cell, longest)) + "...";
            text +=
                line("row " + std::to_string(row + 1), core::printable(shown.columns[column]) + " = " + cell);
        }
    return text;
}

core::Result<std::string> inspect(const InspectOptions &options, core::JobControl &control)
{
    core::plan::Plan::Records records;
    records.files.assign(options.files.begin(), options.files.end());
    records.database = options.database;
    if (!options.format.empty())
        records.format = options.format;
    if (!options.table.empty())
        records.table = options.table;
    if (records.files.empty() == records.database.connection.empty())
        return fail(core::ErrorCode::InvalidParameter, "either FILES or --connection was expected");
    KEYSEED_TRY(allowDatabase(records, options.trustedOrigins));
    Source source = recordsSource(records);
    source.labelColumn.reset();
    source.isCancelled = [&control] { return control.isCancelled(); };
    LeftOut leftOut;
    const auto parts = partsOf(source, &leftOut);
    if (!parts)
        return fail(toError(parts.error(), source.file()));
    KEYSEED_ASSIGN(auto shown, preview(source, *parts));
    shown.leftOut = leftOut;
    const auto tables = findFormat(shown.format)->tables(parts->front());
    const Profile *profile = profileOf(shown);
    core::Result<Profile> named;
    if (!options.profile.empty()) {
        named = profileNamed(options.profile);
        KEYSEED_TRY(named);
        profile = &*named;
    }
    if (profile)
        fillIn(source, *profile, shown);
    const RoleGuess guess = guessRoles(shown.columns, shown.rows);
    if (source.textColumn.empty())
        source.textColumn = guess.text;
    if (!source.labelColumn && source.join.files.empty())
        source.labelColumn = guess.label;
    if (!source.personColumn)
        source.personColumn = guess.person;
    std::string text = recognised(shown, tables ? *tables : std::vector<std::string>());
    text += roles(source, profile, isOfFields(shown.format));
    if (!shown.stop)
        text += unmatchedKeys(source).value_or(std::string());
    if (shown.stop)
        text +=
            line("problem",
                 core::printable(words(parts->front().path, shown.stop->place) + ": " + shown.stop->what));
    return options.showsValues ? text + values(shown) : text;
}

} // namespace

void addInspectCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand(
        "inspect",
        "Describe files of records: format, columns, and the roles of the columns in a known kind of export");
    const auto options = std::make_shared<InspectOptions>();
    command->add_option(
        "FILES", options->files, "Files, folders, patterns, or files in a zip file (export.zip/a.csv)");
    command->add_option("--connection",
                        options->database.connection,
                        "A database instead of files: keywords of ODBC without user and password, such as "
                        "\"DSN=clinic\"");
    command->add_option("--query", options->database.query, "The query that reads the records");
    command->add_option("--user-variable",
                        options->database.userEnvironment,
                        "The environment variable with the user of the database; its name ends in _USER");
    command->add_option("--password-variable",
                        options->database.passwordEnvironment,
                        "The environment variable with the password; its name ends in _PASSWORD. Default: "
                        "the keyring");
    addTrustOption(*command, options->trustedOrigins);
    command->add_option(
        "--format", options->format, "Read the files in this format instead of the detected one");
    command->add_option("--table", options->table, "The sheet, table or view to read");
    command->add_option(
        "--profile", options->profile, "The kind of export: its name, or a file that describes it");
    command->add_flag(
        "--show-values",
        options->showsValues,
        "Also print values of the first rows. They are private: check who can see the terminal");
    command->callback([&action, options] {
        action = [options] {
            return watched(ProgressStyle::None,
                           [&](core::JobControl &control) { return inspect(*options, control); });
        };
    });
}

} // namespace cli
