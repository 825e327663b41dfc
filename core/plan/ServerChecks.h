#pragma once

#include "core/plan/PlanIssue.h"

namespace core::plan {

/// The checks of how a writer reaches its server, as rows of its table of fields.

PlanCheck checkModel(const std::string &field, const std::string &model, const Plan::Writer &writer);
PlanCheck checkBaseUrl(const std::string &field, const std::string &address, const Plan::Writer &writer);
PlanCheck checkApiVersion(const std::string &field, const std::string &version, const Plan::Writer &writer);
/// The name of a variable, never a key itself.
PlanCheck checkKeyEnvironment(const std::string &field, const std::string &name);
PlanCheck checkCaFile(const std::string &field, const std::string &path);
PlanCheck checkProxy(const std::string &field, const std::string &proxy);
PlanCheck checkPlainHttpHost(const std::string &field, const std::string &host);

} // namespace core::plan
