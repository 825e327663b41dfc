#pragma once

#include "core/plan/PlanIssue.h"

#include <string_view>

namespace core::plan {

/// The checks of how a writer reaches its server, as rows of its table of fields.

PlanCheck checkModel(const std::string &field, const std::string &model, const Plan::Writer &writer);
/// The address of a server, with https or with plain http to this computer or the host that is named.
PlanCheck
checkAddress(const std::string &field, const std::string &baseUrl, const std::string &plainHttpHost);
PlanCheck checkBaseUrl(const std::string &field, const std::string &address, const Plan::Writer &writer);
PlanCheck checkApiVersion(const std::string &field, const std::string &version, const Plan::Writer &writer);
/// The name of a variable that may hold the key of a server, never a key itself.
PlanCheck checkKeyEnvironment(const std::string &field, const std::string &name);
PlanCheck checkCaFile(const std::string &field, const std::string &path);
PlanCheck checkModelFile(const std::string &field, const std::string &path);
PlanCheck checkProxy(const std::string &field, const std::string &proxy);
PlanCheck checkPlainHttpHost(const std::string &field, const std::string &host);

/// Returns whether a server is started on this computer with the model file of the writer.
bool startsServer(const Plan::Writer &writer);
/// Returns whether documents are asked of the list of servers rather than of the one server of the writer.
bool asksSeveral(const Plan::Writer &writer);
/// The list of servers, where it is used: "writer.servers[2].weight".
PlanCheck checkServers(const Plan::Writer &writer);

/// Returns whether a plan may name this variable for the key of a server: letters, digits and _, ending in
/// _KEY or _TOKEN, and none of the program's own. A plan may come from anybody, and other variables hold
/// other secrets, the passphrase of the signing key among them.
bool isKeyVariable(std::string_view name);

} // namespace core::plan
