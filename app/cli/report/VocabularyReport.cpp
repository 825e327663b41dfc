#include "app/cli/report/VocabularyReport.h"

#include "core/base/Text.h"
#include "core/vocabulary/Vocabulary.h"

#include <algorithm>

namespace cli {

namespace {

using core::printable;
using core::toHex;
using core::vocabulary::kindCount;
using core::vocabulary::VocabularyFacts;

std::string kindName(std::size_t kind)
{
    return std::string(core::vocabulary::nameOf(static_cast<core::vocabulary::Kind>(kind)));
}

void addSummary(Report &report, const core::vocabulary::ImportSummary &summary)
{
    report.line("read");
    report.value({"read", "files"}, JsonValue::array());
    for (const auto &file : summary.files) {
        const std::string digest = toHex(file.digest);
        report.row({"read", "files"},
                   {{"file", file.path.string()}, {"lines", file.lines}, {"sha256", digest}});
        report.countLine(std::to_string(file.lines),
                         "lines of " + printable(file.path.string()) + ", SHA-256 " + digest);
    }
    report.count({"read", "concepts"}, summary.concepts, "concepts");
    report.count({"read", "names"}, summary.names, "names of these");
    report.value({"read", "leftOut"}, JsonValue::object());
    if (!summary.leftOut.empty())
        report.line("left out");
    for (const auto &[reason, count] : summary.leftOut)
        report.count({"read", "leftOut", reason}, count, reason);
}

// Adds how many terms the plan excludes: by the kinds that it names, and of other kinds one by one.
void addExclusion(Report &report, const ShownVocabulary &shown)
{
    const VocabularyFacts facts = factsOf(shown.whole);
    std::size_t single = shown.whole.size() - shown.vocabulary.size();
    report.line("left out by the plan");
    report.value({"excluded", "kinds"}, JsonValue::object());
    report.value({"excluded", "terms"}, 0);
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        if (std::ranges::find(shown.exclude.kinds, kindName(kind)) == shown.exclude.kinds.end())
            continue;
        report.count(
            {"excluded", "kinds", kindName(kind)}, facts.terms[kind], "terms of the kind " + kindName(kind));
        single -= facts.terms[kind];
    }
    report.count({"excluded", "terms"}, single, "terms by name");
}

void addTerms(Report &report, const ShownVocabulary &shown, const VocabularyFacts &facts)
{
    report.line("terms");
    report.count({"terms"}, shown.vocabulary.size(), "in all");
    report.value({"forms"}, facts.forms);
    report.value({"kinds"}, JsonValue::object());
    for (std::size_t kind = 0; kind < kindCount; ++kind)
        if (facts.terms[kind] > 0)
            report.count({"kinds", kindName(kind)}, facts.terms[kind], kindName(kind));
    report.count({"forms"}, facts.forms, "further names and inflections");
}

void addExamples(Report &report, const VocabularyFacts &facts)
{
    report.line("examples");
    report.value({"examples"}, JsonValue::array());
    for (const VocabularyFacts::Example &example : facts.examples) {
        std::string line = "    " + printable(example.term);
        for (std::size_t i = 0; i < example.forms.size(); ++i)
            line += (i == 0 ? ": " : ", ") + printable(example.forms[i]);
        report.row({"examples"}, {{"term", example.term}, {"forms", example.forms}}, line + "\n");
    }
}

} // namespace

Report vocabularyReport(const ShownVocabulary &shown)
{
    const VocabularyFacts facts = factsOf(shown.vocabulary);
    Report report;
    report.value({"vocabulary"}, shown.name);
    report.line(printable(shown.name));
    if (shown.summary)
        addSummary(report, *shown.summary);
    if (!shown.exclude.isEmpty())
        addExclusion(report, shown);
    addTerms(report, shown, facts);
    addExamples(report, facts);
    const std::string digest = toHex(shown.vocabulary.digest());
    report.value({"sha256"}, digest);
    report.line("SHA-256 " + digest);
    return report;
}

} // namespace cli
