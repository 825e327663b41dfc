#include "app/cli/ReviewReport.h"

#include "core/base/PrintableText.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cli {

namespace {

using core::review::Exclusions;
using core::review::Finding;
using core::writing::Documents;
using Json = nlohmann::ordered_json;

struct RuleCount
{
    std::string_view rule;
    std::size_t findings = 0;
    std::size_t documents = 0;
};

/// Of the rules that found something, in their order.
std::vector<RuleCount> countsOf(const std::vector<Finding> &findings)
{
    std::vector<RuleCount> counts;
    for (const std::string_view rule : core::review::ruleNames()) {
        RuleCount count{.rule = rule};
        const Finding *last = nullptr;
        for (const Finding &finding : findings) {
            if (finding.rule != rule)
                continue;
            ++count.findings;
            count.documents += !last || last->document != finding.document ? 1 : 0;
            last = &finding;
        }
        if (count.findings > 0)
            counts.push_back(count);
    }
    return counts;
}

std::string padded(std::string_view text, std::size_t width)
{
    std::string result(text);
    result.resize(std::max(width, text.size()), ' ');
    return result;
}

std::string numberCell(std::size_t number)
{
    const std::string digits = std::to_string(number);
    return std::string(digits.size() < 11 ? 11 - digits.size() : 1, ' ') + digits;
}

std::size_t widestRule(const std::vector<RuleCount> &counts)
{
    std::size_t width = 4;
    for (const RuleCount &count : counts)
        width = std::max(width, count.rule.size());
    return width;
}

} // namespace

std::string
reviewTable(const std::vector<Finding> &findings, const Documents &documents, const Exclusions &leftOut)
{
    const std::vector<RuleCount> counts = countsOf(findings);
    const std::size_t width = widestRule(counts);
    std::string table = std::to_string(documents->size()) + " documents, " + std::to_string(leftOut.size())
                        + " left out, " + std::to_string(findings.size()) + " findings";
    if (!counts.empty())
        table += "\n\n" + padded("rule", width) + "   findings  documents";
    for (const RuleCount &count : counts)
        table += "\n" + padded(count.rule, width) + numberCell(count.findings) + numberCell(count.documents);
    if (!findings.empty())
        table += "\n";
    for (const Finding &finding : findings) {
        const std::string &id = (*documents)[finding.document].seed.id;
        table += "\n" + id + (core::review::reasonOf(leftOut, id) ? "  out  " : "       ")
                 + padded(finding.rule, width) + "  " + core::printable(finding.text);
    }
    return table;
}

std::string
reviewJson(const std::vector<Finding> &findings, const Documents &documents, const Exclusions &leftOut)
{
    Json rules = Json::array();
    for (const RuleCount &count : countsOf(findings))
        rules.push_back({{"rule", count.rule}, {"findings", count.findings}, {"documents", count.documents}});
    Json list = Json::array();
    for (const Finding &finding : findings)
        list.push_back({{"document", (*documents)[finding.document].seed.id},
                        {"rule", finding.rule},
                        {"text", core::printable(finding.text)}});
    Json out = Json::array();
    for (const core::package::Exclusion &each : leftOut)
        out.push_back(each.id);
    return Json{{"documents", documents->size()},
                {"rules", std::move(rules)},
                {"findings", std::move(list)},
                {"leftOut", std::move(out)}}
        .dump(2, ' ', true);
}

} // namespace cli
