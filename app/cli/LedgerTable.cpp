#include "app/cli/LedgerTable.h"

#include "app/cli/LedgerFigures.h"
#include "core/base/PrintableText.h"
#include "core/package/text/Prose.h"
#include "core/privacy/Accounting.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>

namespace cli {

namespace {

static_assert(deltaOfRho == 1e-6, "the headings say so");

using core::package::millionths;
using core::privacy::LedgerEntry;
using core::privacy::SourceAccount;
using core::privacy::Spend;

std::string capText(const std::optional<std::int64_t> &micro)
{
    return micro ? millionths(*micro) : "-";
}

std::string numberText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", value);
    return text;
}

std::string epsilonFromRho(const Spend &spend)
{
    return numberText(std::ceil(core::privacy::zcdpEpsilon(spend.rho(), deltaOfRho) * 1e3) / 1e3);
}

std::string deltaText(std::int64_t pico)
{
    return numberText(static_cast<double>(pico) / 1e12);
}

/// Names are in the last column, as long as they are.
void printSource(const SourceAccount &source)
{
    std::printf("%10s  %10s  %10s  %11s  %9s  %10s  %11s  %9s  %s\n",
                millionths(source.spent.microEpsilon).c_str(),
                capText(source.caps.microEpsilon).c_str(),
                capText(source.freeMicroEpsilon()).c_str(),
                deltaText(source.spent.picoDelta).c_str(),
                deltaText(source.capPicoDelta()).c_str(),
                deltaText(source.freePicoDelta()).c_str(),
                numberText(source.spent.rho()).c_str(),
                epsilonFromRho(source.spent).c_str(),
                core::printable(source.name).c_str());
}

std::string epsilonOf(const LedgerEntry &entry)
{
    if (entry.kind == "reserve")
        return millionths(entry.spend.microEpsilon);
    return entry.kind == "cap" ? capText(entry.caps.microEpsilon) : "";
}

std::string deltaOf(const LedgerEntry &entry)
{
    if (entry.kind == "reserve")
        return entry.spend.picoDelta > 0 ? deltaText(entry.spend.picoDelta) : "";
    return entry.caps.picoDelta ? deltaText(*entry.caps.picoDelta) : "";
}

void printEntry(const LedgerEntry &entry)
{
    const bool isReserve = entry.kind == "reserve";
    const std::string state = isReserve          ? std::string(stateOf(entry))
                              : entry.refers > 0 ? entry.kind + " of " + std::to_string(entry.refers)
                                                 : entry.kind;
    std::printf("%4lld  %-20s  %10s  %10s  %-12s  %-12s  %s: %s%s%s\n",
                static_cast<long long>(entry.sequence),
                entry.time.c_str(),
                epsilonOf(entry).c_str(),
                deltaOf(entry).c_str(),
                state.c_str(),
                core::printable(entry.person).c_str(),
                core::printable(entry.source).c_str(),
                core::printable(entry.project).c_str(),
                entry.project.empty() || entry.detail.empty() ? "" : ", ",
                core::printable(entry.detail).c_str());
}

} // namespace

void printTable(const core::privacy::LedgerContents &contents)
{
    std::printf("%10s  %10s  %10s  %11s  %9s  %10s  %11s  %9s  %s\n",
                "spent",
                "cap",
                "free",
                "delta spent",
                "delta cap",
                "delta free",
                "rho",
                "at 1e-6",
                "source");
    for (const SourceAccount &source : contents.sources)
        printSource(source);
    std::printf("\n%4s  %-20s  %10s  %10s  %-12s  %-12s  %s\n",
                "#",
                "time (UTC)",
                "epsilon",
                "delta",
                "state",
                "by",
                "source: project, what");
    for (const LedgerEntry &entry : contents.entries)
        printEntry(entry);
    std::printf(
        "\nspent, cap and free are epsilon, at the sum of the deltas; \"at 1e-6\" is the epsilon that rho"
        " gives at that delta, beside what finding labels took of delta\n");
}

} // namespace cli
