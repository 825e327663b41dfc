#include "app/cli/CommandLine.h"
#include "app/cli/report/Report.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/ProgressPrinter.h"
#include "core/audit/EndToEndAudit.h"
#include "core/audit/EndToEndRow.h"
#include "core/audit/ReaderAudit.h"
#include "core/base/Result.h"
#include "core/base/system/Process.h"
#include "core/methods/Methods.h"
#include "core/privacy/audit/SelfAudit.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cli {

namespace {

using core::audit::EndToEndRow;
using core::audit::ReaderRow;
using core::audit::TableFinding;
using core::audit::Verdict;
using core::privacy::AuditRow;

/// The rows of an audit.
struct Audit
{
    std::vector<AuditRow> mechanisms;
    std::vector<ReaderRow> readers;
    std::vector<EndToEndRow> journeys;
};

// A claim of (epsilon, delta) is written "4.728, 1e-05".
std::string claimOf(double epsilon, double delta)
{
    return delta > 0 ? formatted("%.3f, %g", epsilon, delta) : formatted("%.3f", epsilon);
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

const TableLayout &mechanismTable()
{
    using enum Column::Align;
    static const TableLayout table({{"mechanism", 48, Left},
                                    {"epsilon, delta", 14, Left},
                                    {"measured", 9, Left},
                                    {"trials", 8},
                                    {"verdict", 0, Left}});
    return table;
}

const TableLayout &journeyTable()
{
    using enum Column::Align;
    static const TableLayout table({{"from the records to the package", 48, Left},
                                    {"epsilon, delta", 14, Left},
                                    {"measured", 9, Left},
                                    {"expected", 8},
                                    {"verdict, weight of a person", 0, Left}});
    return table;
}

std::string mechanismLine(const AuditRow &row)
{
    return mechanismTable().line({row.mechanism,
                                  claimOf(row.claimedEpsilon, row.claimedDelta),
                                  formatted(">= %.3f", row.measuredLowerBound),
                                  std::to_string(row.trials),
                                  namesOf(verdictOf(row)).words});
}

const TableLayout &readerTable()
{
    using enum Column::Align;
    static const TableLayout table({{"reading of records beside unusual ones", 48, Left},
                                    {"persons", 14},
                                    {"unusual", 9},
                                    {"verdict", 0, Left}});
    return table;
}

Verdict verdictOf(const ReaderRow &row)
{
    return row.holds() ? Verdict::Holds : Verdict::Refuted;
}

std::string readerLines(const ReaderRow &row)
{
    const std::string line = readerTable().line({row.form,
                                                 std::to_string(row.persons),
                                                 std::to_string(row.oddPersons),
                                                 namesOf(verdictOf(row)).words});
    return row.holds() ? line : line + "    ! " + row.fault + "\n";
}

JsonValue readerJson(const ReaderRow &row)
{
    return {{"mechanism", "reading " + row.form + " beside unusual records"},
            {"form", row.form},
            {"persons", row.persons},
            {"unusualPersons", row.oddPersons},
            {"holds", row.holds()},
            {"verdict", namesOf(verdictOf(row)).key},
            {"faults", row.holds() ? JsonValue::array() : JsonValue::array({row.fault})}};
}

std::string journeyLines(const EndToEndRow &row)
{
    const auto line =
        [](const std::string &name, const std::string &claim, const auto &found, const std::string &last) {
            return journeyTable().line({name,
                                        claim,
                                        formatted(">= %.3f", found.measuredLowerBound),
                                        formatted("%.3f", found.expectedLowerBound),
                                        last});
        };
    std::string lines =
        line(nameOf(row), claimOf(row.claimedEpsilon, row.claimedDelta), row, namesOf(row.verdict).words);
    for (const TableFinding &table : row.tables)
        lines += line("    table " + table.table,
                      claimOf(table.claimedEpsilon, row.claimedDelta),
                      table,
                      formatted("%.2f", table.weight));
    if (!row.basis.empty())
        lines += "    (" + row.basis + ")\n";
    for (const std::string &fault : row.faults)
        lines += "    ! " + fault + "\n";
    return lines;
}

JsonValue mechanismJson(const AuditRow &row)
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

JsonValue journeyJson(const EndToEndRow &row)
{
    JsonValue tables = JsonValue::array();
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

bool allHold(const Audit &audit)
{
    const auto doesHold = [](const auto &row) { return row.holds(); };
    return std::ranges::all_of(audit.mechanisms, doesHold) && std::ranges::all_of(audit.readers, doesHold)
           && std::ranges::all_of(audit.journeys, doesHold);
}

Report auditReport(const Audit &audit)
{
    Report report;
    report.value({"schema"}, "keyseed-audit/1");
    report.value({"holds"}, allHold(audit));
    report.value({"rows"}, JsonValue::array());
    report.lines(mechanismTable().heading());
    for (const AuditRow &row : audit.mechanisms)
        report.row({"rows"}, mechanismJson(row), mechanismLine(row));
    report.lines("\n" + readerTable().heading());
    for (const ReaderRow &row : audit.readers)
        report.row({"rows"}, readerJson(row), readerLines(row));
    report.lines("\n" + journeyTable().heading());
    for (const EndToEndRow &row : audit.journeys)
        report.row({"rows"}, journeyJson(row), journeyLines(row));
    return report;
}

// Returns the named methods in their order; all if none is named.
core::Result<std::vector<const core::synthesis::Synthesizer *>>
methodsOf(const std::vector<std::string> &names)
{
    const auto all = core::synthesis::synthesizers();
    std::vector<const core::synthesis::Synthesizer *> methods;
    for (const std::string &name : names) {
        KEYSEED_ASSIGN(const auto method, core::synthesis::synthesizerOf(name));
        methods.push_back(method);
    }
    if (names.empty())
        methods.assign(all.begin(), all.end());
    return methods;
}

core::Result<Audit> auditOf(const std::vector<std::string> &names)
{
    KEYSEED_ASSIGN(const auto methods, methodsOf(names));
    ProgressPrinter progress(core::system::isTerminal(core::system::Stream::Errors) ? ProgressStyle::Bar
                                                                                    : ProgressStyle::None);
    KEYSEED_ASSIGN(auto mechanisms, core::privacy::runSelfAudit(progress));
    KEYSEED_ASSIGN(auto readers, core::audit::auditReaders(core::audit::recordForms(), progress));
    KEYSEED_ASSIGN(auto journeys, core::audit::auditEndToEnd(methods, progress));
    return Audit{std::move(mechanisms), std::move(readers), std::move(journeys)};
}

ExitCode audit(const std::vector<std::string> &methods, bool asJson)
{
    watchForInterrupts();
    const auto made = auditOf(methods);
    if (!made)
        return report(made.error());
    printFormatted("%s\n", auditReport(*made).printed(asJson).c_str());
    return allHold(*made) ? done : failed;
}

} // namespace

void addAuditCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("audit",
                               "Attack the noise mechanisms, the readers, and every method from the "
                               "records to the package, on this machine and compare with their claims");
    const auto asJson = std::make_shared<bool>(false);
    command->add_flag("--json", *asJson, "Print the rows as JSON");
    const auto methods = std::make_shared<std::vector<std::string>>();
    command->add_option(
        "--method", *methods, "Attack these methods instead of all, in addition to the mechanisms");
    command->callback(
        [&action, asJson, methods] { action = [asJson, methods] { return audit(*methods, *asJson); }; });
}

} // namespace cli
