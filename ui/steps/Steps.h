#pragma once

#include <vector>

namespace ui {

class ProjectSession;
class Step;

/// The pages in the order of the journey. The caller puts them into a window, which then owns them.
std::vector<Step *> makeSteps(ProjectSession &session);

/// Start, Records, Vocabulary, Budget: the decisions.
std::vector<Step *> makePlanSteps(ProjectSession &session);
/// Commit, Phrases, Writing, Review, Release.
std::vector<Step *> makeReleaseSteps(ProjectSession &session);

} // namespace ui
