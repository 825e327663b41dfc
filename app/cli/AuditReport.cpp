#include "app/cli/AuditReport.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

namespace cli {

namespace {

using core::audit::EndToEndRow;
using core::audit::TableFinding;
using core::audit::Verdict;
using core::privacy::AuditRow;
using Json = nlohmann::ordered_json;

// A claim of (epsilon, delta) is written "4.728, 1e-05".
std::string claimOf(double epsilon, double delta)
{
    char text[64] = "";
    if (delta > 0)
        std::snprintf(text, sizeof text, "%.3f, %g", epsilon, delta);
    else
        std::snprintf(text, sizeof text, "%.3f", epsilon);
    return text;
}

struct VerdictNames
{
    const char *words = "";
    const char *key = ""; ///< for programs; never changes
};

VerdictNames namesOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds:
        return {"holds", "holds"};
    case Verdict::Refuted:
        return {"REFUTED", "refuted"};
    case Verdict::NoiseNotFresh:
        return {"NOISE NOT FRESH", "noiseNotFresh"};
    case Verdict::SuspiciouslyLow:
        return {"SUSPICIOUSLY LOW", "suspiciouslyLow"};
    }
    return {};
}

Verdict verdictOf(const AuditRow &row)
{
    if (row.isRefuted())
        return Verdict::Refuted;
    return row.isSuspiciouslyLow() ? Verdict::SuspiciouslyLow : Verdict::Holds;
}

std::string nameOf(const EndToEndRow &row)
{
    return row.method + (row.isGaussian ? ", discrete Gaussian" : ", discrete Laplace");
}

void printLine(const std::string &name,
               const std::string &claim,
               double measured,
               double expected,
               const std::string &last)
{
    std::printf("%-48s  %-14s  >= %-6.3f  %8.3f  %s\n",
                name.c_str(),
                claim.c_str(),
                measured,
                expected,
                last.c_str());
}

void printMechanisms(const std::vector<AuditRow> &rows)
{
    std::printf(
        "%-48s  %-14s  %-9s  %8s  %s\n", "mechanism", "epsilon, delta", "measured", "trials", "verdict");
    for (const AuditRow &row : rows)
        std::printf("%-48s  %-14s  >= %-6.3f  %8ld  %s\n",
                    row.mechanism.c_str(),
                    claimOf(row.claimedEpsilon, row.claimedDelta).c_str(),
                    row.measuredLowerBound,
                    row.trials,
                    namesOf(verdictOf(row)).words);
}

void printJourneys(const std::vector<EndToEndRow> &rows)
{
    std::printf("\n%-48s  %-14s  %-9s  %8s  %s\n",
                "from the records to the package",
                "epsilon, delta",
                "measured",
                "expected",
                "verdict, weight of a person");
    for (const EndToEndRow &row : rows) {
        printLine(nameOf(row),
                  claimOf(row.claimedEpsilon, row.claimedDelta),
                  row.measuredLowerBound,
                  row.expectedLowerBound,
                  namesOf(row.verdict).words);
        for (const TableFinding &table : row.tables) {
            char weight[32] = "";
            std::snprintf(weight, sizeof weight, "%.2f", table.weight);
            printLine("    table " + table.table,
                      claimOf(table.claimedEpsilon, row.claimedDelta),
                      table.measuredLowerBound,
                      table.expectedLowerBound,
                      weight);
        }
        if (!row.basis.empty())
            std::printf("    (%s)\n", row.basis.c_str());
        for (const std::string &fault : row.faults)
            std::printf("    ! %s\n", fault.c_str());
    }
}

Json mechanismJson(const AuditRow &row)
{
    return {{"mechanism", row.mechanism},
            {"claimedEpsilon", row.claimedEpsilon},
            {"claimedDelta", row.claimedDelta},
            {"measuredLowerBound", row.measuredLowerBound},
            {"leastPlausibleBound", row.leastPlausible},
            {"trials", row.trials},
            {"holds", row.holds()},
            {"verdict", namesOf(verdictOf(row)).key}};
}

Json journeyJson(const EndToEndRow &row)
{
    Json tables = Json::array();
    for (const TableFinding &table : row.tables)
        tables.push_back({{"table", table.table},
                          {"claimedEpsilon", table.claimedEpsilon},
                          {"measuredLowerBound", table.measuredLowerBound},
                          {"expectedLowerBound", table.expectedLowerBound},
                          {"weight", table.weight}});
    return {{"mechanism", nameOf(row) + ", from the records to the package"},
            {"method", row.method},
            {"basis", row.basis},
            {"claimedEpsilon", row.claimedEpsilon},
            {"claimedDelta", row.claimedDelta},
            {"measuredLowerBound", row.measuredLowerBound},
            {"expectedLowerBound", row.expectedLowerBound},
            {"trials", row.trials},
            {"holds", row.holds()},
            {"verdict", namesOf(row.verdict).key},
            {"faults", row.faults},
            {"tables", tables}};
}

} // namespace

bool AuditReport::holds() const
{
    const auto doesHold = [](const auto &row) { return row.holds(); };
    return std::ranges::all_of(mechanisms, doesHold) && std::ranges::all_of(journeys, doesHold);
}

void printAuditTable(const AuditReport &report)
{
    printMechanisms(report.mechanisms);
    printJourneys(report.journeys);
}

void printAuditJson(const AuditReport &report)
{
    Json rows = Json::array();
    for (const AuditRow &row : report.mechanisms)
        rows.push_back(mechanismJson(row));
    for (const EndToEndRow &row : report.journeys)
        rows.push_back(journeyJson(row));
    const Json whole{{"schema", "keyseed-audit/1"}, {"holds", report.holds()}, {"rows", rows}};
    std::printf("%s\n", whole.dump(2).c_str());
}

} // namespace cli
