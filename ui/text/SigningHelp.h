#pragma once

#include "ui/text/HelpText.h"

namespace ui {

/// Of signatures, approvals and what comes after an export; a part of releaseHelp().
HelpTopics signingHelp();

} // namespace ui
