#pragma once

#include "core/package/contents/Contents.h"

#include <string>

namespace core::package {

/// data-dictionary.csv (RFC 4180): `file,column,type,description,values` for every column of the files with
/// rows, and every key of those with a JSON object a line.
std::string dataDictionaryText(const Contents &contents);

} // namespace core::package
