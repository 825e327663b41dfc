#pragma once

#include <vector>

namespace ui {

class ProjectSession;
class Step;

/// The pages in the order of the journey. The caller puts them into a window, which then owns them.
std::vector<Step *> makeSteps(ProjectSession &session);

} // namespace ui
