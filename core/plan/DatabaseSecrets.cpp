#include "core/plan/DatabaseSecrets.h"

#include "core/base/Text.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/SystemKeyring.h"
#include "core/records/odbc/DatabaseRows.h"

#include <chrono>
#include <stop_token>

namespace core::plan {

std::string originOf(const records::DatabaseSource &database)
{
    const std::string name = nameOf(database, std::nullopt); // "odbc:host:port/database/"
    return name.substr(0, name.find('/'));
}

std::vector<chat::KeyUse> databaseKeyUses(const Plan::Records &records)
{
    std::vector<chat::KeyUse> uses;
    if (records.database.connection.empty())
        return uses;
    for (const std::string &variable :
         {records.database.userEnvironment, records.database.passwordEnvironment})
        if (!variable.empty())
            uses.push_back({variable, originOf(records.database)});
    return uses;
}

tl::expected<records::DatabaseSecret, std::string> findDatabaseSecret(const records::DatabaseSource &database)
{
    const std::string origin = originOf(database);
    const auto origins = chat::KeyOrigins::beside(privacy::Ledger::defaultPath());
    for (const std::string &variable : {database.userEnvironment, database.passwordEnvironment})
        if (!variable.empty() && !origins.isAllowed({variable, origin}))
            return tl::unexpected("records.database: nobody on this computer has allowed the value of "
                                  + variable + " to go to " + printable(origin)
                                  + "; run this in a terminal and say so, or add --trust-origin " + variable
                                  + "=" + printable(origin) + ", which is remembered");
    auto secret = records::odbc::secretFromEnvironment(database);
    if (!secret || !database.passwordEnvironment.empty())
        return secret;
    if (origin == "odbc:") // a file, such as one of SQLite
        return secret;
    const std::stop_source never;
    // A program on the command line must not wait for a window.
    if (auto kept =
            privacy::SystemKeyring::serverKey(origin, {.person = std::chrono::seconds(3)}, never.get_token()))
        secret->password = std::move(*kept);
    return secret;
}

} // namespace core::plan
