#include "core/evaluation/InternalReport.h"

#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/facts/Statement.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/text/Prose.h"
#include "core/print/Charts.h"
#include "core/print/Pdf.h"

#include <algorithm>
#include <system_error>

namespace core::evaluation {

namespace {

using pipeline::PrivateCounts;
using print::Flow;

std::string orNotGiven(const std::string &text)
{
    const std::string line = package::oneLine(text);
    return line.empty() ? "not given" : line;
}

// Many are only counted: the tables name them all.
std::string labelsInWords(const std::vector<std::string> &labels)
{
    constexpr std::size_t mostNamed = 12;
    if (labels.size() > mostNamed)
        return std::to_string(labels.size());
    std::string names;
    for (const std::string &label : labels)
        if (!label.empty())
            names += (names.empty() ? "" : ", ") + package::oneLine(label);
    return names.empty() ? "none" : names;
}

void addFacts(Flow &flow, const InternalFacts &facts)
{
    const package::BudgetStatement budget{facts.spend, facts.unitIsPerson};
    flow.facts(
        {{"Project", orNotGiven(facts.project)},
         {"Made on",
          package::timeInWords(facts.createdAt) + ", with Keyseed " + package::oneLine(facts.programVersion)},
         {"The package", facts.spend.microEpsilon > 0 ? package::promise(budget) : "nothing was spent"},
         {"Labels", labelsInWords(facts.labels)}});
}

void addReason(Flow &flow)
{
    flow.notice(
        "The figures in this report were computed from the records without noise. No epsilon covers them: "
        "who reads them learns more about the records than the package tells. Keep the report with the "
        "records, under the same rules, and do not store it beside a package that is shared.",
        {},
        print::palette::warningSoft,
        print::palette::warning);
}

void addCounts(Flow &flow, const InternalFacts &facts)
{
    const PrivateCounts &counts = *facts.counts;
    std::vector<std::vector<std::string>> rows = {
        {"used", std::to_string(counts.usable)},
        {"skipped: no text", std::to_string(counts.withoutText)},
        {"skipped: label not declared", std::to_string(counts.undeclaredLabel)}};
    if (facts.unitIsPerson)
        rows.push_back({"skipped: no patient's id", std::to_string(counts.withoutPerson)});
    std::int64_t leftOut = 0;
    for (const records::LeftOutReason reason : counts.leftOut.reasons()) {
        if (reason < records::LeftOutReason::UnreadableKind) // files and folders are no records
            continue;
        rows.push_back(
            {"skipped: " + std::string(records::words(reason)), std::to_string(counts.leftOut.of(reason))});
        leftOut += counts.leftOut.of(reason);
    }
    rows.push_back({"all",
                    std::to_string(counts.usable + counts.withoutText + counts.undeclaredLabel
                                   + counts.withoutPerson + leftOut)});
    flow.heading("The records", 90.0);
    print::addTable(flow,
                    {.columns = {{"records", 3.0}, {"number", 1.0, print::Align::End}},
                     .rows = std::move(rows),
                     .lastIsSum = true});
    if (counts.likelyCut > 0)
        flow.paragraph("Of the records that were used, " + std::to_string(counts.likelyCut)
                       + " have a text of 32,767 characters, all that a cell of a spreadsheet program holds: "
                         "what stood behind was most likely cut off before.");
}

// A score that does not fit its labels would be read past its end.
bool isWhole(const Usefulness &usefulness)
{
    const std::size_t labels = usefulness.labels.size();
    return std::all_of(usefulness.scores.begin(), usefulness.scores.end(), [labels](const auto &score) {
        return score.confusion.size() == labels
               && std::all_of(score.confusion.begin(), score.confusion.end(), [labels](const auto &row) {
                      return row.size() == labels;
                  });
    });
}

} // namespace

Result<std::string> internalReportPdf(const InternalFacts &facts)
{
    if (facts.usefulness && !isWhole(*facts.usefulness))
        return fail(ErrorCode::Internal,
                    "internal report: a confusion matrix does not have as many rows and columns as labels");
    return print::pdf({.title = "Internal report: " + orNotGiven(facts.project),
                       .programVersion = facts.programVersion,
                       .createdAt = facts.createdAt,
                       .mark = internalMark},
                      [&facts](Flow &flow) {
                          flow.title("Internal report", orNotGiven(facts.project));
                          addReason(flow);
                          addFacts(flow, facts);
                          if (facts.counts)
                              addCounts(flow, facts);
                          if (facts.usefulness)
                              addUsefulness(flow, *facts.usefulness);
                          else
                              flow.paragraph("The usefulness of the texts was not measured on the records.");
                          if (facts.fields)
                              addFieldComparison(flow, *facts.fields);
                      });
}

namespace {

namespace fs = std::filesystem;

bool isPackage(const fs::path &folder)
{
    std::error_code ignored;
    return fs::exists(folder / package::files::manifest, ignored)
           && fs::exists(folder / package::files::sums, ignored);
}

// A folder inside a package would be shared with it.
bool isInPackage(fs::path folder)
{
    while (true) {
        if (isPackage(folder))
            return true;
        const fs::path above = folder.parent_path();
        if (above == folder || above.empty())
            return false;
        folder = above;
    }
}

} // namespace

Result<void> writeInternalReport(const InternalFacts &facts, const fs::path &file)
{
    std::error_code error;
    const fs::path place = fs::weakly_canonical(fs::absolute(file, error), error);
    if (error || place.filename().empty() || !fs::is_directory(place.parent_path(), error))
        return fail(ErrorCode::InvalidPlan,
                    file.string() + ": its folder was not found; choose a file in a folder that is there");
    if (isInPackage(place.parent_path()))
        return fail(
            ErrorCode::InvalidPlan,
            file.string()
                + ": this folder is a release package, and the internal report must not leave with it; "
                  "choose another folder");
    if (fs::is_directory(place, error))
        return fail(ErrorCode::InvalidPlan, file.string() + ": it is a folder; name a file");
    KEYSEED_ASSIGN(const auto bytes, internalReportPdf(facts));
    return writeNewFile(place, bytes, NewFile::For::OwnerOnly);
}

} // namespace core::evaluation
