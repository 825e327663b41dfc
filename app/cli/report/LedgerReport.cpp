#include "app/cli/report/LedgerReport.h"

#include "core/base/Text.h"
#include "core/package/text/Prose.h"
#include "core/privacy/accounting/Accounting.h"

#include <cstdint>
#include <optional>
#include <string>

namespace cli {

namespace {

using core::package::millionths;
using core::privacy::LedgerEntry;
using core::privacy::SourceAccount;
using core::privacy::Spend;

// The delta at which the report states rho as an epsilon.
constexpr double deltaOfRho = 1e-6;

struct Names
{
    const char *exact;
    const char *readable;
};

void addSpend(JsonValue &object, const Spend &spend)
{
    object["microEpsilon"] = spend.microEpsilon;
    object["picoRho"] = spend.picoRho;
    object["picoDelta"] = spend.picoDelta;
    object["epsilon"] = spend.epsilon();
    object["rho"] = spend.rho();
    object["delta"] = spend.delta();
}

void addParts(JsonValue &object, Names names, const std::optional<std::int64_t> &parts, double partsOfOne)
{
    object[names.exact] = parts ? JsonValue(*parts) : JsonValue();
    object[names.readable] = parts ? JsonValue(static_cast<double>(*parts) / partsOfOne) : JsonValue();
}

void addEpsilon(JsonValue &object, Names names, const std::optional<std::int64_t> &micro)
{
    addParts(object, names, micro, 1e6);
}

void addDelta(JsonValue &object, Names names, const std::optional<std::int64_t> &pico)
{
    addParts(object, names, pico, 1e12);
}

std::string capText(const std::optional<std::int64_t> &micro)
{
    return micro ? millionths(*micro) : "-";
}

std::string deltaText(std::int64_t pico)
{
    return formatted("%.6g", static_cast<double>(pico) / 1e12);
}

void addSources(Report &report, const std::vector<SourceAccount> &sources)
{
    // Names have any length, so they are in the last column.
    const TableLayout table({{"spent", 10},
                             {"at delta", 9},
                             {"account", 7, Column::Align::Left},
                             {"cap", 10},
                             {"free", 10},
                             {"delta cap", 9},
                             {"sum", 10},
                             {"delta sum", 9},
                             {"rho", 11},
                             {"source", 0, Column::Align::Left}});
    report.lines(table.heading());
    report.value({"sources"}, JsonValue::array());
    for (const SourceAccount &source : sources) {
        const double fromRho = core::privacy::zcdpEpsilon(source.spent.rho(), deltaOfRho);
        const core::privacy::AccountStatement together = source.together();
        JsonValue object{{"source", source.name}};
        addSpend(object, source.spent);
        object["epsilonFromRho"] = fromRho;
        object["epsilonFromRhoDelta"] = deltaOfRho;
        object["together"] = {{"account", core::privacy::nameOf(together.account)},
                              {"microEpsilon", together.microEpsilon},
                              {"picoDelta", together.picoDelta},
                              {"epsilon", together.epsilon()},
                              {"delta", together.delta()}};
        addEpsilon(object, {"capMicroEpsilon", "cap"}, source.caps.microEpsilon);
        addEpsilon(object, {"freeMicroEpsilon", "free"}, source.freeMicroEpsilon());
        addDelta(object, {"capPicoDelta", "capDelta"}, source.capPicoDelta());
        addDelta(object, {"freePicoDelta", "freeDelta"}, source.freePicoDelta());
        object["capDeltaIsDefault"] = !source.caps.picoDelta;
        report.row({"sources"},
                   std::move(object),
                   table.line({millionths(together.microEpsilon),
                               deltaText(together.picoDelta),
                               std::string(core::privacy::nameOf(together.account)),
                               capText(source.caps.microEpsilon),
                               capText(source.freeMicroEpsilon()),
                               deltaText(source.capPicoDelta()),
                               millionths(source.spent.microEpsilon),
                               deltaText(source.spent.picoDelta),
                               formatted("%.6g", source.spent.rho()),
                               core::printable(source.name)}));
    }
}

/// The figures of one kind of entry, besides the facts that all entries have.
struct EntryFigures
{
    std::string epsilon;
    std::string delta;
    std::string state;
};

EntryFigures addFigures(JsonValue &object, const LedgerEntry &entry)
{
    EntryFigures figures;
    figures.state = entry.kind;
    if (entry.kind == "reserve") {
        addSpend(object, entry.spend);
        figures = {.epsilon = millionths(entry.spend.microEpsilon),
                   .delta = entry.spend.picoDelta > 0 ? deltaText(entry.spend.picoDelta) : "",
                   .state = entry.committed     ? "committed"
                            : entry.interrupted ? "interrupted"
                                                : "running"};
        object["state"] = figures.state;
        return figures;
    }
    if (entry.kind == "cap") {
        addEpsilon(object, {"capMicroEpsilon", "cap"}, entry.caps.microEpsilon);
        addDelta(object, {"capPicoDelta", "capDelta"}, entry.caps.picoDelta);
        figures.epsilon = capText(entry.caps.microEpsilon);
    } else {
        object["refers"] = entry.refers;
    }
    if (entry.caps.picoDelta)
        figures.delta = deltaText(*entry.caps.picoDelta);
    if (entry.refers > 0)
        figures.state += " of " + std::to_string(entry.refers);
    return figures;
}

void addEntries(Report &report, const std::vector<LedgerEntry> &entries)
{
    using enum Column::Align;
    const TableLayout table({{"#", 4},
                             {"time (UTC)", 20, Left},
                             {"epsilon", 10},
                             {"delta", 10},
                             {"state", 12, Left},
                             {"by", 12, Left},
                             {"source: project, what", 0, Left}});
    report.lines(table.heading());
    report.value({"entries"}, JsonValue::array());
    for (const LedgerEntry &entry : entries) {
        JsonValue object{{"sequence", entry.sequence},
                         {"time", entry.time},
                         {"kind", entry.kind},
                         {"source", entry.source},
                         {"project", entry.project},
                         {"person", entry.person},
                         {"detail", entry.detail}};
        const EntryFigures figures = addFigures(object, entry);
        report.row({"entries"},
                   std::move(object),
                   table.line({std::to_string(entry.sequence),
                               entry.time,
                               figures.epsilon,
                               figures.delta,
                               figures.state,
                               core::printable(entry.person),
                               core::printable(entry.source) + ": " + core::printable(entry.project)
                                   + (entry.project.empty() || entry.detail.empty() ? "" : ", ")
                                   + core::printable(entry.detail)}));
    }
}

} // namespace

Report ledgerReport(const std::filesystem::path &ledger, const core::privacy::LedgerContents &contents)
{
    Report report;
    report.value({"schema"}, "keyseed-ledger/1");
    report.value({"ledger"}, ledger.string());
    report.value({"chain"},
                 {{"verified", !contents.broken},
                  {"entries", contents.entries.size()},
                  {"fault", contents.broken ? JsonValue(contents.broken->detail) : JsonValue()}});
    addSources(report, contents.sources);
    report.line("");
    addEntries(report, contents.entries);
    report.line(
        "\nspent, cap and free are epsilon; spent holds for all debits together at its delta, by the account"
        " that says most: sums, the composed rho, or the exact distribution of the privacy loss");
    return report;
}

} // namespace cli
