#pragma once

#include "core/records/Source.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::records::odbc {

/// The keywords of a connection string in their order, as SQLDriverConnect reads them: "DSN=clinic;UID={a}".
class ConnectionText final
{
public:
    /// Reads a connection string. Empty if it is none: a keyword without "=", or a brace that is not closed.
    static std::optional<ConnectionText> parse(std::string_view text);

    /// Returns the value of a keyword, ignoring case, without braces; empty if it is not there.
    std::string_view operator[](std::string_view keyword) const;
    bool has(std::string_view keyword) const;
    /// Sets a keyword in place of the one that is there.
    void set(const std::string &keyword, const std::string &value);
    /// Returns the connection string, with braces where a value needs them.
    std::string text() const;

    const std::vector<std::pair<std::string, std::string>> &keywords() const { return m_keywords; }

private:
    std::vector<std::pair<std::string, std::string>> m_keywords;
};

/// Returns why a connection may not be opened, in one line without a value of it; empty if it may. A plan may
/// come from anybody: it names no secret, no library to load, no file of other settings, no statement that
/// the driver runs by itself, and no log.
std::string problemOf(std::string_view connection);

/// Returns why a query is not run, in one line; empty if it may be. It is one statement that begins with
/// SELECT, WITH, VALUES or TABLE and contains no word that writes outside of quotes and comments.
std::string problemOfQuery(std::string_view query);

/// The kinds of drivers that have options of their own.
enum class Driver { Other, PostgreSql, Sqlite, SqlServer, MySql };

/// Returns the kind of a driver by its name or by that of its library.
Driver driverOf(std::string_view name);

/// Returns a value of a data source that this computer knows (odbc.ini); empty if it has none.
std::string settingOfDataSource(const std::string &name, const std::string &key);

/// Returns the names of the data sources that this computer knows, for choices.
std::vector<std::string> dataSources();

} // namespace core::records::odbc
