#include "app/cli/report/VocabularyReport.h"

#include "core/base/PrintableText.h"
#include "core/vocabulary/VocabularyFacts.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace cli {

namespace {

using core::printable;
using core::toHex;
using core::vocabulary::Kind;
using core::vocabulary::kindCount;
using core::vocabulary::VocabularyFacts;

std::string kindName(std::size_t kind)
{
    return std::string(core::vocabulary::nameOf(static_cast<Kind>(kind)));
}

std::string row(const std::string &what, std::uint64_t count)
{
    constexpr std::size_t width = 12;
    const std::string number = std::to_string(count);
    return std::string(number.size() < width ? width - number.size() : 1, ' ') + number + "  " + what + "\n";
}

std::string exampleLine(const VocabularyFacts::Example &example)
{
    std::string line = "    " + printable(example.term);
    for (std::size_t i = 0; i < example.forms.size(); ++i)
        line += (i == 0 ? ": " : ", ") + printable(example.forms[i]);
    return line + "\n";
}

std::string summaryLines(const core::vocabulary::ImportSummary &summary)
{
    std::string text = "read\n";
    for (const auto &file : summary.files)
        text +=
            row("lines of " + printable(file.path.string()) + ", SHA-256 " + toHex(file.digest), file.lines);
    text += row("concepts", summary.concepts) + row("names of these", summary.names);
    if (!summary.leftOut.empty())
        text += "left out\n";
    for (const auto &[reason, count] : summary.leftOut)
        text += row(reason, count);
    return text;
}

nlohmann::ordered_json summaryJson(const core::vocabulary::ImportSummary &summary)
{
    nlohmann::ordered_json json;
    json["files"] = nlohmann::ordered_json::array();
    for (const auto &file : summary.files)
        json["files"].push_back(
            {{"file", file.path.string()}, {"lines", file.lines}, {"sha256", toHex(file.digest)}});
    json["concepts"] = summary.concepts;
    json["names"] = summary.names;
    json["leftOut"] = nlohmann::ordered_json::object();
    for (const auto &[reason, count] : summary.leftOut)
        json["leftOut"][reason] = count;
    return json;
}

/// How many terms the plan leaves out: by the kinds that it names, and one by one.
struct LeftOut
{
    std::vector<std::pair<std::string, std::size_t>> kinds;
    std::size_t terms = 0; ///< of other kinds
};

LeftOut leftOutOf(const ShownVocabulary &shown)
{
    const VocabularyFacts facts = factsOf(shown.whole);
    LeftOut left{.kinds = {}, .terms = shown.whole.size() - shown.vocabulary.size()};
    for (std::size_t kind = 0; kind < kindCount; ++kind)
        if (std::ranges::find(shown.exclude.kinds, kindName(kind)) != shown.exclude.kinds.end()) {
            left.kinds.emplace_back(kindName(kind), facts.terms[kind]);
            left.terms -= facts.terms[kind];
        }
    return left;
}

std::string exclusionLines(const ShownVocabulary &shown)
{
    if (shown.exclude.isEmpty())
        return {};
    const LeftOut left = leftOutOf(shown);
    std::string text = "left out by the plan\n";
    for (const auto &[kind, count] : left.kinds)
        text += row("terms of the kind " + kind, count);
    return text + row("terms by name", left.terms);
}

nlohmann::ordered_json exclusionJson(const ShownVocabulary &shown)
{
    const LeftOut left = leftOutOf(shown);
    nlohmann::ordered_json json{{"kinds", nlohmann::ordered_json::object()}, {"terms", left.terms}};
    for (const auto &[kind, count] : left.kinds)
        json["kinds"][kind] = count;
    return json;
}

} // namespace

std::string vocabularyTable(const ShownVocabulary &shown)
{
    const VocabularyFacts facts = factsOf(shown.vocabulary);
    std::string text = printable(shown.name) + "\n";
    if (shown.summary)
        text += summaryLines(*shown.summary);
    text += exclusionLines(shown) + "terms\n" + row("in all", shown.vocabulary.size());
    for (std::size_t kind = 0; kind < kindCount; ++kind)
        if (facts.terms[kind] > 0)
            text += row(kindName(kind), facts.terms[kind]);
    text += row("further names and inflections", facts.forms) + "examples\n";
    for (const auto &example : facts.examples)
        text += exampleLine(example);
    return text + "SHA-256 " + toHex(shown.vocabulary.digest());
}

std::string vocabularyJson(const ShownVocabulary &shown)
{
    const VocabularyFacts facts = factsOf(shown.vocabulary);
    nlohmann::ordered_json json;
    json["vocabulary"] = shown.name;
    if (shown.summary)
        json["read"] = summaryJson(*shown.summary);
    if (!shown.exclude.isEmpty())
        json["excluded"] = exclusionJson(shown);
    json["terms"] = shown.vocabulary.size();
    json["forms"] = facts.forms;
    json["kinds"] = nlohmann::ordered_json::object();
    for (std::size_t kind = 0; kind < kindCount; ++kind)
        if (facts.terms[kind] > 0)
            json["kinds"][kindName(kind)] = facts.terms[kind];
    json["examples"] = nlohmann::ordered_json::array();
    for (const auto &example : facts.examples)
        json["examples"].push_back({{"term", example.term}, {"forms", example.forms}});
    json["sha256"] = toHex(shown.vocabulary.digest());
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace cli
