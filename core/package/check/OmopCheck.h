#pragma once

#include "core/base/Digest.h"
#include "core/package/check/ContentCheck.h"
#include "core/package/check/Differences.h"
#include "core/package/corpus/OmopTables.h"

#include <string>
#include <vector>

namespace core::package {

/// Makes the OMOP tables again, from corpus.csv and the plan in the manifest, and compares them with those of
/// a package by their sums.
class OmopCheck final
{
public:
    explicit OmopCheck(const std::vector<PlannedField> &fields);

    /// Takes a row of corpus.csv. A row with a fault, which is a difference of corpus.csv, is left out.
    void take(const std::vector<std::string> &cells);
    /// Adds a difference for each table that is missing or other than corpus.csv and the plan make it.
    void compare(const FoundFiles &files, Differences &differences);

private:
    OmopTables m_tables;
    Sha256 m_notes;
};

} // namespace core::package
