#include "tests/bench/experiments/Report.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>

namespace experiments {

namespace {

using core::Result;
namespace fs = std::filesystem;

std::string plainNumber(double value)
{
    char text[64];
    std::snprintf(text, sizeof(text), "%.6g", value);
    return text;
}

std::string plainNumber(const std::optional<double> &value)
{
    return value ? plainNumber(*value) : std::string();
}

std::string quoted(const std::string &text)
{
    std::string field = "\"";
    for (const char each : text)
        field += each == '"' ? std::string("\"\"") : std::string(1, each);
    return field + '"';
}

std::string escaped(const std::string &text)
{
    std::string html;
    for (const char each : text)
        html += each == '&'   ? std::string("&amp;")
                : each == '<' ? std::string("&lt;")
                : each == '>' ? std::string("&gt;")
                              : std::string(1, each);
    return html;
}

/// Why nothing here makes a number.
std::string whyWithoutRow(const PublishedNumber &printed)
{
    if (printed.key.table == "figure 3 (text)")
        return "the discriminator by itself: here the student's answers are part of a release";
    if (printed.unit == "count")
        return "experiments/run dp-bart-data-sets counts the corpora that are at hand";
    return "no configuration has it";
}

struct Maker
{
    std::string configuration;
    std::string missing; ///< the reason why the row cannot be run
};

/// The configuration that makes each number, by its place in published.json; the first that has it.
std::map<std::size_t, Maker> makersOf(const std::vector<Configuration> &configurations,
                                      const Published &published)
{
    std::map<std::size_t, Maker> makers;
    for (const Configuration &configuration : configurations)
        for (const Place &place : placesOf(configuration)) {
            const auto key = configuration.keyOf(place.system, place.budget, place.learner, place.measure);
            const PublishedNumber *printed = key ? published.find(*key) : nullptr;
            if (printed != nullptr)
                makers.emplace(static_cast<std::size_t>(printed - published.numbers().data()),
                               Maker{configuration.name,
                                     place.system == nullptr ? std::string() : place.system->missing});
        }
    return makers;
}

Entry entryWithout(const PublishedNumber &printed, std::size_t at, const std::map<std::size_t, Maker> &makers)
{
    Entry entry{.system = printed.key.system,
                .learner = printed.key.learner,
                .epsilon = printed.key.epsilon.value_or(
                    printed.key.isWithoutNoise ? std::numeric_limits<double>::infinity() : 0.0),
                .measure = printed.key.measure,
                .unit = printed.unit,
                .number = at,
                .published = printed.value,
                .tolerance = {},
                .why = {}};
    if (const auto ours = computed(printed.key)) {
        entry.runs = 1;
        entry.mean = *ours;
        entry.why = "computed from the settings; the publication prints the standard deviation as a variance";
        return entry;
    }
    const auto maker = makers.find(at);
    if (maker == makers.end())
        entry.why = whyWithoutRow(printed);
    else
        entry.why = maker->second.missing.empty() ? "not run: experiments/run " + maker->second.configuration
                                                  : maker->second.missing;
    return entry;
}

std::string verdict(const Entry &entry)
{
    const auto difference = entry.difference();
    if (!difference || !entry.tolerance)
        return {};
    return std::abs(*difference) <= *entry.tolerance + 1e-9 ? "yes" : "no";
}

std::string privacyOf(const ReportRow &row)
{
    if (std::isinf(row.entry.epsilon))
        return "without noise";
    const auto printed = row.printed == nullptr ? std::nullopt : row.printed->key.epsilon;
    const double epsilon = printed.value_or(row.entry.epsilon);
    return epsilon > 0 ? plainNumber(epsilon) : std::string("none");
}

constexpr const char *style =
    "<style>body{font:15px/1.45 sans-serif;margin:2em auto;max-width:80em;padding:0 1em}"
    "table{border-collapse:collapse;margin:1em 0}td,th{border:1px solid #bbb;padding:.2em .5em;"
    "text-align:left;vertical-align:top}td.n{text-align:right;white-space:nowrap}"
    "tr.none td{color:#666}</style>";

std::string cell(const std::string &text)
{
    return "<td>" + escaped(text) + "</td>";
}

std::string numberCell(const std::string &text)
{
    return "<td class=\"n\">" + escaped(text) + "</td>";
}

std::string htmlRow(const ReportRow &row)
{
    const Entry &entry = row.entry;
    const auto difference = entry.difference();
    std::string ours = entry.runs > 0 ? inWords(entry.mean, entry.unit) : std::string();
    if (entry.runs > 1 && entry.deviation > 0)
        ours += " ± " + inWords(entry.deviation, entry.unit);
    std::string printed = entry.published ? inWords(*entry.published, entry.unit) : std::string();
    if (entry.tolerance)
        printed += " ± " + inWords(*entry.tolerance, entry.unit);
    return std::string(entry.runs > 0 ? "<tr>" : "<tr class=\"none\">")
           + cell(row.printed == nullptr ? entry.system : row.printed->key.system)
           + cell(row.printed == nullptr ? entry.learner : row.printed->key.learner)
           + cell(row.printed != nullptr && row.printed->key.texts ? std::to_string(*row.printed->key.texts)
                                                                   : std::string())
           + numberCell(privacyOf(row)) + cell(entry.measure) + numberCell(printed) + numberCell(ours)
           + numberCell(difference ? inWords(*difference, entry.unit) : std::string())
           + cell(row.size.empty() ? std::string() : row.size + ", " + std::to_string(entry.runs) + " runs")
           + cell(row.configuration) + cell(entry.why) + "</tr>\n";
}

std::string headingOf(const ReportRow &row)
{
    if (row.printed == nullptr)
        return "Rows of ours that nothing was published of: " + row.configuration;
    const PublishedKey &key = row.printed->key;
    const char *paper = key.paper == "dp-kps" ? "DP-KPS" : key.paper == "dp-da" ? "DP-DA" : "DP-BART";
    return std::string(paper) + ", table " + key.table + ", " + key.corpus;
}

} // namespace

std::vector<ReportRow> reportRows(const std::vector<Table> &tables,
                                  const std::vector<Configuration> &configurations,
                                  const Published &published)
{
    const auto makers = makersOf(configurations, published);
    std::vector<ReportRow> rows;
    for (std::size_t at = 0; at < published.numbers().size(); ++at) {
        const PublishedNumber &printed = published.numbers()[at];
        const std::size_t before = rows.size();
        for (const Table &table : tables)
            for (const Entry &entry : table.entries)
                if (entry.number == at && entry.runs > 0)
                    rows.push_back({&printed, table.name, table.size, entry});
        if (rows.size() > before)
            continue;
        // A table that was made without this row says more than that there is none.
        const auto made = [&]() -> std::optional<ReportRow> {
            for (const Table &table : tables)
                for (const Entry &entry : table.entries)
                    if (entry.number == at && !entry.why.empty())
                        return ReportRow{&printed, table.name, {}, entry};
            return std::nullopt;
        }();
        const auto maker = makers.find(at);
        rows.push_back(made ? *made
                            : ReportRow{&printed,
                                        maker == makers.end() ? std::string() : maker->second.configuration,
                                        {},
                                        entryWithout(printed, at, makers)});
    }
    for (const Table &table : tables)
        for (const Entry &entry : table.entries)
            if (!entry.number && entry.runs > 0)
                rows.push_back({nullptr, table.name, table.size, entry});
    return rows;
}

std::string reportCsv(const std::vector<ReportRow> &rows)
{
    std::string text = "paper,table,corpus,system,texts,learner,epsilon,delta,measure,unit,published,"
                       "published deviation,ours,our deviation,runs,difference,within the published "
                       "deviation,size,configuration,why\n";
    for (const ReportRow &row : rows) {
        const Entry &entry = row.entry;
        const PublishedKey key = row.printed == nullptr ? PublishedKey() : row.printed->key;
        const bool isRun = entry.runs > 0;
        text += key.paper + ',' + quoted(key.table) + ',' + quoted(key.corpus) + ','
                + quoted(row.printed == nullptr ? entry.system : key.system) + ','
                + (key.texts ? std::to_string(*key.texts) : std::string()) + ','
                + quoted(row.printed == nullptr ? entry.learner : key.learner) + ',' + privacyOf(row) + ','
                + (row.printed == nullptr ? std::string() : plainNumber(row.printed->delta)) + ','
                + quoted(entry.measure) + ',' + entry.unit + ',' + plainNumber(entry.published) + ','
                + plainNumber(entry.tolerance) + ',' + (isRun ? plainNumber(entry.mean) : std::string()) + ','
                + (isRun ? plainNumber(entry.deviation) : std::string()) + ',' + std::to_string(entry.runs)
                + ',' + plainNumber(entry.difference()) + ',' + verdict(entry) + ',' + row.size + ','
                + quoted(row.configuration) + ',' + quoted(entry.why) + '\n';
    }
    return text;
}

std::string reportHtml(const std::vector<ReportRow> &rows, const std::vector<Table> &tables)
{
    std::size_t printed = 0;
    std::size_t run = 0;
    const PublishedNumber *last = nullptr;
    for (const ReportRow &row : rows) {
        if (row.printed == nullptr || row.printed == last)
            continue;
        last = row.printed;
        ++printed;
        run += row.entry.runs > 0 ? 1 : 0;
    }
    std::string html =
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Published "
        "experiments</title>"
        + std::string(style) + "</head><body><h1>Published experiments</h1>\n<p>" + std::to_string(run)
        + " of " + std::to_string(printed)
        + " published numbers have a number of ours beside them. Grey rows were not run and say "
          "why. Differences are ours minus the published number; with small sizes they say how "
          "the program works, not how well a method does.</p>\n<p>DP-DA: its published epsilon of "
          "4 pays for 12 of the 3,750 answers of its teachers (epsilon "
        + inWords(epsilonOfAnswers(12, 1e-6), "fraction") + "); all of them cost "
        + std::to_string(std::lround(epsilonOfAnswers(3750, 1e-6)))
        + " at the same delta. Our rows cost what they state.</p>\n";
    std::string heading;
    for (const ReportRow &row : rows) {
        const std::string own = headingOf(row);
        if (own != heading) {
            html +=
                (heading.empty() ? "" : "</table>\n") + std::string("<h2>") + escaped(own)
                + "</h2>\n<table><tr><th>system</th><th>learner</th><th>texts</th><th>epsilon</th><th>measure"
                  "</th><th>published</th><th>ours</th><th>difference</th><th>size</th><th>configuration</th>"
                  "<th>why</th></tr>\n";
            heading = own;
        }
        html += htmlRow(row);
    }
    html += heading.empty() ? "" : "</table>\n";
    for (const Table &table : tables) {
        html += "<h2>" + escaped(table.title) + " (" + escaped(table.size) + ")</h2>\n<p>"
                + escaped(table.corpus) + "</p>\n<ul>\n";
        for (const std::string &each : table.differs)
            html += "<li>" + escaped(each) + "</li>\n";
        html += "</ul>\n";
    }
    return html + "</body></html>\n";
}

Result<void> writeReport(const fs::path &output,
                         const std::vector<Configuration> &configurations,
                         const Published &published)
{
    constexpr std::uint64_t largest = 100'000'000;
    std::vector<fs::path> files;
    if (fs::exists(output / "tables"))
        for (const auto &each : fs::directory_iterator(output / "tables"))
            if (each.path().extension() == ".json")
                files.push_back(each.path());
    std::ranges::sort(files);
    std::vector<Table> tables;
    for (const fs::path &file : files) {
        KEYSEED_ASSIGN(const auto text, core::readWholeFile(file, largest));
        auto table = tableFrom(text);
        if (!table)
            return core::fail(table.error().code, file.string() + ": " + table.error().detail);
        tables.push_back(std::move(*table));
    }
    const auto rows = reportRows(tables, configurations, published);
    fs::create_directories(output);
    KEYSEED_TRY(core::writeNewFile(output / "report.csv", reportCsv(rows)));
    return core::writeNewFile(output / "report.html", reportHtml(rows, tables));
}

} // namespace experiments
