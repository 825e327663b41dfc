#pragma once

#include <string>
#include <vector>

namespace ui {

class ProjectSession;

/// Leaves terms of the vocabulary out, or takes them in again: one step that can be undone.
void leaveOutTerms(ProjectSession &session, const std::vector<std::string> &terms);
void takeInTerms(ProjectSession &session, const std::vector<std::string> &terms);
/// The same of all terms of a kind, by its name.
void useKind(ProjectSession &session, const std::string &kind, bool isUsed);

} // namespace ui
