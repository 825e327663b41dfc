#include "app/cli/CommandLine.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/report/Terminal.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/base/system/Process.h"
#include "core/pipeline/reading/UnitReading.h"
#include "core/preparation/Preparation.h"
#include "core/records/RecordStream.h"

#include <cstdio>
#include <memory>
#include <string>

namespace cli {

namespace {

using core::ErrorCode;
using core::fail;
using core::preparation::PartKind;

struct PrepareOptions
{
    std::string plan;
    std::string records;
    int show = 3;
    bool showValues = false;
};

/// The shares of the first few records by the rules; they say nothing about the others.
struct Shares
{
    std::size_t counted = 0; ///< bytes
    std::size_t cut = 0;
    std::size_t denied = 0;

    void add(const core::preparation::TextPart &part)
    {
        const std::size_t bytes = part.range.end - part.range.begin;
        (part.kind == PartKind::Counted ? counted : part.kind == PartKind::Cut ? cut : denied) += bytes;
    }
};

const char *nameOf(PartKind kind)
{
    switch (kind) {
    case PartKind::Counted:
        return "counted";
    case PartKind::Cut:
        return "cut";
    case PartKind::Denied:
        return "denied";
    }
    return "";
}

void printParts(int number, const std::string &text, const core::preparation::PreparedText &prepared)
{
    printFormatted("record %d\n", number);
    for (const auto &part : prepared.parts)
        printFormatted("  %-7s %s%s%s%s\n",
                       nameOf(part.kind),
                       part.section.empty() ? "" : "[",
                       std::string(part.section).c_str(),
                       part.section.empty() ? "" : "] ",
                       core::printable(part.range.in(text)).c_str());
}

// Checks that private values are requested, and that they go to a screen only.
core::Result<void> checkScreen(const PrepareOptions &options)
{
    if (!options.showValues)
        return fail(ErrorCode::InvalidParameter,
                    "--show-values: this shows text of records, which is private; add --show-values if only "
                    "persons who may read the records can see the screen");
    if (!core::system::isTerminal(core::system::Stream::Output))
        return fail(
            ErrorCode::InvalidParameter,
            "--show-values: a terminal was expected; text of records is not written to a file or a pipe");
    return {};
}

core::Result<void> prepare(const PrepareOptions &options)
{
    KEYSEED_TRY(checkScreen(options));
    KEYSEED_ASSIGN(auto plan, givenPlan(options.plan));
    if (!options.records.empty())
        readFiles(plan.records, {options.records});
    KEYSEED_TRY(core::pipeline::completeRecords(plan));
    if (auto valid = validatePart(plan, "records"); !valid)
        return fail(core::inPlace(options.plan, valid.error()));
    KEYSEED_ASSIGN(auto reader, core::records::openToCheck(recordsSource(plan.records)));
    const core::preparation::Preparation rules(preparationRules(plan.records));
    Shares shares;
    core::records::Record record;
    for (int number = 1; number <= options.show; ++number) {
        KEYSEED_ASSIGN(const auto more, reader->next(record));
        if (!more)
            break;
        const auto prepared = rules.prepare(record.text);
        printParts(number, record.text, prepared);
        for (const auto &part : prepared.parts)
            shares.add(part);
    }
    printFormatted("bytes of these records: %zu counted, %zu cut, %zu denied; copies do not show here\n",
                   shares.counted,
                   shares.cut,
                   shares.denied);
    return {};
}

} // namespace

void addPrepareCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand(
        "prepare", "Show on the screen which parts of the first records a plan counts (private)");
    const auto options = std::make_shared<PrepareOptions>();
    command->add_option("--plan", options->plan, "The plan (JSON); only its part records is used")
        ->required();
    command->add_option("--records", options->records, "Records file instead of the plan's");
    command->add_option("--show", options->show, "How many records")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_flag("--show-values",
                      options->showValues,
                      "Confirm that text of records is shown: on a terminal only, never in a file or a pipe");
    command->callback([&action, options] {
        action = [options] {
            const auto shown = prepare(*options);
            return shown ? done : report(shown.error());
        };
    });
}

} // namespace cli
