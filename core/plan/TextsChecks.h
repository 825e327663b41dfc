#pragma once

#include "core/plan/PlanIssue.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core::plan {

/// What a plan must say of public texts that documents are written from: the keys of writer.texts.

PlanCheck checkTextFiles(const std::string &field, const std::vector<std::filesystem::path> &files);
PlanCheck checkTextColumn(const std::string &field, const std::string &column);
PlanCheck checkTextLabel(const std::string &field, const std::string &column, const Plan::Writer &writer);
PlanCheck checkTextsPublic(const std::string &field, bool arePublic);

/// What recipients are told; `what` names it: "the licence of the texts".
struct ToldOfTexts
{
    const char *what;

    PlanCheck operator()(const std::string &field, const std::string &text) const;
};

} // namespace core::plan
