#pragma once

#include "tests/bench/experiments/Configuration.h"
#include "tests/bench/experiments/Published.h"
#include "tests/bench/experiments/Results.h"

#include <optional>
#include <string>
#include <vector>

namespace experiments {

/// A place of a table: mean and spread in percent.
struct Entry
{
    std::string system;
    std::string learner;
    double epsilon = 0; ///< 0 of the original data
    double mean = 0;
    double deviation = 0; ///< standard deviation of the runs; 0 of one
    int runs = 0;
    std::optional<double> published;
};

/// In the order of the configuration; places without a run are left out.
std::vector<Entry> entriesOf(const Configuration &configuration,
                             const std::vector<Measured> &measured,
                             const std::optional<PublishedTable> &published);

/// For people: what was run, the table, what was published beside it, what differs.
std::string markdown(const Configuration &configuration,
                     const std::vector<Entry> &entries,
                     const std::optional<PublishedTable> &published);
/// A row for each entry.
std::string csv(const std::vector<Entry> &entries);

} // namespace experiments
