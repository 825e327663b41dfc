#pragma once

#include "core/vocabulary/imports/ConceptList.h"
#include "core/vocabulary/imports/LineStream.h"

#include <array>
#include <string_view>

namespace core::vocabulary {

/// One line of MRCONSO.RRF of the UMLS, or of RXNCONSO.RRF of RxNorm, which has the same 18 columns: CUI LAT
/// TS LUI STT SUI ISPREF AUI SAUI SCUI SDUI SAB TTY CODE STR SRL SUPPRESS CVF, each ended by `|` (UMLS
/// Reference Manual, chapter 3).
struct RrfRow
{
    std::string_view concept_;
    std::string_view language;
    bool isPreferredTerm = false; ///< TS = P
    bool isPreferredForm = false; ///< STT = PF
    bool isPreferredAtom = false; ///< ISPREF = Y
    std::string_view vocabulary;  ///< SAB
    std::string_view type;        ///< TTY
    std::string_view name;
    bool isSuppressed = false; ///< SUPPRESS is neither N nor empty
};

/// Returns the first column of a line that has these columns, else nothing.
std::string_view conceptOfRrfLine(std::string_view line);

/// Returns views into `line`. `file` is what the columns should be of, for the message. Error: InvalidPlan,
/// naming file and line.
Result<RrfRow> readRrfRow(const LineStream &lines, std::string_view line, std::string_view file);

} // namespace core::vocabulary
