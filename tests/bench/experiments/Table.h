#pragma once

#include "tests/bench/experiments/Trials.h"

#include <optional>
#include <string>
#include <vector>

namespace experiments {

/// A place of a configuration's table.
struct Place
{
    const System *system = nullptr; ///< null: the original data
    Budget budget;
    const Learner *learner = nullptr; ///< null: the measure is of no learner
    std::string measure;
};

/// Returns all places in the order of the table, run or not. The places of a configuration that only counts
/// are none.
std::vector<Place> placesOf(const Configuration &configuration);

/// A place with what was measured and what was published.
struct Entry
{
    std::string system;
    std::string learner; ///< empty: of no learner
    double epsilon = 0;  ///< 0 of the original data, infinite without noise
    std::string measure;
    int runs = 0;         ///< 0: it was not run
    double mean = 0;      ///< in `unit`
    double deviation = 0; ///< standard deviation of the runs; 0 of one
    std::string unit = "percent";
    std::optional<std::size_t> number; ///< place of the published number in published.json
    std::optional<double> published;   ///< the number, as printed
    std::optional<double> tolerance;   ///< the standard deviation that was published with it
    std::string why;                   ///< what differs from the publication, or why it was not run

    std::optional<double> difference() const
    {
        return runs > 0 && published ? std::optional(mean - *published) : std::nullopt;
    }
};

/// A table as a run makes it and a report reads it.
struct Table
{
    std::string name;
    std::string title;
    std::string size;
    std::string corpus; ///< where it can be had
    std::vector<std::string> differs;
    std::vector<Entry> entries;
};

Table tableOf(const Bench &bench, const Results &results, const Published &published);
/// The numbers of texts and labels of corpora, which `counted` names. Corpora that are not at hand have no
/// number. Errors: those of countTexts().
core::Result<Table> countedTable(const Configuration &configuration,
                                 const std::vector<Corpus> &corpora,
                                 const std::filesystem::path &folder,
                                 const Published &published);

/// For people: the table, the published numbers in brackets, and what differs.
std::string markdown(const Table &table);
std::string toJson(const Table &table);
/// Errors: InvalidPlan: `json` is no table.
core::Result<Table> tableFrom(const std::string &json);

} // namespace experiments
