#pragma once

#include "core/records/profiles/Profile.h"

#include <QString>

#include <string>

namespace ui {

/// Returns the name of a kind of export.
QString profileTitle(const core::records::Profile &profile);
/// Returns the title of a profile by its name alone: for a file of the organisation that cannot be read.
QString profileTitle(const std::string &name);

/// Returns how it was recognised, in a sentence.
QString profileReason(const core::records::Profile &profile);
/// Returns the description of a profile of the organisation, and its file.
QString ownProfileReason(const core::records::Profile &profile);

/// "Heart failure (428*, I50*)", of each of its labels.
QString profileLabels(const core::records::Profile &profile);

} // namespace ui
