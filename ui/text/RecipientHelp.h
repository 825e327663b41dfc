#pragma once

#include "ui/text/HelpText.h"

namespace ui {

/// Of the window for who receives a package; a part of frameHelp().
HelpTopics recipientHelp();

} // namespace ui
