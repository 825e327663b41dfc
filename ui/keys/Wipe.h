#pragma once

#include <QString>

#include <string>

namespace ui {

/// Overwrites a key in place and empties the text. What it cannot reach: copies that others share or made
/// (a line edit with its undo history, libsecret, the bus, the keyring, libcurl), memory that was paged out,
/// and, of a QString that is shared, the text itself, which the others still need.
void wipe(std::string &text);
void wipe(QString &text);

} // namespace ui
