#pragma once

#include "core/base/Result.h"
#include "core/package/contents/Contents.h"

#include <string>

namespace core::package {

/// privacy-statement.pdf: what README.md promises, for the privacy officer who signs it: on A4, with pictures
/// of the noisy counts, of the budget and of what the ledger says of the data source. The same contents give
/// the same bytes. Errors: Io (a font is missing), Internal (`createdAt` is no time, or the PDF could not be
/// made).
Result<std::string> statementPdf(const Contents &contents);

} // namespace core::package
