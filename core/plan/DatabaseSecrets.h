#pragma once

#include "core/base/Result.h"
#include "core/chat/KeyOrigins.h"
#include "core/plan/Plan.h"

#include <vector>

namespace core::plan {

/// Returns the server that the user and the password of a database are for: "odbc:host:port", or
/// "odbc:DSN=name" for a data source that names no host.
std::string originOf(const records::DatabaseSource &database);

/// Returns the variables whose values go to the database of the records; none without a database.
std::vector<chat::KeyUse> databaseKeyUses(const Plan::Records &records);

/// Finds the user and the password of a database: in the variables that it names, if a person on this
/// computer has allowed them to go to its server (chat::KeyOrigins), else the password in the keyring, where
/// it is stored under the name of originOf(). The error says in one line what to do.
tl::expected<records::DatabaseSecret, std::string>
findDatabaseSecret(const records::DatabaseSource &database);

} // namespace core::plan
