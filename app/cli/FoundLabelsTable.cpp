#include "app/cli/FoundLabelsTable.h"

#include "app/cli/LedgerFigures.h"
#include "core/base/PrintableText.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <vector>

namespace cli {

namespace {

using core::package::LabelFinding;

// In characters, so that the numbers stand below each other.
std::size_t widthOf(const std::string &text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::string costLine(const LabelFinding &finding)
{
    char line[200];
    std::snprintf(
        line,
        sizeof line,
        "noise of scale %.6g on each number, told above %lld; spent: epsilon %.6g, delta %.6g per %s",
        finding.found.noise.value(),
        static_cast<long long>(finding.found.threshold),
        finding.spend.epsilon(),
        finding.spend.delta(),
        finding.unitIsPerson ? "person" : "record");
    return line;
}

} // namespace

std::string foundLabelsTable(const LabelFinding &finding)
{
    const std::string title = "label";
    std::size_t width = title.size();
    for (const auto &name : finding.found.names)
        width = std::max(width, widthOf(name.name));
    const auto row = [&](const std::string &left, const std::string &right) {
        return left + std::string(width - widthOf(left) + 2, ' ') + right + "\n";
    };
    std::string text = row(title, finding.unitIsPerson ? "persons (noisy)" : "records (noisy)");
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto &name : finding.found.names) {
        text += row(core::printable(name.name), std::to_string(name.units));
        list.push_back(name.name);
    }
    if (finding.found.names.empty())
        text += "no label is frequent enough to be told\n";
    return text + costLine(finding) + "\n" + list.dump();
}

} // namespace cli
