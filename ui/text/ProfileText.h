#pragma once

#include "core/records/profiles/Profile.h"

#include <QString>

#include <string>

namespace ui {

/// What a kind of export is called.
QString profileTitle(const core::records::Profile &profile);
/// Of a profile by its name alone: of a file of the house that cannot be read.
QString profileTitle(const std::string &name);

/// By what it was told, a sentence.
QString profileReason(const core::records::Profile &profile);
/// What a profile of the house says of itself, and which file it is in.
QString houseProfileReason(const core::records::Profile &profile);

/// "Heart failure (428*, I50*)", of each of its labels.
QString profileLabels(const core::records::Profile &profile);

} // namespace ui
