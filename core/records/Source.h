#pragma once

#include "core/records/csv/Quoting.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace core::records {

/// Labels in other files, joined to the records by a key, such as diagnoses by admission.
struct Join
{
    std::vector<std::filesystem::path> files; ///< files as in Source::files; empty: there is no join
    std::string on;                           ///< the column of the key, in the records and in these files
    std::string key;         ///< the column of the key in these files, if it has another name there
    std::string labelColumn; ///< column of the labels in these files

    friend bool operator==(const Join &, const Join &) = default;
};

/// The records that were withdrawn, such as notes that were entered in error: those whose cell in a column is
/// one of some values. They are left out.
struct Withdrawn
{
    std::string column;              ///< empty: no record is withdrawn so
    std::vector<std::string> values; ///< compared as ids are (labels/Spelling.h)

    friend bool operator==(const Withdrawn &, const Withdrawn &) = default;
};

/// A database that is read where it is, over ODBC (core/records/odbc). Public: it contains no secret.
struct DatabaseSource
{
    /// Keywords of ODBC without user and password: "DSN=clinic", or "Driver=...;Server=...;Database=...".
    /// Empty: the records are in files.
    std::string connection;
    std::string query;               ///< a statement that reads; empty: Source::table is read
    std::string userEnvironment;     ///< the variable that contains the user; empty: the connection's
    std::string passwordEnvironment; ///< the variable that contains the password; empty: the keyring's
    std::optional<int> timeout;      ///< seconds to wait for the next rows; empty: defaultTimeout

    static constexpr int defaultTimeout = 300;

    friend bool operator==(const DatabaseSource &, const DatabaseSource &) = default;
};

/// Returns the name of a database for messages and for the ledger, by host, database, and table or query:
/// "odbc:db.example/clinic/notes". It contains no secret.
std::string nameOf(const DatabaseSource &database, const std::optional<std::string> &table);

/// A user and a password of a database. SECRET: memory only.
struct DatabaseSecret
{
    std::string user;     ///< empty: the one of the connection
    std::string password; ///< empty: none
};

/// Finds the user and the password of a database when it is opened. Empty where there are none; an error says
/// in one line why they may not be used.
using FindDatabaseSecret = std::function<tl::expected<DatabaseSecret, std::string>(const DatabaseSource &)>;

/// The records and the meaning of their columns: the `records` part of a plan. Everything here is a public
/// choice of the steward; empty fields are recognised from the files.
struct Source
{
    /// Files, folders, patterns, and entries of a zip file, as partsOf() (Parts.h) takes them.
    std::vector<std::filesystem::path> files;
    /// The name of one of formats() (Format.h). Empty: recognised by the first file's name and beginning.
    std::optional<std::string> format;
    /// For a format that takes one. Empty: the one of `, ; tab |` that splits the header line into the most
    /// columns.
    std::optional<char> delimiter;
    /// For a format that takes one. Empty: standard, and a cell that seems to swallow rows is an error.
    std::optional<Quoting> quoting = {};
    /// The line or the row with the names of the columns, from 1, for a format that has such a row. Empty:
    /// the first, behind a title (HeaderRow.h).
    std::optional<std::int64_t> headerRow = {};
    /// A name ICU knows ("UTF-8", "windows-1252", "UTF-16LE"). Empty: the byte-order mark, else UTF-8.
    std::optional<std::string> encoding;
    /// A sheet, a table or a view, for a format that has several. Empty: the first that fits.
    std::optional<std::string> table = {};
    /// Names of columns or fields, paths of nested ones (JsonPath.h, XmlReader.h), or one of fileColumns()
    /// (Part.h).
    std::string textColumn;
    std::optional<std::string> labelColumn;
    std::optional<std::string> personColumn;
    /// The part of the label or the person that counts (ValuePattern.h). Empty: all of it.
    std::string labelPattern = {};
    std::string personPattern = {};
    /// The separator between several labels in a cell (LabelJoin.h). Empty: a cell is one label.
    std::string labelSeparator = {};
    Join join = {}; ///< instead of a column of labels
    /// The columns of the declared fields beside the text; a file column is allowed. Of a field of another
    /// file: the key column in the records.
    std::vector<std::string> fieldColumns = {};
    /// The other file of each field, read as Join reads labels. It has no files if the column is in the
    /// records.
    std::vector<Join> fieldJoins = {};
    Withdrawn withdrawn = {};
    /// The path of the element that holds one record, in XML. Empty: the document (XmlReader.h).
    std::string recordElement = {};

    DatabaseSource database = {};           ///< instead of files
    std::function<bool()> isCancelled = {}; ///< whether a wait for a database ends; empty: never
    FindDatabaseSecret findSecret = {};     ///< empty: the variables that `database` names

    /// Returns the first file, or the name of the database, for messages about all of them; empty if none is
    /// named.
    std::filesystem::path file() const
    {
        if (!database.connection.empty())
            return nameOf(database, table);
        return files.empty() ? std::filesystem::path() : files.front();
    }
};

} // namespace core::records
